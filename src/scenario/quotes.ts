import { optionWordsOf } from '../systems/rulings.ts';
import type { GameSystem } from '../systems/system.ts';
import { aliasesOf, everyWordAlias, wordAliases } from './field-names.ts';
import type { KeyNames } from './key-names.ts';
import { findEntry } from './key-names.ts';
import type { Path, SourceNode } from './source.ts';
import { shownPath } from './wording.ts';

/** What French calls the ids of one game. */
interface Names {
  /** A key, a word of any list, or an item of a catalogue. */
  readonly any: ReadonlyMap<string, string>;
  /** Key → word that may stand below it → its name there. */
  readonly below: ReturnType<typeof wordAliases>;
  /** Ruling → option → its name. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, string>>;
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
  const options = Object.entries(optionWordsOf(system)).map(
    ([id, french]) => [id, new Map(Object.entries(french))] as const,
  );
  const names = { any, below: wordAliases(system.schema), options: new Map(options) };
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
  const { any, below, options } = namesOf(system);
  // Rulings themselves have no French names.
  if (code.startsWith('rulings.')) return code;
  const pair = /^([\w-]+): (.*)$/.exec(code);
  const [, key = '', value = ''] = pair ?? [];
  const option = options.get(key)?.get(value);
  if (option !== undefined) return `${key}: ${option}`;
  const nameOf = (word: string): string => any.get(word) ?? word;
  const words = (text: string, name: (word: string) => string): string => text.replace(/[\w-]+/g, name);
  if (pair === null) return words(code, nameOf);
  return `${nameOf(key)}: ${words(value, (word) => below.get(key)?.get(word) ?? nameOf(word))}`;
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
  return shownPath(steps);
}
