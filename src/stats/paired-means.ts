import { studentTail } from './distributions.ts';
import { meanReach } from './interval.ts';
import type { Moments } from './moments.ts';
import { sampleVariance } from './moments.ts';
import { correlationOf, type Difference, type Sharing } from './paired.ts';

/** Exact integer moments of pairs (a, b) on shared luck: each field is an integer below 2^53 in magnitude. */
export interface PairMoments {
  readonly n: number;
  /** Σ a and Σ a² */
  readonly sumA: number;
  readonly squaresA: number;
  /** Σ b and Σ b² */
  readonly sumB: number;
  readonly squaresB: number;
  /** Σ a·b */
  readonly products: number;
}

export interface PairedMean extends Difference, Sharing {
  readonly n: number;
  readonly method: 'paired-t';
}

/**
 * Moments of the differences a − b.
 * @throws RangeError when Σ (a - b)² is beyond 2^53 and its digits would be lost
 */
export function differenceMoments(pairs: PairMoments): Moments {
  const squares = Number(BigInt(pairs.squaresA) + BigInt(pairs.squaresB) - 2n * BigInt(pairs.products));
  if (squares > Number.MAX_SAFE_INTEGER) throw new RangeError(`Σ (a - b)² is ${squares}, beyond 2^53`);
  return { n: pairs.n, sum: pairs.sumA - pairs.sumB, squares };
}

/**
 * Difference of a metric's mean between two variants on shared luck; null with fewer than two pairs. Its interval is that of
 * {@link meanReach}. Its p-value is Student's, and never below the sign test's of so many pairs as can have differed, 2^(1-Σd²):
 * where every pair differs by the same amount, of all pairs, 2^(1-n).
 * @param confidence level in (0,1)
 * @source Student (1908), on the exact integer moments of the differences
 */
export function pairedMean(pairs: PairMoments, confidence: number): PairedMean | null {
  const moments = differenceMoments(pairs);
  const variance = sampleVariance(moments);
  if (variance === null) return null;
  const { n } = pairs;
  const difference = moments.sum / n;
  const error = Math.sqrt(variance / n);
  const half = meanReach({ n, variance }, confidence);
  return {
    difference,
    low: difference - half,
    high: difference + half,
    pValue: Math.min(1, Math.max(meanPValue(difference, error, n), 2 ** (1 - moments.squares))),
    ...sharing(pairs, variance),
    n,
    method: 'paired-t',
  };
}

/**
 * Two-sided p-value of no mean difference: Student's, or where every pair differed by the same amount the sign test's.
 * @param error standard error of the mean
 * @param n pairs, at least 2
 */
export function meanPValue(difference: number, error: number, n: number): number {
  if (difference === 0) return 1;
  return error > 0 ? studentTail(difference / error, n - 1) : Math.max(2 ** (1 - n), Number.MIN_VALUE);
}

function sharing(pairs: PairMoments, paired: number): Sharing {
  const { n } = pairs;
  const a = sampleVariance({ n, sum: pairs.sumA, squares: pairs.squaresA }) ?? 0;
  const b = sampleVariance({ n, sum: pairs.sumB, squares: pairs.squaresB }) ?? 0;
  const covariance = sampleCovariance(pairs) ?? 0;
  return { reduction: paired > 0 ? (a + b) / paired : null, correlation: correlationOf(a, b, covariance) };
}

/** Unbiased covariance of the pairs; null with fewer than two. The numerator n·Σab - Σa·Σb is computed in integers. */
export function sampleCovariance({ n, sumA, sumB, products }: PairMoments): number | null {
  if (n < 2) return null;
  return Number(BigInt(n) * BigInt(products) - BigInt(sumA) * BigInt(sumB)) / n / (n - 1);
}
