import { describe, expect, it } from 'vitest';
import { chiSquaredTest, countDeviation } from '../../src/stats/tests.ts';

describe('χ² test', () => {
  it('gives the textbook statistic and p-value', () => {
    // Sixty throws of a die: 5, 8, 9, 8, 10, 20 → χ² = 13.4, df 5, p = 0.0199.
    const result = chiSquaredTest([5, 8, 9, 8, 10, 20], new Array(6).fill(1 / 6));
    expect(result.statistic).toBeCloseTo(13.4, 10);
    expect(result.df).toBe(5);
    expect(result.pValue).toBeCloseTo(0.0199, 4);
  });

  it('pools cells that expect fewer than five', () => {
    expect(chiSquaredTest([50, 48, 1, 1], [0.5, 0.48, 0.01, 0.01]).df).toBe(1);
  });

  it('cannot be fooled by a hit in an impossible cell', () => {
    expect(chiSquaredTest([100, 1], [1, 0]).pValue).toBe(0);
  });
});

describe('deviation of a count', () => {
  it('is a plain z-score where counts are many', () => {
    expect(countDeviation(5_100, 10_000, 0.5)).toBeCloseTo(2, 12);
  });

  it('does not cry wolf over one hit of a rare event', () => {
    // A plain z-score would say 9.9 for an event that happens once in a hundred runs.
    expect(countDeviation(1, 10_000, 1e-6)).toBeCloseTo(2.33, 1);
    expect(countDeviation(0, 10_000, 1e-6)).toBe(0);
    expect(countDeviation(20, 10_000, 1e-6)).toBeGreaterThan(8);
  });

  it('is infinite for the impossible and zero for the certain', () => {
    expect(countDeviation(1, 1000, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(countDeviation(0, 1000, 0)).toBe(0);
    expect(countDeviation(1000, 1000, 1)).toBe(0);
    expect(countDeviation(999, 1000, 1)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is symmetric in hits and misses', () => {
    expect(countDeviation(997, 1000, 0.999)).toBeCloseTo(-countDeviation(3, 1000, 0.001), 9);
  });
});
