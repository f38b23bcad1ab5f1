import { proportionSequence } from '../../stats/confidence-sequence.ts';
import { meanReach, proportionInterval } from '../../stats/interval.ts';
import { type Bounded, moverDifference } from '../../stats/mover.ts';
import type { Comparison, VariantSummary } from '../summary-parts.ts';
import type { Grammar } from './grammar.ts';
import type { Evidence, Finding } from './judged.ts';

/** What a claim about variants is about. */
export interface Subject {
  readonly outcome: string | null;
  readonly metric: string | null;
}

/** The value of one variant less that of another. */
export interface Contrast extends Finding {
  readonly low: number;
  readonly high: number;
  /** Analysis that compared the two on shared luck; null where the interval comes from those of the variants. */
  readonly analysis: number | null;
}

/** Where a contrast comes from, in words. */
export function sourceOf({ analysis }: Contrast): (grammar: Grammar) => string {
  return (grammar) => (analysis === null ? grammar.apart : grammar.shared(analysis));
}

/**
 * The difference of two variants: exact when both are; else the sharper of what their own intervals give and what an
 * analysis found on shared luck. Null when a variant lacks the value or the trials. Variants of a run have one seed, so that
 * their errors may go against each other: what their own intervals give holds whatever the correlation.
 * @param level of the interval, at least that of the run. Above it, shared luck counts only where the family's
 *   adjusted p-values have decided
 */
export function contrast(
  one: VariantSummary,
  other: VariantSummary,
  subject: Subject,
  { comparisons, confidence }: Evidence,
  level: number = confidence,
): Contrast | null {
  const [mine, its] = [boundedOf(one, subject, level), boundedOf(other, subject, level)];
  if (mine === null || its === null) return null;
  const isExact = mine.low === mine.high && its.low === its.high && isSolved(one) && isSolved(other);
  const value = mine.value - its.value;
  if (isExact) return { value, low: value, high: value, isExact, analysis: null };
  const apart: Contrast = { value, ...moverDifference(mine, its, -1), isExact, analysis: null };
  return comparisons
    .flatMap((comparison) => sharedContrast(comparison, one, other, subject, confidence, level) ?? [])
    .reduce((best, next) => (next.high - next.low < best.high - best.low ? next : best), apart);
}

function sharedContrast(
  comparison: Comparison,
  one: VariantSummary,
  other: VariantSummary,
  { outcome, metric }: Subject,
  confidence: number,
  level: number,
): Contrast | null {
  const { measure, verdict, analysis } = comparison;
  if (measure.kind !== (outcome === null ? 'metric' : 'outcome') || measure.name !== (outcome ?? metric)) return null;
  // An interval of a lower level is narrower for no merit of its own.
  if (comparison.level < confidence || (level > confidence && verdict === 'not-separated')) return null;
  const { difference: value, low, high } = comparison;
  const isExact = comparison.method === 'exact';
  if (isSame(comparison.variant, one) && isSame(comparison.baseline, other)) {
    return { value, low, high, isExact, analysis };
  }
  if (!isSame(comparison.variant, other) || !isSame(comparison.baseline, one)) return null;
  return { value: -value, low: -high, high: -low, isExact, analysis };
}

function isSame(label: Comparison['variant'], variant: VariantSummary): boolean {
  const axes = Object.keys(variant.label);
  return axes.length === Object.keys(label).length && axes.every((axis) => label[axis] === variant.label[axis]);
}

/** A value of a variant with its interval at a level; null where it is absent or of too few trials. */
export function boundedOf(variant: VariantSummary, { outcome, metric }: Subject, level: number): Bounded | null {
  if (outcome !== null) {
    const share = Object.hasOwn(variant.outcomes, outcome) ? variant.outcomes[outcome] : undefined;
    if (share === undefined) return null;
    if (share.count === null || variant.trials === null) return { value: share.p, low: share.p, high: share.p };
    const intervalOf = share.interval === 'confidence-sequence' ? proportionSequence : proportionInterval;
    const { low, high } = intervalOf(share.count, variant.trials, level);
    return { value: share.p, low, high };
  }
  const measured = metric !== null && Object.hasOwn(variant.metrics, metric) ? variant.metrics[metric] : undefined;
  if (measured === undefined) return null;
  const { mean, sd } = measured;
  if (isSolved(variant) || measured.isMeasured === true) return { value: mean, low: mean, high: mean };
  if (sd === null || variant.trials === null || variant.trials < 2) return null;
  const half = meanReach({ n: variant.trials, variance: sd * sd }, level);
  return { value: mean, low: mean - half, high: mean + half };
}

/** Whether the numbers of a variant are exact. */
export function isSolved(variant: VariantSummary): boolean {
  return Object.values(variant.outcomes).every(({ interval }) => interval === 'exact');
}
