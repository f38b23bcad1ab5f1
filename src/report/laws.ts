import type { MetricSummary, Summary, VariantSummary } from '../analysis/summary.ts';
import { decimalsFor, roundOutward } from '../stats/figures.ts';
import type { Locale } from './locale/locale.ts';
import { lawError, pointFigure, zeroBound } from './precision.ts';
import { levelOfConfidence } from './sentence.ts';
import { hasExactNumbers } from './verdict.ts';
import { chanceText, figureText, meanText } from './words.ts';

/** Probabilities under this are left out of a report's distributions; the JSON result has them. */
export const TINY = 1e-7;
/** A chart shows a bar for each integer up to this many; wider laws show the values that occur. */
const BARS_MAX = 60;
const SPARSE_BARS_MAX = 120;
/** Laws no wider than this are drawn whole. */
const WHOLE_MAX = 15;
/** Mass that a chart may leave beyond its right end. */
const TAIL = 0.001;

/** The law of one metric in one variant, as embedded in a report. */
export interface LawData {
  /** Values with mass, ascending. */
  readonly v: readonly number[];
  /** Probability of each, ten significant digits: fewer would show in the two that are printed. */
  readonly p: readonly number[];
  /** Share beyond the last histogram bin. */
  readonly o: number;
  /** In words. */
  readonly s: string;
}

/** Names of the metrics. */
export interface MetricNames {
  /** Their value varies from trial to trial in some variant. */
  readonly varying: readonly string[];
  /** Counts that never do. */
  readonly constant: readonly string[];
  /** Numbers that no die decides. */
  readonly measured: readonly string[];
}

/** Names of all metrics, by what there is to say of them. */
export function metricNames(summary: Summary): MetricNames {
  const names = [...new Set(summary.variants.flatMap((variant) => Object.keys(variant.metrics)))];
  const some = (name: string, holds: (metric: MetricSummary) => boolean): boolean =>
    summary.variants.some((variant) => {
      const metric = metricOf(variant, name);
      return metric !== undefined && holds(metric);
    });
  const isMeasured = (name: string): boolean => some(name, (metric) => metric.isMeasured === true);
  const varies = (name: string): boolean => some(name, ({ min, max }) => min !== max);
  const counted = names.filter((name) => !isMeasured(name));
  return {
    varying: counted.filter(varies),
    constant: counted.filter((name) => !varies(name)),
    measured: names.filter(isMeasured),
  };
}

export function metricOf(variant: VariantSummary, name: string): MetricSummary | undefined {
  return Object.hasOwn(variant.metrics, name) ? variant.metrics[name] : undefined;
}

/** Label and unit of a metric, from the first variant that has it; the unit is empty where the label is the same word. */
export function metricWords(
  summary: Summary,
  name: string,
  locale: Locale,
): { readonly label: string; readonly unit: string } {
  for (const variant of summary.variants) {
    const metric = metricOf(variant, name);
    if (metric === undefined) continue;
    const [label, unit] = [locale.pick(metric.label), locale.pick(metric.unit)];
    return { label, unit: label.toLowerCase() === unit.toLowerCase() ? '' : unit };
  }
  return { label: name, unit: '' };
}

export function lawData(variant: VariantSummary, name: string, confidence: number, locale: Locale): LawData {
  const metric = metricOf(variant, name);
  if (metric === undefined) return { v: [], p: [], o: 0, s: '' };
  const present = Object.entries(metric.p)
    .map(([value, p]) => [Number(value), p] as const)
    .filter(([, p]) => p >= TINY)
    .sort((a, b) => a[0] - b[0]);
  return {
    v: present.map(([value]) => value),
    p: present.map(([, p]) => Number(p.toPrecision(10))),
    o: metric.overflow,
    s: lawText(variant, name, metric, confidence, locale),
  };
}

/** P(≥ x) of a law, from its data. */
export function tailOf(law: LawData, x: number): number {
  // Added from the small end, so that the certain value 1 comes out as 1.
  let tail = law.o;
  for (let index = law.v.length - 1; index >= 0 && (law.v[index] ?? 0) >= x; index -= 1) tail += law.p[index] ?? 0;
  return tail > 1 - 1e-5 && x <= (law.v[0] ?? 0) ? 1 : Math.min(1, tail);
}

export function massOf(law: LawData, x: number): number {
  const index = law.v.indexOf(x);
  return index < 0 ? 0 : (law.p[index] ?? 0);
}

/** Values for which a chart has bars, and the largest mass that any of the laws keeps beyond them. */
export function chartValues(laws: readonly LawData[]): { readonly values: number[]; readonly beyond: number } {
  const shown = laws.filter((law) => law.v.length > 0);
  const low = Math.min(...shown.map((law) => law.v[0] ?? 0));
  const largest = Math.max(low, ...shown.map((law) => law.v.at(-1) ?? low));
  const likely = Math.max(low, ...shown.map((law) => law.v.findLast((value) => tailOf(law, value) > TAIL) ?? low));
  const high = largest - low <= WHOLE_MAX ? largest : likely;
  const values =
    high - low < BARS_MAX
      ? Array.from({ length: high - low + 1 }, (_, index) => low + index)
      : occurringValues(shown, high).slice(0, SPARSE_BARS_MAX);
  const last = values.at(-1) ?? high;
  return { values, beyond: Math.max(0, ...shown.map((law) => tailOf(law, last + 1))) };
}

function occurringValues(laws: readonly LawData[], high: number): number[] {
  const occurs = (law: LawData): number[] =>
    law.v.filter((value, index) => value <= high && (law.p[index] ?? 0) > TAIL / 10);
  return [...new Set(laws.flatMap(occurs))].sort((a, b) => a - b);
}

/** How one probability of a variant's law is written. */
export function probabilityText(summary: Summary, variant: VariantSummary, p: number, locale: Locale): string {
  if (hasExactNumbers(variant) || variant.trials === null) return chanceText(p, locale);
  return figureText(pointFigure(p, variant.trials, zeroBound(variant.trials, summary.confidence)), locale);
}

function lawText(
  variant: VariantSummary,
  name: string,
  metric: MetricSummary,
  confidence: number,
  locale: Locale,
): string {
  const { share, interval } = meanText(variant, name, confidence, locale);
  const span = (from: string, to: string): string => {
    const [low, high] = [metric.quantiles[from] ?? 0, metric.quantiles[to] ?? 0];
    return locale.text(low === high ? 'spanAt' : 'spanFrom', { low: locale.number(low), high: locale.number(high) });
  };
  const fillers = {
    mean: interval === null ? share : `${share} (${interval})`,
    half: span('0.25', '0.75'),
    most: span('0.05', '0.95'),
  };
  if (metric.sd === null) return locale.text('distributionTextPlain', fillers);
  return locale.text('distributionText', { ...fillers, sd: sdText(metric, locale) });
}

/** A standard deviation to three significant digits. */
export function sdText(metric: MetricSummary, locale: Locale): string {
  if (metric.sd === null) return '–';
  if (metric.sd === 0) return '0';
  return locale.number(metric.sd, Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(metric.sd)))));
}

/** What is to be known about the error of a variant's laws: exact, or a simultaneous band. */
export function lawErrorText(summary: Summary, variant: VariantSummary, locale: Locale): string {
  if (hasExactNumbers(variant) || variant.trials === null) return locale.text('distributionExact');
  const half = 100 * lawError(variant.trials, summary.confidence);
  const decimals = decimalsFor(half);
  return locale.text('band', {
    trials: locale.number(variant.trials),
    level: levelOfConfidence(summary, locale),
    half: locale.plural('points', roundOutward(half, decimals, 'up'), {}, decimals),
  });
}
