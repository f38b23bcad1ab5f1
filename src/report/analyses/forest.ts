import type { TopLevelSpec } from 'vega-lite';
import type { Locale } from '../locale/locale.ts';
import { distinctNames } from '../words.ts';
import { PADDING, ROW_NAMES, ROWS_WIDTH, rowHeight, rowName, SCHEMA } from './furniture.ts';

/** A difference with its interval, to be drawn beside zero. */
export interface ForestRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What it amounts to, in words: a key of the colours. */
  readonly verdict: string;
  /** Figures of the row, for those who point at it. */
  readonly tip: string;
}

interface ForestOptions {
  readonly axisTitle: string;
  /** Verdict → colour, in the order of the legend; those that no row has are left out. */
  readonly colours: readonly { readonly verdict: string; readonly colour: string; readonly shape: string }[];
}

const NAME_MAX = 44;
const ROW_HEIGHT = 24;

/** Rows from the top in the order given, dots with intervals about a line at zero. Names that are cut alike are kept apart. */
export function forestChart(
  rows: readonly ForestRow[],
  { axisTitle, colours }: ForestOptions,
  locale: Locale,
): TopLevelSpec {
  const names = distinctNames(
    rows.map(({ name }) => name),
    NAME_MAX,
  ).map(rowName);
  const values = rows.map((row, at) => ({ ...row, name: names[at] ?? row.name }));
  const used = colours.filter(({ verdict }) => rows.some((row) => row.verdict === verdict));
  const domain = used.map(({ verdict }) => verdict);
  const sign = locale.language === 'fr' ? ',' : '.';
  const labelExpr = `(datum.value > 0 ? '+' : '') + replace(replace(format(datum.value, '~r'), '.', '${sign}'), '-', '\u2212')`;
  const x = {
    field: 'value',
    type: 'quantitative' as const,
    axis: { title: axisTitle, tickCount: 4, domain: false, labelExpr },
    scale: { nice: true, zero: true },
  };
  const y = {
    field: 'name',
    type: 'ordinal' as const,
    sort: null,
    axis: ROW_NAMES,
    scale: { paddingInner: 0.4, paddingOuter: 0.3 },
  };
  const legend =
    domain.length < 2
      ? null
      : { title: null, orient: 'bottom' as const, columns: 2, labelLimit: 220, labelColor: 'var(--muted)' };
  const colour = {
    field: 'verdict',
    type: 'nominal' as const,
    scale: { domain, range: used.map((entry) => entry.colour) },
    legend,
  };
  const shape = {
    field: 'verdict',
    type: 'nominal' as const,
    scale: { domain, range: used.map((entry) => entry.shape) },
    legend,
  };
  return {
    $schema: SCHEMA,
    width: ROWS_WIDTH,
    height: { step: rowHeight(names, ROW_HEIGHT) },
    padding: PADDING,
    data: { values },
    layer: [
      {
        data: { values: [{ zero: 0 }] },
        mark: { type: 'rule', strokeWidth: 1, color: 'var(--k-n2)' },
        encoding: { x: { datum: 0 } },
      },
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: {
          y,
          x: { ...x, field: 'low' },
          x2: { field: 'high' },
          color: colour,
          description: { field: 'tip', type: 'nominal' as const },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 70, opacity: 1 },
        encoding: { x, y, color: colour, shape, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  } satisfies TopLevelSpec;
}
