import type { TopLevelSpec } from 'vega-lite';
import type { Measured } from '../../analysis/analyses/parts.ts';
import type { Locale } from '../locale/locale.ts';
import { axisLabels } from './figures.ts';
import { PADDING, ROW_NAMES, ROWS_WIDTH, rowHeight, rowName, SCHEMA } from './furniture.ts';

/** A bar from zero, with the interval of its end. */
export interface EffectBar {
  readonly name: string;
  /** In the unit of the measure; of a probability a share. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly tip: string;
  /** Colour of a side, as in the palette. */
  readonly tone: 'a' | 'b' | 'n2';
}

const ROW = 24;
const COLOURS = { a: 'var(--k-a)', b: 'var(--k-b)', n2: 'var(--k-n2)' } as const;

/** Effects as bars to the left and right of zero, one below the other, whiskers for their intervals. */
export function barsSpec(
  bars: readonly EffectBar[],
  axisTitle: string,
  measure: Pick<Measured, 'kind'>,
  locale: Locale,
): TopLevelSpec {
  const names = bars.map(({ name }) => rowName(name));
  const tones = [...new Set(bars.map(({ tone }) => tone))];
  const y = {
    field: 'name',
    type: 'nominal' as const,
    sort: null,
    axis: ROW_NAMES,
  };
  const x = {
    field: 'value',
    type: 'quantitative' as const,
    axis: { title: axisTitle, tickCount: 5, ...axisLabels(measure, locale) },
  };
  return {
    $schema: SCHEMA,
    width: ROWS_WIDTH,
    height: { step: rowHeight(names, ROW) },
    padding: PADDING,
    data: { values: bars.map((bar, at) => ({ ...bar, name: names[at] ?? bar.name, zero: 0 })) },
    layer: [
      {
        mark: { type: 'bar', height: 13 },
        encoding: {
          y: y,
          x: x,
          x2: { datum: 0 },
          color: {
            field: 'tone',
            type: 'nominal',
            scale: { domain: tones, range: tones.map((tone) => COLOURS[tone]) },
            legend: null,
          },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      {
        transform: [{ filter: 'datum.high > datum.low' }],
        mark: { type: 'rule', color: 'var(--whisker)', strokeWidth: 1.5 },
        encoding: {
          y: y,
          x: { ...x, field: 'low' },
          x2: { field: 'high' },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      { mark: { type: 'rule', color: 'var(--line-strong)' }, encoding: { x: { datum: 0 } } },
    ],
  };
}
