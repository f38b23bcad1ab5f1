import { normalTail, studentReach } from './distributions.ts';
import { fewReach, wilson } from './interval.ts';
import { type Moments, sampleVariance } from './moments.ts';
import { moverDifference } from './mover.ts';
import type { Difference } from './paired.ts';
import { meanPValue } from './paired-means.ts';
import { fisherExact, type Share } from './unpaired.ts';

/**
 * Difference of two proportions from samples of one seed, of which only the totals are known: their errors may go against each
 * other, so that the interval adds the reaches of both and holds whatever their correlation. So does the p-value: that of the
 * score test at a correlation of -1, and never less than Fisher's, which few hits need.
 * @param a,b n at least 1
 * @param confidence level in (0,1)
 * @source Zou & Donner (2008) at a correlation of -1, from Wilson's limits; z = (a − b) / (√(p(1−p))·(1/√n_a + 1/√n_b)), p being where the two scores are equal
 */
export function sharedSeedProportion(a: Share, b: Share, confidence: number): Difference {
  const [ofA, ofB] = [a, b].map(({ count, n }) => ({ value: count / n, ...wilson(count, n, confidence) }));
  if (ofA === undefined || ofB === undefined) throw new RangeError('two shares are needed');
  const { low, high } = moverDifference(ofA, ofB, -1);
  const difference = ofA.value - ofB.value;
  const [rootA, rootB] = [Math.sqrt(a.n), Math.sqrt(b.n)];
  const p = (ofA.value * rootA + ofB.value * rootB) / (rootA + rootB);
  const error = Math.sqrt(p * (1 - p)) * (1 / rootA + 1 / rootB);
  const score = difference === 0 ? 1 : 2 * normalTail(Math.abs(difference) / error);
  const pValue = Math.min(1, Math.max(score, fisherExact(a, b), Number.MIN_VALUE));
  return { difference, low: Math.max(-1, low), high: Math.min(1, high), pValue };
}

/**
 * Difference of two means from samples of one seed, whatever the correlation of their errors: Student's, of the two standard
 * errors added, with the degrees of freedom of the smaller sample. Null when either has fewer than two trials. Where neither
 * varies, the p-value is the sign test's of the smaller.
 * @param confidence level in (0,1)
 */
export function sharedSeedMean(a: Moments, b: Moments, confidence: number): Difference | null {
  const [ofA, ofB] = [sampleVariance(a), sampleVariance(b)];
  if (ofA === null || ofB === null) return null;
  const difference = a.sum / a.n - b.sum / b.n;
  const error = Math.sqrt(ofA / a.n) + Math.sqrt(ofB / b.n);
  const n = Math.min(a.n, b.n);
  const few = fewReach({ n: a.n, variance: ofA }, confidence) + fewReach({ n: b.n, variance: ofB }, confidence);
  const half = Math.max(few, studentReach(confidence, n - 1) * error);
  return { difference, low: difference - half, high: difference + half, pValue: meanPValue(difference, error, n) };
}
