import type { Summary } from '../../analysis/summary.ts';
import type { Locale } from '../locale/locale.ts';
import { standingsOf } from '../standings.ts';
import { labelsText } from '../words.ts';
import { escapeHtml } from './markup.ts';

const VARIANTS_MAX = 60;

/** How things stand at the cap of rounds, variant by variant, folded; of a single variant the verdict tells it. */
export function standingsHtml(summary: Summary, locale: Locale): string {
  const { variants } = summary;
  if (variants.length < 2) return '';
  const known = variants.flatMap((variant) => {
    const list = standingsOf(variant, locale);
    return list === null ? [] : [{ label: labelsText(variant.label, locale), list }];
  });
  if (known.length === 0) return '';
  const items = known.slice(0, VARIANTS_MAX).map(({ label, list }) => {
    const lines = list.map((each) => `<li>${escapeHtml(each)}</li>`);
    return `<p><strong>${escapeHtml(label)}</strong></p><ul>${lines.join('')}</ul>`;
  });
  const counts = { shown: locale.number(VARIANTS_MAX), count: locale.number(known.length) };
  const cut = known.length > VARIANTS_MAX ? `<p class="note">${escapeHtml(locale.text('tableCut', counts))}</p>` : '';
  const title = escapeHtml(locale.text('standingsTitle'));
  return `<details><summary>${title}</summary>${items.join('')}${cut}</details>`;
}
