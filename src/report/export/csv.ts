import type { MetricSummary, Summary, VariantSummary } from '../../analysis/summary.ts';
import { proportionInterval } from '../../stats/interval.ts';
import { hasExactNumbers } from '../verdict.ts';
import { ANALYSIS_COLUMNS, analysisRows } from './analysis-rows.ts';
import { delimited, distinctNames, type Field, type Separator } from './delimited.ts';
import type { ExportedFile } from './files.ts';

const QUANTILES = ['0.05', '0.25', '0.5', '0.75', '0.95'];

/**
 * A result as tidy tables, a row for each number with all that it needs beside it: NAME.csv (outcomes), NAME.metrics.csv
 * (means and quantiles), NAME.distributions.csv (laws of the metrics), and NAME.analyses.csv where the scenario asked for
 * analyses. `variant` is the index in the result's `variants`, each axis has a column of its own, and the last one says whether
 * the run was interrupted.
 */
export function csvFiles(summary: Summary, name: string, separator: Separator = 'comma'): readonly ExportedFile[] {
  return [
    { name: `${name}.csv`, content: outcomeTable(summary, separator) },
    { name: `${name}.metrics.csv`, content: metricTable(summary, separator) },
    { name: `${name}.distributions.csv`, content: distributionTable(summary, separator) },
    ...(summary.analyses.length === 0
      ? []
      : [{ name: `${name}.analyses.csv`, content: delimited(ANALYSIS_COLUMNS, analysisRows(summary), separator) }]),
  ];
}

function table(
  summary: Summary,
  separator: Separator,
  columns: readonly string[],
  rowsOf: (variant: VariantSummary) => Iterable<readonly Field[]>,
): Iterable<string> {
  const axes = summary.axes.map((axis) => axis.name);
  const names = distinctNames(['variant', ...columns, 'partial', ...axes]);
  const head = ['variant', ...names.slice(columns.length + 2), ...columns, 'partial'];
  function* rows(): Generator<readonly Field[]> {
    for (const [index, variant] of summary.variants.entries()) {
      const place = [index, ...axes.map((axis) => variant.label[axis] ?? null)];
      for (const cells of rowsOf(variant)) yield [...place, ...cells, summary.partial];
    }
  }
  return delimited(head, rows(), separator);
}

function outcomeTable(summary: Summary, separator: Separator): Iterable<string> {
  const columns = ['outcome', 'p', 'low', 'high', 'count', 'trials', 'method', 'interval', 'confidence'];
  return table(summary, separator, columns, ({ outcomes, trials, method }) =>
    Object.entries(outcomes).map(([name, { p, low, high, count, interval }]) => [
      ...[name, p, low, high, count, trials, method, interval],
      interval === 'exact' ? null : summary.confidence,
    ]),
  );
}

function metricTable(summary: Summary, separator: Separator): Iterable<string> {
  const columns = [
    ...['metric', 'unit', 'mean', 'mean_low', 'mean_high', 'sd', 'min', 'max'],
    ...QUANTILES.map((q) => `quantile_${q}`),
    ...['overflow', 'trials', 'method', 'confidence'],
  ];
  return table(summary, separator, columns, (variant) =>
    Object.entries(variant.metrics).map(([name, metric]) => [
      ...[name, metric.unit.en, metric.mean, metric.meanLow, metric.meanHigh, metric.sd, metric.min, metric.max],
      ...QUANTILES.map((q) => metric.quantiles[q] ?? null),
      ...[metric.overflow, variant.trials, variant.method, hasExactNumbers(variant) ? null : summary.confidence],
    ]),
  );
}

function distributionTable(summary: Summary, separator: Separator): Iterable<string> {
  const columns = ['metric', 'value', 'p', 'p_at_least', 'p_at_least_low', 'p_at_least_high', 'trials', 'method'];
  return table(summary, separator, [...columns, 'confidence'], function* (variant) {
    const n = hasExactNumbers(variant) ? null : variant.trials;
    const ending = [variant.trials, variant.method, n === null ? null : summary.confidence];
    for (const [name, metric] of Object.entries(variant.metrics)) {
      // A number that no die decides has no law.
      if (metric.isMeasured === true) continue;
      for (const { value, p, tail } of lawOf(metric)) {
        const atLeast = n === null ? [tail, tail, tail] : sampledTail(tail, n, summary.confidence);
        yield [name, value, p, ...atLeast, ...ending];
      }
    }
  });
}

/** P(≥ value) of a sample with its interval; the share is made a count again, free of what adding shares has rounded. */
function sampledTail(tail: number, n: number, confidence: number): readonly [number, number, number] {
  const count = Math.min(n, Math.round(tail * n));
  const { low, high } = proportionInterval(count, n, confidence);
  return [count / n, low, high];
}

interface LawRow {
  readonly value: number;
  /** P(= value); null for the row that stands for all values beyond the last one counted. */
  readonly p: number | null;
  /** P(≥ value) */
  readonly tail: number;
}

/** The law of a metric, values ascending. */
function lawOf({ p, overflow, max }: MetricSummary): readonly LawRow[] {
  const values = Object.keys(p)
    .map(Number)
    .sort((a, b) => a - b);
  const rows: LawRow[] = overflow > 0 ? [{ value: max, p: null, tail: overflow }] : [];
  // From the small end, so that rounding stays below the last digit of what is added.
  let tail = overflow;
  for (const value of values.reverse()) {
    const mass = p[String(value)] ?? 0;
    tail = Math.min(1, tail + mass);
    rows.push({ value, p: mass, tail });
  }
  return rows.reverse();
}
