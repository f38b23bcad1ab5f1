import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { differenceMoments, type PairMoments, pairedMean } from '../../src/stats/paired-means.ts';

function momentsOf(pairs: readonly (readonly [number, number])[]): PairMoments {
  const total = (of: (a: number, b: number) => number): number => pairs.reduce((sum, [a, b]) => sum + of(a, b), 0);
  return {
    n: pairs.length,
    sumA: total((a) => a),
    squaresA: total((a) => a * a),
    sumB: total((_, b) => b),
    squaresB: total((_, b) => b * b),
    products: total((a, b) => a * b),
  };
}

/** Student's own data (1908): hours of sleep gained under two drugs by ten patients, in tenths of an hour. */
const SLEEP = [
  [7, 19],
  [-16, 8],
  [-2, 11],
  [-12, 1],
  [-1, -1],
  [34, 44],
  [37, 55],
  [8, 16],
  [0, 46],
  [20, 34],
] as const;

describe('difference of means on shared luck', () => {
  it("meets the paired t test of Student's sleep data", () => {
    // t = -4.0621, df 9, p = 0.002833, 95 % interval -2.4598855 to -0.7001145 hours.
    const result = pairedMean(momentsOf(SLEEP), 0.95);
    expect(result?.difference).toBeCloseTo(-15.8, 12);
    expect(result?.low).toBeCloseTo(-24.598855, 5);
    expect(result?.high).toBeCloseTo(-7.001145, 5);
    expect(result?.pValue).toBeCloseTo(0.002833, 6);
    // Pearson's correlation of the two columns.
    expect(result?.correlation).toBeCloseTo(0.7951702, 6);
  });

  it('does not lose digits to large values', () => {
    const far = 30_000_000;
    const pairs = SLEEP.map(([a, b]) => [a + far, b + far] as const);
    const result = pairedMean(momentsOf(pairs), 0.95);
    expect(result?.low).toBeCloseTo(-24.598855, 5);
    expect(result?.correlation).toBeCloseTo(0.7951702, 6);
  });

  it('does not exist for one pair', () => {
    expect(pairedMean(momentsOf([[1, 2]]), 0.95)).toBeNull();
  });

  it('of pairs that all differ alike is certain of nothing: two steps of z² trials, and the p-value of the sign test', () => {
    const result = pairedMean(
      momentsOf([
        [3, 1],
        [5, 3],
        [9, 7],
      ]),
      0.95,
    );
    expect(result).toMatchObject({ difference: 2, pValue: 0.25, reduction: null });
    expect(result?.high).toBeCloseTo(2 + 3.841459 / (3 + 3.841459), 6);
    expect(result?.low).toBeCloseTo(2 - 3.841459 / (3 + 3.841459), 6);
    expect(result?.correlation).toBeCloseTo(1, 12);
  });

  it('claims no more of few pairs that differ than so many coins could', () => {
    const five = pairedMean({ n: 10_000, sumA: 5, squaresA: 5, sumB: 0, squaresB: 0, products: 0 }, 0.95);
    // Student's p-value would be 0.0253.
    expect(five?.pValue).toBe(2 ** -4);
    expect(five?.low).toBeLessThan(0);
  });

  it('between equal variants is nothing, as far as so many pairs tell', () => {
    const result = pairedMean(
      momentsOf([
        [3, 3],
        [5, 5],
      ]),
      0.95,
    );
    expect(result).toMatchObject({ difference: 0, pValue: 1, reduction: null });
    expect(result?.high).toBeCloseTo(3.841459 / (2 + 3.841459), 6);
  });

  test.prop([fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), { minLength: 2 })])(
    'is the t interval of the differences, with the reduction that the variances give',
    (pairs) => {
      const result = pairedMean(momentsOf(pairs), 0.95);
      const differences = pairs.map(([a, b]) => a - b);
      const mean = differences.reduce((sum, d) => sum + d, 0) / pairs.length;
      expect(result?.difference).toBeCloseTo(mean, 10);
      expect(result?.low).toBeLessThanOrEqual(mean + 1e-9);
      expect(differenceMoments(momentsOf(pairs)).squares).toBe(differences.reduce((sum, d) => sum + d * d, 0));
      for (const value of Object.values(result ?? {})) expect(value).not.toBeNaN();
      if (result?.reduction != null && result.correlation !== null)
        expect(result.reduction > 1).toBe(result.correlation > 0);
    },
  );
});
