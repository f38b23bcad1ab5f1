import { betaQuantile, normalQuantile, studentQuantile } from './distributions.ts';
import { type Moments, standardErrorOfMean } from './moments.ts';

/** A two-sided interval; bounds included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface ProportionInterval extends Interval {
  readonly method: 'wilson' | 'clopper-pearson';
}

/**
 * Wilson's score interval of a proportion.
 * @param count hits, 0..n
 * @param n trials, at least 1
 * @param confidence level in (0,1)
 * @source Wilson (1927); recommended by Brown, Cai & DasGupta (2001)
 */
export function wilson(count: number, n: number, confidence: number): Interval {
  const z = normalQuantile((1 + confidence) / 2);
  const p = count / n;
  const z2n = (z * z) / n;
  const centre = (p + z2n / 2) / (1 + z2n);
  const half = wilsonHalfWidth(count, n, confidence);
  // At 0 and n hits one bound is exactly 0 or 1; rounding must not move it.
  return { low: count === 0 ? 0 : centre - half, high: count === n ? 1 : centre + half };
}

/** Half the width of {@link wilson}'s interval. */
export function wilsonHalfWidth(count: number, n: number, confidence: number): number {
  const z = normalQuantile((1 + confidence) / 2);
  const p = count / n;
  const z2n = (z * z) / n;
  return (z * Math.sqrt((p * (1 - p)) / n + z2n / (4 * n))) / (1 + z2n);
}

/**
 * Clopper and Pearson's interval of a proportion: coverage is never below the level.
 * @param count hits, 0..n
 * @param n trials, at least 1
 * @param confidence level in (0,1)
 * @source Clopper & Pearson (1934); closed form 1 - (α/2)^(1/n) at 0 and n hits
 */
export function clopperPearson(count: number, n: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2;
  // -expm1(log(x)/n) is 1 - x^(1/n) without cancellation for large n.
  const low = count === 0 ? 0 : count === n ? Math.exp(Math.log(tail) / n) : betaQuantile(tail, count, n - count + 1);
  const high =
    count === n ? 1 : count === 0 ? -Math.expm1(Math.log(tail) / n) : betaQuantile(1 - tail, count + 1, n - count);
  return { low, high };
}

/** The interval that results show: Wilson's, or Clopper and Pearson's when no trial or every trial was a hit. */
export function proportionInterval(count: number, n: number, confidence: number): ProportionInterval {
  return count === 0 || count === n
    ? { ...clopperPearson(count, n, confidence), method: 'clopper-pearson' }
    : { ...wilson(count, n, confidence), method: 'wilson' };
}

/**
 * Student's t interval of a mean; null with fewer than two trials.
 * @param confidence level in (0,1)
 * @source Student (1908), on the exact integer moments
 */
export function meanInterval(moments: Moments, confidence: number): Interval | null {
  const error = standardErrorOfMean(moments);
  if (error === null) return null;
  const mean = moments.sum / moments.n;
  const half = studentQuantile((1 + confidence) / 2, moments.n - 1) * error;
  return { low: mean - half, high: mean + half };
}
