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
 * pairs. Its p-value is Student's, and never below 2^(1-k), where k is Σd² in steps of the greater weight: of k pairs that
 * differ by a step that is the sign test's, and of smaller differences more than what all of one sign have where the mean is 0.
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
  const squares = (n - 1) * variance + n * difference ** 2;
  const half = step * meanReach({ n, variance: variance / step ** 2 }, confidence);
  return {
    difference,
    low: difference - half,
    high: difference + half,
    pValue: Math.min(1, Math.max(meanPValue(difference, error, n), 2 ** (1 - squares / step ** 2))),
    variance,
    reduction: variance > 0 ? apart / variance : null,
    correlation: correlationOf(a, b, covariance),
  };
}
