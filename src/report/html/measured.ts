import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { type MeasuredRow, measuredRows } from '../measured.ts';
import { clip, labelsText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, type Cell, tableHtml, tableWithin } from './table.ts';

/** The numbers that no die decides: one table for a single variant, else one for each number. */
export function measuredHtml(summary: Summary, locale: Locale, bytesMax: number): string {
  const rows = measuredRows(summary, locale);
  if (rows.length === 0) return '';
  const note = `<p class="note">${escapeHtml(locale.text('measuredNote'))}</p>`;
  return note + (summary.variants.length === 1 ? oneTable(rows, locale) : manyTables(summary, rows, locale, bytesMax));
}

function oneTable(rows: readonly MeasuredRow[], locale: Locale): string {
  const cells = rows.map(({ label, unit, values }): Cell[] => [
    { text: clip(label), note: unit === '' ? null : clip(unit) },
    { text: values[0]?.text ?? '–' },
  ]);
  return tableHtml(cells, {
    caption: locale.text('measured'),
    columns: [
      { title: locale.text('measured'), numeric: false },
      { title: locale.text('measuredValue'), numeric: true },
    ],
  });
}

function manyTables(summary: Summary, rows: readonly MeasuredRow[], locale: Locale, bytesMax: number): string {
  const parts: string[] = [];
  let room = bytesMax;
  for (const { label, unit, values } of rows) {
    const cells = values.map(({ text, value }, index): Cell[] => [
      { text: labelsText(summary.variants[index]?.label ?? {}, locale) },
      { text, sort: value },
    ]);
    const title = clip(label);
    const columns = [
      { title: locale.text('variant'), numeric: false },
      { title: locale.text('measuredValue'), numeric: true, ...(unit === '' ? {} : { note: clip(unit) }) },
    ];
    const table = tableWithin(cells, { caption: title, columns, sortable: true }, room - 1_000);
    const html = `<details><summary>${escapeHtml(title)}</summary>${table.html}</details>`;
    room -= byteLength(html);
    if (room < 0) break;
    parts.push(html);
  }
  return parts.join('');
}
