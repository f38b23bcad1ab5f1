import { describe, expect, it } from 'vitest';
import { meanSequence, mixtureScale, pairedSequence, proportionSequence } from '../../src/stats/confidence-sequence.ts';
import { fairness } from '../../src/stats/fairness.ts';
import type { Interval } from '../../src/stats/interval.ts';
import { type PairCounts, tango } from '../../src/stats/paired.ts';
import { differenceMoments, type PairMoments, pairedMean } from '../../src/stats/paired-means.ts';
import { shareOfRuns } from '../support/replication.ts';
import { drawPairs, drawWaits } from '../support/shared-luck.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 1_000;
const LOOKS = [10, 100, 1_000] as const;
const PAIRS_PER_LOOK = 50;
const EQUAL = { a: 0.4, b: 0.4, shared: 0.5 };

function excludes({ low, high }: Interval, truth: number): boolean {
  return low > truth || high < truth;
}

function sumOf<T extends object>(one: T, other: T): T {
  const entries = Object.entries(one) as [keyof T, number][];
  return Object.fromEntries(entries.map(([key, value]) => [key, value + (other[key] as number)])) as T;
}

/** The look at which an interval first excludes the truth; infinite when it never does. */
function firstExclusion<T extends object>(draw: () => T, intervalOf: (all: T) => Interval, truth: number): number {
  let all = draw();
  for (let look = 1; look <= LOOKS[2]; look += 1) {
    if (excludes(intervalOf(all), truth)) return look;
    all = sumOf(all, draw());
  }
  return Number.POSITIVE_INFINITY;
}

/** Share of runs on equal variants that named a winner by 10, 100 and 1,000 looks. */
function falseWinners<T extends object>(
  draw: (uniform: () => number) => T,
  intervalOf: (all: T) => Interval,
): readonly number[] {
  const firsts = Array.from({ length: RUNS }, (_, run) => {
    const uniform = uniforms(run + 1);
    return firstExclusion(() => draw(uniform), intervalOf, 0);
  });
  return LOOKS.map((looks) => firsts.filter((first) => first <= looks).length / RUNS);
}

/** What a rule that may be looked at as often as one likes has to pass. */
function expectSafeToPeek(rates: readonly number[]): void {
  for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.05);
}

const drawOutcome = (uniform: () => number): PairCounts => drawPairs(EQUAL, PAIRS_PER_LOOK, uniform);
const drawMetric = (uniform: () => number): PairMoments =>
  drawWaits({ a: 0.3, b: 0.3, shared: 0.5 }, PAIRS_PER_LOOK, uniform);
const nowhere: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

describe('looking at equal variants up to a thousand times', () => {
  it('names a false winner in at most 5 % of runs, by the sequence for an outcome', () => {
    const scale = mixtureScale(1_000, 0.95);
    expectSafeToPeek(falseWinners(drawOutcome, (pairs) => pairedSequence(pairs, scale, 0.95)));
  });

  it('and by the sequence for a skewed metric', () => {
    const scale = mixtureScale(5_000, 0.95);
    const rates = falseWinners(drawMetric, (pairs) => meanSequence(differenceMoments(pairs), scale, 0.95) ?? nowhere);
    expectSafeToPeek(rates);
  });

  it('but by an ordinary interval in a fifth, two fifths, half of them: it fails the same test', () => {
    const naive = falseWinners(drawOutcome, (pairs) => tango(pairs, 0.95));
    expect(() => expectSafeToPeek(naive)).toThrow();
    // Published: 20 %, 38 %, 52 %; 5 standard errors of a thousand runs are .063, .077, .079.
    [0.2, 0.38, 0.52].forEach((published, i) => {
      const rate = naive[i] ?? 0;
      expect(Math.abs(rate - published)).toBeLessThan(5 * Math.sqrt((published * (1 - published)) / RUNS));
    });
  });

  it('and by the ordinary interval of a metric no less often', () => {
    const naive = falseWinners(drawMetric, (pairs) => pairedMean(pairs, 0.95) ?? nowhere);
    expect(() => expectSafeToPeek(naive)).toThrow();
    expect(naive[2]).toBeGreaterThan(0.4);
  });
});

describe('a true difference', () => {
  it('stays inside the sequence at every look in 95 % of runs, and is told from none in the end', () => {
    const pair = { a: 0.45, b: 0.4, shared: 0.7 };
    const scale = mixtureScale(1_000, 0.95);
    const isMissed = shareOfRuns(RUNS, (seed) => {
      const uniform = uniforms(seed);
      const draw = (): PairCounts => drawPairs(pair, PAIRS_PER_LOOK, uniform);
      return Number.isFinite(firstExclusion(draw, (all) => pairedSequence(all, scale, 0.95), 0.05));
    });
    expect(isMissed).toBeLessThanOrEqual(0.05);
    const isFound = shareOfRuns(200, (seed) => {
      const uniform = uniforms(seed);
      const draw = (): PairCounts => drawPairs(pair, PAIRS_PER_LOOK, uniform);
      return Number.isFinite(firstExclusion(draw, (all) => pairedSequence(all, scale, 0.95), 0));
    });
    expect(isFound).toBe(1);
  });
});

describe('the sequence of a proportion', () => {
  it.each([0.5, 0.1, 0.01])('is around %f at every look in nineteen runs of twenty', (p) => {
    const isMissed = shareOfRuns(RUNS, (seed) => {
      const uniform = uniforms(seed);
      let count = 0;
      for (let n = 1; n <= 20_000; n += 1) {
        if (uniform() < p) count += 1;
        if (n % 50 === 0 && excludes(proportionSequence(count, n, 0.95), p)) return true;
      }
      return false;
    });
    expect(isMissed).toBeLessThanOrEqual(0.05);
  });

  it.each([
    { p: 0.5201, wrong: 'fair' },
    { p: 0.5199, wrong: 'unfair' },
  ])('gives a wrong verdict on fairness to $p in at most 5 % of runs', ({ p, wrong }) => {
    const isWrong = shareOfRuns(RUNS, (seed) => {
      const uniform = uniforms(seed);
      let count = 0;
      for (let n = 1; n <= 20_000; n += 1) {
        if (uniform() < p) count += 1;
        if (n % 100 === 0 && fairness(proportionSequence(count, n, 0.95), 0.5, 0.02) === wrong) return true;
      }
      return false;
    });
    expect(isWrong).toBeLessThanOrEqual(0.05);
  });
});
