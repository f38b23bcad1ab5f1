import type { TopLevelSpec } from 'vega-lite';
import type { Measured } from '../../analysis/analyses/parts.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Locale } from '../locale/locale.ts';
import { distinctNames } from '../words.ts';
import { PADDING, ROW_NAMES, ROWS_WIDTH, rowHeight, rowName, SCHEMA } from './furniture.ts';
import { signedAxisLabels } from './gains.ts';

/** Most bars' rows that a picture can bear. */
export const TORNADO_ROWS_MAX = 20;

/** Letters of a row's name. */
const NAME_MAX = 40;

export interface TornadoBar {
  readonly row: string;
  readonly series: string;
  readonly effect: Estimate;
  readonly tip: string;
}

interface TornadoOptions {
  /** Sorted: the first row is on top. At most {@link TORNADO_ROWS_MAX} rows are drawn. */
  readonly bars: readonly TornadoBar[];
  /** Series in the order of their colours. */
  readonly series: readonly { readonly name: string; readonly colour: string }[];
  readonly measure: Pick<Measured, 'kind'>;
  /** Title of the axis of effects. */
  readonly axis: string;
  /** Whether a row has bars of one series only: then they take all of its height. */
  readonly isStacked?: boolean;
}

/** Effects as bars to the left and right of none, with their intervals. */
export function tornado(
  { bars, series, measure, axis, isStacked = false }: TornadoOptions,
  locale: Locale,
): TopLevelSpec {
  const rows = [...new Set(bars.map(({ row }) => row))].slice(0, TORNADO_ROWS_MAX);
  const names = distinctNames(rows, NAME_MAX).map(rowName);
  const scale = measure.kind === 'outcome' ? 100 : 1;
  const values = bars
    .filter(({ row }) => rows.includes(row))
    .map(({ row, series: name, effect, tip }) => ({
      row: names[rows.indexOf(row)] ?? row,
      series: name,
      value: scale * effect.value,
      low: scale * effect.low,
      high: scale * effect.high,
      none: 0,
      tip,
    }));
  const shown = series.filter(({ name }) => values.some((value) => value.series === name));
  const y = {
    field: 'row',
    type: 'nominal' as const,
    sort: null,
    axis: ROW_NAMES,
  };
  const x = {
    type: 'quantitative' as const,
    axis: { title: axis, tickCount: 5, domain: false, ...signedAxisLabels(locale) },
  };
  const isGrouped = shown.length > 1 && !isStacked;
  const offset = isGrouped ? { yOffset: { field: 'series', scale: { domain: shown.map(({ name }) => name) } } } : {};
  const colour = {
    field: 'series',
    type: 'nominal' as const,
    scale: { domain: shown.map(({ name }) => name), range: shown.map((it) => it.colour) },
    legend: shown.length > 1 ? { title: null, orient: 'bottom' as const } : null,
  };
  return {
    $schema: SCHEMA,
    width: ROWS_WIDTH,
    height: { step: isGrouped ? 11 : rowHeight(names, 20) },
    padding: PADDING,
    data: { values },
    encoding: { y: y },
    layer: [
      {
        mark: { type: 'bar', height: { band: 0.8 } },
        encoding: {
          x: { ...x, field: 'value' },
          color: colour,
          description: { field: 'tip', type: 'nominal' },
          ...offset,
        },
      },
      {
        mark: { type: 'rule', color: 'var(--whisker)', strokeWidth: 1.5 },
        encoding: {
          x: { ...x, field: 'low' },
          x2: { field: 'high' },
          description: { field: 'tip', type: 'nominal' },
          ...offset,
        },
      },
      {
        mark: { type: 'rule', color: 'var(--whisker)', strokeWidth: 1 },
        encoding: { x: { datum: 0 }, y: { value: 0 }, y2: { value: 'height' } },
      },
    ],
  } satisfies TopLevelSpec;
}
