import { escapeHtml } from './markup.ts';

/** A cell: plain text, or text that sorts by a number; `note` is set smaller, after it. */
export interface Cell {
  readonly text: string;
  /** What a click on the head sorts by; the text itself when absent. */
  readonly sort?: number;
  readonly note?: string | null;
  readonly mark?: string | null;
  /** Ids, set as code after the text. */
  readonly code?: readonly string[];
  /** Whether it says that something holds, as a colour. */
  readonly tone?: 'pass' | 'fail' | 'inconclusive';
}

export interface Column {
  readonly title: string;
  /** Numbers are set to the right, with figures of equal width. */
  readonly numeric: boolean;
  readonly note?: string;
}

interface TableOptions {
  /** Spoken name of the table and of its scrolling box. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Index of the columns whose cells head their row; the first ones. */
  readonly headCount?: number;
  readonly sortable?: boolean;
  readonly className?: string;
}

/**
 * A table in a box of its own that scrolls sideways when the page is too narrow. One of texts alone the script sets on
 * a phone with its cells below each other, each behind the title of its column. Everything in it is escaped here.
 */
export function tableHtml(rows: readonly (readonly Cell[])[], options: TableOptions): string {
  return tableWithin(rows, options, Number.POSITIVE_INFINITY).html;
}

/** Texts up to this many characters are never broken. */
const LINE_MAX = 28;
/** Tables of more columns stand closer. */
const WIDE_MIN = 8;
const TABLE_END = '</tbody></table></div>';

/**
 * The same table within a number of bytes: as many rows as fit.
 * @returns the HTML and how many rows it shows
 */
export function tableWithin(
  rows: readonly (readonly Cell[])[],
  options: TableOptions,
  bytesMax: number,
): { readonly html: string; readonly shown: number } {
  const isCompact = rows.every((row) =>
    row.every(({ text, code = [] }) => text.length + code.join(', ').length <= LINE_MAX),
  );
  const parts = [tableStart(options, isCompact)];
  let bytes = byteLength(parts[0] ?? '') + TABLE_END.length;
  let shown = 0;
  for (const row of rows) {
    const html = rowHtml(row, options);
    bytes += byteLength(html);
    if (bytes > bytesMax) break;
    parts.push(html);
    shown += 1;
  }
  parts.push(TABLE_END);
  return { html: parts.join(''), shown };
}

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

function tableStart(options: TableOptions, isCompact: boolean): string {
  const heads = options.columns
    .map(({ title, numeric, note }) => {
      const small = note === undefined ? '' : `<br><small>${escapeHtml(note)}</small>`;
      return `<th scope="col"${numeric ? ' class="n"' : ''}>${escapeHtml(title)}${small}</th>`;
    })
    .join('');
  const classes = [
    isCompact ? 'compact' : '',
    !isCompact && options.columns.every(({ numeric }) => !numeric) ? 'stacked' : '',
    options.columns.length > WIDE_MIN ? 'wide' : '',
    options.sortable === true ? 'sortable' : '',
    options.className ?? '',
  ]
    .filter((c) => c !== '')
    .join(' ');
  const caption = escapeHtml(options.caption);
  return `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table${classes === '' ? '' : ` class="${classes}"`}><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>`;
}

function rowHtml(row: readonly Cell[], options: TableOptions): string {
  const cells = row.map((cell, index) => {
    const name = cell.tone ?? (options.columns[index]?.numeric === true ? 'n' : '');
    const style = name === '' ? '' : ` class="${name}"`;
    const sort = cell.sort === undefined ? '' : ` data-v="${sortKey(cell.sort)}"`;
    const note = cell.note === undefined || cell.note === null ? '' : ` <small>${escapeHtml(cell.note)}</small>`;
    const mark = cell.mark === undefined || cell.mark === null ? '' : ` <b class="mark">${escapeHtml(cell.mark)}</b>`;
    const code = (cell.code ?? []).map((id) => `<code>${escapeHtml(id)}</code>`).join(', ');
    const inner = `${escapeHtml(cell.text)}${cell.text === '' || code === '' ? '' : ' '}${code}${note}${mark}`;
    const isHead = index < (options.headCount ?? 1);
    return isHead ? `<th scope="row"${style}${sort}>${inner}</th>` : `<td${style}${sort}>${inner}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

function sortKey(value: number): string {
  return Number.isFinite(value) ? `${Number(value.toPrecision(7))}` : '';
}
