import Table from 'cli-table3';
import picocolors from 'picocolors';
import type { Summary } from '../analysis/summary.ts';
import { present } from './analyses/present.ts';
import { type Language, type Locale, localeOf } from './locale/locale.ts';
import { measuredLines } from './measured.ts';
import { methodLine } from './provenance.ts';
import { type ResultRow, type ResultTable, resultTable, subjectOf } from './results.ts';
import { bargainSentence, verdictSentence } from './sentence.ts';
import { analysisLines } from './terminal-analyses.ts';
import { breakHead, type Colours, columnsOf, PLAIN_CHARS, safe, wrap } from './terminal-text.ts';
import { judge } from './verdict.ts';
import { clip } from './words.ts';

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
  readonly outcomes: 'all' | 'subject';
  readonly rounds: 'interval' | 'mean' | 'none';
}

const DETAILS: readonly Detail[] = [
  { cost: true, costPerWin: 'interval', intervals: 'all', outcomes: 'all', rounds: 'interval' },
  { cost: true, costPerWin: 'interval', intervals: 'all', outcomes: 'all', rounds: 'mean' },
  { cost: true, costPerWin: 'interval', intervals: 'subject', outcomes: 'all', rounds: 'mean' },
  { cost: true, costPerWin: 'value', intervals: 'subject', outcomes: 'all', rounds: 'mean' },
  { cost: true, costPerWin: 'none', intervals: 'subject', outcomes: 'all', rounds: 'mean' },
  { cost: true, costPerWin: 'none', intervals: 'subject', outcomes: 'all', rounds: 'none' },
  { cost: true, costPerWin: 'none', intervals: 'subject', outcomes: 'subject', rounds: 'mean' },
  { cost: true, costPerWin: 'none', intervals: 'subject', outcomes: 'subject', rounds: 'none' },
  { cost: false, costPerWin: 'none', intervals: 'subject', outcomes: 'subject', rounds: 'none' },
  { cost: false, costPerWin: 'none', intervals: 'none', outcomes: 'subject', rounds: 'none' },
];

/** The result as text for a terminal: title, verdict, one row per variant as wide as there is room, what to mind. */
export function renderTerminal(summary: Summary, options: TerminalOptions): string {
  const locale = localeOf(options.language, summary);
  const width = Math.max(WIDTH_MIN, options.width ?? WIDTH_DEFAULT);
  const colours = picocolors.createColors(options.colour === true);
  const verdict = judge(summary);
  const results = resultTable(summary, verdict, locale);
  const bargain = bargainSentence(summary, locale, verdict);
  const blocks = [
    [
      ...wrap([{ text: clip(summary.title, 200), strong: true }], width, colours),
      ...wrap([{ text: methodLine(summary, locale), strong: false }], width, colours).map(colours.dim),
    ],
    summary.partial
      ? wrap([{ text: locale.text('partialRun'), strong: false }], width, colours).map(colours.yellow)
      : [],
    wrap(verdictSentence(summary, locale, verdict), width, colours),
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
  for (const detail of DETAILS) {
    const lines = drawTable(results, rows, detail, subject, colours, locale);
    if (lines.every((line) => columnsOf(line) <= width)) return lines;
  }
  return listLines(results, rows, subject, width, colours);
}

function drawTable(
  results: ResultTable,
  rows: readonly ResultRow[],
  detail: Detail,
  subject: string,
  colours: Colours,
  locale: Locale,
): string[] {
  const shown = results.outcomes.map((name) => detail.outcomes === 'all' || name === subject);
  const unit = results.costUnit === null ? '' : ` (${results.costUnit})`;
  const hasCost = detail.cost && results.hasCost;
  const hasPerWin = detail.costPerWin !== 'none' && rows.some((row) => row.costPerWin !== null);
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
      ...(hasPerWin ? [perWinCell(row, detail)] : []),
      ...(hasRounds ? [roundsText(row, detail)] : []),
    ].map(safe);
    const styled = row.rank === null ? cells : cells.map((cell) => colours.bold(cell));
    table.push([...(hasRanks ? [row.rank === null ? ' ' : colours.green('*')] : []), ...styled]);
  }
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

function perWinCell({ costPerWin }: ResultRow, detail: Detail): string {
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
    add(locale.text(results.marksBest ? 'bestLegend' : 'mostLegend'), colours.dim);
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
