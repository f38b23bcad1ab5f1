import type { Summary } from '../../analysis/summary.ts';
import { metricNames, metricOf, metricWords, sdText } from '../laws.ts';
import type { Locale } from '../locale/locale.ts';
import { clip, labelsText, meanText } from '../words.ts';
import { QUANTILES } from './glossary.ts';
import { escapeHtml } from './markup.ts';
import { byteLength, type Cell, tableWithin } from './table.ts';

/** Mean, spread and quantiles of every metric, of as many variants as there is room for. */
export function metricTablesHtml(summary: Summary, locale: Locale, bytesMax: number): string {
  const { varying, constant } = metricNames(summary);
  const names = [...varying, ...constant];
  const parts: string[] = [];
  let room = bytesMax;
  for (const [index, name] of names.entries()) {
    const share = room / (names.length - index);
    const html = metricTable(summary, name, locale, share);
    if (byteLength(html) > share) break;
    room -= byteLength(html);
    parts.push(html);
  }
  const cut =
    parts.length < names.length
      ? `<p class="note">${escapeHtml(locale.text('metricTablesCut', { shown: locale.number(parts.length), count: locale.number(names.length) }))}</p>`
      : '';
  const title = `<h3>${escapeHtml(locale.text('metrics'))}</h3>`;
  return names.length === 0 ? '' : `${title}${parts.join('')}${cut}`;
}

function metricTable(summary: Summary, name: string, locale: Locale, bytesMax: number): string {
  const { label, unit } = metricWords(summary, name, locale);
  const numeric = (title: string): { title: string; numeric: boolean } => ({ title, numeric: true });
  const columns = [
    { title: locale.text('variant'), numeric: false },
    numeric(locale.text('mean')),
    numeric(locale.text('sd')),
    numeric(locale.text('min')),
    ...QUANTILES.map((q) =>
      numeric(
        q === '0.5' ? locale.text('median') : locale.text('quantile', { percent: locale.percent(100 * Number(q), 0) }),
      ),
    ),
    numeric(locale.text('max')),
  ];
  const rows = summary.variants.flatMap((variant): Cell[][] => {
    const metric = metricOf(variant, name);
    if (metric === undefined) return [];
    const mean = meanText(variant, name, summary.confidence, locale);
    const whole = (value: number): Cell => ({ text: locale.number(value), sort: value });
    return [
      [
        { text: labelsText(variant.label, locale) || locale.text(variant.method) },
        { text: mean.share, note: mean.interval, sort: metric.mean },
        { text: sdText(metric, locale), sort: metric.sd ?? Number.NaN },
        whole(metric.min),
        ...QUANTILES.map((q) => whole(metric.quantiles[q] ?? 0)),
        whole(metric.max),
      ],
    ];
  });
  const title = clip(label);
  const table = tableWithin(rows, { caption: title, columns, sortable: true }, bytesMax - 1_000);
  const cut =
    table.shown < rows.length
      ? `<p class="note">${escapeHtml(locale.text('tableCut', { shown: locale.number(table.shown), count: locale.number(rows.length) }))}</p>`
      : '';
  const small = unit === '' ? '' : ` <small>${escapeHtml(clip(unit))}</small>`;
  return `<details><summary>${escapeHtml(title)}${small}</summary>${table.html}${cut}</details>`;
}
