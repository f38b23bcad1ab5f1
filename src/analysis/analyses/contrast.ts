import { sampleVariance } from '../../stats/moments.ts';
import { type Bounded, moverDifference } from '../../stats/mover.ts';
import { type PairCounts, pairedProportion } from '../../stats/paired.ts';
import { differenceMoments, type PairMoments, pairedMean } from '../../stats/paired-means.ts';
import { weightedDifference } from '../../stats/paired-rates.ts';
import { certain, type Estimate, meanEstimate, shareEstimate } from '../estimate.ts';

/** Trials of a variant (a) and of its baseline (b) on the same luck, by one measure. */
export type PairedTrials =
  | { readonly kind: 'outcome'; readonly counts: PairCounts }
  | {
      readonly kind: 'metric';
      readonly moments: PairMoments;
      /** What the moments are counted from, and no value is below; null where they are of the values themselves. */
      readonly least: number | null;
    };

/** A variant beside its baseline. */
export interface Contrast {
  readonly baseline: Estimate;
  readonly variant: Estimate;
  /** Variant less baseline. */
  readonly difference: Estimate;
  /** Two-sided, of no difference; null when exact. */
  readonly p: number | null;
  /** How many times more trials apart would be needed for the same error; null when exact or when the pairs never differ. */
  readonly reduction: number | null;
  /** Variance of the difference of one pair; null when exact. */
  readonly variance: number | null;
}

/** A contrast of what one point or coin buys, and of what one win costs. */
export interface RateContrast extends Contrast {
  /** Of outcomes: cost over probability; a bound may be infinite. Null for metrics. */
  readonly perWin: { readonly baseline: Bounded; readonly variant: Bounded; readonly difference: Bounded } | null;
}

/** Two exact values. */
export function exactContrast(baseline: Estimate, variant: Estimate): Contrast {
  const difference = certain(variant.value - baseline.value);
  return { baseline, variant, difference, p: null, reduction: null, variance: null };
}

/**
 * Two values from trials on shared luck, at least two of them.
 * @param level of every interval, in (0,1)
 */
export function pairedContrast(trials: PairedTrials, level: number): Contrast {
  const found = trials.kind === 'outcome' ? pairedProportion(trials.counts, level) : pairedMean(trials.moments, level);
  const moments = differenceMoments(momentsOf(trials));
  const variance = sampleVariance(moments);
  if (found === null || variance === null) throw new RangeError('a comparison takes at least two pairs');
  const { difference: value, pValue, reduction, n } = found;
  const { low, high, method } = found;
  return { ...marginsOf(trials, level), difference: { value, low, high, n, method }, p: pValue, reduction, variance };
}

/** What each costs, above 0. */
export interface Costs {
  readonly baseline: number;
  readonly variant: number;
}

/** Two exact values, each over its cost. */
export function exactRates({ baseline, variant }: Contrast, costs: Costs, isShare: boolean): RateContrast {
  const perWin = isShare ? costPerWin(baseline, variant, costs, 0) : null;
  return { ...exactContrast(scaled(baseline, costs.baseline), scaled(variant, costs.variant)), perWin };
}

/** The same from trials on shared luck. The intervals of shares come from those of the two shares and their correlation. */
export function pairedRates(trials: PairedTrials, costs: Costs, level: number): RateContrast {
  const moments = momentsOf(trials);
  const { baseline, variant } = marginsOf(trials, level);
  const least = trials.kind === 'outcome' ? 0 : (trials.least ?? 0);
  const weights = { a: 1 / costs.variant, b: 1 / costs.baseline, least };
  const found = weightedDifference(moments, weights, level);
  if (found === null) throw new RangeError('a comparison takes at least two pairs');
  const [mine, its] = [scaled(variant, costs.variant), scaled(baseline, costs.baseline)];
  const isShare = trials.kind === 'outcome';
  const correlation = found.correlation ?? 0;
  const { low, high } = isShare ? moverDifference(mine, its, correlation) : found;
  return {
    baseline: its,
    variant: mine,
    difference: { value: found.difference, low, high, n: moments.n, method: isShare ? 'mover' : 'paired-t' },
    ...{ p: found.pValue, reduction: found.reduction, variance: found.variance },
    perWin: isShare ? costPerWin(baseline, variant, costs, correlation) : null,
  };
}

function costPerWin(baseline: Estimate, variant: Estimate, costs: Costs, correlation: number): RateContrast['perWin'] {
  const over = (cost: number, { value, low, high }: Estimate): Bounded => ({
    value: cost / value,
    low: cost / high,
    high: cost / low,
  });
  const [its, mine] = [over(costs.baseline, baseline), over(costs.variant, variant)];
  const difference = { value: mine.value - its.value, ...moverDifference(mine, its, correlation) };
  return { baseline: its, variant: mine, difference };
}

function scaled(estimate: Estimate, cost: number): Estimate {
  return { ...estimate, value: estimate.value / cost, low: estimate.low / cost, high: estimate.high / cost };
}

/** The two by themselves, from the same trials as their difference. */
function marginsOf(trials: PairedTrials, level: number): Pick<Contrast, 'baseline' | 'variant'> {
  if (trials.kind === 'outcome') {
    const { n, both, onlyA, onlyB } = trials.counts;
    return { baseline: shareEstimate(both + onlyB, n, level), variant: shareEstimate(both + onlyA, n, level) };
  }
  const { moments, least } = trials;
  const { n, sumA, squaresA, sumB, squaresB } = moments;
  return {
    baseline: meanEstimate({ n, sum: sumB, squares: squaresB }, level, least),
    variant: meanEstimate({ n, sum: sumA, squares: squaresA }, level, least),
  };
}

function momentsOf(trials: PairedTrials): PairMoments {
  if (trials.kind === 'metric') return trials.moments;
  const { n, both, onlyA, onlyB } = trials.counts;
  const [a, b] = [both + onlyA, both + onlyB];
  return { n, sumA: a, squaresA: a, sumB: b, squaresB: b, products: both };
}
