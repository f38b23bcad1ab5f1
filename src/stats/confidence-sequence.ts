import { logBinomial } from './binomial.ts';
import { boundary } from './boundary.ts';
import type { Interval } from './interval.ts';
import { type Moments, sampleVariance } from './moments.ts';
import type { PairCounts } from './paired.ts';

/**
 * How far a sum of differences may stray from its mean at any time: over all looks together, however many, it goes
 * farther with probability 1 - confidence at most. √((V + r)·ln((V + r)/(r·α²))), α = 1 - confidence.
 * @param variance V, the sum of the differences' variances so far, at least 0
 * @param scale r, above 0, fixed before the first look; any is valid, {@link mixtureScale} gives a tight one
 * @param confidence level in (0,1)
 * @source Robbins (1970); Howard, Ramdas, McAuliffe & Sekhon, Annals of Statistics 49 (2021), eq. 14 (two-sided normal mixture)
 */
export function normalMixtureRadius(variance: number, scale: number, confidence: number): number {
  const total = variance + scale;
  return Math.sqrt(total * (Math.log(total / scale) - 2 * Math.log1p(-confidence)));
}

/**
 * The r that makes {@link normalMixtureRadius} about tightest when the variance has grown to V. At 95 % it is then wider
 * than the tightest by 27 % at V/10, 4 % at V/3, 7 % at 10·V and 17 % at 100·V: choose V for an early look.
 * @param variance V to be tight at: discordant pairs, or pairs times the variance of a metric's difference
 * @source Howard et al. (2021), section 3.5; Waudby-Smith et al., Annals of Statistics 52 (2024), appendix B
 */
export function mixtureScale(variance: number, confidence: number): number {
  const log = -2 * Math.log1p(-confidence);
  return variance / (log + Math.log(log + 1));
}

/**
 * Interval of the difference A − B of an outcome's probability that holds at every look at once. That it excludes 0 while
 * the two are equally likely has probability at most 1 - confidence at any number of pairs (the discordant pairs are then
 * fair coins); about other differences it is asymptotic.
 * @param scale r in discordant pairs
 * @param confidence level in (0,1)
 * @source normal mixture with V = Σ d², the discordant pairs; de la Peña (1999) for symmetric differences
 */
export function pairedSequence(pairs: PairCounts, scale: number, confidence: number): Interval {
  const { n, onlyA, onlyB } = pairs;
  if (n === 0) return { low: -1, high: 1 };
  const difference = (onlyA - onlyB) / n;
  const radius = normalMixtureRadius(onlyA + onlyB, scale, confidence) / n;
  return { low: Math.max(-1, difference - radius), high: Math.min(1, difference + radius) };
}

/**
 * Interval of a mean (of paired differences, or of one metric) that holds at every look at once; null with fewer than
 * two trials. Asymptotic: let the first look have a hundred trials or more.
 * @param scale r in the metric's unit squared, as V = n·variance
 * @param confidence level in (0,1)
 * @source Waudby-Smith, Arbour, Sinha, Kennedy & Ramdas, Annals of Statistics 52 (2024): asymptotic confidence sequences
 */
export function meanSequence(moments: Moments, scale: number, confidence: number): Interval | null {
  const variance = sampleVariance(moments);
  if (variance === null) return null;
  const { n, sum } = moments;
  const radius = normalMixtureRadius(n * variance, scale, confidence) / n;
  return { low: sum / n - radius, high: sum / n + radius };
}

/**
 * Interval of a proportion that holds at every look at once: the probabilities p at which (n + 1)·P(count of n | p)
 * is above 1 - confidence. Exact at any number of trials; [0,1] before the first.
 * @param count hits, integer, 0..n
 * @param n trials, up to 1e9 and beyond
 * @param confidence level in (0,1)
 * @source Robbins (1970), beta-binomial mixture with a uniform prior; Ville's inequality
 */
export function proportionSequence(count: number, n: number, confidence: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const threshold = Math.log1p(-confidence) - Math.log1p(n);
  const isWithin = (p: number): boolean => logBinomial(count, n, p) > threshold;
  const low = count === 0 ? 0 : count === n ? Math.exp(threshold / n) : boundary(isWithin, count / n, 0);
  const high = count === n ? 1 : count === 0 ? -Math.expm1(threshold / n) : boundary(isWithin, count / n, 1);
  return { low, high };
}
