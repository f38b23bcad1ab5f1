import { meanReach } from './interval.ts';
import { sampleVariance } from './moments.ts';
import { correlationOf, type Difference, type Sharing } from './paired.ts';
import { meanPValue, type PairMoments, sampleCovariance } from './paired-means.ts';

/** What one unit of a and of b counts for, and what their values are counted from. */
export interface Weights {
  readonly a: number;
  readonly b: number;
  /** The value itself is this much more than what the moments counted. */
  readonly least: number;
}

export interface WeightedDifference extends Difference, Sharing {
  /** Variance of the weighted difference of one pair. */
  readonly variance: number;
}

/**
 * Difference of two weighted means on shared luck, such as of the wins that one crown buys; null with fewer than two
 * pairs. Where every pair differs by the same amount the p-value is the sign test's, 2^(1-n).
 * @param confidence level in (0,1)
 * @source Student (1908), on wA·a − wB·b
 */
export function weightedDifference(
  pairs: PairMoments,
  weights: Weights,
  confidence: number,
): WeightedDifference | null {
  const { n, sumA, sumB, squaresA, squaresB } = pairs;
  const a = sampleVariance({ n, sum: sumA, squares: squaresA });
  const b = sampleVariance({ n, sum: sumB, squares: squaresB });
  const covariance = sampleCovariance(pairs);
  if (a === null || b === null || covariance === null) return null;
  const apart = weights.a ** 2 * a + weights.b ** 2 * b;
  const variance = Math.max(0, apart - 2 * weights.a * weights.b * covariance);
  const difference = weights.a * (weights.least + sumA / n) - weights.b * (weights.least + sumB / n);
  const error = Math.sqrt(variance / n);
  // A step of either counts for its weight.
  const step = Math.max(weights.a, weights.b);
  const half = step * meanReach({ n, variance: variance / step ** 2 }, confidence);
  return {
    difference,
    low: difference - half,
    high: difference + half,
    pValue: meanPValue(difference, error, n),
    variance,
    reduction: variance > 0 ? apart / variance : null,
    correlation: correlationOf(a, b, covariance),
  };
}
