import { sum } from 'simple-statistics';
import { proportionSequence } from '../stats/confidence-sequence.ts';
import { meanInterval, proportionInterval } from '../stats/interval.ts';
import type { Moments } from '../stats/moments.ts';

/** Exact values nearer to each other than this are equal. */
export const EXACT_TIE = 1e-12;

/** How an interval was found. */
export type IntervalMethod = 'exact' | 'wilson' | 'clopper-pearson' | 'confidence-sequence' | 'student' | (string & {});

/** A number with its interval. */
export interface Estimate {
  readonly value: number;
  /** Interval at the confidence of the result; equal to the value when exact. */
  readonly low: number;
  readonly high: number;
  /** Trials behind it; null when exact. */
  readonly n: number | null;
  readonly method: IntervalMethod;
}

/** A number known for certain. */
export function certain(value: number): Estimate {
  return { value, low: value, high: value, n: null, method: 'exact' };
}

/** The share of trials that were hits. @param n at least 1 @param confidence level in (0,1) */
export function shareEstimate(count: number, n: number, confidence: number): Estimate {
  return { value: count / n, n, ...proportionInterval(count, n, confidence) };
}

/** The same with an interval that holds at every look. */
export function shareAtAnyLook(count: number, n: number, confidence: number): Estimate {
  return { value: count / n, n, ...proportionSequence(count, n, confidence), method: 'confidence-sequence' };
}

/**
 * The mean of trials.
 * @param moments of at least two trials
 * @param confidence level in (0,1)
 * @param least what the moments count from, and no value is below; null where they are of the values themselves
 * @throws RangeError for a single trial, which says nothing of its error
 */
export function meanEstimate(moments: Moments, confidence: number, least: number | null): Estimate {
  const interval = meanInterval(moments, confidence);
  if (interval === null) throw new RangeError('a mean with its error takes at least two trials');
  const { n, sum } = moments;
  const from = least ?? 0;
  const low = least === null ? interval.low : least + Math.max(0, interval.low);
  return { value: from + sum / n, low, high: from + interval.high, n, method: 'student' };
}

export interface Term {
  readonly weight: number;
  readonly estimate: Estimate;
}

/**
 * A weighted sum of independent estimates, with an interval made from theirs; exact where all are.
 * @source G. Y. Zou, A. Donner, Statistics in Medicine 27 (2008), 1693-1702; of two proportions it is Newcombe's method 10
 */
export function combined(terms: readonly Term[]): Estimate {
  const value = sum(terms.map(({ weight, estimate }) => weight * estimate.value));
  let [below, above] = [0, 0];
  for (const { weight, estimate } of terms) {
    const reach = [weight * (estimate.value - estimate.low), weight * (estimate.high - estimate.value)] as const;
    below += (weight > 0 ? reach[0] : reach[1]) ** 2;
    above += (weight > 0 ? reach[1] : reach[0]) ** 2;
  }
  const trials = terms.flatMap(({ weight, estimate: { n } }) => (n === null || weight === 0 ? [] : [n]));
  if (trials.length === 0) return certain(value);
  const [low, high] = [value - Math.sqrt(below), value + Math.sqrt(above)];
  return { value, low, high, n: Math.min(...trials), method: 'mover' };
}
