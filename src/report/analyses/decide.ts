import type { DecideResult } from '../../analysis/analyses/decide-result.ts';
import type { Summary } from '../../analysis/summary.ts';
import type { Cell } from '../html/table.ts';
import type { Locale } from '../locale/locale.ts';
import type { Presentation, PresentedTable } from '../presentation.ts';
import type { Piece } from '../sentence.ts';
import { clip, labelsText, plainPercent } from '../words.ts';
import { roundTrials } from './compare-figures.ts';
import { lookChart, looksTable, shareName } from './decide-looks.ts';
import { WORDS } from './decide-words.ts';
import { differenceText, estimateCell, estimateWords, measureText, measureTitle, plainText, say } from './figures.ts';
import { gainText, sizeText } from './gains.ts';

type Stronger = Extract<DecideResult['answer'], { is: 'stronger' }>;
type Fair = Extract<DecideResult['answer'], { is: 'fair' }>;

/** A verdict with the error rates that it was asked for. */
export function presentDecide(result: DecideResult, _summary: Summary, locale: Locale): Presentation {
  const { answer, measure } = result;
  const title =
    answer.is === 'stronger'
      ? say(WORDS.strongerTitle, { measure: measureTitle(measure, locale), ...namesOf(answer, locale) }, locale)
      : say(WORDS.fairTitle, { measure: measureTitle(measure, locale) }, locale);
  const looks = result.path.length > 1;
  return {
    title: result.title ?? title,
    answer: answer.is === 'stronger' ? strongerText(result, answer, locale) : fairText(result, answer, locale),
    notes: notesOf(result, locale),
    charts: looks ? [lookChart(result, locale)] : [],
    tables: [
      answer.is === 'stronger'
        ? strongerTable(result, answer, title, locale)
        : fairTable(result, answer, title, locale),
      ...(looks ? [looksTable(result, locale)] : []),
    ],
  };
}

function namesOf({ of, than }: Stronger, locale: Locale): { readonly of: string; readonly than: string } {
  // Labels that both share say nothing about the question.
  const own = (mine: Stronger['of']['label'], its: Stronger['of']['label']): string =>
    clip(labelsText(Object.fromEntries(Object.entries(mine).filter(([axis, label]) => its[axis] !== label)), locale));
  return { of: own(of.label, than.label), than: own(than.label, of.label) };
}

/** A difference as asked for: `1 point`, `0.5 rounds`. */
function askedText(value: number, { measure }: DecideResult, locale: Locale): string {
  if (measure.kind === 'outcome') {
    const points = Number((100 * value).toFixed(6));
    return locale.plural('points', points, {}, `${points}`.split('.')[1]?.length ?? 0);
  }
  const unit = measure.unit === null ? '' : `\u00a0${clip(locale.pick(measure.unit))}`;
  return `${plainText(value, locale)}${unit}`;
}

function strongerText(result: DecideResult, answer: Stronger, locale: Locale): Piece[] {
  const { verdict, measure, method } = result;
  const difference = amountText(answer, result, locale);
  const fillers = {
    ...{ measure: measureText(measure, locale), ...namesOf(answer, locale), difference },
    by: askedText(answer.by, result, locale),
    above: aboveText(answer, result, locale),
  };
  const isShare = measure.kind === 'outcome';
  const tail = { text: say(method === 'exact' ? WORDS.exactly : WORDS.difference, fillers, locale), strong: false };
  if (verdict === 'yes') {
    return [{ text: say(isShare ? WORDS.strongerYes : WORDS.higherYes, fillers, locale), strong: true }, tail];
  }
  if (verdict === 'no') {
    return [{ text: say(isShare ? WORDS.strongerNo : WORDS.higherNo, fillers, locale), strong: true }, tail];
  }
  return [openPiece(result, locale), tail, morePiece(result, locale)];
}

function aboveText({ above }: Stronger, result: DecideResult, locale: Locale): string {
  const { answer, method } = result;
  if (answer.is !== 'stronger') return '';
  if (method === 'exact') return say(WORDS.byAtLeast, { by: askedText(answer.by, result, locale) }, locale);
  return above === 0 ? '' : say(WORDS.byMore, { above: askedText(above, result, locale) }, locale);
}

/** The difference with its unit; signed where it is, or may be, below 0. */
function amountText({ difference }: Stronger, { measure }: DecideResult, locale: Locale): string {
  return (difference.low >= 0 ? sizeText : gainText)(difference, measure, locale);
}

function openPiece({ trials }: DecideResult, locale: Locale): Piece {
  return { text: say(WORDS.open, { n: locale.number(trials ?? 0) }, locale), strong: true };
}

function morePiece({ more }: DecideResult, locale: Locale): Piece {
  const text =
    more === null ? locale.pick(WORDS.noMore) : say(WORDS.more, { more: locale.number(roundTrials(more)) }, locale);
  return { text, strong: false };
}

function fairText(result: DecideResult, { share, fair, within, rivals }: Fair, locale: Locale): Piece[] {
  const { verdict, measure } = result;
  if (share === null) return [{ text: `${locale.pick(WORDS.undecided)}.`, strong: true }];
  const percent = (value: number): string => plainPercent(value, locale);
  const fillers = {
    measure: measureText(measure, locale),
    share: estimateWords(share, measure, locale),
    base: locale.pick(rivals.length > 0 ? WORDS.decided : WORDS.all),
    low: percent(fair - within),
    high: percent(fair + within),
  };
  const tail = { text: say(WORDS.inside, fillers, locale), strong: false };
  if (verdict === 'yes') return [{ text: say(WORDS.fairYes, fillers, locale), strong: true }, tail];
  if (verdict === 'no') return [{ text: say(WORDS.fairNo, fillers, locale), strong: true }, tail];
  const soFar = { text: say(WORDS.shareSoFar, fillers, locale), strong: false };
  return [openPiece(result, locale), soFar, tail, morePiece(result, locale)];
}

function notesOf(result: DecideResult, locale: Locale): string[] {
  const { answer, method, trials, alpha, beta } = result;
  const notes: string[] = [];
  const rates = { alpha: plainPercent(alpha, locale), beta: plainPercent(beta, locale) };
  if (method === 'exact') notes.push(locale.pick(WORDS.exact));
  else if (answer.is === 'stronger') {
    const fillers = {
      ...{ ...rates, n: locale.number(trials ?? 0) },
      by: askedText(answer.by, result, locale),
      above: askedText(answer.above, result, locale),
    };
    notes.push(say(method === 'gsprt' ? WORDS.gsprt : WORDS.sequence, fillers, locale));
  } else {
    const drawn = locale.number(trials ?? 0);
    const decided = { ...rates, n: locale.number(answer.share?.n ?? 0), trials: drawn };
    notes.push(
      answer.rivals.length > 0
        ? say(WORDS.fairMethod, decided, locale)
        : say(WORDS.fairOfAll, { ...rates, n: drawn }, locale),
    );
  }
  if (answer.is === 'fair' && answer.variants.length > 1) {
    notes.push(say(WORDS.averaged, { count: locale.number(answer.variants.length) }, locale));
  }
  if (method !== 'exact') notes.push(locale.pick(WORDS.valid));
  return notes;
}

function strongerTable(result: DecideResult, answer: Stronger, caption: string, locale: Locale): PresentedTable {
  const { measure } = result;
  const names = namesOf(answer, locale);
  const { text, interval } = differenceText(answer.difference, measure, locale);
  const rows: Cell[][] = [
    [{ text: names.of }, estimateCell(answer.of.value, measure, locale)],
    [{ text: names.than }, estimateCell(answer.than.value, measure, locale)],
    [{ text: locale.pick(WORDS.gap) }, { text, note: interval, sort: answer.difference.value }],
  ];
  return tableOf('decide', caption, measureTitle(measure, locale), rows, locale);
}

function fairTable({ measure }: DecideResult, answer: Fair, caption: string, locale: Locale): PresentedTable {
  const rows = answer.variants.map(({ label, share }): Cell[] => [
    { text: Object.keys(label).length === 0 ? locale.pick(WORDS.whole) : clip(labelsText(label, locale)) },
    estimateCell(share, measure, locale),
  ]);
  if (rows.length > 1) rows.push([{ text: locale.pick(WORDS.whole) }, estimateCell(answer.share, measure, locale)]);
  return tableOf('decide', caption, locale.pick(WORDS[shareName(answer)]), rows, locale);
}

function tableOf(name: string, caption: string, value: string, rows: Cell[][], locale: Locale): PresentedTable {
  const columns = [
    { title: locale.pick(WORDS.variant), numeric: false, definition: locale.pick(WORDS.variantNote) },
    { title: value, numeric: true, definition: locale.pick(WORDS.valueNote) },
  ];
  return { name, caption, columns, rows };
}
