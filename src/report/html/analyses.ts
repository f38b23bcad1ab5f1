import type { Summary } from '../../analysis/summary.ts';
import { present } from '../analyses/present.ts';
import type { Locale } from '../locale/locale.ts';
import type { Presentation, PresentedTable } from '../presentation.ts';
import type { ChartBook, Figure } from './chart-book.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, tableWithin } from './table.ts';

/** The analyses of a scenario, one after the other, within a number of bytes; '' when there are none. */
export async function analysesHtml(
  summary: Summary,
  locale: Locale,
  { book, bytesMax }: { readonly book: ChartBook; readonly bytesMax: number },
): Promise<Figure> {
  const parts: string[] = [];
  let room = bytesMax;
  for (const [index, analysis] of summary.analyses.entries()) {
    const share = room / (summary.analyses.length - index);
    const shown = present(analysis, summary, locale);
    const { html, bytes } = await analysisHtml(shown, `analysis-${index + 1}`, locale, { book, bytesMax: share });
    room -= bytes;
    parts.push(html);
  }
  return { html: parts.join('\n'), bytes: bytesMax - room };
}

async function analysisHtml(
  shown: Presentation,
  id: string,
  locale: Locale,
  { book, bytesMax }: { readonly book: ChartBook; readonly bytesMax: number },
): Promise<Figure> {
  const answer = shown.answer
    .map(({ text, strong }) => (strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)))
    .join('');
  const notes = shown.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('');
  const head = `<h3 id="${id}">${escapeHtml(shown.title)}</h3><p class="found">${answer}</p>${notes}`;
  let room = bytesMax - byteLength(head) - 2_000;
  const charts: string[] = [];
  for (const { title, spec, description } of shown.charts) {
    // A chart that is called as its analysis needs no heading of its own.
    const caption = title === shown.title ? '' : title;
    const figure = await book.figure(spec, { label: description, className: 'analysis-chart', caption });
    // The tables say the same; a chart that leaves them no room is left out.
    if (figure.bytes > 0.7 * room) {
      book.forgetLast();
      continue;
    }
    room -= figure.bytes;
    charts.push(figure.html);
  }
  const tables: string[] = [];
  for (const [index, table] of shown.tables.entries()) {
    const html = tableHtmlOf(table, index === 0, locale, room / (shown.tables.length - index));
    room -= byteLength(html);
    tables.push(html);
  }
  const html = `<article class="analysis" aria-labelledby="${id}">${head}${charts.join('')}${tables.join('')}</article>`;
  return { html, bytes: Math.max(byteLength(html), bytesMax - room) };
}

function tableHtmlOf(table: PresentedTable, isOpen: boolean, locale: Locale, bytesMax: number): string {
  const definitions = table.columns
    .filter(({ definition }) => definition !== '')
    .map(({ title, definition }) => `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(definition)}</dd>`)
    .join('');
  const legend =
    definitions === ''
      ? ''
      : `<details><summary>${escapeHtml(locale.text('columnsExplained'))}</summary><dl class="terms">${definitions}</dl></details>`;
  const { html, shown } = tableWithin(
    table.rows,
    {
      caption: table.caption,
      columns: table.columns.map(({ title, numeric }) => ({ title, numeric })),
      headCount: table.headCount ?? 1,
      sortable: true,
    },
    Math.max(2_000, bytesMax - byteLength(legend) - 1_000),
  );
  const rest = table.rows.length - shown;
  const cut = rest > 0 ? `<p class="note">${escapeHtml(locale.plural('moreLines', rest))}</p>` : '';
  const body = `${html}${cut}${legend}`;
  if (isOpen) return body;
  return `<details><summary>${escapeHtml(table.caption)}</summary>${body}</details>`;
}
