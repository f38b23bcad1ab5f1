import Table from 'cli-table3';
import type { Cell } from './html/table.ts';
import type { Locale } from './locale/locale.ts';
import type { Presentation, PresentedTable } from './presentation.ts';
import { breakHead, type Colours, columnsOf, PLAIN_CHARS, safe, wrap } from './terminal-text.ts';

const ROWS_MAX = 40;

/** An analysis for a terminal: its title, its answer, its first table as wide as there is room, how it was found. */
export function analysisLines(shown: Presentation, width: number, colours: Colours, locale: Locale): string[] {
  const [table] = shown.tables;
  return [
    ...wrap([{ text: shown.title, strong: true }], width, colours),
    ...wrap(shown.answer, width, colours),
    ...(table === undefined ? [] : ['', ...tableLines(table, width, colours, locale), '']),
    ...shown.notes.flatMap((note) => wrap([{ text: note, strong: false }], width, colours).map(colours.dim)),
  ];
}

/** With all intervals; else without; else with as many columns as there is room for. */
export function tableLines(
  table: PresentedTable,
  width: number,
  colours: Colours,
  locale: Locale,
  rowsMax: number = ROWS_MAX,
): string[] {
  const rows = table.rows.slice(0, rowsMax);
  const rest = table.rows.length - rows.length;
  const cut = rest > 0 ? [colours.yellow(locale.plural('moreLines', rest))] : [];
  const count = table.columns.length;
  for (const [columns, hasNotes] of [
    [count, true] as const,
    ...Array.from({ length: count }, (_, at) => [count - at, false] as const),
  ]) {
    const lines = draw(table, rows, columns, hasNotes, colours);
    if (columns === 1 || lines.every((line) => columnsOf(line) <= width)) {
      const left = count - columns;
      const hidden = left > 0 ? [colours.yellow(locale.plural('columnsLeft', left))] : [];
      return [...lines, ...hidden, ...cut];
    }
  }
  return cut;
}

function draw(
  table: PresentedTable,
  rows: PresentedTable['rows'],
  columns: number,
  hasNotes: boolean,
  colours: Colours,
): string[] {
  const heads = table.columns.slice(0, columns);
  const drawn = new Table({
    head: heads.map(({ title }) => breakHead(safe(title)).map(colours.dim).join('\n')),
    colAligns: heads.map(({ numeric }) => (numeric ? 'right' : 'left')),
    chars: PLAIN_CHARS,
    style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [] },
  });
  for (const row of rows) drawn.push(row.slice(0, columns).map((cell) => safe(cellText(cell, hasNotes))));
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

function cellText({ text, note, mark }: Cell, hasNotes: boolean): string {
  const small = hasNotes && note !== undefined && note !== null ? ` (${note})` : '';
  return `${text}${small}${mark === undefined || mark === null ? '' : ` ${mark}`}`;
}
