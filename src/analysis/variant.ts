import { sum } from 'simple-statistics';
import { resultMetrics } from '../engine/block.ts';
import type { Engine } from '../engine/planner.ts';
import { BINS_MAX, type ExactResult, type MetricLaw, type Tally } from '../engine/result.ts';
import type { StopReason } from '../engine/stopping.ts';
import { proportionSequence } from '../stats/confidence-sequence.ts';
import { histogramQuantile, lawQuantile } from '../stats/histogram.ts';
import { type Interval, meanInterval, proportionInterval } from '../stats/interval.ts';
import { lawSpread, type Moments, sampleVariance } from '../stats/moments.ts';
import type { Measurement, Metric, Outcome } from '../systems/system.ts';
import { audit } from './audit.ts';
import type { ModelFacts } from './facts.ts';
import type { Label, MetricSummary, OutcomeSummary, VariantSummary } from './summary-parts.ts';

/** Shares of trials at which results give quantiles. */
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** What was found out about one variant: exactly, by sampling, or both. */
export interface VariantFindings {
  readonly label: Readonly<Record<string, Label>>;
  readonly model: ModelFacts;
  readonly exact: ExactResult | null;
  readonly sampled: {
    readonly tally: Tally;
    readonly stopped: StopReason | 'interrupted';
    /** What sampled: each draws other luck from a seed; dice when absent. */
    readonly engine?: Engine;
    /** Its one trial had its dice given: a certainty, not a sample. */
    readonly isScripted?: boolean;
  } | null;
  readonly costs: VariantSummary['costs'];
  /** Whether intervals of outcomes are to hold at every look at once. */
  readonly isPeeked?: boolean;
}

/** What a run found out about one of the scenario's variants; nothing at all when it was interrupted before. */
export type Findings = Pick<VariantFindings, 'model' | 'exact' | 'sampled'>;

/**
 * One variant's numbers with their intervals. Exact numbers win; a sample beside them becomes their audit.
 * @param confidence level of every interval, in (0,1)
 */
export function summarizeVariant(findings: VariantFindings, confidence: number): VariantSummary {
  const { measurements = [], picture } = findings.model;
  const summary = summarizeTrials(findings, confidence);
  const measured = byName(measurements, measuredMetric);
  return {
    ...summary,
    metrics: { ...summary.metrics, ...measured },
    ...(picture === undefined ? {} : { picture }),
  };
}

/** Nothing of dice. */
function engineFact(engine: Engine = 'dice'): Pick<VariantSummary, 'engine'> {
  return engine === 'dice' ? {} : { engine };
}

/** What trials, or the law of trials, say of a variant. */
function summarizeTrials(findings: VariantFindings, confidence: number): VariantSummary {
  const { label, model, exact, sampled, costs, isPeeked = false } = findings;
  if (exact !== null) {
    return {
      label,
      method: sampled === null ? 'exact' : 'both',
      ...engineFact(sampled?.engine),
      trials: sampled?.tally.trials ?? null,
      stopped: sampled?.stopped ?? 'exact',
      outcomes: byName(model.outcomes, (outcome, index) => exactOutcome(outcome, exact, index)),
      metrics: byName(resultMetrics(model), (metric, index) => exactMetric(metric, exact.metrics[index])),
      costs,
      audit: sampled === null ? null : audit(model, exact, sampled.tally, confidence),
      exact: { states: exact.states, branches: exact.branches, droppedMass: exact.droppedMass },
      ...standingsOf(model, exact),
    };
  }
  if (sampled === null) throw new RangeError('a variant without any result cannot be summarised');
  const { tally, stopped, engine = 'dice', isScripted = false } = sampled;
  return {
    label,
    method: 'sampled',
    ...engineFact(engine),
    trials: tally.trials,
    stopped,
    outcomes: byName(model.outcomes, (outcome, index) => {
      const share = sampledOutcome(outcome, tally, index, isPeeked ? anyTimeInterval : proportionInterval, confidence);
      return isScripted ? { ...share, low: share.p, high: share.p, interval: 'exact' as const } : share;
    }),
    metrics: byName(resultMetrics(model), (metric, index) => {
      const measured = sampledMetric(metric, tally, index, confidence);
      return isScripted ? { ...measured, meanLow: measured.mean, meanHigh: measured.mean } : measured;
    }),
    costs,
    audit: null,
    exact: null,
  };
}

/** Standings at the cap of rounds that a result lists. */
const STANDINGS_MAX = 30;

/** Nothing where no trial reaches the cap, or its kind does not tell how things stand there. */
function standingsOf({ standing }: ModelFacts, { standings }: ExactResult): Pick<VariantSummary, 'standings'> {
  if (standing === undefined || standings.length === 0) return {};
  const listed = standings.slice(0, STANDINGS_MAX).map((each) => ({ label: standing.words(each.standing), p: each.p }));
  const rest = sum(standings.slice(STANDINGS_MAX).map(({ p }) => p));
  return { standings: rest > 0 ? [...listed, { label: null, p: rest }] : listed };
}

function byName<Named extends { readonly name: string }, Value>(
  items: readonly Named[],
  make: (item: Named, index: number) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(items.map((item, index) => [item.name, make(item, index)]));
}

function wordsOf({ label, isVain }: Outcome): Pick<OutcomeSummary, 'label' | 'isVain'> {
  return isVain === undefined ? { label } : { label, isVain };
}

function exactOutcome(outcome: Outcome, exact: ExactResult, index: number): OutcomeSummary {
  const p = Math.min(1, exact.outcomes[index] ?? 0);
  const fraction = exact.fractions[index] ?? null;
  return { ...wordsOf(outcome), p, low: p, high: p, count: null, fraction, interval: 'exact' };
}

function sampledOutcome(
  outcome: Outcome,
  tally: Tally,
  index: number,
  intervalOf: typeof anyTimeInterval | typeof proportionInterval,
  confidence: number,
): OutcomeSummary {
  const count = tally.outcomes[index] ?? 0;
  const { low, high, method } = intervalOf(count, tally.trials, confidence);
  return { ...wordsOf(outcome), p: count / tally.trials, low, high, count, fraction: null, interval: method };
}

/** An interval that holds however often the trials are looked at. */
function anyTimeInterval(count: number, n: number, confidence: number): Interval & { method: 'confidence-sequence' } {
  return { ...proportionSequence(count, n, confidence), method: 'confidence-sequence' };
}

function exactMetric(metric: Metric, law: MetricLaw | undefined): MetricSummary {
  const { min: least = 0 } = metric;
  const p = law?.p ?? new Float64Array(1);
  const { mean, sd } = lawSpread(p, least);
  const mass = massOf(p, 1, least);
  return {
    label: metric.label,
    unit: metric.unit,
    mean,
    meanLow: mean,
    meanHigh: mean,
    sd,
    min: mass.min,
    max: mass.max,
    quantiles: quantiles((q) => least + lawQuantile(p, q)),
    p: mass.p,
    overflow: 0,
  };
}

function sampledMetric(metric: Metric, tally: Tally, index: number, confidence: number): MetricSummary {
  const { min: least = 0 } = metric;
  const bins = tally.histograms[index] ?? new Float64Array(0);
  const overflow = tally.overflow[index] ?? 0;
  const moments: Moments = { n: tally.trials, sum: tally.sums[index] ?? 0, squares: tally.squares[index] ?? 0 };
  const interval = meanInterval(moments, confidence);
  const variance = sampleVariance(moments);
  const mass = massOf(bins, tally.trials, least);
  // The least that a value beyond the histogram can be, however few bins that has needed.
  const beyond = least + BINS_MAX;
  return {
    label: metric.label,
    unit: metric.unit,
    mean: least + moments.sum / moments.n,
    meanLow: interval === null ? null : least + Math.max(0, interval.low),
    meanHigh: interval === null ? null : least + interval.high,
    sd: variance === null ? null : Math.sqrt(variance),
    min: overflow === tally.trials ? beyond : mass.min,
    max: overflow > 0 ? beyond : mass.max,
    quantiles: quantiles((q) => least + (histogramQuantile(bins, overflow, q) ?? BINS_MAX)),
    p: mass.p,
    overflow: overflow / tally.trials,
  };
}

/** A number without a law: it is its own mean, every quantile and the only value. */
function measuredMetric({ label, unit, value }: Measurement): MetricSummary {
  return {
    ...{ label, unit, mean: value, meanLow: value, meanHigh: value, sd: 0, min: value, max: value },
    quantiles: quantiles(() => value),
    ...{ p: { [String(value)]: 1 }, overflow: 0, isMeasured: true },
  };
}

function quantiles(at: (q: number) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(QUANTILES.map((q) => [String(q), at(q)]));
}

/**
 * Values that have mass, as shares of `total`, with the least and the greatest.
 * @param masses index value - least → mass
 */
function massOf(masses: Float64Array, total: number, least: number): Pick<MetricSummary, 'min' | 'max' | 'p'> {
  const p: Record<string, number> = {};
  let min: number | null = null;
  let max = least;
  masses.forEach((mass, index) => {
    if (mass <= 0) return;
    const value = least + index;
    // Sums of exact masses may be off by a rounding; no probability is above 1.
    p[String(value)] = Math.min(1, mass / total);
    min ??= value;
    max = value;
  });
  return { min: min ?? least, max, p };
}
