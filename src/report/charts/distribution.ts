import type { TopLevelSpec } from 'vega-lite';
import type { Locale } from '../locale/locale.ts';

const WIDTH = 360;
const HEIGHT = 170;
const TICKS = 10;

/** What a distribution chart shows: one bar per integer value. */
export interface DistributionChart {
  /** Values on the axis, ascending; a bar for each. */
  readonly values: readonly number[];
  /** Probability of each, in the same order. */
  readonly probabilities: readonly number[];
  /** Top of the vertical axis, in (0,1]. */
  readonly top: number;
  readonly xTitle: string;
  readonly yTitle: string;
}

/** Height of the drawing area in units of the SVG, so that a script can move the bars of {@link distributionSpec}. */
export const PLOT_HEIGHT = HEIGHT;

/** Bars of an integer law; `description` of each bar is its value, by which a script finds it. */
export function distributionSpec(chart: DistributionChart, locale: Locale): TopLevelSpec {
  const low = (chart.values[0] ?? 0) - 0.6;
  const high = (chart.values.at(-1) ?? 1) + 0.6;
  // A bar as wide as four fifths of a unit, but never thinner than 1.6 units of the drawing.
  const half = Math.max(0.4, (0.8 * (high - low)) / WIDTH);
  const percent = locale.language === 'fr' ? '\u202f%' : '%';
  const data = chart.values.map((value, index) => ({
    start: value - half,
    end: value + half,
    p: chart.probabilities[index] ?? 0,
    zero: 0,
    value: `${value}`,
  }));
  const x = {
    field: 'start',
    type: 'quantitative',
    scale: { domain: [low, high] as [number, number], nice: false, zero: false },
  } as const;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: WIDTH,
    height: HEIGHT,
    padding: 4,
    datasets: { bars: data },
    data: { name: 'bars' },
    usermeta: { csv: ['value', 'p'] },
    layer: [
      {
        mark: { type: 'bar', color: 'var(--accent)' },
        encoding: {
          x: {
            ...x,
            axis: {
              title: chart.xTitle,
              values: tickValues(chart.values),
              format: 'd',
              grid: false,
              tickSize: 4,
              labelOverlap: false,
            },
          },
          x2: { field: 'end' },
          y: {
            field: 'p',
            type: 'quantitative',
            scale: { domain: [0, chart.top], nice: false },
            axis: {
              title: chart.yTitle,
              tickCount: 5,
              labelExpr: `replace(format(100 * datum.value, '~r'), '.', '${locale.language === 'fr' ? ',' : '.'}') + '${percent}'`,
              domain: false,
              ticks: false,
            },
          },
          y2: { datum: 0 },
          description: { field: 'value', type: 'nominal' },
        },
      },
      {
        // A second law to compare with; a script moves and shows these.
        mark: { type: 'rule', color: 'var(--k-b)', strokeWidth: 2.5, opacity: 0 },
        encoding: { x, x2: { field: 'end' }, y: { datum: 0 }, description: { field: 'value', type: 'nominal' } },
      },
    ],
  };
}

/** A top for the vertical axis that leaves the highest bar some room. */
export function niceTop(highest: number): number {
  if (highest >= 0.9) return 1;
  const steps = [0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
  return steps.find((step) => step >= highest * 1.05) ?? 1;
}

/** Integer ticks: the values themselves while they are few and far between, else a round step. */
function tickValues(values: readonly number[]): number[] {
  const low = values[0] ?? 0;
  const high = values.at(-1) ?? 0;
  const span = high - low;
  if (values.length <= TICKS && span > 4 * values.length) {
    const ticks: number[] = [];
    for (const value of values) if (value - (ticks.at(-1) ?? -span) >= span / TICKS) ticks.push(value);
    return ticks;
  }
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((candidate) => span / candidate <= TICKS) ?? 2000;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}
