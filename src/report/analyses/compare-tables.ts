import type { ComparedPair, CompareResult } from '../../analysis/analyses/compare.ts';
import { decimalsFor, roundOutward } from '../../stats/figures.ts';
import type { Cell } from '../html/table.ts';
import type { Locale } from '../locale/locale.ts';
import type { PresentedColumn, PresentedTable } from '../presentation.ts';
import { clip } from '../words.ts';
import { type NamedPair, pText, roundTrials, scaledBy } from './compare-figures.ts';
import { WORDS } from './compare-words.ts';
import { differenceText, estimateCell, measureText, say } from './figures.ts';

/** Rates are told per so many units of cost: a share of one would be all zeros. */
const RATE_UNIT = 100;

type Measure = CompareResult['measure'];
type Judged = Pick<ComparedPair, 'verdict' | 'more' | 'difference' | 'p' | 'adjusted'>;
type Bounded = { readonly value: number | null; readonly low: number | null; readonly high: number | null };

interface ColumnOf<Row> extends PresentedColumn {
  readonly cell: (row: Row) => Cell;
}

/** The verdict on a pair, with what is missing for one. */
export function verdictText(
  judged: Judged & { readonly isSameLaw?: boolean },
  measure: Pick<Measure, 'kind'>,
  locale: Locale,
): string {
  const isShare = measure.kind === 'outcome';
  switch (judged.verdict) {
    case 'better':
      return locale.pick(isShare ? WORDS.better : WORDS.above);
    case 'worse':
      return locale.pick(isShare ? WORDS.worse : WORDS.below);
    case 'tie':
      return locale.pick(judged.isSameLaw === true ? WORDS.sameLaw : WORDS.tie);
    case 'not-separated':
      if (judged.more === null) return locale.pick(judged.p === 1 ? WORDS.neverDiffered : WORDS.open);
      return say(WORDS.more, { more: locale.number(roundTrials(judged.more)) }, locale);
  }
}

/** The table twin of the chart: values, differences, adjusted p-values, verdicts. */
export function compareTable(
  result: CompareResult,
  pairs: readonly NamedPair[],
  caption: string,
  locale: Locale,
): PresentedTable {
  const { measure } = result;
  const unit = measure.kind === 'outcome' ? locale.text('pointsUnit') : locale.pick(measure.unit ?? measure.label);
  const columns: ColumnOf<NamedPair>[] = [
    ...headColumns(pairs, locale),
    {
      ...column(WORDS.difference, WORDS.defDifference, locale, ({ pair }) => differenceCell(pair, measure, locale)),
      definition: say(WORDS.defDifference, { unit: clip(unit) }, locale),
    },
    verdictColumn(({ pair }) => pair, measure, locale),
    column(WORDS.mine, WORDS.defMine, locale, ({ pair }) => estimateCell(pair.variant, measure, locale)),
    column(WORDS.its, WORDS.defIts, locale, ({ pair }) => estimateCell(pair.baseline, measure, locale)),
    ...testColumns((named: NamedPair) => named.pair, pairs, locale),
  ];
  return tableOf('compare', caption, columns, pairs, locale);
}

/** What the cost of the payer buys: the measure per cost, and the cost of one outcome. */
export function ratesTable(
  { measure }: CompareResult,
  payer: NonNullable<CompareResult['payer']>,
  pairs: readonly NamedPair[],
  locale: Locale,
): PresentedTable {
  const unit = clip(locale.pick(payer.unit));
  const plain = { kind: 'metric' } as const;
  const rows = pairs
    .flatMap(({ pair, ...named }) => (pair.perCost === null ? [] : [{ ...named, pair, rates: pair.perCost }]))
    .sort((a, b) => b.rates.difference.value - a.rates.difference.value);
  type Row = (typeof rows)[number];
  const cost = say(WORDS.defCost, { payer: clip(payer.name), unit }, locale);
  const amount = (value: number): Cell => ({
    text: locale.number(value, Number.isInteger(value) ? 0 : 1),
    sort: value,
  });
  const rateTitle = say(WORDS.rate, { measure: clip(locale.pick(measure.label)), unit }, locale);
  const columns: ColumnOf<Row>[] = [
    ...headColumns(pairs, locale),
    { ...column<Row>(WORDS.cost, WORDS.defCost, locale, ({ rates }) => amount(rates.costs.variant)), definition: cost },
    {
      ...column<Row>(WORDS.itsCost, WORDS.defCost, locale, ({ rates }) => amount(rates.costs.baseline)),
      definition: cost,
    },
    {
      ...column<Row>(WORDS.rate, WORDS.defRate, locale, ({ rates }) =>
        estimateCell(scaledBy(rates.variant, RATE_UNIT), plain, locale),
      ),
      title: rateTitle,
    },
    column<Row>(WORDS.difference, WORDS.defDifference, locale, ({ rates }) =>
      differenceCell({ difference: scaledBy(rates.difference, RATE_UNIT) }, plain, locale),
    ),
    verdictColumn(({ rates }: Row) => rates, measure, locale),
    ...perWinColumns<Row>(measure, unit, locale),
  ];
  const titled = columns.map((entry) => ({
    ...entry,
    definition: entry.definition.replace('{unit}', rateTitle),
  }));
  return tableOf('compare-costs', say(WORDS.ratesTitle, { payer: clip(payer.name) }, locale), titled, rows, locale);
}

function perWinColumns<Row extends { readonly rates: NonNullable<ComparedPair['perCost']> }>(
  measure: Measure,
  unit: string,
  locale: Locale,
): readonly ColumnOf<Row>[] {
  if (measure.kind === 'metric') return [];
  const title = say(WORDS.perWin, { unit, measure: measureText(measure, locale) }, locale);
  const bounded = (pick: (perWin: NonNullable<Row['rates']['perWin']>) => Bounded, isSigned: boolean) => (row: Row) =>
    row.rates.perWin === null ? { text: '–' } : boundedCell(pick(row.rates.perWin), isSigned, locale);
  return [
    {
      ...column(
        WORDS.perWin,
        WORDS.defPerWin,
        locale,
        bounded(({ variant }) => variant, false),
      ),
      title,
    },
    {
      ...column(
        WORDS.perWinDifference,
        WORDS.defDifference,
        locale,
        bounded(({ difference }) => difference, true),
      ),
      title: `${locale.pick(WORDS.perWinDifference)} (${unit})`,
      definition: say(WORDS.defDifference, { unit: title }, locale),
    },
  ];
}

function headColumns<Row extends NamedPair>(pairs: readonly NamedPair[], locale: Locale): readonly ColumnOf<Row>[] {
  const text = (pick: (row: Row) => string) => (row: Row) => ({ text: pick(row) });
  const variant = {
    ...column(
      WORDS.variant,
      WORDS.defVariant,
      locale,
      text(({ variant: name }) => name),
    ),
    numeric: false,
  };
  if (pairs.every(({ circumstance }) => circumstance === '')) return [variant];
  const cell = text(({ circumstance }) => circumstance);
  return [variant, { ...column(WORDS.circumstance, WORDS.defCircumstance, locale, cell), numeric: false }];
}

function verdictColumn<Row>(pick: (row: Row) => Judged, measure: Measure, locale: Locale): ColumnOf<Row> {
  const cell = (row: Row): Cell => {
    const judged = pick(row);
    if (judged.more === null) return { text: verdictText(judged, measure, locale) };
    const note = say(WORDS.moreTrials, { more: locale.number(roundTrials(judged.more)) }, locale);
    return { text: locale.pick(WORDS.open), note };
  };
  return { ...column(WORDS.verdict, WORDS.defVerdict, locale, cell), numeric: false };
}

/** Of sampled pairs: the adjusted p-value, and what sharing the luck was worth. */
function testColumns(
  pick: (named: NamedPair) => ComparedPair,
  pairs: readonly NamedPair[],
  locale: Locale,
): readonly ColumnOf<NamedPair>[] {
  if (pairs.every((named) => pick(named).p === null)) return [];
  return [
    column(WORDS.adjusted, WORDS.defAdjusted, locale, (named) => {
      const { adjusted } = pick(named);
      return adjusted === null ? { text: '–' } : { text: pText(adjusted, locale), sort: adjusted };
    }),
    column(WORDS.reduction, WORDS.defReduction, locale, (named) => {
      const { reduction } = pick(named);
      return reduction === null ? { text: '–' } : { text: `×${locale.number(reduction, 1)}`, sort: reduction };
    }),
  ];
}

function column<Row>(
  title: (typeof WORDS)[keyof typeof WORDS],
  definition: (typeof WORDS)[keyof typeof WORDS],
  locale: Locale,
  cell: (row: Row) => Cell,
): ColumnOf<Row> {
  return { title: locale.pick(title), numeric: true, definition: locale.pick(definition), cell };
}

function differenceCell(
  { difference }: Pick<ComparedPair, 'difference'>,
  measure: Pick<Measure, 'kind'>,
  locale: Locale,
): Cell {
  const { text, interval } = differenceText(difference, measure, locale);
  return { text, note: interval, sort: difference.value };
}

function boundedCell({ value, low, high }: Bounded, isSigned: boolean, locale: Locale): Cell {
  if (value === null) return { text: '∞' };
  const half = low === null || high === null ? 1 : (high - low) / 2;
  const decimals = half > 0 ? Math.min(2, decimalsFor(half)) : 1;
  const signed = (amount: number): string => `${isSigned && amount > 0 ? '+' : ''}${locale.number(amount, decimals)}`;
  const text = signed(value);
  if (half === 0) return { text, sort: value };
  const from = low === null ? '−∞' : signed(roundOutward(low, decimals, 'down'));
  const to = high === null ? '∞' : signed(roundOutward(high, decimals, 'up'));
  const note = isSigned ? locale.text('shareRange', { low: from, high: to }) : `${from}–${to}`;
  return { text, note, sort: value };
}

function tableOf<Row>(
  name: string,
  caption: string,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
  locale: Locale,
): PresentedTable {
  const heads = columns.filter(({ title }) =>
    [locale.pick(WORDS.variant), locale.pick(WORDS.circumstance)].includes(title),
  ).length;
  return {
    name,
    caption,
    columns: columns.map(({ title, numeric, definition }) => ({ title, numeric, definition })),
    headCount: heads,
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
