import { sum } from 'simple-statistics';

/** Exact integer moments of a sample: each field is an integer below 2^53. */
export interface Moments {
  readonly n: number;
  /** Σ value */
  readonly sum: number;
  /** Σ value² */
  readonly squares: number;
}

/** Mean and standard deviation of a law or sample. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
}

/**
 * Unbiased variance of a sample (n - 1 below); null with fewer than two trials.
 * The numerator n·Σx² - (Σx)² is computed in integers, so nothing cancels.
 */
export function sampleVariance(moments: Moments): number | null {
  const { n } = moments;
  if (n < 2) return null;
  const numerator = BigInt(n) * BigInt(moments.squares) - BigInt(moments.sum) ** 2n;
  return Number(numerator) / n / (n - 1);
}

/**
 * Mean and standard deviation of an exact law over min..min+p.length-1, by compensated sums.
 * @source Neumaier (1974) summation, as in simple-statistics
 */
export function lawSpread(p: ArrayLike<number>, min = 0): Spread {
  const mean = sum(Array.from(p, (mass, index) => mass * index));
  const variance = sum(Array.from(p, (mass, index) => mass * (index - mean) ** 2));
  return { mean: min + mean, sd: Math.sqrt(variance) };
}

/** E|X - mean|³ / sd³ of an exact law; 0 for a constant. Divided by √n it bounds how far a mean is from normal (Berry-Esseen). */
export function lawSkewRatio(p: ArrayLike<number>): number {
  const { mean, sd } = lawSpread(p);
  return sd === 0 ? 0 : sum(Array.from(p, (mass, value) => mass * Math.abs(value - mean) ** 3)) / sd ** 3;
}
