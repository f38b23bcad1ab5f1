import type { CompareResult } from '../../analysis/analyses/compare.ts';
import type { Estimate } from '../../analysis/estimate.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { clip, colon, labelsText, lowered, plainPercent, semicolon } from '../words.ts';
import { type NamedPair, scaledBy } from './compare-figures.ts';
import { compareTable, ratesTable, verdictText } from './compare-tables.ts';
import { WORDS } from './compare-words.ts';
import { differenceText, measureText, measureTitle, say } from './figures.ts';
import { forestChart } from './forest.ts';
import { sizeText } from './gains.ts';

const ROWS_MAX = 40;
const NAMES_MAX = 4;

/** Variants against a baseline: the difference of each with its interval, and whether it is certain. */
export function presentCompare(result: CompareResult, _summary: Summary, locale: Locale): Presentation {
  const { measure, payer } = result;
  const baseline = clip(labelsText(result.baseline, locale));
  const pairs = namedPairs(result, locale);
  const title = say(WORDS.title, { baseline, measure: measureTitle(measure, locale) }, locale);
  const tables = [compareTable(result, pairs, title, locale)];
  if (payer !== null) tables.push(ratesTable(result, payer, pairs, locale));
  return {
    title: result.title ?? title,
    answer: answerOf(result, pairs, baseline, locale),
    notes: notesOf(result, locale),
    charts: [chartOf(result, pairs, baseline, title, locale)],
    tables,
  };
}

/** From the most above the baseline to the most below it. */
function namedPairs({ pairs }: CompareResult, locale: Locale): readonly NamedPair[] {
  return pairs
    .map((pair) => {
      const variant = clip(labelsText(pair.label, locale));
      const circumstance = clip(labelsText(pair.circumstance, locale));
      return { pair, variant, circumstance, name: circumstance === '' ? variant : `${variant} · ${circumstance}` };
    })
    .sort((a, b) => b.pair.difference.value - a.pair.difference.value);
}

function answerOf(result: CompareResult, pairs: readonly NamedPair[], baseline: string, locale: Locale): Piece[] {
  const pieces = [...headOf(result, pairs, baseline, locale), { text: '. ', strong: false }];
  const more: string[] = [];
  if (pairs.length > 1) more.push(countsText(result, locale));
  const everywhere = everywhereAhead(pairs, locale);
  if (everywhere !== null) more.push(everywhere);
  const bargain = bargainText(result, pairs, baseline, locale);
  if (bargain !== null) more.push(bargain);
  return [...pieces, { text: more.join(' '), strong: false }];
}

function headOf(
  { measure }: CompareResult,
  pairs: readonly NamedPair[],
  baseline: string,
  locale: Locale,
): readonly Piece[] {
  const isShare = measure.kind === 'outcome';
  const ahead = pairs.find(({ pair }) => pair.verdict === 'better');
  const behind = pairs.findLast(({ pair }) => pair.verdict === 'worse');
  const found = ahead ?? behind;
  if (found === undefined) {
    const isAlike = pairs.every(({ pair }) => pair.verdict === 'tie');
    return [{ text: say(isAlike ? WORDS.alike : WORDS.unknown, { baseline }, locale), strong: true }];
  }
  const words = ahead === undefined ? (isShare ? WORDS.behind : WORDS.lower) : isShare ? WORDS.ahead : WORDS.higher;
  const where = found.circumstance === '' ? '' : say(WORDS.with, { circumstance: found.circumstance }, locale);
  const difference = sizeText(found.pair.difference, measure, locale);
  return [
    { text: say(words, { variant: found.variant, baseline }, locale), strong: true },
    { text: say(WORDS.by, { difference, measure: measureText(measure, locale) }, locale) + where, strong: false },
  ];
}

function countsText({ pairs, measure }: CompareResult, locale: Locale): string {
  const isShare = measure.kind === 'outcome';
  const kinds = [
    ['better', isShare ? WORDS.countBetter : WORDS.countAbove],
    ['worse', isShare ? WORDS.countWorse : WORDS.countBelow],
    ['tie', WORDS.countTie],
    ['not-separated', WORDS.countOpen],
  ] as const;
  const parts = kinds.flatMap(([verdict, words]) => {
    const count = pairs.filter((pair) => pair.verdict === verdict).length;
    return count === 0 ? [] : [`${locale.number(count)} ${locale.pick(words)}`];
  });
  return say(WORDS.counts, { count: locale.number(pairs.length), list: parts.join(', ') }, locale);
}

/** Variants that are ahead in each of several circumstances; null when there are none. */
function everywhereAhead(pairs: readonly NamedPair[], locale: Locale): string | null {
  const all = new Map<string, boolean[]>();
  for (const { variant, pair } of pairs) all.set(variant, [...(all.get(variant) ?? []), pair.verdict === 'better']);
  const names = [...all].flatMap(([variant, ahead]) => (ahead.length > 1 && ahead.every(Boolean) ? [variant] : []));
  if (names.length === 0) return null;
  const shown = names.length > NAMES_MAX ? [...names.slice(0, NAMES_MAX), '…'] : names;
  return say(WORDS.everywhere, { names: shown.join(', ') }, locale);
}

/** Who gives most for its cost, where costs were asked for. */
function bargainText(
  { payer, measure }: CompareResult,
  pairs: readonly NamedPair[],
  baseline: string,
  locale: Locale,
): string | null {
  if (payer === null) return null;
  const offers = pairs
    .flatMap(({ pair: { perCost }, ...named }) => (perCost === null ? [] : [{ ...named, perCost }]))
    .sort((a, b) => b.perCost.difference.value - a.perCost.difference.value);
  const best = offers.find(({ perCost }) => perCost.verdict === 'better');
  if (best === undefined) {
    const isOpen = offers.some(({ perCost }) => perCost.verdict === 'not-separated');
    return say(isOpen ? WORDS.perCostOpen : WORDS.perCostNone, { baseline }, locale);
  }
  const where = best.circumstance === '' ? '' : say(WORDS.with, { circumstance: best.circumstance }, locale);
  const { perWin } = best.perCost;
  const [mine, its] = [perWin?.variant.value ?? null, perWin?.baseline.value ?? null];
  if (mine === null || its === null) return say(WORDS.perCostPlain, { variant: best.variant, where }, locale);
  const unit = clip(locale.pick(payer.unit));
  const amount = (value: number): string => `${locale.number(value, 1)}\u00a0${unit}`;
  return say(
    WORDS.perCost,
    {
      ...{ variant: best.variant, baseline, where, mine: amount(mine), its: amount(its) },
      measure: measureText(measure, locale),
    },
    locale,
  );
}

function notesOf({ pairs, level }: CompareResult, locale: Locale): readonly string[] {
  const notes: string[] = [];
  const sampled = pairs.filter(({ p }) => p !== null);
  if (sampled.length === 0) notes.push(locale.pick(WORDS.exact));
  else {
    const n = locale.number(sampled[0]?.difference.n ?? 0);
    const tests = sampled.length + sampled.filter(({ perCost }) => perCost !== null).length;
    const shown = plainPercent(level, locale);
    const family = tests === 1 ? '' : say(WORDS.family, { count: locale.number(tests), level: shown }, locale);
    notes.push(say(WORDS.shared, { n, level: shown, family }, locale));
    const exact = pairs.length - sampled.length;
    if (exact > 0) notes.push(say(WORDS.partly, { count: locale.number(exact) }, locale));
    const reductions = sampled
      .flatMap(({ reduction }) => (reduction === null ? [] : [reduction]))
      .sort((a, b) => a - b);
    if (reductions.length > 0) notes.push(reducedText(reductions, locale));
  }
  if (pairs.length > ROWS_MAX) notes.push(say(WORDS.cut, { count: locale.number(ROWS_MAX) }, locale));
  return notes;
}

function reducedText(sorted: readonly number[], locale: Locale): string {
  const [low, median, high] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((value) =>
    locale.number(value ?? 0, 1),
  );
  const fillers = { low: low ?? '', median: median ?? '', high: high ?? '' };
  return say(low === high ? WORDS.reducedAlike : WORDS.reduced, fillers, locale);
}

function chartOf(
  { measure }: CompareResult,
  pairs: readonly NamedPair[],
  baseline: string,
  title: string,
  locale: Locale,
): PresentedChart {
  const byForce = [...pairs].sort((a, b) => Math.abs(b.pair.difference.value) - Math.abs(a.pair.difference.value));
  const kept = new Set(byForce.slice(0, ROWS_MAX));
  const scale = measure.kind === 'outcome' ? 100 : 1;
  const rows = pairs
    .filter((named) => kept.has(named))
    .map(({ pair, name }) => {
      const { value, low, high }: Estimate = scaledBy(pair.difference, scale);
      const { text, interval } = differenceText(pair.difference, measure, locale);
      const tip = `${name}${colon(locale)}${text}${interval === null ? '' : ` (${interval})`} – ${verdictText(pair, measure, locale)}`;
      return { name, value, low, high, verdict: shortVerdict(pair.verdict, measure.kind, locale), tip };
    });
  const colours = [
    { verdict: 'better', colour: 'var(--k-a)', shape: 'circle' },
    { verdict: 'worse', colour: 'var(--k-b)', shape: 'circle' },
    { verdict: 'tie', colour: 'var(--k-n2)', shape: 'square' },
    { verdict: 'not-separated', colour: 'var(--k-n2)', shape: 'diamond' },
  ] as const;
  const unit =
    measure.kind === 'outcome' ? locale.text('pointsUnit') : lowered(clip(locale.pick(measure.unit ?? measure.label)));
  return {
    name: 'compare',
    title,
    spec: forestChart(
      rows,
      {
        axisTitle: say(WORDS.axis, { baseline, unit }, locale),
        colours: colours.map((entry) => ({ ...entry, verdict: shortVerdict(entry.verdict, measure.kind, locale) })),
      },
      locale,
    ),
    description: clip(
      say(WORDS.chart, { title, rows: rows.map(({ tip }) => tip).join(semicolon(locale)) }, locale),
      1500,
    ),
  };
}

function shortVerdict(
  verdict: CompareResult['pairs'][number]['verdict'],
  kind: CompareResult['measure']['kind'],
  locale: Locale,
): string {
  const isShare = kind === 'outcome';
  const words = {
    better: isShare ? WORDS.better : WORDS.above,
    worse: isShare ? WORDS.worse : WORDS.below,
    tie: WORDS.tie,
    'not-separated': WORDS.open,
  }[verdict];
  return locale.pick(words);
}
