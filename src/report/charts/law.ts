import type { TopLevelSpec } from 'vega-lite';
import { chartValues, type LawData, massOf, tailOf } from '../laws.ts';
import type { Locale } from '../locale/locale.ts';
import { clip } from '../words.ts';
import { distributionSpec, niceTop } from './distribution.ts';

/** P(= x) or P(≥ x). */
export type LawMode = 'eq' | 'ge';

interface LawChartOptions {
  readonly law: LawData;
  /** All laws that share the axes of the chart, the one shown among them. */
  readonly laws: readonly LawData[];
  /** Name of the metric. */
  readonly label: string;
  readonly mode: LawMode;
}

/** The bars of one law. @returns the chart, what it shows in words, and the top of its vertical axis */
export function lawChart(
  { law, laws, label, mode }: LawChartOptions,
  locale: Locale,
): { readonly spec: TopLevelSpec; readonly label: string; readonly top: number } {
  const isTail = mode === 'ge';
  const { values } = chartValues(laws);
  const highest = Math.max(0.001, ...laws.map((each) => Math.max(0, ...each.p)));
  const top = isTail ? 1 : niceTop(highest);
  const yTitle = locale.text(isTail ? 'atLeast' : 'equals');
  const probabilities = values.map((value) => (isTail ? tailOf(law, value) : massOf(law, value)));
  const spec = distributionSpec({ values, probabilities, top, xTitle: `x = ${clip(label)}`, yTitle }, locale);
  return { spec, label: `${clip(label)}, ${yTitle}. ${law.s}`, top };
}
