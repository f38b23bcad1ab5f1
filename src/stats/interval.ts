import { betaQuantile, normalReach, studentReach } from './distributions.ts';
import { type Moments, sampleVariance } from './moments.ts';

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
  const z = normalReach(confidence);
  const p = count / n;
  const z2n = (z * z) / n;
  const centre = (p + z2n / 2) / (1 + z2n);
  const half = wilsonHalfWidth(count, n, confidence);
  // At 0 and n hits one bound is exactly 0 or 1; rounding must not move it.
  return { low: count === 0 ? 0 : centre - half, high: count === n ? 1 : centre + half };
}

/** Half the width of {@link wilson}'s interval. */
export function wilsonHalfWidth(count: number, n: number, confidence: number): number {
  const z = normalReach(confidence);
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

/** Squares about the mean below which few trials differ from the others. From here on {@link fewReach} would add 1 in 200 at 95%. */
const FEW_SQUARES = 400;

/**
 * Interval of the mean of integers; null with fewer than two trials. It reaches as far as {@link meanReach} says.
 * @param confidence level in (0,1)
 */
export function meanInterval(moments: Moments, confidence: number): Interval | null {
  const variance = sampleVariance(moments);
  if (variance === null) return null;
  const mean = moments.sum / moments.n;
  const half = meanReach({ n: moments.n, variance }, confidence);
  return { low: mean - half, high: mean + half };
}

/** A sample of integers by its size, at least 2, and its unbiased variance. */
export interface Sample {
  readonly n: number;
  readonly variance: number;
}

/**
 * How far the interval of a mean of integers reaches to either side: Student's, or {@link fewReach} where that is farther.
 * @param confidence level in (0,1)
 * @source Student (1908), on the exact integer moments
 */
export function meanReach(sample: Sample, confidence: number): number {
  const student = studentReach(confidence, sample.n - 1) * Math.sqrt(sample.variance / sample.n);
  return Math.max(student, fewReach(sample, confidence));
}

/**
 * The same from z² trials more, half of them one step above the mean and half of them one below, where few trials differ: of none
 * it is z²/(n + z²), as the score interval of a share reaches, rather than nothing. 0 where many differ.
 * @source the adjustment of Agresti & Coull (1998), carried to counts
 */
export function fewReach({ n, variance }: Sample, confidence: number): number {
  const squares = (n - 1) * variance;
  if (squares >= FEW_SQUARES) return 0;
  const z = normalReach(confidence);
  return (z * Math.sqrt(squares + z * z)) / (n + z * z);
}
