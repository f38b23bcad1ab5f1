import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { logBinomial } from '../../src/stats/binomial.ts';
import {
  meanSequence,
  mixtureScale,
  normalMixtureRadius,
  pairedSequence,
  proportionSequence,
} from '../../src/stats/confidence-sequence.ts';
import { clopperPearson } from '../../src/stats/interval.ts';

describe('radius of a normal mixture', () => {
  it('is the published formula', () => {
    // √(101·ln(101/(1·0.05²)))
    expect(normalMixtureRadius(100, 1, 0.95)).toBeCloseTo(Math.sqrt(101 * Math.log(101 / 0.0025)), 12);
    expect(normalMixtureRadius(0, 1, 0.95)).toBeCloseTo(Math.sqrt(Math.log(400)), 12);
  });

  it('is within a hundredth of the tightest at the variance that its scale was chosen for', () => {
    const variance = 10_000;
    const chosen = normalMixtureRadius(variance, mixtureScale(variance, 0.95), 0.95);
    let best = Number.POSITIVE_INFINITY;
    for (let scale = 1; scale < 1e6; scale *= 1.02) best = Math.min(best, normalMixtureRadius(variance, scale, 0.95));
    expect(chosen / best).toBeLessThan(1.01);
    for (const [factor, wider] of [
      [0.1, 1.27],
      [1 / 3, 1.04],
      [10, 1.07],
      [100, 1.17],
    ] as const) {
      const far = factor * variance;
      const tightest = normalMixtureRadius(far, mixtureScale(far, 0.95), 0.95);
      expect(normalMixtureRadius(far, mixtureScale(variance, 0.95), 0.95) / tightest).toBeCloseTo(wider, 2);
    }
  });

  it('costs about two and a half times the trials of an ordinary interval', () => {
    const ordinary = 1.959964;
    const price = (normalMixtureRadius(1, mixtureScale(1, 0.95), 0.95) / ordinary) ** 2;
    expect(price).toBeGreaterThan(2);
    expect(price).toBeLessThan(2.7);
  });
});

describe('sequence for a paired difference', () => {
  it('is centred on the difference and measures luck by the discordant pairs', () => {
    const { low, high } = pairedSequence({ n: 10_000, both: 4_000, onlyA: 700, onlyB: 300 }, 100, 0.95);
    expect((low + high) / 2).toBeCloseTo(0.04, 12);
    expect((high - low) / 2).toBeCloseTo(normalMixtureRadius(1_000, 100, 0.95) / 10_000, 12);
  });

  it('says nothing before the first pair and never leaves -1..1', () => {
    expect(pairedSequence({ n: 0, both: 0, onlyA: 0, onlyB: 0 }, 100, 0.95)).toEqual({ low: -1, high: 1 });
    expect(pairedSequence({ n: 3, both: 0, onlyA: 3, onlyB: 0 }, 100, 0.95)).toEqual({ low: -1, high: 1 });
  });
});

describe('sequence for a mean', () => {
  it('is centred on the mean and keeps a width even when nothing has varied yet', () => {
    const interval = meanSequence({ n: 1_000, sum: 500, squares: 250 }, 50, 0.95);
    expect(interval?.low).toBeLessThan(0.5);
    expect(interval?.high).toBeGreaterThan(0.5);
    expect(meanSequence({ n: 1, sum: 1, squares: 1 }, 50, 0.95)).toBeNull();
  });

  it('agrees with the paired sequence where the mean difference is 0', () => {
    const pair = pairedSequence({ n: 1e6, both: 0, onlyA: 5e4, onlyB: 5e4 }, 1_000, 0.95);
    const mean = meanSequence({ n: 1e6, sum: 0, squares: 1e5 }, 1_000, 0.95);
    expect(mean?.high).toBeCloseTo(pair.high, 8);
  });
});

describe('sequence for a proportion', () => {
  const trials = fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([n, share]) => ({ n, count: Math.round(n * share) }));

  test.prop([trials])('has bounds in [0,1] around the share, never NaN', ({ n, count }) => {
    const { low, high } = proportionSequence(count, n, 0.95);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(count / n);
    expect(high).toBeGreaterThanOrEqual(count / n);
    expect(high - low).toBeGreaterThan(0);
  });

  test.prop([trials])('ends where the mixture reaches 1/α', ({ n, count }) => {
    fc.pre(count > 0 && count < n && Math.min(count, n - count) > 100);
    const { low, high } = proportionSequence(count, n, 0.95);
    for (const p of [low, high]) expect(logBinomial(count, n, p) + Math.log(n + 1)).toBeCloseTo(Math.log(0.05), 3);
  });

  it('has closed forms at no hit and at all hits', () => {
    expect(proportionSequence(0, 0, 0.95)).toEqual({ low: 0, high: 1 });
    expect(proportionSequence(0, 100, 0.95)).toEqual({ low: 0, high: expect.closeTo(1 - (0.05 / 101) ** 0.01, 12) });
    expect(proportionSequence(100, 100, 0.95)).toEqual({ low: expect.closeTo((0.05 / 101) ** 0.01, 12), high: 1 });
    expect(proportionSequence(0, 1e9, 0.95).high).toBeGreaterThan(0);
    expect(proportionSequence(1e9, 1e9, 0.95).low).toBeLessThan(1);
    expect(proportionSequence(1, 1e9, 0.95).low).toBeGreaterThan(0);
  });

  it('turns with hits and misses', () => {
    const one = proportionSequence(30, 100, 0.95);
    const other = proportionSequence(70, 100, 0.95);
    expect(one.low).toBeCloseTo(1 - other.high, 14);
    expect(one.high).toBeCloseTo(1 - other.low, 14);
  });

  test.prop([fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'is wider than an interval for a single look',
    (n, share) => {
      const count = Math.round(n * share);
      const always = proportionSequence(count, n, 0.95);
      const once = clopperPearson(count, n, 0.95);
      expect(always.low).toBeLessThanOrEqual(once.low + 1e-12);
      expect(always.high).toBeGreaterThanOrEqual(once.high - 1e-12);
    },
  );
});
