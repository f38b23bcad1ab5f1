import type { TopLevelSpec } from 'vega-lite';
import type { SearchResult } from '../../analysis/analyses/search.ts';
import type { Summary } from '../../analysis/summary.ts';
import { decimalsFor, roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import type { Locale } from '../locale/locale.ts';
import type { Presentation, PresentedChart, PresentedColumn } from '../presentation.ts';
import { levelOfConfidence, type Piece } from '../sentence.ts';
import { axisText, clip, colon, distinctNames, labelsText, labelText, semicolon } from '../words.ts';
import { scaledBy } from './compare-figures.ts';
import { axisLabels, boundText, estimateCell, estimateWords, measureText, measureTitle, say } from './figures.ts';
import { PADDING, ROW_NAMES, ROWS_WIDTH, rowHeight, rowName, SCHEMA } from './furniture.ts';
import { gainUnit } from './gains.ts';
import { WORDS } from './search-words.ts';

type Row = SearchResult['candidates'][number];

const SHOWN_MAX = 15;
const NAMES_MAX = 3;
/** A bound on a chance that says as little as this is no bound. */
const BOUND_MAX = 0.5;

/** The best of many candidates, and what the race may have missed. */
export function presentSearch(found: SearchResult, summary: Summary, locale: Locale): Presentation {
  const result = found.payer?.isDivisor === true ? inPoints(found) : found;
  const { candidates } = result;
  const count = locale.number(candidates.length);
  const title = say(WORDS.title, { count, measure: valueTitle(result, locale) }, locale);
  return {
    title: result.title ?? title,
    answer: answerOf(result, summary, locale),
    notes: notesOf(result, summary, locale),
    charts: [chartOf(result, title, locale)],
    tables: [
      {
        ...{ name: 'search', caption: title, columns: columnsOf(result, locale), headCount: result.places.length },
        rows: candidates.map((row) => cellsOf(result, row, locale)),
      },
    ],
  };
}

/** What one coin buys is told in points: as a probability it would begin with zeros. */
function inPoints(result: SearchResult): SearchResult {
  const candidates = result.candidates.map((row) => ({ ...row, value: { ...row.value, ...scaledBy(row.value, 100) } }));
  return { ...result, candidates, missedBy: result.missedBy === null ? null : 100 * result.missedBy };
}

/** Per-cost values are no probabilities. */
function shownAs({ payer, measure }: SearchResult): { readonly kind: 'outcome' | 'metric' } {
  return { kind: payer?.isDivisor === true ? 'metric' : measure.kind };
}

function valueTitle({ payer, measure }: SearchResult, locale: Locale): string {
  const title = measureTitle(measure, locale);
  if (payer?.isDivisor !== true) return title;
  return `${title}${colon(locale)}${rateUnit(payer, locale)}`;
}

function nameOf({ label }: Row, locale: Locale): string {
  return clip(labelsText(label, locale));
}

function answerOf(result: SearchResult, summary: Summary, locale: Locale): Piece[] {
  const { candidates, method, missedBy, rounds } = result;
  const [first] = candidates;
  if (first === undefined) return [];
  const level = candidates.filter(({ standing }) => standing === 'best' || standing === 'tied');
  const names = level.slice(0, NAMES_MAX).map((row) => nameOf(row, locale));
  const rest = level.length - names.length;
  const others = rest > 0 ? [locale.plural('otherValues', rest)] : [];
  const fillers = {
    ...{ count: locale.number(candidates.length), measure: measureText(result.measure, locale) },
    best: [...names, ...others].join(semicolon(locale)),
    value: valueText(result, first, locale),
  };
  const words = level.length === 1 ? WORDS.sole : method === 'exact' ? WORDS.tied : WORDS.open;
  const tail =
    missedBy === null || rounds.length === 0
      ? '.'
      : say(
          missedBy > 0 ? WORDS.missed : WORDS.nothingMissed,
          { amount: amountText(missedBy, result, locale), level: levelOfConfidence(summary, locale) },
          locale,
        );
  return [
    { text: say(words, fillers, locale), strong: true },
    { text: tail, strong: false },
  ];
}

/** The value of a candidate in a sentence, with its unit where it is told per cost. */
function valueText(result: SearchResult, { value }: Row, locale: Locale): string {
  const text = estimateWords(value, shownAs(result), locale);
  return result.payer?.isDivisor === true ? `${text} ${rateUnit(result.payer, locale)}` : text;
}

function rateUnit({ unit }: NonNullable<SearchResult['payer']>, locale: Locale): string {
  return say(WORDS.perCost, { unit: clip(locale.pick(unit)) }, locale);
}

/** A bound, rounded up. */
function amountText(amount: number, result: SearchResult, locale: Locale): string {
  const scale = shownAs(result).kind === 'outcome' ? 100 : 1;
  const decimals = decimalsFor(scale * Math.max(amount, 1e-6));
  const bound = roundOutward(scale * amount, decimals, 'up');
  if (scale === 100) return locale.plural('points', bound, {}, decimals);
  const unit = result.payer?.isDivisor === true ? rateUnit(result.payer, locale) : gainUnit(result.measure, locale);
  return `${locale.number(bound, decimals)} ${unit}`.trimEnd();
}

function notesOf(result: SearchResult, summary: Summary, locale: Locale): string[] {
  const { method, rounds, candidates, droppedBest, refused, tooDear } = result;
  const notes: string[] = [];
  const final = candidates.filter(({ standing }) => standing !== 'dropped');
  const fillers = { n: locale.number(final[0]?.value.n ?? 0), level: levelOfConfidence(summary, locale) };
  if (method === 'exact') notes.push(locale.pick(WORDS.exact));
  else if (rounds.length === 0) notes.push(say(WORDS.straight, fillers, locale));
  else {
    const told = rounds.map((round) =>
      say(
        WORDS.round,
        {
          candidates: locale.number(round.candidates),
          survivors: locale.number(round.survivors),
          trials: locale.number(round.trials),
        },
        locale,
      ),
    );
    notes.push(say(WORDS.raced, { ...fillers, rounds: told.join(', ') }, locale));
    if (droppedBest !== null && droppedBest <= BOUND_MAX) {
      notes.push(say(WORDS.bound, { bound: boundText(droppedBest, locale) }, locale));
    } else notes.push(locale.pick(WORDS.noBound));
  }
  if (refused > 0) notes.push(say(WORDS.refused, { count: locale.number(refused) }, locale));
  if (tooDear > 0) notes.push(say(WORDS.tooDear, { count: locale.number(tooDear) }, locale));
  if (candidates.length > SHOWN_MAX) notes.push(say(WORDS.cut, { count: locale.number(SHOWN_MAX) }, locale));
  return notes;
}

function columnsOf(result: SearchResult, locale: Locale): PresentedColumn[] {
  const { places, payer } = result;
  return [
    ...places.map((place) => ({
      ...{ title: axisText(place, locale), numeric: false, definition: locale.pick(WORDS.placeNote) },
    })),
    { title: valueTitle(result, locale), numeric: true, definition: locale.pick(WORDS.valueNote) },
    ...(payer === null
      ? []
      : [
          {
            title: `${locale.pick(WORDS.cost)} (${clip(locale.pick(payer.unit))})`,
            ...{ numeric: true, definition: say(WORDS.costNote, { name: clip(payer.name) }, locale) },
          },
        ]),
    { title: locale.pick(WORDS.standing), numeric: false, definition: locale.pick(WORDS.standingNote) },
  ];
}

function cellsOf(result: SearchResult, row: Row, locale: Locale): Cell[] {
  const { places, payer } = result;
  return [
    ...places.map((place): Cell => {
      const value = row.label[place] ?? '';
      return { text: labelText(place, value, locale), ...(typeof value === 'number' ? { sort: value } : {}) };
    }),
    estimateCell(row.value, shownAs(result), locale),
    ...(payer === null || row.cost === null
      ? []
      : [{ text: locale.number(row.cost, Number.isInteger(row.cost) ? 0 : 1), sort: row.cost }]),
    { text: standingText(row, locale) },
  ];
}

function standingText({ standing, droppedIn }: Row, locale: Locale): string {
  if (standing === 'dropped') return say(WORDS.dropped, { round: locale.number(droppedIn ?? 0) }, locale);
  return locale.pick(WORDS[standing === 'tied' ? 'level' : standing]);
}

/** Letters of a name beside its row. */
const NAME_MAX = 44;

const COLOURS = { best: 'var(--k-a)', tied: 'var(--k-c)', behind: 'var(--k-b)', dropped: 'var(--k-n2)' };

function chartOf(result: SearchResult, title: string, locale: Locale): PresentedChart {
  const kind = shownAs(result);
  const shown = result.candidates.slice(0, SHOWN_MAX);
  const names = distinctNames(
    shown.map((row) => nameOf(row, locale)),
    NAME_MAX,
  );
  const values = shown.map((row, at) => {
    const { value, low, high } = row.value;
    const name = names[at] ?? '';
    return {
      name: rowName(name),
      value,
      low,
      high,
      standing: row.standing,
      tip: `${name}${colon(locale)}${estimateWords(row.value, kind, locale)}`,
    };
  });
  const x = {
    ...{ field: 'value', type: 'quantitative' as const },
    axis: { title: valueTitle(result, locale), tickCount: 5, domain: false, ...axisLabels(kind, locale) },
    scale: { zero: false, nice: true },
  };
  const y = {
    ...{ field: 'name', type: 'ordinal' as const, sort: null },
    axis: ROW_NAMES,
  };
  const standings = Object.keys(COLOURS);
  const color = {
    field: 'standing',
    type: 'nominal' as const,
    scale: { domain: standings, range: Object.values(COLOURS) },
    legend: null,
  };
  const spec = {
    $schema: SCHEMA,
    ...{
      width: ROWS_WIDTH,
      height: { step: rowHeight(names.map(rowName), 22) },
      padding: PADDING,
      data: { values },
      encoding: { y },
    },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: {
          x: { ...x, field: 'low' },
          x2: { field: 'high' },
          color,
          description: { field: 'tip', type: 'nominal' },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 60, opacity: 1 },
        encoding: { x, color, description: { field: 'tip', type: 'nominal' } },
      },
    ],
  } satisfies TopLevelSpec;
  const told = values.map(({ tip }, at) => `${tip}, ${standingText(shown[at] as Row, locale)}`).join(semicolon(locale));
  return { name: 'search', title, spec, description: clip(`${title}. ${told}`, 1500) };
}
