import type { TopLevelSpec } from 'vega-lite';
import { type ChartFrame, chartFrame, type LawData, massBetween, tailOf } from '../laws.ts';
import type { Locale } from '../locale/locale.ts';
import { clip } from '../words.ts';
import { distributionSpec, niceTop } from './distribution.ts';

/** P(= x) or P(≥ x). */
export type LawMode = 'eq' | 'ge';

interface LawChartOptions {
  readonly law: LawData;
  /** Name of the metric. */
  readonly label: string;
  readonly mode: LawMode;
}

/** The bars of one law. @returns the chart, and what it shows in words */
export function lawChart(
  { law, label, mode }: LawChartOptions,
  locale: Locale,
): { readonly spec: TopLevelSpec; readonly label: string } {
  const isTail = mode === 'ge';
  const frame = chartFrame([law]);
  const probabilities = barsOf(law, frame, isTail);
  const top = isTail ? 1 : niceTop(Math.max(...probabilities));
  const yTitle = locale.text(isTail ? 'atLeast' : frame.width > frame.step ? 'equalsAny' : 'equals');
  const spec = distributionSpec({ frame, probabilities, top, xTitle: `x = ${clip(label)}`, yTitle }, locale);
  return { spec, label: `${clip(label)}, ${yTitle}. ${law.s}` };
}

/** Height of each bar. */
function barsOf(law: LawData, { from, width, count, step }: ChartFrame, isTail: boolean): readonly number[] {
  return Array.from({ length: count }, (_, bar) => {
    const first = from + bar * width;
    return isTail ? tailOf(law, first) : massBetween(law, first, first + width - step);
  });
}
