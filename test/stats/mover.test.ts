import { describe, expect, it } from 'vitest';
import { wilson } from '../../src/stats/interval.ts';
import { moverDifference } from '../../src/stats/mover.ts';
import { pairedMean } from '../../src/stats/paired-means.ts';
import { weightedDifference } from '../../src/stats/paired-rates.ts';
import { unpairedProportion } from '../../src/stats/unpaired.ts';

describe('moverDifference', () => {
  it('is Newcombe’s interval when its parts are Wilson’s', () => {
    const [a, b] = [
      { count: 56, n: 70 },
      { count: 48, n: 80 },
    ];
    const of = ({ count, n }: typeof a) => ({ value: count / n, ...wilson(count, n, 0.95) });
    const found = moverDifference(of(a), of(b));
    const known = unpairedProportion(a, b, 0.95);
    expect(found.low).toBeCloseTo(known.low, 12);
    expect(found.high).toBeCloseTo(known.high, 12);
    // Newcombe (1998), table II, example (a), method 10.
    expect([found.low.toFixed(4), found.high.toFixed(4)]).toEqual(['0.0524', '0.3339']);
  });

  it('narrows as the two are correlated, and has no end where a bound has none', () => {
    const one = { value: 1, low: 0.5, high: 1.5 };
    const wide = moverDifference(one, one);
    const narrow = moverDifference(one, one, 0.8);
    expect(narrow.high).toBeLessThan(wide.high);
    expect(moverDifference(one, one, 1).high).toBeCloseTo(0, 12);
    expect(moverDifference({ ...one, high: Number.POSITIVE_INFINITY }, one).high).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('weightedDifference', () => {
  const pairs = { n: 50, sumA: 30, squaresA: 40, sumB: 20, squaresB: 26, products: 22 };

  it('with equal weights is the paired difference of means', () => {
    const found = weightedDifference(pairs, { a: 1, b: 1, least: 3 }, 0.95);
    const known = pairedMean(pairs, 0.95);
    expect(found?.difference).toBeCloseTo(known?.difference ?? Number.NaN, 12);
    expect(found?.low).toBeCloseTo(known?.low ?? Number.NaN, 12);
    expect(found?.pValue).toBeCloseTo(known?.pValue ?? Number.NaN, 12);
    expect(found?.reduction).toBeCloseTo(known?.reduction ?? Number.NaN, 12);
  });

  it('weighs values counted from their least', () => {
    const found = weightedDifference(pairs, { a: 0.5, b: 0.25, least: 2 }, 0.95);
    expect(found?.difference).toBeCloseTo(0.5 * (2 + 0.6) - 0.25 * (2 + 0.4), 12);
  });

  it('is certain of nothing where no pair has differed: it reaches z²/(n + z²) steps of the greater weight', () => {
    const none = { n: 1_000, sumA: 0, squaresA: 0, sumB: 0, squaresB: 0, products: 0 };
    const found = weightedDifference(none, { a: 1 / 50, b: 1 / 40, least: 0 }, 0.95);
    expect(found?.high).toBeCloseTo(3.841459 / 1_003.841459 / 40, 9);
  });

  it('claims no more of few pairs that differ than so many coins could', () => {
    const few = { n: 10_000, sumA: 6, squaresA: 6, sumB: 0, squaresB: 0, products: 0 };
    expect(weightedDifference(few, { a: 1, b: 1, least: 0 }, 0.95)?.pValue).toBeCloseTo(2 ** -5, 12);
    expect(weightedDifference(few, { a: 1 / 40, b: 1 / 40, least: 0 }, 0.95)?.pValue).toBeCloseTo(2 ** -5, 12);
  });

  it('claims no more than the chance that rare pairs are all of one sign where the means are alike', () => {
    const least = 0;
    for (const [count, b] of [
      [20, 0.9],
      [40, 0.9],
      [12, 0.5],
      [30, 0.98],
    ] as const) {
      // Both win, at a difference of 1 - b; where the means are alike, b of such pairs are balanced by 1 - b at -b.
      const both = { n: 10_000, sumA: count, squaresA: count, sumB: count, squaresB: count, products: count };
      const found = weightedDifference(both, { a: 1, b, least }, 0.95);
      expect(found?.pValue).toBeGreaterThanOrEqual(b ** count);
      // The cheaper alone wins, at -b; balanced by b of 1 + b at 1.
      const alone = { n: 10_000, sumA: 0, squaresA: 0, sumB: count, squaresB: count, products: 0 };
      expect(weightedDifference(alone, { a: 1, b, least }, 0.95)?.pValue).toBeGreaterThanOrEqual((1 + b) ** -count);
    }
  });

  it('never has a p-value of nothing for pairs that differ by the same amount, nor one without two pairs', () => {
    const same = { n: 5, sumA: 5, squaresA: 5, sumB: 5, squaresB: 5, products: 5 };
    // Five differences of half a step: 2^(1 - 5/4).
    expect(weightedDifference(same, { a: 1, b: 0.5, least: 0 }, 0.95)?.pValue).toBeCloseTo(2 ** -0.25, 12);
    expect(weightedDifference(same, { a: 1, b: 0.5, least: 1 }, 0.95)?.pValue).toBe(2 ** -4);
    expect(weightedDifference({ ...same, n: 1 }, { a: 1, b: 1, least: 0 }, 0.95)).toBeNull();
  });
});
