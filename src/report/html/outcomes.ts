import type { Summary } from '../../analysis/summary.ts';
import { type OutcomeRow, outcomeBarsSpec, outcomePanelSpec } from '../charts/outcomes.ts';
import { coloursOf } from '../charts/palette.ts';
import type { TextKey } from '../locale/en.ts';
import type { Locale } from '../locale/locale.ts';
import { isSampled, type ResultRow, type ResultTable, subjectOf } from '../results.ts';
import { levelOfConfidence } from '../sentence.ts';
import { sideNames, type Verdict } from '../verdict.ts';
import { amountText, choiceText, clip, colon, labelsText, outcomeText } from '../words.ts';
import type { ChartBook, Figure } from './chart-book.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, type Cell, type Column, tableWithin } from './table.ts';

const CHART_ROWS_MAX = 120;

/** Stacked bars of the outcomes, one panel per circumstance. */
export async function outcomeChartsHtml(
  summary: Summary,
  verdict: Verdict | null,
  results: ResultTable,
  locale: Locale,
  { book, bytesMax }: { readonly book: ChartBook; readonly bytesMax: number },
): Promise<Figure> {
  if (verdict === null) return { html: '', bytes: 0 };
  const subject = subjectOf(summary, verdict);
  const colours = coloursOf(summary, results.outcomes, subject);
  const whiskers = isSampled(summary)
    ? locale.text('whiskers', { level: levelOfConfidence(summary, locale) })
    : locale.text('exactNoWhiskers');

  if (verdict.kind === 'single') {
    const figure = await book.figure(outcomeBarsSpec(summary, verdict.variant, results.outcomes, colours, locale), {
      label: describeRow(results, 0),
      className: 'outcome-chart',
    });
    const notes = note(`${locale.text('outcomeChartSingle')} ${whiskers}`) + costsHtml(summary, locale);
    return { html: figure.html + notes, bytes: figure.bytes + byteLength(notes) };
  }

  const sides = sideNames(summary);
  const last = results.outcomes.at(-1);
  const right = sides.length > 1 && last !== undefined && last !== subject ? last : null;
  const byVariant = new Map(results.rows.map((row, index) => [row.variant, index]));
  const panels: string[] = [];
  let rowsDrawn = 0;
  let bytes = 0;
  for (const circumstance of verdict.circumstances) {
    const room = CHART_ROWS_MAX - rowsDrawn;
    if (room <= 0) break;
    const entries = circumstance.entries.slice(0, room);
    const best = new Set(
      circumstance.level === circumstance.ranked.length ? [] : circumstance.ranked.slice(0, circumstance.level),
    );
    const rows = entries.map(
      (entry): OutcomeRow => ({
        label: choiceText(verdict.axis.name, entry.value, locale),
        variant: entry.variant,
        best: best.has(entry),
      }),
    );
    const title = labelsText(circumstance.label, locale);
    const figure = await book.figure(
      outcomePanelSpec(summary, { rows, stack: results.outcomes, colours, left: subject, right }, locale),
      {
        caption: title,
        label: clip(
          `${title} ${entries.map((entry) => describeRow(results, byVariant.get(entry.variant) ?? 0, choiceText(verdict.axis.name, entry.value, locale))).join('; ')}`,
          1500,
        ),
        className: 'outcome-chart',
      },
    );
    if (bytes + figure.bytes > bytesMax && panels.length > 0) {
      book.forgetLast();
      break;
    }
    bytes += figure.bytes;
    rowsDrawn += entries.length;
    panels.push(figure.html);
  }
  const explanation =
    right === null
      ? `${locale.text('outcomeChartLeft', { left: outcomeText(summary, subject, locale) })} ${whiskers}`
      : `${locale.text('outcomeChartText', { left: outcomeText(summary, subject, locale), right: outcomeText(summary, right, locale) })} ${whiskers}`;
  const cut =
    rowsDrawn < results.rows.length
      ? note(locale.text('chartsCut', { shown: locale.number(rowsDrawn), count: locale.number(results.rows.length) }))
      : '';
  const words = legendHtml(summary, results, colours, locale) + note(explanation) + cut;
  return {
    html: `${legendHtml(summary, results, colours, locale)}${note(explanation)}<div class="panels">${panels.join('')}</div>${cut}`,
    bytes: bytes + byteLength(words),
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
    ...(hasPerWin ? [{ text: row.costPerWin?.text ?? '–', sort: row.costPerWin?.amount ?? Number.NaN }] : []),
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

function rankKey({ rank }: ResultRow, { marksBest }: ResultTable): TextKey {
  if (rank === 'tie') return 'tieMark';
  return marksBest ? 'bestMark' : 'mostMark';
}

/** What a row says, for those who hear a chart. */
function describeRow(results: ResultTable, index: number, label?: string): string {
  const row = results.rows[index];
  if (row === undefined) return '';
  const shares = row.shares.map((share, position) => {
    const interval = share.interval === null ? '' : ` (${share.interval})`;
    return `${results.outcomeTitles[position] ?? ''} ${share.share}${interval}`;
  });
  return `${label === undefined ? '' : `${label}: `}${shares.join(', ')}`;
}

function legendHtml(
  summary: Summary,
  results: ResultTable,
  colours: ReturnType<typeof coloursOf>,
  locale: Locale,
): string {
  const items = results.outcomes.map((name) => {
    const swatch = `<svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="var(--k-${colours.get(name) ?? 'n0'})"/></svg>`;
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
