import type { TopLevelSpec } from 'vega-lite';
import type { SweepResult } from '../../analysis/analyses/sweep.ts';
import type { Summary } from '../../analysis/summary.ts';
import { roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation, PresentedColumn } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { axisText, capital, clip, colon, labelsText, labelText, semicolon } from '../words.ts';
import {
  axisLabels,
  estimateCell,
  estimateInside,
  estimateWords,
  measureText,
  measureTitle,
  methodNote,
  say,
} from './figures.ts';
import { CURVE, PADDING, POINT_NAMES, pointName, SCHEMA, titleLines } from './furniture.ts';

const CURVES_MAX = 8;
const COLOURS = [
  'var(--k-a)',
  'var(--k-b)',
  'var(--k-c)',
  'var(--k-d)',
  'var(--k-r5)',
  'var(--k-n2)',
  'var(--k-r3)',
  'var(--k-n1)',
];

const WORDS = {
  title: { en: '{measure} along {axis}', fr: '{measure} selon {axis}' },
  range: {
    en: '{measure} is lowest at {atLow} ({low}) and highest at {atHigh} ({high}){curve}.',
    fr: '{measure} est au plus bas à {atLow} ({low}) et au plus haut à {atHigh} ({high}){curve}.',
  },
  flat: {
    en: '{measure} does not move along {axis}{curve}: {low}.',
    fr: '{measure} ne bouge pas selon {axis}{curve}\u00a0: {low}.',
  },
  of: { en: ' with {curve}', fr: ' avec {curve}' },
  crosses: {
    en: '{one} and {other} cross at {at}',
    fr: '{one} et {other} se croisent à {at}',
  },
  crossesBetween: {
    en: '{one} and {other} change places between {from} and {to}',
    fr: '{one} et {other} échangent leurs places entre {from} et {to}',
  },
  peaks: { en: 'Highest at {list}.', fr: 'Au plus haut à {list}.' },
  peak: { en: '{point} with {curve} ({value})', fr: '{point} avec {curve} ({value})' },
  doubtful: { en: ' (within the noise)', fr: ' (dans les limites du bruit)' },
  noCrossing: { en: 'No two curves cross.', fr: 'Aucune courbe n’en croise une autre.' },
  straight: {
    en: 'Crossings are read off straight lines between the points; their interval takes both ends of the difference at their least and at their greatest.',
    fr: 'Les croisements se lisent sur des droites entre les points\u00a0; leur intervalle prend les deux bouts de l’écart au plus bas et au plus haut.',
  },
  point: { en: 'Value of the axis.', fr: 'Valeur de l’axe.' },
  value: {
    en: 'Value of the measure there, with its interval unless it is exact.',
    fr: 'Valeur de la mesure à cet endroit, avec son intervalle sauf si elle est exacte.',
  },
  whole: { en: 'all', fr: 'ensemble' },
  cut: {
    en: 'The chart shows the first {count} curves; the table has all of them.',
    fr: 'Le graphique montre les {count} premières courbes\u00a0; le tableau les a toutes.',
  },
} satisfies Record<string, Bilingual>;

/** A measure along an axis: a curve for each circumstance, with its band. */
export function presentSweep(result: SweepResult, summary: Summary, locale: Locale): Presentation {
  const { measure, along, points, curves } = result;
  const axis = axisText(along, locale);
  const names = curves.map(({ label }) =>
    Object.keys(label).length === 0 ? locale.pick(WORDS.whole) : labelsText(label, locale),
  );
  const columns: PresentedColumn[] = [
    { title: axis, numeric: typeof points[0] === 'number', definition: locale.pick(WORDS.point) },
    ...names.map((name) => ({
      title: curves.length === 1 ? measureTitle(measure, locale) : clip(name),
      numeric: true,
      definition: locale.pick(WORDS.value),
    })),
  ];
  const rows = points.map((point, at): Cell[] => [
    { text: labelText(result.along, point, locale), ...(typeof point === 'number' ? { sort: point } : {}) },
    ...curves.map(({ values }) => estimateCell(values[at] ?? null, measure, locale)),
  ]);
  const title = say(WORDS.title, { measure: measureTitle(measure, locale), axis }, locale);
  return {
    title: result.title ?? title,
    answer: answerOf(result, names, locale),
    notes: [
      methodNote(
        curves.flatMap(({ values }) => values),
        summary,
        locale,
      ),
      ...(result.crossings.some(({ at }) => at !== null) ? [locale.pick(WORDS.straight)] : []),
      ...(curves.length > CURVES_MAX ? [say(WORDS.cut, { count: locale.number(CURVES_MAX) }, locale)] : []),
    ],
    charts: [
      {
        name: 'sweep',
        title,
        spec: chartOf(result, names, locale),
        description: describe(result, names, title, locale),
      },
    ],
    tables: [{ name: 'sweep', caption: title, columns, rows }],
  };
}

function answerOf(result: SweepResult, names: readonly string[], locale: Locale): Piece[] {
  if (result.curves.length === 1) return [{ text: rangeText(result, 0, '', locale), strong: true }];
  const peaks = names.slice(0, PEAKS_MAX).flatMap((curve, at) => peakText(result, at, curve, locale) ?? []);
  const certain = result.crossings.filter(({ isCertain }) => isCertain).slice(0, CROSSINGS_MAX);
  const told = certain.length > 0 ? certain : result.crossings.slice(0, 1);
  const crossings = told.map((crossing) => crossingText(result, crossing, names, locale));
  const tail = crossings.length === 0 ? locale.pick(WORDS.noCrossing) : `${crossings.join(semicolon(locale))}.`;
  return [
    { text: say(WORDS.peaks, { list: locale.list(peaks) }, locale), strong: true },
    { text: ` ${capital(tail)}`, strong: false },
  ];
}

/** Curves and crossings told in the answer. */
const PEAKS_MAX = 4;
const CROSSINGS_MAX = 3;
const AT_DECIMALS = 2;

/** `2 with footwork 1 (59.8%)`: where a curve is highest. */
function peakText(
  { curves, points, measure, along }: SweepResult,
  at: number,
  curve: string,
  locale: Locale,
): string | null {
  const values = curves[at]?.values ?? [];
  const best = values.reduce(
    (most, estimate, index) =>
      (estimate?.value ?? Number.NEGATIVE_INFINITY) > (values[most]?.value ?? Number.NEGATIVE_INFINITY) ? index : most,
    0,
  );
  const value = values[best];
  if (value === null || value === undefined) return null;
  const point = labelText(along, points[best] ?? '', locale);
  return say(WORDS.peak, { point, curve, value: estimateInside(value, measure, locale) }, locale);
}

function rangeText({ curves, points, measure, along }: SweepResult, at: number, curve: string, locale: Locale): string {
  const known = (curves[at]?.values ?? []).flatMap((value, index) =>
    value === null ? [] : [{ value, point: points[index] ?? '' }],
  );
  const sorted = [...known].sort((a, b) => a.value.value - b.value.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '';
  const fillers = {
    measure: capital(measureText(measure, locale)),
    axis: axisText(along, locale),
    curve,
    low: estimateInside(least.value, measure, locale),
    high: estimateInside(most.value, measure, locale),
    atLow: labelText(along, least.point, locale),
    atHigh: labelText(along, most.point, locale),
  };
  return say(most.value.value - least.value.value < 1e-9 ? WORDS.flat : WORDS.range, fillers, locale);
}

function crossingText(
  { points, along }: SweepResult,
  { between: [one, other], after, at, low, high, isCertain }: SweepResult['crossings'][number],
  names: readonly string[],
  locale: Locale,
): string {
  const doubt = isCertain ? '' : locale.pick(WORDS.doubtful);
  const both = { one: names[one] ?? '', other: names[other] ?? '' };
  if (at === null) {
    const [from, to] = [
      labelText(along, points[after] ?? '', locale),
      labelText(along, points[after + 1] ?? '', locale),
    ];
    return say(WORDS.crossesBetween, { ...both, from, to }, locale) + doubt;
  }
  const bound = (value: number, direction: 'down' | 'up'): string =>
    locale.number(roundOutward(value, AT_DECIMALS, direction), AT_DECIMALS);
  const range =
    low === null || high === null || high - low < 1e-9 ? '' : ` (${bound(low, 'down')}–${bound(high, 'up')})`;
  return `${say(WORDS.crosses, { ...both, at: locale.number(at, AT_DECIMALS) }, locale)}${range}${doubt}`;
}

function describe(result: SweepResult, names: readonly string[], title: string, locale: Locale): string {
  const lines = result.curves
    .slice(0, CURVES_MAX)
    .map((_, at) => rangeText(result, at, say(WORDS.of, { curve: names[at] ?? '' }, locale), locale));
  return clip(`${title}. ${lines.join(' ')}`, 1500);
}

/**
 * Which run of points each belongs to: a curve goes through numbers that follow each other, and through words where all are
 * words; a word among numbers (`best-damage`) stands by itself.
 */
function runsOf(points: SweepResult['points']): readonly number[] {
  const isMixed =
    points.some((point) => typeof point === 'number') && points.some((point) => typeof point !== 'number');
  let run = 0;
  return points.map((point, at) => {
    const follows = at > 0 && typeof point === 'number' && typeof points[at - 1] === 'number';
    if (isMixed && at > 0 && !follows) run += 1;
    return run;
  });
}

function chartOf(result: SweepResult, names: readonly string[], locale: Locale): TopLevelSpec {
  const { measure, along, points, positions } = result;
  const runs = runsOf(points);
  const values = result.curves.slice(0, CURVES_MAX).flatMap(({ values: curve }, index) =>
    curve.flatMap((estimate, at) => {
      if (estimate === null) return [];
      const point = labelText(result.along, points[at] ?? '', locale);
      return [
        {
          x: positions?.[at] ?? pointName(point, points.length),
          order: at,
          run: runs[at] ?? 0,
          y: estimate.value,
          low: estimate.low,
          high: estimate.high,
          curve: clip(names[index] ?? '', 40),
          tip: `${names.length > 1 ? `${names[index]} · ` : ''}${point}${colon(locale)}${estimateWords(estimate, measure, locale)}`,
        },
      ];
    }),
  );
  const x = {
    field: 'x',
    type: positions === null ? ('ordinal' as const) : ('quantitative' as const),
    sort: null,
    axis: {
      title: axisText(along, locale),
      grid: false,
      labelAngle: 0,
      ...(positions === null ? POINT_NAMES : { tickMinStep: 1, ...axisLabels({ kind: 'metric' }, locale) }),
    },
    scale: positions === null ? {} : { zero: false, nice: false, padding: 12 },
  };
  const y = {
    field: 'y',
    type: 'quantitative' as const,
    axis: {
      title: [...titleLines(measureTitle(measure, locale))],
      tickCount: 5,
      domain: false,
      ...axisLabels(measure, locale),
    },
    scale: { zero: measure.kind === 'outcome', nice: true },
  };
  const isSingle = names.length === 1;
  const colour = {
    field: 'curve',
    type: 'nominal' as const,
    scale: { domain: [...new Set(values.map(({ curve }) => curve))], range: COLOURS },
    legend: isSingle
      ? null
      : { title: null, orient: 'bottom' as const, columns: 2, labelLimit: 220, symbolType: 'circle', symbolOpacity: 1 },
  };
  return {
    $schema: SCHEMA,
    ...CURVE,
    padding: PADDING,
    data: { values },
    encoding: { x: x, color: colour, detail: { field: 'run', type: 'nominal' } },
    layer: [
      {
        mark: { type: 'area', opacity: 0.18 },
        encoding: { y: { ...y, field: 'low' }, y2: { field: 'high' } },
      },
      { mark: { type: 'line', strokeWidth: 2 }, encoding: { y: y } },
      {
        mark: { type: 'rule', strokeWidth: 2, opacity: 0.6 },
        encoding: { y: { ...y, field: 'low' }, y2: { field: 'high' }, description: { field: 'tip', type: 'nominal' } },
      },
      {
        mark: { type: 'point', filled: true, size: 45, opacity: 1 },
        encoding: { y: y, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  };
}
