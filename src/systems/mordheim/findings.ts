import { distance } from 'fastest-levenshtein';
import type { Finding, Variant } from '../system.ts';
import { normalizeWord } from '../vocabulary.ts';

type Path = readonly (string | number)[];

/** Something wrong with an engagement. @param path below `engagement` */
export function error(code: string, path: Path, message: string, hint: string): Finding {
  return { severity: 'error', code: `mordheim/${code}`, path: ['engagement', ...path], message, hint };
}

/** Something in an engagement that cannot matter, or not as one may think. @param path below `engagement` */
export function warning(code: string, path: Path, message: string, hint: string): Finding {
  return { severity: 'warning', code: `mordheim/${code}`, path: ['engagement', ...path], message, hint };
}

/** An error where a field names a fighter who is not defined. */
export function checkFighterId(path: Path, name: string, variant: Variant): readonly Finding[] {
  const known = Object.keys(variant.fighters);
  if (known.includes(name)) return [];
  return [error('unknown-fighter', path, `unknown fighter ${JSON.stringify(name)}`, oneOf(name, known, 'fighters'))];
}

/** Characters of a wrong name that are compared: names of fighters have no more. */
const NAME_MAX = 64;

/** The name likely meant, when one is like enough, then all names. */
export function oneOf(word: string, names: readonly string[], noun: string): string {
  const wanted = normalizeWord(word.slice(0, NAME_MAX));
  const [nearest] = names
    .map((name) => ({ name, apart: distance(wanted, normalizeWord(name)), length: name.length }))
    .filter(({ apart, length }) => apart <= Math.ceil(wanted.length / 3) && apart < Math.max(wanted.length, length))
    .sort((a, b) => a.apart - b.apart);
  const question = nearest === undefined ? '' : `did you mean "${nearest.name}"? `;
  return `${question}${noun}: ${names.join(', ')}`;
}
