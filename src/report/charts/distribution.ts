import type { TopLevelSpec } from 'vega-lite';
import { type ChartFrame, roundStep } from '../laws.ts';
import type { Locale } from '../locale/locale.ts';

const WIDTH = 360;
const HEIGHT = 170;
const TICKS = 10;
/** Half of a bar, and of the room that it has, in its width; the first and the last have a little more. */
const BAR_HALF = 0.4;
const BAR_ROOM = 0.6;

/** What a distribution chart shows. */
export interface DistributionChart {
  readonly frame: ChartFrame;
  /** Probability of each bar. */
  readonly probabilities: readonly number[];
  /** Top of the vertical axis, in (0,1]. */
  readonly top: number;
  readonly xTitle: string;
  readonly yTitle: string;
}

/** Size of the drawing area in units of the SVG, so that a script can move the bars of {@link distributionSpec}. */
export const PLOT_HEIGHT = HEIGHT;
export const PLOT_WIDTH = WIDTH;

/** Parts of the vertical axis between two ticks; a script finds as many labels, and one more. */
export const Y_PARTS = 5;

/** Bars of an integer law; `description` of each bar is its value, or its first and last; a script finds it by that. */
export function distributionSpec(chart: DistributionChart, locale: Locale): TopLevelSpec {
  const { from, width, count, step } = chart.frame;
  // The middle of the first bar: of its values, not of the room up to the next one.
  const middle = from + (width - step) / 2;
  const last = middle + (count - 1) * width;
  const percent = locale.language === 'fr' ? '\u202f%' : '%';
  const data = chart.probabilities.map((p, bar) => ({
    start: middle + (bar - BAR_HALF) * width,
    end: middle + (bar + BAR_HALF) * width,
    p,
    zero: 0,
    value: barName(chart.frame, bar),
  }));
  const x = {
    field: 'start',
    type: 'quantitative',
    scale: {
      domain: [middle - BAR_ROOM * width, last + BAR_ROOM * width] as [number, number],
      nice: false,
      zero: false,
    },
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
              values: tickValues(chart.frame),
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
              // Else labels would be left out.
              tickCount: Y_PARTS + 1,
              labelOverlap: false,
              values: Array.from({ length: Y_PARTS + 1 }, (_, part) => (chart.top * part) / Y_PARTS),
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

/** The value of a bar, or its first and last. */
function barName({ from, width, step }: ChartFrame, bar: number): string {
  const first = from + bar * width;
  return width === step ? `${first}` : `${first}–${first + width - step}`;
}

/** Integer ticks: those of few bars of one value each, else round steps. */
function tickValues({ from, width, count, step }: ChartFrame): number[] {
  if (width === step && count <= TICKS) return Array.from({ length: count }, (_, bar) => from + bar * width);
  const last = from + count * width - step;
  const between = roundStep(last - from, TICKS);
  const first = Math.ceil(from / between) * between;
  return Array.from({ length: Math.floor((last - first) / between) + 1 }, (_, tick) => first + tick * between);
}
