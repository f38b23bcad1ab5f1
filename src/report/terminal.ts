import Table from 'cli-table3';
import picocolors from 'picocolors';
import type { Summary } from '../analysis/summary.ts';
import { present } from './analyses/present.ts';
import { type Language, type Locale, localeOf } from './locale/locale.ts';
import { measuredLines } from './measured.ts';
import { methodLine } from './provenance.ts';
import { type ResultRow, type ResultTable, resultTable, subjectOf } from './results.ts';
import { bargainSentence, verdictSentence } from './sentence.ts';
import { standingsSentence } from './standings.ts';
import { analysisLines } from './terminal-analyses.ts';
import { breakHead, type Colours, columnsOf, PLAIN_CHARS, safe, wrap } from './terminal-text.ts';
import { judge } from './verdict.ts';
import { clip, titleText } from './words.ts';

const ROWS_MAX = 60;
const WIDTH_MIN = 24;
const WIDTH_DEFAULT = 100;

export interface TerminalOptions {
  readonly language: Language;
  /** Columns of the terminal; 100 when absent. */
  readonly width?: number;
  /** Whether to use colours; everything reads without. */
  readonly colour?: boolean;
  /** Where the reports went, to be named in the last line. */
  readonly files?: readonly string[];
}

/** What a table shows at one level of detail; wider levels come first. */
interface Detail {
  readonly cost: boolean;
  readonly costPerWin: 'interval' | 'value' | 'none';
  readonly intervals: 'all' | 'subject' | 'none';
  /** How many, those first that matter most. */
  readonly outcomes: number;
  readonly rounds: 'interval' | 'mean' | 'none';
}

/** @param count of outcomes. @param possible of them, those that any row has */
function detailsOf(count: number, possible: number): readonly Detail[] {
  const whole = { cost: true, costPerWin: 'interval', outcomes: count, intervals: 'all' } as const;
  const usual = { cost: true, costPerWin: 'none', intervals: 'subject' } as const;
  const fewer = Array.from({ length: Math.max(0, possible - 2) }, (_, at) => possible - 1 - at);
  return [
    { ...whole, rounds: 'interval' },
    { ...whole, rounds: 'mean' },
    { ...whole, intervals: 'subject', rounds: 'mean' },
    { ...whole, costPerWin: 'value', intervals: 'subject', rounds: 'mean' },
    { ...usual, outcomes: count, rounds: 'mean' },
    { ...usual, outcomes: count, rounds: 'none' },
    { ...usual, outcomes: possible, rounds: 'mean' },
    { ...usual, outcomes: possible, rounds: 'none' },
    { ...usual, intervals: 'none', outcomes: possible, rounds: 'none' },
    ...fewer.map((outcomes) => ({ ...usual, outcomes, rounds: 'none' as const })),
    { ...usual, outcomes: 1, rounds: 'mean' },
    { ...usual, outcomes: 1, rounds: 'none' },
    { ...usual, cost: false, outcomes: 1, rounds: 'none' },
    { ...usual, cost: false, intervals: 'none', outcomes: 1, rounds: 'none' },
  ];
}

/** Outcomes by how much a reader needs them: the subject, then those that are frequent in some row, then the impossible. */
function byWeight({ outcomes, rows }: ResultTable, subject: string): readonly Weighed[] {
  return outcomes
    .map((name, at) => ({ name, highest: Math.max(0, ...rows.map(({ shares }) => shares[at]?.p ?? 0)) }))
    .sort((a, b) => Number(b.name === subject) - Number(a.name === subject) || b.highest - a.highest);
}

interface Weighed {
  readonly name: string;
  readonly highest: number;
}

/** The result as text for a terminal: title, verdict, one row per variant as wide as there is room, what to mind. */
export function renderTerminal(summary: Summary, options: TerminalOptions): string {
  const locale = localeOf(options.language, summary);
  const width = Math.max(WIDTH_MIN, options.width ?? WIDTH_DEFAULT);
  const colours = picocolors.createColors(options.colour === true);
  const verdict = judge(summary);
  const results = resultTable(summary, verdict, locale);
  const bargain = bargainSentence(summary, locale, verdict);
  const standings = standingsSentence(verdict, locale);
  const blocks = [
    [
      ...wrap([{ text: titleText(summary, locale), strong: true }], width, colours),
      ...wrap([{ text: methodLine(summary, locale), strong: false }], width, colours).map(colours.dim),
    ],
    summary.partial
      ? wrap([{ text: locale.text('partialRun'), strong: false }], width, colours).map(colours.yellow)
      : [],
    wrap(verdictSentence(summary, locale, verdict), width, colours),
    standings === null ? [] : wrap([{ text: standings, strong: false }], width, colours),
    bargain === null ? [] : wrap(bargain, width, colours),
    tableLines(results, subjectOf(summary, verdict), width, colours, locale),
    measuredLines(summary, locale, width).map(safe),
    ...summary.analyses.map((analysis) => analysisLines(present(analysis, summary, locale), width, colours, locale)),
    footLines(summary, results, options.files ?? [], width, colours, locale),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function tableLines(results: ResultTable, subject: string, width: number, colours: Colours, locale: Locale): string[] {
  if (results.rows.length === 0) return [];
  const rows = results.rows.slice(0, ROWS_MAX);
  const weighed = byWeight(results, subject);
  const possible = weighed.filter(({ name, highest }) => name === subject || highest > 0).length;
  const columns = columnsOfResults(results);
  const hidden = (shown: number): string[] => {
    const left = columns - shown;
    if (left <= 0) return [];
    return wrap([{ text: locale.plural('columnsLeft', left), strong: false }], width, colours).map(colours.yellow);
  };
  for (const detail of detailsOf(weighed.length, possible)) {
    const names = new Set(weighed.slice(0, detail.outcomes).map(({ name }) => name));
    const { lines, shown } = drawTable(results, rows, detail, names, subject, colours, locale);
    if (lines.every((line) => columnsOf(line) <= width)) return [...lines, ...hidden(shown)];
  }
  return [...listLines(results, rows, subject, width, colours), ...hidden(1)];
}

/** Columns of a table with everything in it, those of the axes apart. */
function columnsOfResults({ outcomes, hasCost, hasRounds, rows }: ResultTable): number {
  return outcomes.length + [hasCost, hasRounds, rows.some((row) => row.costPerWin !== null)].filter(Boolean).length;
}

interface DrawnTable {
  readonly lines: readonly string[];
  /** Columns beside those of the axes. */
  readonly shown: number;
}

function drawTable(
  results: ResultTable,
  rows: readonly ResultRow[],
  detail: Detail,
  names: ReadonlySet<string>,
  subject: string,
  colours: Colours,
  locale: Locale,
): DrawnTable {
  const shown = results.outcomes.map((name) => names.has(name));
  const unit = results.costUnit === null ? '' : ` (${results.costUnit})`;
  const hasCost = detail.cost && results.hasCost;
  const hasPerWin = detail.costPerWin !== 'none' && results.rows.some((row) => row.costPerWin !== null);
  const hasRounds = detail.rounds !== 'none' && results.hasRounds;
  const head = [
    ...results.axes,
    ...(hasCost ? [`${locale.text('cost')}${unit}`] : []),
    ...results.outcomeTitles.filter((_, index) => shown[index]),
    ...(hasPerWin ? [`${locale.text('costPerWin')}${unit}`] : []),
    ...(hasRounds ? [locale.text('meanRounds')] : []),
  ];
  const hasRanks = rows.some((row) => row.rank !== null);
  const table = new Table({
    head: [...(hasRanks ? [''] : []), ...head.map((text) => breakHead(safe(text)).map(colours.dim).join('\n'))],
    colAligns: [
      ...(hasRanks ? ['left' as const] : []),
      ...head.map((_, index) => (index < results.axes.length ? ('left' as const) : ('right' as const))),
    ],
    chars: PLAIN_CHARS,
    style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [] },
  });
  for (const row of rows) {
    const cells = [
      ...row.labels,
      ...(hasCost ? [row.cost?.text ?? '–'] : []),
      ...row.shares.flatMap((share, index) => {
        if (shown[index] !== true) return [];
        const hasInterval =
          detail.intervals === 'all' || (detail.intervals === 'subject' && results.outcomes[index] === subject);
        return [hasInterval && share.interval !== null ? `${share.share} (${share.interval})` : share.share];
      }),
      ...(hasPerWin ? [priceText(row, detail)] : []),
      ...(hasRounds ? [roundsText(row, detail)] : []),
    ].map(safe);
    const styled = row.rank === null ? cells : cells.map((cell) => colours.bold(cell));
    table.push([...(hasRanks ? [row.rank === null ? ' ' : colours.green('*')] : []), ...styled]);
  }
  const lines = table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
  return { lines, shown: head.length - results.axes.length };
}

function priceText({ costPerWin }: ResultRow, detail: Detail): string {
  if (costPerWin === null) return '–';
  const { text, interval } = costPerWin;
  return detail.costPerWin === 'interval' && interval !== null ? `${text} (${interval})` : text;
}

function roundsText(row: ResultRow, detail: Detail): string {
  if (row.rounds === null) return '–';
  return detail.rounds === 'interval' && row.rounds.interval !== null
    ? `${row.rounds.share} (${row.rounds.interval})`
    : row.rounds.share;
}

/** For terminals too narrow for any table: each variant on lines of its own. */
function listLines(
  results: ResultTable,
  rows: readonly ResultRow[],
  subject: string,
  width: number,
  colours: Colours,
): string[] {
  const position = Math.max(0, results.outcomes.indexOf(subject));
  return rows.flatMap((row) => {
    const share = row.shares[position];
    const mark = row.rank === null ? '' : '* ';
    return wrap(
      [
        { text: `${mark}${row.labels.join(' · ')} `, strong: false },
        { text: share?.share ?? '–', strong: true },
      ],
      width,
      colours,
    );
  });
}

function footLines(
  summary: Summary,
  results: ResultTable,
  files: readonly string[],
  width: number,
  colours: Colours,
  locale: Locale,
): string[] {
  const rest = results.rows.length - ROWS_MAX;
  const minds = [
    ...(summary.warnings.length > 0 ? [locale.plural('warningsTitle', summary.warnings.length)] : []),
    ...(summary.assumptionNotes.length > 0 ? [locale.plural('assumptionsTitle', summary.assumptionNotes.length)] : []),
  ];
  const lines: string[] = [];
  const add = (text: string, style: (line: string) => string): void => {
    lines.push(...wrap([{ text, strong: false }], width, colours).map((line) => style(line)));
  };
  if (rest > 0) add(locale.plural('moreRows', rest), colours.yellow);
  if (results.rows.slice(0, ROWS_MAX).some((row) => row.rank !== null)) {
    add(locale.text(results.legend), colours.dim);
  }
  for (const expectation of summary.expectations) {
    const words = expectation.words === undefined ? expectation.text : locale.pick(expectation.words.text);
    const style = { pass: colours.green, fail: colours.red, inconclusive: colours.yellow }[expectation.verdict];
    add(`${locale.text(expectation.verdict)}  ${clip(words, 200)}`, style);
    const detail = expectation.words === undefined ? expectation.detail : locale.pick(expectation.words.detail);
    if (expectation.verdict !== 'pass') add(`      ${clip(detail, 200)}`, style);
  }
  if (minds.length > 0) add(minds.join(' · '), colours.yellow);
  if (files.length > 0) add(locale.text('written', { files: files.join(', ') }), colours.dim);
  return lines;
}
