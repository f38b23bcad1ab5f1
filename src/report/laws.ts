import type { MetricSummary, Summary, VariantSummary } from '../analysis/summary.ts';
import { decimalsFor, roundOutward } from '../stats/figures.ts';
import type { Locale } from './locale/locale.ts';
import { lawError, pointFigure, zeroBound } from './precision.ts';
import { levelOfConfidence } from './sentence.ts';
import { hasExactNumbers } from './verdict.ts';
import { chanceText, figureText, meanText } from './words.ts';

/** Probabilities under this are left out of a report's distributions; the JSON result has them. */
export const TINY = 1e-7;
/** Bars of a chart, at most. */
const BARS_MAX = 60;
/** Laws no wider than this are drawn whole. */
const WHOLE_MAX = 15;
/** Mass that a chart may leave beyond each of its ends. */
export const TAIL = 0.001;

/** The law of one metric in one variant, as embedded in a report. */
export interface LawData {
  /** Values with mass, ascending. */
  readonly v: readonly number[];
  /** Probability of each, ten significant digits: fewer would show in the two that are printed. */
  readonly p: readonly number[];
  /** Share beyond the last histogram bin. */
  readonly o: number;
  /** Mass left out below the first value and above the last. */
  readonly u: number;
  readonly t: number;
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
  if (metric === undefined) return NO_LAW;
  const all = Object.entries(metric.p)
    .map(([value, p]) => [Number(value), p] as const)
    .sort((a, b) => a[0] - b[0]);
  const isSeen = ([, p]: readonly [number, number]): boolean => p >= TINY;
  const [first, end] = [all.findIndex(isSeen), all.findLastIndex(isSeen) + 1];
  const present = all.slice(Math.max(0, first), end);
  const massOfAll = (values: typeof all): number => values.reduce((sum, [, p]) => sum + p, 0);
  return {
    v: present.map(([value]) => value),
    p: present.map(([, p]) => Number(p.toPrecision(10))),
    o: metric.overflow,
    u: massOfAll(all.slice(0, Math.max(0, first))),
    t: massOfAll(all.slice(end)),
    s: lawText(variant, name, metric, confidence, locale),
  };
}

export const NO_LAW: LawData = { v: [], p: [], o: 0, u: 0, t: 0, s: '' };

/** The greatest double below 1: 1 itself is kept for what is certain. */
const NEARLY_ONE = 1 - 2 ** -53;

/** P(≥ x) of a law, from its data. */
export function tailOf(law: LawData, x: number): number {
  if (x <= (law.v[0] ?? 0)) return law.u > 0 ? NEARLY_ONE : 1;
  let tail = law.o + law.t;
  for (let index = law.v.length - 1; index >= 0 && (law.v[index] ?? 0) >= x; index -= 1) tail += law.p[index] ?? 0;
  return Math.min(NEARLY_ONE, tail);
}

export function massOf(law: LawData, x: number): number {
  return massBetween(law, x, x);
}

/** P(from ≤ X ≤ to) of a law, from its data. */
export function massBetween(law: LawData, from: number, to: number): number {
  let mass = 0;
  law.v.forEach((value, index) => {
    if (value >= from && value <= to) mass += law.p[index] ?? 0;
  });
  return mass;
}

/** The bars of a chart: bar i stands for the values from `from + i × width` up to, not including, the next bar's. */
export interface ChartFrame {
  readonly from: number;
  readonly width: number;
  readonly count: number;
  /** What the values have in common: a bar of this width has one alone. */
  readonly step: number;
}

/**
 * Bars that show nearly all of every law: from the first value below which one of them has more than {@link TAIL} to the
 * last above which one has. Where they would be too many, each stands for as many values as are told apart in round numbers.
 */
export function chartFrame(laws: readonly LawData[]): ChartFrame {
  const shown = laws.filter(({ v }) => v.length > 0);
  const least = Math.min(...shown.map(({ v }) => v[0] ?? 0));
  const most = Math.max(...shown.map(({ v }) => v.at(-1) ?? 0));
  if (shown.length === 0) return { from: 0, width: 1, count: 1, step: 1 };
  const isNarrow = most - least <= WHOLE_MAX;
  const low = isNarrow
    ? least
    : Math.min(...shown.map((law) => law.v.find((x) => tailOf(law, x + 1) < 1 - TAIL) ?? least));
  const high = isNarrow ? most : Math.max(...shown.map((law) => law.v.findLast((x) => tailOf(law, x) > TAIL) ?? most));
  const step =
    shown.reduce(
      (all, { v }) => v.reduce((common, x) => (x < low || x > high ? common : divisor(common, x - low)), all),
      0,
    ) || 1;
  const values = (high - low) / step + 1;
  // One bar more is where the first begins below the first value.
  const width = values <= BARS_MAX ? step : step * roundStep(values, BARS_MAX - 1);
  const from = width === step ? low : Math.floor(low / width) * width;
  return { from, width, count: Math.floor((high - from) / width) + 1, step };
}

/** The least of 1, 2, 5, 10, 20, 50 … of which a span has so many at most. */
export function roundStep(span: number, partsMax: number): number {
  const isEnough = (step: number): boolean => span / step <= partsMax;
  for (let scale = 1; ; scale *= 10) {
    const found = [1, 2, 5].find((round) => isEnough(round * scale));
    if (found !== undefined) return found * scale;
  }
}

/** The greatest number that divides both. */
function divisor(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Whether a chart leaves any value of a law out. */
export function isCut({ v, o }: LawData, { from, width, count }: ChartFrame): boolean {
  return o > 0 || (v[0] ?? from) < from || (v.at(-1) ?? from) >= from + count * width;
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
