import type { RulingNote, Summary } from '../../analysis/summary.ts';
import { present } from '../analyses/present.ts';
import type { TextKey } from '../locale/en.ts';
import { type Language, type Locale, localeOf } from '../locale/locale.ts';
import { measuredRows } from '../measured.ts';
import type { PresentedTable } from '../presentation.ts';
import { methodLine, provenanceFacts } from '../provenance.ts';
import { type ResultTable, resultTable } from '../results.ts';
import { bargainSentence, type Piece, verdictSentence } from '../sentence.ts';
import { standingsSentence } from '../standings.ts';
import { judge, type Verdict } from '../verdict.ts';
import { warningsOf, warningText } from '../warnings.ts';
import { clip, colon, labelsText, titleText } from '../words.ts';
import { describeMarkdown, escapeMarkdown, type MarkdownColumn, markdownTable } from './markdown-text.ts';

/** Rows of a table; the rest is in the JSON result, and the document says so. */
const ROWS_MAX = 500;
const COLUMNS_MAX = 12;
const LIST_MAX = 200;
const DESCRIPTION_MAX = 12_000;

/**
 * A result as GitHub's Markdown: question, verdict, the table with its intervals, expectations, rulings, assumptions and
 * where the numbers come from. Texts of users are escaped.
 */
export function renderMarkdown(summary: Summary, options: { readonly language: Language }): string {
  const locale = localeOf(options.language, summary);
  const verdict = judge(summary);
  const blocks = [
    `# ${escapeMarkdown(titleText(summary, locale))}`,
    escapeMarkdown(methodLine(summary, locale)),
    ...(summary.description === null
      ? []
      : [describeMarkdown(locale.authored(clip(summary.description, DESCRIPTION_MAX)))]),
    ...verdictBlocks(summary, verdict, locale),
    ...outcomeBlocks(summary, verdict, locale),
    ...measuredBlocks(summary, locale),
    ...analysisBlocks(summary, locale),
    ...listBlocks(
      'warningsTitle',
      warningsOf(summary).map((note) => warningText(note, locale)),
      locale,
    ),
    ...expectationBlocks(summary, locale),
    ...rulingBlocks(summary, locale),
    ...listBlocks(
      'assumptionsTitle',
      summary.assumptionNotes.map(({ text }) => locale.pick(text)),
      locale,
    ),
    heading('provenance', locale),
    ...factBlocks(summary, locale),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function heading(key: TextKey, locale: Locale): string {
  return `## ${escapeMarkdown(locale.text(key))}`;
}

function verdictBlocks(summary: Summary, verdict: Verdict | null, locale: Locale): readonly string[] {
  const bargain = bargainSentence(summary, locale, verdict);
  const standings = standingsSentence(verdict, locale);
  const isPartial = summary.partial ? [`> **${escapeMarkdown(locale.text('partialRun'))}**`] : [];
  return [
    ...isPartial,
    sentence(verdictSentence(summary, locale, verdict)),
    ...(standings === null ? [] : [escapeMarkdown(standings)]),
    ...(bargain === null ? [] : [sentence(bargain)]),
  ];
}

function sentence(pieces: readonly Piece[]): string {
  // Each piece keeps the blanks at its ends, outside the stars.
  return pieces
    .map(({ text, strong }) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (inner === '') return text;
      return `${before}${strong ? `**${escapeMarkdown(inner)}**` : escapeMarkdown(inner)}${after}`;
    })
    .join('');
}

function outcomeBlocks(summary: Summary, verdict: Verdict | null, locale: Locale): readonly string[] {
  const results = resultTable(summary, verdict, locale);
  if (results.rows.length === 0) return [];
  const rest = results.rows.length - ROWS_MAX;
  const isRanked = results.rows.some((row) => row.rank !== null);
  return [
    heading('outcomes', locale),
    outcomeTable(results, locale),
    ...(isRanked ? [escapeMarkdown(locale.text(results.legend))] : []),
    ...(rest > 0 ? [escapeMarkdown(locale.plural('moreRows', rest))] : []),
  ];
}

function outcomeTable(results: ResultTable, locale: Locale): string {
  const text = (title: string): MarkdownColumn => ({ title: escapeMarkdown(title), isNumeric: false });
  const number = (title: string): MarkdownColumn => ({ title: escapeMarkdown(title), isNumeric: true });
  const priced = (key: TextKey): MarkdownColumn =>
    number(`${locale.text(key)}${results.costUnit === null ? '' : ` (${results.costUnit})`}`);
  const isRanked = results.rows.some((row) => row.rank !== null);
  const hasPerWin = results.rows.some((row) => row.costPerWin !== null);
  const columns = [
    ...(isRanked ? [text('')] : []),
    ...results.axes.map(text),
    ...(results.hasCost ? [priced('cost')] : []),
    ...results.outcomeTitles.map(number),
    ...(hasPerWin ? [priced('costPerWin')] : []),
    ...(results.hasRounds ? [number(locale.text('meanRounds'))] : []),
    text(locale.text('method')),
  ];
  const rows = results.rows
    .slice(0, ROWS_MAX)
    .map((row) =>
      [
        ...(isRanked ? [row.rank === null ? '' : '*'] : []),
        ...row.labels,
        ...(results.hasCost ? [row.cost?.text ?? '–'] : []),
        ...row.shares.map(withInterval),
        ...(hasPerWin
          ? [row.costPerWin === null ? '–' : withInterval({ ...row.costPerWin, share: row.costPerWin.text })]
          : []),
        ...(results.hasRounds ? [row.rounds === null ? '–' : withInterval(row.rounds)] : []),
        row.variant.trials === null ? row.method : `${row.method}, n = ${locale.number(row.variant.trials)}`,
      ].map(escapeMarkdown),
    );
  return markdownTable(columns, rows);
}

function withInterval({ share, interval }: { readonly share: string; readonly interval: string | null }): string {
  return interval === null ? share : `${share} (${interval})`;
}

/** Numbers that no die decides: a row for each, a column for each of the first variants. */
function measuredBlocks(summary: Summary, locale: Locale): readonly string[] {
  const rows = measuredRows(summary, locale);
  if (rows.length === 0) return [];
  const shown = summary.variants.slice(0, COLUMNS_MAX);
  const columns = [
    { title: '', isNumeric: false },
    ...shown.map(({ label }) => ({
      title: escapeMarkdown(labelsText(label, locale) || locale.text('measuredValue')),
      isNumeric: true,
    })),
  ];
  const cells = rows.map(({ label, unit, values }) => [
    escapeMarkdown(unit === '' ? label : `${label} (${unit})`),
    ...values.slice(0, shown.length).map(({ text }) => escapeMarkdown(text)),
  ]);
  const rest = summary.variants.length - shown.length;
  return [
    heading('measured', locale),
    escapeMarkdown(locale.text('measuredNote')),
    markdownTable(columns, cells),
    ...(rest > 0 ? [escapeMarkdown(locale.plural('moreRows', rest))] : []),
  ];
}

/** Every analysis: its answer, its tables with their intervals, how it was found. */
function analysisBlocks(summary: Summary, locale: Locale): readonly string[] {
  if (summary.analyses.length === 0) return [];
  const blocks = summary.analyses.flatMap((analysis) => {
    const { title, answer, tables, notes } = present(analysis, summary, locale);
    return [
      `### ${escapeMarkdown(clip(title, 200))}`,
      sentence(answer),
      ...tables.flatMap((table, index) => [
        ...(index === 0 ? [] : [`**${escapeMarkdown(table.caption)}**`]),
        ...presentedBlocks(table, locale),
      ]),
      ...notes.map(escapeMarkdown),
    ];
  });
  return [heading('analyses', locale), ...blocks];
}

function presentedBlocks({ columns, rows }: PresentedTable, locale: Locale): readonly string[] {
  const heads = columns.map(({ title, numeric }) => ({ title: escapeMarkdown(title), isNumeric: numeric }));
  const cells = rows.slice(0, ROWS_MAX).map((row) =>
    row.map(({ text, note = null, mark = null }) => {
      const whole = withInterval({ share: text, interval: note });
      return escapeMarkdown(mark === null ? whole : `${whole} ${mark}`);
    }),
  );
  const rest = rows.length - cells.length;
  return [markdownTable(heads, cells), ...(rest > 0 ? [escapeMarkdown(locale.plural('moreLines', rest))] : [])];
}

function listBlocks(
  title: 'warningsTitle' | 'assumptionsTitle',
  items: readonly string[],
  locale: Locale,
): readonly string[] {
  if (items.length === 0) return [];
  const lines = items.slice(0, LIST_MAX).map((item) => `- ${escapeMarkdown(clip(item, 600))}`);
  return [`## ${escapeMarkdown(locale.plural(title, items.length))}`, lines.join('\n')];
}

function expectationBlocks({ expectations }: Summary, locale: Locale): readonly string[] {
  if (expectations.length === 0) return [];
  const columns = (['result', 'claim', 'found'] as const).map((key) => ({
    title: escapeMarkdown(locale.text(key)),
    isNumeric: false,
  }));
  const rows = expectations
    .slice(0, LIST_MAX)
    .map(({ verdict, words, text, detail }) => [
      locale.text(verdict),
      escapeMarkdown(clip(words === undefined ? text : locale.pick(words.text), 300)),
      escapeMarkdown(clip(words === undefined ? detail : locale.pick(words.detail), 300)),
    ]);
  return [heading('expectations', locale), markdownTable(columns, rows)];
}

/** Rulings that are not at their defaults, and how many are. */
function rulingBlocks({ rulingNotes }: Summary, locale: Locale): readonly string[] {
  if (rulingNotes.length === 0) return [];
  const changed = rulingNotes.filter(({ isDefault }) => !isDefault);
  const usual = rulingNotes.length - changed.length;
  const lines = changed.slice(0, LIST_MAX).map((note) => rulingLine(note, locale));
  return [
    heading('rulingsTitle', locale),
    changed.length === 0 ? escapeMarkdown(locale.text('allDefault')) : lines.join('\n'),
    ...(changed.length === 0 || usual === 0 ? [] : [escapeMarkdown(locale.plural('rulingsAtDefault', usual))]),
  ];
}

function rulingLine({ id, question, option }: RulingNote, locale: Locale): string {
  const taken = option === null ? locale.text('varied') : clip(locale.option(id, option));
  const words = `${clip(locale.pick(question), 200)} ${taken}`;
  return `- ${escapeMarkdown(id)}${colon(locale)}${escapeMarkdown(words)}`;
}

function factBlocks(summary: Summary, locale: Locale): readonly string[] {
  const facts = provenanceFacts(summary, locale).map(
    ([key, value]) => `- ${escapeMarkdown(locale.text(key))}${colon(locale)}${escapeMarkdown(value)}`,
  );
  return [facts.join('\n')];
}
