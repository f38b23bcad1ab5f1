import { describe, expect, it } from 'vitest';
import { cyclicShare } from '../../src/stats/cyclic-share.ts';
import type { Matchup } from '../../src/stats/matchup.ts';
import { squareMatrix } from '../../src/stats/matrix.ts';
import { scoresOf, scoresOfRatings } from '../support/matchups.ts';

function counted(scores: number[][], n: number): Matchup {
  return { scores, trials: squareMatrix(scores.length, () => n) };
}

const CIRCLE = scoresOf(3, () => 0.7, true);

describe('the cyclic share', () => {
  it('of exact scores is a point: all of rock, paper and scissors, nothing of a ladder, and none where all are level', () => {
    const circle = cyclicShare({ scores: CIRCLE, trials: null }, 0.95);
    expect(circle).toMatchObject({ low: circle?.value, high: circle?.value, method: 'exact' });
    expect(circle?.value).toBeCloseTo(1, 12);
    expect(cyclicShare({ scores: scoresOfRatings([1, 0, -1]), trials: null }, 0.95)?.value).toBeCloseTo(0, 12);
    // Three equal scores but for rounding are level.
    expect(cyclicShare({ scores: scoresOf(3, () => 0.5 + 1e-16), trials: null }, 0.95)).toBeNull();
  });

  it('of two entries is 0 for sure, however few their trials', () => {
    const found = cyclicShare(counted(scoresOfRatings([0.5, -0.5]), 200), 0.95);
    expect(found).toMatchObject({ value: 0, low: 0, high: 0, method: 'exact' });
  });

  it('of a sampled circle has the bounds worked out by hand', () => {
    // Leads L = ln(7/3) all round: circles of length √3·L in one dimension, a ranking of length 0 in two. Standard
    // error e = 1/√(1000·0.21); at level 1 - 0.05/4 along it z(0.99375)·e, across the ranking's line z² of one dimension.
    const [lead, error] = [Math.log(7 / 3), 1 / Math.sqrt(210)];
    const along = 2.4976966 * error;
    const low = (Math.sqrt(3) * lead - along) ** 2;
    const found = cyclicShare(counted(CIRCLE, 1_000), 0.95);
    expect(found?.low).toBeCloseTo(low / (low + along ** 2), 6);
    expect(found?.high).toBe(1);
  });

  it('holds the value, and narrows about it as trials grow: by about ten for a hundredfold', () => {
    const scores = scoresOfRatings([0.8, 0, -0.3, -0.5]).map((row) => [...row]);
    // One pair bent out of the ladder.
    for (const [row, column, score] of [
      [0, 3, 0.45],
      [3, 0, 0.55],
    ] as const) {
      (scores[row] ?? [])[column] = score;
    }
    const widths = [10_000, 1_000_000].map((n) => {
      const found = cyclicShare(counted(scores, n), 0.95);
      expect(found?.low).toBeGreaterThan(0);
      expect(found?.low).toBeLessThan(found?.value ?? 0);
      expect(found?.high).toBeGreaterThan(found?.value ?? 1);
      return (found?.high ?? 1) - (found?.low ?? 0);
    });
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(7);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeLessThan(14);
  });

  it('has no interval where a pair has too few of its wins or losses, and none is needed of an exact one', () => {
    const lopsided = scoresOf(3, (pair) => [0.98, 0.5, 0.6][pair] ?? 0.5);
    expect(cyclicShare(counted(lopsided, 1_000), 0.95)).toMatchObject({ low: 0, high: 1, method: 'none' });
    expect(cyclicShare(counted(lopsided, 1_600), 0.95)?.method).toBe('length-bound');
    const trials = squareMatrix(3, (row, column) => (row + column === 1 ? Number.POSITIVE_INFINITY : 1_000));
    expect(cyclicShare({ scores: lopsided, trials }, 0.95)?.method).toBe('length-bound');
  });

  it('may be anything in a sample of equals', () => {
    const scores = scoresOf(4, (pair) => 0.5 + ([0.01, -0.012, 0.004, 0.008, -0.006, 0.011][pair] ?? 0));
    expect(cyclicShare(counted(scores, 400), 0.95)).toMatchObject({ low: 0, high: 1, method: 'length-bound' });
  });
});
