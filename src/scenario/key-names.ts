import { normalizeWord } from '../systems/vocabulary.ts';
import type { MapEntry, Path, Place, SourceNode } from './source.ts';

/** Knows a key under all its spellings: accents, case, and the aliases that a system declares. */
export interface KeyNames {
  /** The canonical spelling of a key, or the key itself when it is unknown; of several, the first. */
  canonical(key: string): string;
  /** Whether two spellings can mean the same key. An alias may stand for one key here and for another there. */
  isSame(one: string, other: string): boolean;
}

/** @param sources canonical key → accepted aliases; the first source that knows an alias comes first */
export function keyNames(...sources: readonly Readonly<Record<string, readonly string[]>>[]): KeyNames {
  /** Normalized spelling → keys that it means. */
  const known = new Map<string, string[]>();
  const add = (spelling: string, key: string): void => {
    const normal = normalizeWord(spelling);
    const keys = known.get(normal);
    if (keys === undefined) known.set(normal, [key]);
    else if (!keys.includes(key)) keys.push(key);
  };
  for (const source of sources) for (const key of Object.keys(source)) add(key, key);
  for (const [key, aliases] of sources.flatMap((source) => Object.entries(source))) {
    for (const alias of aliases) add(alias, key);
  }
  const meanings = (spelling: string): readonly string[] => known.get(normalizeWord(spelling)) ?? [spelling];
  return {
    canonical: (key) => meanings(key)[0] ?? key,
    isSame: (one, other) => {
      const others = meanings(other).map(normalizeWord);
      return meanings(one).some((key) => others.includes(normalizeWord(key)));
    },
  };
}

/** Knows a key under its own name alone, whatever its accents and case. */
export const asWritten: KeyNames = keyNames({});

/** The entry that means `key`: the same spelling first, another spelling of the same key otherwise. */
export function findEntry(node: SourceNode | null, key: string, names: KeyNames): MapEntry | null {
  if (node?.kind !== 'map') return null;
  const exact = node.entries.find((entry) => entry.key === key);
  return exact ?? node.entries.find((entry) => names.isSame(entry.key, key)) ?? null;
}

/** Where a path leads in a tree. */
export interface Located {
  /** The deepest node reached. */
  readonly node: SourceNode;
  /** The key under which that node stands; null for a root or a list entry. */
  readonly keyPlace: Place | null;
  /** How many steps could be taken. */
  readonly depth: number;
}

/** Follows a path as far as the tree goes. */
export function locate(root: SourceNode, path: Path, names: KeyNames): Located {
  let located: Located = { node: root, keyPlace: null, depth: 0 };
  for (const step of path) {
    const at = located.node;
    if (typeof step === 'number' && at.kind === 'list') {
      const item = at.items[step];
      if (item === undefined) return located;
      located = { node: item, keyPlace: null, depth: located.depth + 1 };
      continue;
    }
    const entry = findEntry(at, String(step), names);
    if (entry === null) return located;
    located = { node: entry.node, keyPlace: entry.keyPlace, depth: located.depth + 1 };
  }
  return located;
}
