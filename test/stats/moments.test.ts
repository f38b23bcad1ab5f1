import { describe, expect, it } from 'vitest';
import { histogramQuantile, lawQuantile } from '../../src/stats/histogram.ts';
import { lawSkewRatio, lawSpread, sampleVariance } from '../../src/stats/moments.ts';

describe('moments', () => {
  it('give the variance without cancellation where floats lose it all', () => {
    // 2^20 trials, half of them 2^16, half 2^16 + 1: variance 1/4 · n/(n-1).
    const n = 2 ** 20;
    const a = 2 ** 16;
    const moments = { n, sum: (n / 2) * (2 * a + 1), squares: (n / 2) * (a * a + (a + 1) ** 2) };
    expect(sampleVariance(moments)).toBeCloseTo((0.25 * n) / (n - 1), 14);
  });

  it('do not give a variance of one trial', () => {
    expect(sampleVariance({ n: 1, sum: 5, squares: 25 })).toBeNull();
  });

  it('of a die are 7/2 and √(35/12)', () => {
    const die = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];
    expect(lawSpread(die).mean).toBeCloseTo(3.5, 14);
    expect(lawSpread(die).sd).toBeCloseTo(Math.sqrt(35 / 12), 14);
  });

  it('tell how skewed a law is', () => {
    expect(lawSkewRatio([0.5, 0.5])).toBeCloseTo(1, 12);
    expect(lawSkewRatio([0.999999, 0.000001])).toBeGreaterThan(900);
    expect(lawSkewRatio([0, 1])).toBe(0);
  });
});

describe('quantiles', () => {
  it('are the smallest value that reaches the share', () => {
    expect(histogramQuantile([1, 1, 1, 1], 0, 0.5)).toBe(1);
    expect(histogramQuantile([1, 1, 1, 1], 0, 0.51)).toBe(2);
    expect(histogramQuantile([0, 0, 4], 0, 0.05)).toBe(2);
    expect(lawQuantile([0.5, 0.25, 0.25], 0.5)).toBe(0);
    expect(lawQuantile([0, 0.1, 0.9], 0.05)).toBe(1);
  });

  it('are not known among overflowing trials', () => {
    expect(histogramQuantile([1, 1], 8, 0.2)).toBe(1);
    expect(histogramQuantile([1, 1], 8, 0.5)).toBeNull();
  });

  it('are not moved by rounding in the last digit', () => {
    // 0.1 + 0.2 + 0.2 falls short of or beyond 0.5 by one unit in the last place.
    expect(lawQuantile([0.1, 0.2, 0.2, 0.5], 0.5)).toBe(2);
    expect(lawQuantile([0.1, 0.7, 0.2], 0.8)).toBe(1);
  });
});
