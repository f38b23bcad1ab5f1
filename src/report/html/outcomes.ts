import type { Summary } from '../../analysis/summary.ts';
import { coloursOf } from '../charts/palette.ts';
import { explainPanels, outcomePanels } from '../charts/panels.ts';
import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { perWinCell } from '../per-win.ts';
import { type ResultRow, type ResultTable, subjectOf } from '../results.ts';
import type { Verdict } from '../verdict.ts';
import { amountText, clip, colon, outcomeText } from '../words.ts';
import type { ChartBook, Figure } from './chart-book.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, type Cell, type Column, tableWithin } from './table.ts';

/** Stacked bars of the outcomes, one panel per circumstance. */
export async function outcomeChartsHtml(
  summary: Summary,
  verdict: Verdict | null,
  results: ResultTable,
  locale: Locale,
  { book, bytesMax }: { readonly book: ChartBook; readonly bytesMax: number },
): Promise<Figure> {
  if (verdict === null) return { html: '', bytes: 0 };
  const panels: string[] = [];
  let rowsDrawn = 0;
  let bytes = 0;
  for (const { title, label, rowCount, spec } of outcomePanels(summary, verdict, results, locale)) {
    const figure = await book.figure(spec, { label, className: 'outcome-chart', caption: title });
    if (bytes + figure.bytes > bytesMax && panels.length > 0) {
      book.forgetLast();
      break;
    }
    bytes += figure.bytes;
    rowsDrawn += rowCount;
    panels.push(figure.html);
  }
  const explanation = note(explainPanels(summary, verdict, results, locale));
  if (verdict.kind === 'single') {
    const words = explanation + costsHtml(summary, locale);
    return { html: panels.join('') + words, bytes: bytes + byteLength(words) };
  }
  const cut =
    rowsDrawn < results.rows.length
      ? note(locale.text('chartsCut', { shown: locale.number(rowsDrawn), count: locale.number(results.rows.length) }))
      : '';
  const colours = coloursOf(summary, results.outcomes, subjectOf(summary, verdict));
  const legend = legendHtml(summary, colours, locale);
  return {
    html: `${legend}${explanation}<div class="panels">${panels.join('')}</div>${cut}`,
    bytes: bytes + byteLength(legend + explanation + cut),
  };
}

/** The table of all variants, sortable, as many rows as fit. */
export function resultTableHtml(
  summary: Summary,
  verdict: Verdict | null,
  results: ResultTable,
  locale: Locale,
  bytesMax: number,
): string {
  const hasPerWin = results.rows.some((row) => row.costPerWin !== null);
  const unit = results.costUnit === null ? {} : { note: results.costUnit };
  const columns: Column[] = [
    ...results.axes.map((title) => ({ title, numeric: false })),
    ...(results.axes.length === 0 ? [{ title: locale.text('method'), numeric: false }] : []),
    ...(results.hasCost ? [{ title: locale.text('cost'), numeric: true, ...unit }] : []),
    ...results.outcomeTitles.map((title) => ({ title, numeric: true })),
    ...(hasPerWin ? [{ title: locale.text('costPerWin'), numeric: true, ...unit }] : []),
    ...(results.hasRounds ? [{ title: locale.text('meanRounds'), numeric: true }] : []),
    ...(results.hasMethods ? [{ title: locale.text('method'), numeric: false }] : []),
  ];
  const choiceIndex =
    verdict?.kind === 'choice' ? summary.axes.findIndex((axis) => axis.name === verdict.axis.name) : -1;
  const rows = results.rows.map((row): Cell[] => [
    ...row.labels.map((text, index): Cell => {
      const value = row.variant.label[summary.axes[index]?.name ?? ''];
      const mark = index === choiceIndex && row.rank !== null ? locale.text(rankKey(row, results)) : null;
      return { text, mark, ...(typeof value === 'number' ? { sort: value } : {}) };
    }),
    ...(results.axes.length === 0 ? [{ text: locale.text(row.variant.method) }] : []),
    ...(results.hasCost ? [{ text: row.cost?.text ?? '–', sort: row.cost?.amount ?? Number.NaN }] : []),
    ...row.shares.map((share): Cell => ({ text: share.share, note: share.interval, sort: share.p })),
    ...(hasPerWin ? [perWinCell(row.costPerWin)] : []),
    ...(results.hasRounds
      ? [{ text: row.rounds?.share ?? '–', note: row.rounds?.interval ?? null, sort: row.rounds?.mean ?? Number.NaN }]
      : []),
    ...(results.hasMethods ? [{ text: row.method }] : []),
  ]);
  const { html, shown } = tableWithin(
    rows,
    { caption: locale.text('outcomes'), columns, headCount: Math.max(1, results.axes.length), sortable: true },
    bytesMax,
  );
  const cut =
    shown < rows.length
      ? note(locale.text('tableCut', { shown: locale.number(shown), count: locale.number(rows.length) }))
      : '';
  return html + cut;
}

function rankKey({ rank }: ResultRow, { legend }: ResultTable): TextKey {
  if (rank === 'tie') return 'tieMark';
  return legend === 'bestLegend' ? 'bestMark' : 'mostMark';
}

function legendHtml(summary: Summary, colours: ReturnType<typeof coloursOf>, locale: Locale): string {
  const items = [...colours].map(([name, key]) => {
    const swatch = `<svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="var(--k-${key})"/></svg>`;
    return `<li>${swatch}${escapeHtml(outcomeText(summary, name, locale))}</li>`;
  });
  return `<ul class="legend">${items.join('')}</ul>`;
}

/** The price of every fighter of a single variant. */
function costsHtml(summary: Summary, locale: Locale): string {
  const costs = Object.entries(summary.variants[0]?.costs ?? {});
  if (costs.length === 0) return '';
  const items = costs.map(
    ([name, { amount, unit }]) => `${clip(name)} ${amountText(amount, locale.pick(unit), 1, locale)}`,
  );
  return note(`${locale.text('fightersCost')}${colon(locale)}${items.join(', ')}.`);
}

function note(text: string): string {
  return `<p class="note">${escapeHtml(text)}</p>`;
}
