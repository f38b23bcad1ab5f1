import { binomialUpperTail } from './binomial.ts';
import { boundary } from './boundary.ts';
import { normalReach } from './distributions.ts';
import type { Interval } from './interval.ts';

/** Pairs of trials on shared luck, by whether an outcome happened in A and in B; integers, n their sum. */
export interface PairCounts {
  readonly n: number;
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
}

/** What sharing luck between two variants did for their comparison. */
export interface Sharing {
  /** Variance of the difference had the two been sampled apart, over its variance as paired; null when the pairs never differ. */
  readonly reduction: number | null;
  /** Correlation within pairs, -1..1; null when one of the two never varies. */
  readonly correlation: number | null;
}

/** A difference A − B with its interval and p-value (two-sided, of no difference). */
export interface Difference extends Interval {
  readonly difference: number;
  readonly pValue: number;
}

export interface PairedProportion extends Difference, Sharing {
  readonly n: number;
  /** Of the interval; the p-value is exact ({@link mcnemarExact}). */
  readonly method: 'tango';
}

/**
 * Difference of an outcome's probability between two variants on shared luck.
 * @param pairs n at least 1
 * @param confidence level in (0,1)
 * @source Tango (1998) for the interval, McNemar (1947) in its exact conditional form for the p-value. At few
 *   discordant pairs the exact p-value may stay above 1 - confidence while the score interval excludes 0
 */
export function pairedProportion(pairs: PairCounts, confidence: number): PairedProportion {
  return {
    difference: (pairs.onlyA - pairs.onlyB) / pairs.n,
    ...tango(pairs, confidence),
    pValue: mcnemarExact(pairs.onlyA, pairs.onlyB),
    ...sharing(pairs),
    n: pairs.n,
    method: 'tango',
  };
}

/**
 * Tango's score interval of a difference of paired proportions: sound at few or no discordant pairs, where it is
 * ±z²/(n + z²).
 * @param pairs n at least 1
 * @param confidence level in (0,1)
 * @source T. Tango, Statistics in Medicine 17 (1998), 891-908
 */
export function tango(pairs: PairCounts, confidence: number): Interval {
  const { n, onlyA, onlyB } = pairs;
  const z = normalReach(confidence);
  return { low: -tangoLimit(onlyB / n, onlyA / n, n, z), high: tangoLimit(onlyA / n, onlyB / n, n, z) };
}

/** Largest difference whose score lies within z. @param gain,loss shares of pairs that speak for it and against it */
function tangoLimit(gain: number, loss: number, n: number, z: number): number {
  if (gain === 1) return 1;
  const z2n = (z * z) / n;
  const isWithin = (difference: number): boolean =>
    (difference - (gain - loss)) ** 2 <= z2n * scoreVariance(gain, loss, difference);
  return boundary(isWithin, gain - loss, 1);
}

/** Variance of one pair's difference (A − B) under the likeliest shares of discordant pairs with that difference. */
function scoreVariance(gain: number, loss: number, difference: number): number {
  // The likelihood equation is the same with the sides swapped; a difference of at least 0 keeps its root free of cancellation.
  if (difference < 0) return scoreVariance(loss, gain, -difference);
  const linear = (2 - gain + loss) * difference - gain - loss;
  const constant = loss * difference * (1 - difference);
  const root = Math.sqrt(linear * linear + 8 * constant);
  const lossFitted = linear > 0 ? (2 * constant) / (linear + root) : (root - linear) / 4;
  return 2 * lossFitted + difference * (1 - difference);
}

/**
 * Two-sided p-value that an outcome is as likely in both variants, given the discordant pairs: cautious, it never claims
 * more often than its level.
 * @source McNemar (1947), exact conditional form: twice the binomial tail at ½
 */
export function mcnemarExact(onlyA: number, onlyB: number): number {
  return Math.min(1, 2 * binomialUpperTail(Math.max(onlyA, onlyB), onlyA + onlyB, 0.5));
}

/** One-sided p-value that A is at most as likely as B: the chance of so many pairs for A among the discordant. @source the sign test */
export function signTail(onlyA: number, onlyB: number): number {
  return binomialUpperTail(onlyA, onlyA + onlyB, 0.5);
}

function sharing({ n, both, onlyA, onlyB }: PairCounts): Sharing {
  const a = (both + onlyA) / n;
  const b = (both + onlyB) / n;
  const apart = a * (1 - a) + b * (1 - b);
  const difference = (onlyA - onlyB) / n;
  const paired = (onlyA + onlyB) / n - difference * difference;
  const neither = n - both - onlyA - onlyB;
  const covariance = (both / n) * (neither / n) - (onlyA / n) * (onlyB / n);
  return {
    reduction: paired > 0 ? apart / paired : null,
    correlation: correlationOf(a * (1 - a), b * (1 - b), covariance),
  };
}

/** Of two variances and their covariance; within -1..1 whatever rounding does, null when one of the two never varies. */
export function correlationOf(a: number, b: number, covariance: number): number | null {
  const spread = Math.sqrt(a) * Math.sqrt(b);
  return spread > 0 ? Math.max(-1, Math.min(1, covariance / spread)) : null;
}
