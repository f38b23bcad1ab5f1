import type { Picture, Summary } from '../../analysis/summary.ts';
import { drawPicture } from '../charts/picture.ts';
import type { Locale } from '../locale/locale.ts';
import { clip, labelsText } from '../words.ts';
import { escapeHtml } from './markup.ts';
import { byteLength } from './table.ts';

const DESCRIPTION_MAX = 3_000;

/** The plans of the variants, each with its description in words; as many as there is room for. */
export function picturesHtml(summary: Summary, locale: Locale, bytesMax: number): string {
  const drawn = summary.variants.flatMap(({ label, picture }) => (picture === undefined ? [] : [{ label, picture }]));
  const parts: string[] = [];
  let room = bytesMax;
  for (const { label, picture } of drawn) {
    const title = labelsText(label, locale);
    const words = escapeHtml(clip(locale.pick(picture.description), DESCRIPTION_MAX));
    const head = title === '' ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`;
    const html = `<figure>${head}<div class="drawn">${pictureSvg(picture, title, locale)}</div><p class="note">${words}</p></figure>`;
    room -= byteLength(html);
    if (room < 0 && parts.length > 0) break;
    parts.push(html);
  }
  const counts = { shown: locale.number(parts.length), count: locale.number(drawn.length) };
  const cut = parts.length < drawn.length ? `<p class="note">${escapeHtml(locale.text('plansCut', counts))}</p>` : '';
  return parts.length === 0 ? '' : `<div class="panels">${parts.join('')}</div>${cut}`;
}

function pictureSvg(picture: Picture, title: string, locale: Locale): string {
  const { body, width, height } = drawPicture(picture, locale);
  const label = [locale.text('plan'), title].filter((text) => text !== '').join(' · ');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plan" viewBox="0 0 ${width} ${height}" font-size="${width}" role="img" aria-label="${escapeHtml(label)}">${body}</svg>`;
}
