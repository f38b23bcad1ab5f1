import { optionWordsOf } from '../systems/rulings.ts';
import type { GameSystem } from '../systems/system.ts';
import { aliasesOf, everyWordAlias, wordAliases } from './field-names.ts';
import type { KeyNames } from './key-names.ts';
import { findEntry } from './key-names.ts';
import { type Path, pathText, type SourceNode } from './source.ts';

/** What French calls the ids of one game. */
interface Names {
  /** A key, a word of any list, or an item of a catalogue. */
  readonly any: ReadonlyMap<string, string>;
  /** Ruling → option → its name. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const known = new WeakMap<GameSystem, Names>();

function namesOf(system: GameSystem): Names {
  const before = known.get(system);
  if (before !== undefined) return before;
  const rows = system.catalogues.flatMap((catalogue) => catalogue.rows).filter(({ alias }) => alias !== '');
  const named = [...system.kinds, ...system.decisions, ...rows].map(({ id, alias }) => [id, alias] as const);
  const all = { ...system.keyAliases, ...aliasesOf(system.schema) };
  const keys = Object.entries(all).flatMap(([key, [alias]]) => (alias ? [[key, alias] as const] : []));
  const words = [...Object.entries(system.keyWords), ...Object.entries(everyWordAlias(system.schema))];
  // Abbreviations in capitals are those of both languages, or have a French one in capitals.
  const isShort = (text: string): boolean => text === text.toUpperCase();
  const any = new Map([...words, ...named, ...keys].filter(([id, alias]) => !isShort(id) || isShort(alias)));
  const names = { any, options: optionWordsOf(system) };
  known.set(system, names);
  return names;
}

/**
 * A French text with a decimal comma, and what it quotes between backticks named as a French scenario would write it:
 * `` `guns: { port: 2 }` `` is «canons: { bâbord: 2 }».
 */
export function inFrench(text: string, system: GameSystem): string {
  const pieces = text.split('`');
  const told = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece.replace(/(?<=\d)\.(?=\d)/g, ',');
    return `«\u202f${codeInFrench(piece, system)}\u202f»`;
  });
  return told.join('');
}

function codeInFrench(code: string, system: GameSystem): string {
  const { any, options } = namesOf(system);
  // Rulings themselves have no French names.
  if (code.startsWith('rulings.')) return code;
  const pair = /^([\w-]+): (.*)$/.exec(code);
  const [, key = '', value = ''] = pair ?? [];
  const option = Object.hasOwn(options, key) ? options[key]?.[value] : undefined;
  if (option !== undefined) return `${key}: ${option}`;
  const below = wordAliases(system.schema, key);
  const nameOf = (word: string): string => any.get(word) ?? word;
  const words = (text: string, name: (word: string) => string): string => text.replace(/[\w-]+/g, name);
  if (pair === null) return words(code, nameOf);
  return `${nameOf(key)}: ${words(value, (word) => below[word] ?? nameOf(word))}`;
}

/** A path in French: under the keys that stand in the file, as far as they stand there, and under French names beyond. */
export function pathInFrench(path: Path, system: GameSystem, root: SourceNode | null, names: KeyNames): string {
  const { any } = namesOf(system);
  let at: SourceNode | undefined = root ?? undefined;
  const steps = path.map((step, index) => {
    if (typeof step === 'number') {
      at = at?.kind === 'list' ? at.items[step] : undefined;
      return step;
    }
    const entry = findEntry(at ?? null, step, names);
    at = entry?.node;
    if (entry !== null) return entry.key;
    // Under `fighters` stand names.
    return path[index - 1] === 'fighters' ? step : (any.get(step) ?? step);
  });
  return pathText(steps);
}
