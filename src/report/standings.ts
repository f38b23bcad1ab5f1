import type { Locale } from './locale/locale.ts';
import type { Verdict } from './verdict.ts';
import { chanceText, clip } from './words.ts';

const LISTED_MAX = 6;

/** How things stand where the cap of rounds ends the fight, the likeliest first; null where a verdict is of several variants, or nothing is known. */
export function standingsSentence(verdict: Verdict | null, locale: Locale): string | null {
  if (verdict?.kind !== 'single' || verdict.variant.standings === undefined) return null;
  const { standings } = verdict.variant;
  const listed = standings.flatMap(({ label, p }) => (label === null ? [] : [{ label, p }])).slice(0, LISTED_MAX);
  const parts = listed.map(({ label, p }) => `${clip(locale.pick(label), 100)} ${chanceText(p, locale)}`);
  const rest = standings.length - listed.length;
  const more = rest > 0 ? [locale.text('standingsMore')] : [];
  return locale.text('standings', { list: [...parts, ...more].join(' · ') });
}
