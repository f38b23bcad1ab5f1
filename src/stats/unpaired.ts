import { logBinomial } from './binomial.ts';
import { normalReach, studentReach, studentTail } from './distributions.ts';
import { fewReach, type Interval, wilson } from './interval.ts';
import { type Moments, sampleVariance } from './moments.ts';
import type { Difference } from './paired.ts';

/** A term of a tail below this share of the sum changes no digit of it. */
const TERM_MIN = 1e-18;

/** Hits among trials; integers, n at least 1. */
export interface Share {
  readonly count: number;
  readonly n: number;
}

export interface UnpairedProportion extends Difference {
  /** Of the interval; the p-value is Fisher's exact one. */
  readonly method: 'newcombe';
}

export interface UnpairedMean extends Difference {
  readonly method: 'welch';
}

/**
 * Difference of two proportions from separate samples.
 * @param confidence level in (0,1)
 * @source R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, method 10 (from Wilson's limits); Fisher (1935) for the p-value
 */
export function unpairedProportion(a: Share, b: Share, confidence: number): UnpairedProportion {
  const difference = a.count / a.n - b.count / b.n;
  const ofA = wilson(a.count, a.n, confidence);
  const ofB = wilson(b.count, b.n, confidence);
  return {
    difference,
    low: Math.max(-1, difference - Math.hypot(a.count / a.n - ofA.low, ofB.high - b.count / b.n)),
    high: Math.min(1, difference + Math.hypot(ofA.high - a.count / a.n, b.count / b.n - ofB.low)),
    pValue: fisherExact(a, b),
    method: 'newcombe',
  };
}

/**
 * Two-sided p-value that two samples share one probability: twice the smaller hypergeometric tail. Exact at every size.
 * @source Fisher (1935); terms as ratios of binomial ones after Loader (2000)
 */
export function fisherExact(a: Share, b: Share): number {
  const upper = hypergeometricTail(a, b);
  const lower = hypergeometricTail({ count: a.n - a.count, n: a.n }, { count: b.n - b.count, n: b.n });
  return Math.min(1, 2 * Math.min(upper, lower));
}

/** P(A has at least as many of all the hits as it had), all margins given. */
function hypergeometricTail(a: Share, b: Share): number {
  const hits = a.count + b.count;
  const all = a.n + b.n;
  const share = hits / all;
  const first = logBinomial(a.count, a.n, share) + logBinomial(b.count, b.n, share) - logBinomial(hits, all, share);
  let ratio = 1;
  let ratios = 1;
  for (let k = a.count; k < Math.min(a.n, hits); k += 1) {
    const step = ((a.n - k) / (k + 1)) * ((hits - k) / (b.n - hits + k + 1));
    ratio *= step;
    // A tail that starts far below the mode is the larger one, and is not needed.
    if (!Number.isFinite(ratio)) return 1;
    ratios += ratio;
    if (step < 1 && ratio < TERM_MIN * ratios) break;
  }
  return Math.min(1, Math.exp(first) * ratios);
}

/**
 * Difference of two means from separate samples; null when either has fewer than two trials.
 * @param confidence level in (0,1)
 * @source Welch (1947), on the exact integer moments
 */
export function unpairedMean(a: Moments, b: Moments, confidence: number): UnpairedMean | null {
  const varianceA = sampleVariance(a);
  const varianceB = sampleVariance(b);
  if (varianceA === null || varianceB === null) return null;
  const ofA = varianceA / a.n;
  const ofB = varianceB / b.n;
  const error = Math.sqrt(ofA + ofB);
  const difference = a.sum / a.n - b.sum / b.n;
  // Where few trials differ, the limits of both are taken together (MOVER).
  const few = Math.hypot(
    fewReach({ n: a.n, variance: varianceA }, confidence),
    fewReach({ n: b.n, variance: varianceB }, confidence),
  );
  const within = (half: number): Interval => ({ low: difference - half, high: difference + half });
  if (error === 0) {
    const pValue = difference === 0 ? 1 : Math.max(2 ** (2 - a.n - b.n), Number.MIN_VALUE);
    return { difference, ...within(few), pValue, method: 'welch' };
  }
  const df = (ofA + ofB) ** 2 / (ofA ** 2 / (a.n - 1) + ofB ** 2 / (b.n - 1));
  const half = Math.max(few, studentReach(confidence, df) * error);
  return { difference, ...within(half), pValue: studentTail(difference / error, df), method: 'welch' };
}

/**
 * About how many more trials would make an interval of a difference exclude 0, were the difference what it was seen
 * to be: by then it does so in about half of the runs. Null for no difference at all.
 * @param difference seen so far
 * @param varianceOfOne variance of the difference of one trial (of one pair, or the two variances added)
 * @param confidence level in (0,1)
 * @param trials already sampled
 * @source (z·sd / difference)², the size at which the expected half-width equals the difference
 */
export function trialsToSeparate(
  difference: number,
  varianceOfOne: number,
  confidence: number,
  trials = 0,
): number | null {
  if (difference === 0) return null;
  const z = normalReach(confidence);
  return Math.max(0, Math.ceil((z / difference) ** 2 * varianceOfOne) - trials);
}
