import type { TopLevelSpec } from 'vega-lite';
import type { SolveResult } from '../../analysis/analyses/solve-result.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Cell } from '../html/table.ts';
import type { Bilingual, Locale } from '../locale/locale.ts';
import type { Presentation } from '../presentation.ts';
import { levelOfConfidence, type Piece } from '../sentence.ts';
import { axisText, capital, chanceText, clip, colon, labelText, plainPercent, semicolon } from '../words.ts';
import {
  axisLabels,
  boundText,
  estimateCell,
  estimateInside,
  estimateWords,
  measureText,
  measureTitle,
  plainText,
  say,
} from './figures.ts';
import { CURVE, PADDING, POINT_NAMES, pointName, SCHEMA, titleLines } from './furniture.ts';
import { WORDS } from './solve-words.ts';

const CROSSINGS_MAX = 4;
const AT_DECIMALS = 2;

/** Which value makes a measure hit a target: the neighbours between which it does, and the curve about them. */
export function presentSolve(result: SolveResult, summary: Summary, locale: Locale): Presentation {
  const { measure, points, values } = result;
  const target = targetText(result, locale);
  const place = axisText(result.place, locale);
  const title = say(WORDS.title, { place, measure: measureTitle(measure, locale), target }, locale);
  const answer = answerOf(result, locale);
  const fillers = { title: `${title} `.trimEnd(), target, first: nameOf(result, 0, locale) };
  const last = nameOf(result, points.length - 1, locale);
  const told = answer.map(({ text }) => text).join('');
  return {
    title: result.title ?? title,
    answer,
    notes: notesOf(result, summary, locale),
    charts: [
      {
        ...{ name: 'solve', title, spec: chartOf(result, locale) },
        description: clip(say(WORDS.described, { ...fillers, last, answer: told }, locale), 1500),
      },
    ],
    tables: [
      {
        ...{ name: 'solve', caption: title },
        columns: [
          { title: place, numeric: typeof points[0] === 'number', definition: locale.pick(WORDS.point) },
          { title: measureTitle(measure, locale), numeric: true, definition: locale.pick(WORDS.value) },
          { title: locale.pick(WORDS.target), numeric: false, definition: locale.pick(WORDS.targetNote) },
        ],
        rows: points.map((point, index): Cell[] => [
          { text: labelText(result.place, point, locale), ...(typeof point === 'number' ? { sort: point } : {}) },
          estimateCell(values[index] ?? null, measure, locale),
          { text: sideText(values[index] ?? null, result.target, locale) },
        ]),
      },
    ],
  };
}

function targetText({ measure, target }: SolveResult, locale: Locale): string {
  return (measure.kind === 'outcome' ? plainPercent : plainText)(target, locale);
}

function nameOf({ place, points }: SolveResult, index: number, locale: Locale): string {
  return labelText(place, points[index] ?? '', locale);
}

function shownValue(result: SolveResult, index: number, locale: Locale): string {
  const value = result.values[index];
  if (value === null || value === undefined) return '–';
  return estimateInside(value, result.measure, locale);
}

function sideText(value: Estimate | null, target: number, locale: Locale): string {
  if (value === null) return '–';
  if (value.low > target) return locale.pick(WORDS.above);
  if (value.high < target) return locale.pick(WORDS.below);
  return value.method === 'exact' ? locale.pick(WORDS.equal) : '?';
}

function answerOf(result: SolveResult, locale: Locale): Piece[] {
  const { crossings, nearest, credible, method, points } = result;
  const last = points.length - 1;
  const base = {
    ...{ measure: measureText(result.measure, locale), target: targetText(result, locale) },
    ...{ place: axisText(result.place, locale), first: nameOf(result, 0, locale), last: nameOf(result, last, locale) },
  };
  const strong = (words: Bilingual, more: Record<string, string> = {}): Piece => ({
    ...{ text: capital(say(words, { ...base, ...more }, locale)), strong: true },
  });
  const closest = nearest === null ? '' : say(WORDS.nearest, nearestFillers(result, nearest, locale), locale);
  const tail: Piece = { text: closest === '' ? '.' : closest, strong: false };
  const belief: Piece = {
    text:
      credible === null ? '' : say(WORDS.credible, { probability: chanceText(credible.probability, locale) }, locale),
    strong: false,
  };
  if (crossings.length > 0) {
    const several = say(WORDS.several, { count: locale.number(crossings.length) }, locale);
    const list = crossings.slice(0, CROSSINGS_MAX).map((crossing) => crossingText(result, crossing, base, locale));
    const rest = crossings.length > CROSSINGS_MAX ? ['…'] : [];
    const joined = [...list, ...rest].join(semicolon(locale));
    const text = crossings.length > 1 ? `${several}${joined}` : capital(joined);
    return [{ text, strong: true }, tail, belief];
  }
  if (method === 'exact' && result.direction === 'flat' && result.values.every((value) => value !== null)) {
    return [strong(WORDS.constant, { value: shownValue(result, 0, locale) }), { text: '.', strong: false }];
  }
  if (method === 'exact') return [strong(WORDS.notReached), tail];
  if (credible === null) return [strong(WORDS.flat), tail];
  const { low, high } = credible;
  if (low === null && high === 0) return [strong(WORDS.notReached), tail, belief];
  if (high === null && low === last) return [strong(WORDS.notReached), tail, belief];
  const names = { from: nameOf(result, low ?? 0, locale), to: nameOf(result, high ?? last, locale) };
  return [strong(WORDS.open, names), tail, belief];
}

function nearestFillers(result: SolveResult, nearest: number, locale: Locale): Record<string, string> {
  const value = result.values[nearest];
  const words = value === null || value === undefined ? '–' : estimateWords(value, result.measure, locale);
  return { at: nameOf(result, nearest, locale), value: words };
}

function crossingText(
  result: SolveResult,
  { after, before, at }: SolveResult['crossings'][number],
  base: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const names = {
    ...{ from: nameOf(result, after, locale), to: nameOf(result, before, locale) },
    ...{ valueFrom: shownValue(result, after, locale), valueTo: shownValue(result, before, locale) },
  };
  if (after === before) return say(WORDS.hit, { ...base, ...names }, locale);
  const where = at === null ? '' : say(WORDS.straight, { at: locale.number(at, AT_DECIMALS) }, locale);
  return `${say(WORDS.crossed, { ...base, ...names }, locale)}${where}`;
}

function notesOf(result: SolveResult, summary: Summary, locale: Locale): string[] {
  const { values, refused, method, direction, proven, credible } = result;
  const known = values.flatMap((value) => value ?? []);
  const fillers = {
    ...{ known: locale.number(known.length), count: locale.number(values.length) },
    direction: locale.pick(direction === 'flat' ? WORDS.flatCurve : WORDS[direction]),
    n: locale.number(Math.max(0, ...known.map(({ n }) => n ?? 0))),
    level: levelOfConfidence(summary, locale),
  };
  const notes: string[] = [];
  if (method === 'exact') {
    notes.push(say(known.length === values.length ? WORDS.exactAll : WORDS.exactSome, fillers, locale));
  } else {
    notes.push(say(WORDS.sampled, fillers, locale));
    if (proven !== null) notes.push(say(WORDS.proven, { error: boundText(proven.error, locale) }, locale));
    else if (credible !== null) notes.push(locale.pick(WORDS.contradiction));
  }
  const list = refused.map((label) => labelText(result.place, label, locale)).join(', ');
  if (refused.length > 0) notes.push(say(WORDS.refused, { list: clip(list, 300) }, locale));
  return notes;
}

function chartOf(result: SolveResult, locale: Locale): TopLevelSpec {
  const { measure, points, positions, target } = result;
  const values = result.values.flatMap((value, index) => {
    if (value === null) return [];
    const name = labelText(result.place, points[index] ?? '', locale);
    const { value: y, low, high } = value;
    return [
      {
        x: positions?.[index] ?? pointName(name, points.length),
        y,
        low,
        high,
        tip: `${name}${colon(locale)}${shownValue(result, index, locale)}`,
      },
    ];
  });
  const isScale = positions !== null;
  const x = {
    field: 'x',
    type: isScale ? ('quantitative' as const) : ('ordinal' as const),
    sort: null,
    axis: {
      ...{ title: axisText(result.place, locale), grid: false, labelAngle: 0 },
      ...(isScale ? { tickMinStep: 1, ...axisLabels({ kind: 'metric' }, locale) } : POINT_NAMES),
    },
    scale: isScale ? { zero: false, nice: false, padding: 12 } : {},
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
  return {
    $schema: SCHEMA,
    ...{ ...CURVE, padding: PADDING, data: { values } },
    layer: [
      {
        data: { values: [{ target }] },
        mark: { type: 'rule', strokeDash: [5, 4], strokeWidth: 1.5, color: 'var(--k-b)' },
        encoding: { y: { ...y, field: 'target' } },
      },
      { mark: { type: 'line', strokeWidth: 2, color: 'var(--k-a)' }, encoding: { x, y } },
      {
        mark: { type: 'rule', strokeWidth: 2, color: 'var(--k-a)' },
        encoding: {
          x,
          y: { ...y, field: 'low' },
          y2: { field: 'high' },
          description: { field: 'tip', type: 'nominal' },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 50, opacity: 1, color: 'var(--k-a)' },
        encoding: { x, y, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  } satisfies TopLevelSpec;
}
