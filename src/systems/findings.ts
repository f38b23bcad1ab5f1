import { distance } from 'fastest-levenshtein';
import type { Finding, Variant, Words } from './system.ts';
import { normalizeWord } from './vocabulary.ts';

export type Path = readonly (string | number)[];

/** Findings about the engagement of one game's scenarios; codes begin with the game's name. */
export interface Findings {
  /** Something wrong with an engagement. @param path below `engagement` */
  error(code: string, path: Path, message: string, hint: string): Finding;
  /** Something in an engagement that cannot matter, or not as one may think. @param path below `engagement` */
  warning(code: string, path: Path, message: Words, hint: Words): Finding;
  /** An error where a field of the engagement names a fighter who is not defined. */
  checkFighterId(path: Path, name: string, variant: Variant): readonly Finding[];
}

/** The message of a finding, with its French where there is one. */
export function worded(message: string | Words): Pick<Finding, 'message' | 'french'> {
  return typeof message === 'string' ? { message } : { message: message.en, french: message.fr };
}

/** The message of a warning and what to do about it. */
export function advised(message: Words, hint: Words): Pick<Finding, 'message' | 'french' | 'hint' | 'frenchHint'> {
  return { message: message.en, french: message.fr, hint: hint.en, frenchHint: hint.fr };
}

/** What to do about what changes nothing. */
export const REMOVE: Words = { en: 'remove it', fr: 'à retirer' };

/** @param system name of the game */
export function findingsOf(system: string): Findings {
  const placeOf = (code: string, path: Path): Pick<Finding, 'code' | 'path'> => ({
    code: `${system}/${code}`,
    path: ['engagement', ...path],
  });
  return {
    error: (code, path, message, hint) => ({ severity: 'error', ...placeOf(code, path), message, hint }),
    warning: (code, path, message, hint) => ({
      severity: 'warning',
      ...placeOf(code, path),
      ...advised(message, hint),
    }),
    checkFighterId: (path, name, variant) =>
      Object.hasOwn(variant.fighters, name) ? [] : [unknownFighter(system, ['engagement', ...path], name, variant)],
  };
}

/** The error of a field, of whichever section, that names a fighter who is not defined. */
export function unknownFighter(system: string, path: Path, name: string, variant: Variant): Finding {
  const message = `unknown fighter ${JSON.stringify(name)}: it is not defined`;
  const hint = oneOf(name, Object.keys(variant.fighters), 'fighters');
  return { severity: 'error', code: `${system}/unknown-fighter`, path, message, hint };
}

/** Characters of a wrong name that are compared: names of fighters have no more. */
const NAME_MAX = 64;

/** The name likely meant, when one is like enough, then all names. @param also aliases, which may be meant but are not listed */
export function oneOf(word: string, names: readonly string[], noun: string, also: readonly string[] = []): string {
  const nearest = nearestOf(word, [...names, ...also]);
  const question = nearest === null ? '' : `did you mean "${nearest}"? `;
  return `${question}${noun}: ${names.join(', ')}`;
}

/** The name that is likely meant; null when none is like enough. */
export function nearestOf(word: string, names: readonly string[]): string | null {
  const wanted = normalizeWord(word.slice(0, NAME_MAX));
  const [nearest] = names
    .map((name) => ({ name, apart: distance(wanted, normalizeWord(name)), length: name.length }))
    .filter(({ apart, length }) => apart <= Math.ceil(wanted.length / 3) && apart < Math.max(wanted.length, length))
    .sort((a, b) => a.apart - b.apart);
  return nearest?.name ?? null;
}
