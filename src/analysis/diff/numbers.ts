import { binomialUpperTail } from '../../stats/binomial.ts';
import { studentTail } from '../../stats/distributions.ts';
import { proportionInterval } from '../../stats/interval.ts';
import type { Moments } from '../../stats/moments.ts';
import { sharedSeedMean, sharedSeedProportion } from '../../stats/shared-seed.ts';
import { unpairedMean, unpairedProportion } from '../../stats/unpaired.ts';
import type { MetricSummary, OutcomeSummary, VariantSummary } from '../summary-parts.ts';

/** Two exact numbers closer than this (a share, or relative for means above 1) are the same. */
export const EQUAL = 1e-9;

/** How a number of one result differs from the same number of another: new less old. */
export interface Shift {
  readonly difference: number;
  /** Interval of the difference; the difference itself when both numbers are exact, null where too few trials give none. */
  readonly low: number | null;
  readonly high: number | null;
  /** Two-sided, of no difference, for this number alone; null when both are exact. */
  readonly pValue: number | null;
  readonly method: 'exact' | 'newcombe' | 'welch' | 'binomial' | 'student' | 'mover' | 'none';
  /**
   * Whether both are samples of one seed, so that luck may move them alike or against each other: interval and p-value then add
   * the reaches of both, and hold whatever the correlation. Samples of other seeds, or of other engines, are independent.
   */
  readonly sharesSeed: boolean;
  /** Whether the two are the same numbers: equal when exact, counted alike on as many trials when sampled. */
  readonly isSame: boolean;
}

/** An outcome of a variant, or nothing of it to compare with. */
interface OutcomeFound {
  readonly outcome: OutcomeSummary;
  readonly trials: number | null;
}

/** How two samples are compared. */
export interface Comparing {
  /** Level of the interval, in (0,1). */
  readonly confidence: number;
  readonly sharesSeed: boolean;
}

/**
 * How the probability of an outcome differs: exactly, by Newcombe's interval and Fisher's test between samples, or by the
 * sample's own interval and the exact binomial test against an exact probability. Samples of one seed: {@link sharedSeedProportion}.
 */
export function outcomeShift(old: OutcomeFound, now: OutcomeFound, { confidence, sharesSeed }: Comparing): Shift {
  const [before, after] = [sampledShare(old), sampledShare(now)];
  const difference = now.outcome.p - old.outcome.p;
  if (before === null && after === null) return exactShift(difference, 1);
  if (before !== null && after !== null) {
    const { low, high, pValue } = (sharesSeed ? sharedSeedProportion : unpairedProportion)(after, before, confidence);
    const isSame = before.count === after.count && before.n === after.n;
    return { difference, low, high, pValue, method: sharesSeed ? 'mover' : 'newcombe', sharesSeed, isSame };
  }
  const sample = before ?? after ?? { count: 0, n: 1 };
  const known = before === null ? old.outcome.p : now.outcome.p;
  const { low, high } = proportionInterval(sample.count, sample.n, confidence);
  const bounds = after === null ? [known - high, known - low] : [low - known, high - known];
  const pValue = binomialTest(sample.count, sample.n, known);
  return { difference, low: bounds[0] ?? 0, high: bounds[1] ?? 0, pValue, method: 'binomial', ...APART };
}

/** Of a sample and an exact number. */
const APART = { sharesSeed: false, isSame: false } as const;

/** Two-sided: twice the smaller tail. */
function binomialTest(count: number, n: number, p: number): number {
  const upper = binomialUpperTail(count, n, p);
  const lower = binomialUpperTail(n - count, n, 1 - p);
  return Math.min(1, 2 * Math.min(upper, lower));
}

function sampledShare({ outcome, trials }: OutcomeFound): { readonly count: number; readonly n: number } | null {
  if (outcome.interval === 'exact' || outcome.count === null || trials === null) return null;
  return { count: outcome.count, n: trials };
}

/** A metric of a variant. */
interface MetricFound {
  readonly metric: MetricSummary;
  readonly variant: VariantSummary;
}

/**
 * How the mean of a metric differs: exactly, by Welch's interval between samples, or by Student's against an exact mean.
 * Samples of one seed: {@link sharedSeedMean}.
 */
export function metricShift(old: MetricFound, now: MetricFound, { confidence, sharesSeed }: Comparing): Shift {
  const [before, after] = [sampledMean(old), sampledMean(now)];
  const difference = now.metric.mean - old.metric.mean;
  const scale = Math.max(1, Math.abs(old.metric.mean), Math.abs(now.metric.mean));
  if (before === null && after === null) return exactShift(difference, scale);
  if (before !== null && after !== null) {
    const shift = (sharesSeed ? sharedSeedMean : unpairedMean)(after, before, confidence);
    const isSame = before.n === after.n && before.sum === after.sum && before.squares === after.squares;
    if (shift === null) return { ...unknownShift(difference, isSame), sharesSeed };
    const { low, high, pValue } = shift;
    return { difference, low, high, pValue, method: sharesSeed ? 'mover' : 'welch', sharesSeed, isSame };
  }
  return againstExact(before === null ? now : old, before === null ? old : now, difference);
}

/**
 * A sample's mean against an exact one, by the sample's own interval; where the sample never varied, by the chance that all
 * trials come to its value, or to another that is no likelier.
 */
function againstExact(sample: MetricFound, exact: MetricFound, difference: number): Shift {
  const { mean, meanLow, meanHigh, sd } = sample.metric;
  const n = sample.variant.trials ?? 0;
  const known = exact.metric.mean;
  if (meanLow === null || meanHigh === null || sd === null || n < 2) return unknownShift(difference, false);
  if (sd === 0) {
    const chance = exact.metric.p[String(mean)] ?? 0;
    const noLikelier = Object.values(exact.metric.p).filter((p) => p <= chance);
    const pValue = noLikelier.reduce((sum, p) => sum + p ** n, Number.MIN_VALUE);
    return { difference, low: null, high: null, pValue: Math.min(1, pValue), method: 'binomial', ...APART };
  }
  const pValue = studentTail((mean - known) / (sd / Math.sqrt(n)), n - 1);
  const isRising = difference === mean - known;
  const bounds = isRising ? [meanLow - known, meanHigh - known] : [known - meanHigh, known - meanLow];
  return { difference, low: bounds[0] ?? 0, high: bounds[1] ?? 0, pValue, method: 'student', ...APART };
}

/** @param scale what the difference is measured by: a size of the numbers, 1 at least */
export function exactShift(difference: number, scale: number): Shift {
  const isSame = Math.abs(difference) <= EQUAL * scale;
  return { difference, low: difference, high: difference, pValue: null, method: 'exact', sharesSeed: false, isSame };
}

/** Too few trials to say anything. */
function unknownShift(difference: number, isSame: boolean): Shift {
  return { difference, low: null, high: null, pValue: 1, method: 'none', sharesSeed: false, isSame };
}

/** Integer moments of a sampled metric; null where it is exact or measured. */
function sampledMean({ metric, variant }: MetricFound): Moments | null {
  const n = variant.trials;
  const isExact = Object.values(variant.outcomes).every(({ interval }) => interval === 'exact');
  if (isExact || metric.isMeasured === true || n === null) return null;
  if (metric.overflow === 0) {
    let [sum, squares] = [0, 0];
    for (const [value, share] of Object.entries(metric.p)) {
      const count = Math.round(share * n);
      sum += Number(value) * count;
      squares += Number(value) ** 2 * count;
    }
    return { n, sum, squares };
  }
  // Beyond the histogram only mean and spread are known: both come from integers, which rounding gives back.
  const sum = Math.round(metric.mean * n);
  return { n, sum, squares: Math.round((metric.sd ?? 0) ** 2 * (n - 1) + sum ** 2 / n) };
}
