import type { Summary, VariantSummary } from '../analysis/summary.ts';
import { meanDecimals } from '../stats/figures.ts';
import { metricNames, metricOf, metricWords } from './laws.ts';
import type { Locale } from './locale/locale.ts';
import { clip, labelsText } from './words.ts';

/** A number that no die decides, over the variants. */
export interface MeasuredRow {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** One per variant, with its text; a dash where a variant has none. */
  readonly values: readonly { readonly text: string; readonly value: number }[];
}

/** Everything measured, in the order of the result. */
export function measuredRows(summary: Summary, locale: Locale): readonly MeasuredRow[] {
  return metricNames(summary).measured.map((name) => ({
    name,
    ...metricWords(summary, name, locale),
    values: summary.variants.map((variant) => measuredValue(variant, name, locale)),
  }));
}

function measuredValue(variant: VariantSummary, name: string, locale: Locale): MeasuredRow['values'][number] {
  const metric = metricOf(variant, name);
  if (metric === undefined) return { text: '–', value: Number.NaN };
  return { text: locale.number(metric.mean, meanDecimals(metric.mean)), value: metric.mean };
}

/** Variants that a terminal shows side by side. */
const COLUMNS_MAX = 5;
const GAP = '  ';

/** The measured numbers for a terminal: a line each, a column for each of the first variants. */
export function measuredLines(summary: Summary, locale: Locale, width: number): readonly string[] {
  const rows = measuredRows(summary, locale);
  if (rows.length === 0) return [];
  const heads = summary.variants.slice(0, COLUMNS_MAX).map((variant) => clip(labelsText(variant.label, locale), 16));
  const names = rows.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`));
  const first = Math.max(...names.map((name) => name.length));
  const columns = heads.map((head, index) =>
    Math.max(head.length, ...rows.map(({ values }) => values[index]?.text.length ?? 0)),
  );
  const shown = columnsWithin(columns, width - first);
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(first), ...cells.slice(0, shown).map((cell, index) => cell.padStart(columns[index] ?? 0))].join(GAP);
  const lines = rows.map(({ values }, index) =>
    line(
      names[index] ?? '',
      values.map(({ text }) => text),
    ),
  );
  return heads.some((head) => head !== '') ? [line('', heads), ...lines] : lines;
}

/** How many columns fit into a width; one at least. */
function columnsWithin(columns: readonly number[], width: number): number {
  let left = width;
  const last = columns.findIndex((column) => {
    left -= column + GAP.length;
    return left < 0;
  });
  return last < 0 ? columns.length : Math.max(1, last);
}
