import { distance } from 'fastest-levenshtein';
import { oneLine } from '../errors.ts';
import { normalizeWord } from '../systems/vocabulary.ts';
import { flowText, type Path, pathText } from './source.ts';

const SHOWN_MAX = 60;
const LISTED_MAX = 15;
const NEAREST_LISTED = 8;

/** A value as messages show it: text in quotes, `nothing` for an empty value, long ones cut. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return oneLine(JSON.stringify(cut(value)));
  return cut(flowText(value));
}

/** A text no longer than messages show it. */
export function cut(text: string, max: number = SHOWN_MAX): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

/** A path in words, its long keys cut. */
export function shownPath(path: Path): string {
  return pathText(path.map((step) => (typeof step === 'number' ? step : cut(step))));
}

/** The candidate most like `word` (accents and case aside), when one is like enough. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const wanted = normalizeWord(word.slice(0, SHOWN_MAX));
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.ceil(wanted.length / 3)) + 0.5;
  for (const candidate of candidates) {
    const normal = normalizeWord(candidate);
    // An abbreviation is likelier than two typing errors.
    const isShortened = wanted.length >= 3 && normal.startsWith(wanted);
    const apart = isShortened ? Math.min(1.5, distance(wanted, normal)) : distance(wanted, normal);
    if (apart < bestDistance && apart < Math.max(wanted.length, normal.length)) {
      best = candidate;
      bestDistance = apart;
    }
  }
  return best;
}

/** All options when few, else those nearest to what was written, and where the game of that name lists them all. */
export function listed(options: readonly string[], near: string | null, system: string | null = null): string {
  if (options.length <= LISTED_MAX) return options.join(', ');
  const wanted = normalizeWord((near ?? '').slice(0, SHOWN_MAX));
  const ranked = near === null ? options : [...options].sort((a, b) => apart(wanted, a) - apart(wanted, b));
  const where = system === null ? '' : `; \`fracas systems ${system}\` lists them`;
  return `${ranked.slice(0, NEAREST_LISTED).join(', ')} … (${options.length} in all${where})`;
}

function apart(wanted: string, option: string): number {
  const normal = normalizeWord(option);
  return normal.startsWith(wanted) || wanted.startsWith(normal) ? 0 : distance(wanted, normal);
}

/** Hint for a word outside a list: the likely one meant, then the list. */
export function suggestion(
  word: string | null,
  options: readonly string[],
  intro: string,
  { also = [], system = null }: { readonly also?: readonly string[]; readonly system?: string | null } = {},
): string {
  const meant = word === null ? null : nearest(word, [...options, ...also]);
  const question = meant === null ? '' : `did you mean "${meant}"? `;
  return options.length === 0 ? question.trim() : `${question}${intro}: ${listed(options, word, system)}`;
}
