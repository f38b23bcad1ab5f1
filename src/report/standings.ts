import type { Bilingual, VariantSummary } from '../analysis/summary.ts';
import type { Locale } from './locale/locale.ts';
import type { Verdict } from './verdict.ts';
import { chanceText, clip } from './words.ts';

const LISTED_MAX = 6;

/** How things stand where the cap of rounds ends the fight, the likeliest first; null where a verdict is of several variants, or nothing is known. */
export function standingsSentence(verdict: Verdict | null, locale: Locale): string | null {
  const list = verdict?.kind === 'single' ? standingsOf(verdict.variant, locale) : null;
  return list === null ? null : locale.text('standings', { list: list.join(' · ') });
}

/** How things stand at the cap of rounds in a variant, one by one; null where nothing is known. */
export function standingsOf({ standings }: VariantSummary, locale: Locale): readonly string[] | null {
  if (standings === undefined) return null;
  const listed = standings.flatMap(({ label, p }) => (label === null ? [] : [{ label, p }])).slice(0, LISTED_MAX);
  // No line ends between a name and what is said of it, nor before its chance.
  const words = (label: Bilingual): string => clip(locale.pick(label), 100).replaceAll(': ', ':\u00a0');
  const parts = listed.map(({ label, p }) => `${words(label)}\u00a0${chanceText(p, locale)}`);
  const rest = standings.length - listed.length;
  const more = rest > 0 ? [locale.text('standingsMore')] : [];
  return [...parts, ...more];
}
