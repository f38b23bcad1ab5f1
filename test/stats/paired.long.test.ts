import { describe, expect, it } from 'vitest';
import { mcnemarExact, tango } from '../../src/stats/paired.ts';
import { pairedMean } from '../../src/stats/paired-means.ts';
import { unpairedProportion } from '../../src/stats/unpaired.ts';
import { expectNominal, shareOfRuns } from '../support/replication.ts';
import { drawPairs, drawWaits } from '../support/shared-luck.ts';
import { uniforms } from '../support/uniforms.ts';

// Ten thousand runs: chance moves a coverage of .95 by the band's .015 once in 10^11.
const RUNS = 10_000;

describe('intervals of paired differences cover the truth as often as they say', () => {
  it.each([
    { a: 0.5, b: 0.5, shared: 0.9, n: 400 },
    { a: 0.5, b: 0.55, shared: 0.8, n: 400 },
    { a: 0.1, b: 0.12, shared: 0.7, n: 400 },
    { a: 0.9, b: 0.8, shared: 0, n: 400 },
    { a: 0.02, b: 0.03, shared: 0.5, n: 1_000 },
    { a: 0.3, b: 0.31, shared: 0.95, n: 2_000 },
  ])('for an outcome of probability $a and $b, luck shared $shared', ({ n, ...pair }) => {
    const covered = shareOfRuns(RUNS, (seed) => {
      const { low, high } = tango(drawPairs(pair, n, uniforms(seed)), 0.95);
      return low <= pair.a - pair.b && pair.a - pair.b <= high;
    });
    expectNominal(covered);
  });

  it.each([
    { a: 0.3, b: 0.3, shared: 0.8, n: 400 },
    { a: 0.2, b: 0.25, shared: 0.5, n: 400 },
  ])('for a skewed metric of parameters $a and $b, luck shared $shared', ({ n, ...pair }) => {
    const truth = (1 - pair.a) / pair.a - (1 - pair.b) / pair.b;
    const covered = shareOfRuns(RUNS, (seed) => {
      const interval = pairedMean(drawWaits(pair, n, uniforms(seed)), 0.95);
      return interval !== null && interval.low <= truth && truth <= interval.high;
    });
    expectNominal(covered);
  });

  it('while an unpaired interval on the same pairs is wasteful: it covers nearly always', () => {
    const pair = { a: 0.5, b: 0.5, shared: 0.9 };
    const covered = shareOfRuns(RUNS, (seed) => {
      const { n, both, onlyA, onlyB } = drawPairs(pair, 400, uniforms(seed));
      const { low, high } = unpairedProportion({ count: both + onlyA, n }, { count: both + onlyB, n }, 0.95);
      return low <= 0 && 0 <= high;
    });
    expect(covered).toBeGreaterThan(0.999);
  });
});

describe('intervals of unpaired differences cover the truth as often as they say', () => {
  it.each([
    { a: 0.5, b: 0.5 },
    { a: 0.1, b: 0.12 },
    { a: 0.95, b: 0.9 },
  ])('for probabilities $a and $b', (pair) => {
    const covered = shareOfRuns(RUNS, (seed) => {
      const { n, both, onlyA, onlyB } = drawPairs({ ...pair, shared: 0 }, 500, uniforms(seed));
      const { low, high } = unpairedProportion({ count: both + onlyA, n }, { count: both + onlyB, n }, 0.95);
      return low <= pair.a - pair.b && pair.a - pair.b <= high;
    });
    expectNominal(covered);
  });
});

describe("McNemar's tests of equal variants", () => {
  it.each([
    { a: 0.5, b: 0.5, shared: 0.9, n: 200 },
    { a: 0.05, b: 0.05, shared: 0.8, n: 400 },
  ])('cry wolf no more often than their level, at $a with luck shared $shared', ({ n, ...pair }) => {
    const exact = shareOfRuns(RUNS, (seed) => {
      const { onlyA, onlyB } = drawPairs(pair, n, uniforms(seed));
      return mcnemarExact(onlyA, onlyB) <= 0.05;
    });
    expect(exact).toBeLessThanOrEqual(0.05);
  });
});
