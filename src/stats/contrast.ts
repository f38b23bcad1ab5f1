import { normalReach, normalTail } from './distributions.ts';
import type { Interval } from './interval.ts';
import { type Moments, sampleVariance } from './moments.ts';

export interface ContrastInterval extends Interval {
  /** Two-sided, of a mean of 0. */
  readonly pValue: number;
  readonly method: 'paired-score';
}

/**
 * Interval of the mean of an integer that each trial of a family on shared luck gives: a combination of what its members
 * came to. z² trials are added, half at each end of the range: at no variation it is ±reach·z²/(n + z²), as Tango's
 * interval of a paired difference is, rather than nothing.
 * @param moments of the integer, n at least 1
 * @param reach greatest magnitude of the integer in a trial; null where it has none: they are then added one step above and
 *   below the mean
 * @param confidence level in (0,1)
 * @source the adjustment of Agresti & Coull (1998) and Agresti & Min (2005), carried to values of greater magnitude
 */
export function contrastInterval(moments: Moments, reach: number | null, confidence: number): ContrastInterval {
  const { n, sum, squares } = moments;
  const z = normalReach(confidence);
  const all = n + z * z;
  const mean = reach === null ? sum / n : sum / all;
  const variance =
    reach === null
      ? ((n - 1) * (sampleVariance(moments) ?? 0) + z * z) / all
      : Math.max(0, (squares + z * z * reach * reach) / all - mean * mean);
  const half = z * Math.sqrt(variance / all);
  return { low: mean - half, high: mean + half, pValue: pValueOf(moments), method: 'paired-score' };
}

/** Of the z-test under no difference: all of Σ c² is variance. */
function pValueOf({ sum, squares }: Moments): number {
  return sum === 0 ? 1 : Math.min(1, 2 * normalTail(Math.abs(sum) / Math.sqrt(squares)));
}
