import type { GameSystem } from '../systems/system.ts';
import { TOP_KEYS } from './common.ts';
import type { MistakeSink } from './diagnostic-log.ts';
import { type KeyNames, keyNames } from './key-names.ts';
import type { MapEntry, MapNode, SourceNode } from './source.ts';
import { nearest, show, suggestion } from './wording.ts';

/** The keys that are common to all games. */
export const commonNames: KeyNames = keyNames(Object.fromEntries(TOP_KEYS.map((key) => [key, []])));

/** The document as a map, as far as one can tell before its game is known. */
export interface Root {
  /** Under canonical keys; of those that are common to all games. */
  readonly root: MapNode;
  /** Under other keys. */
  readonly others: readonly MapEntry[];
}

/** The document as a map under canonical keys; null when it is none. */
export function readRoot(document: SourceNode, log: MistakeSink): Root | null {
  if (document.kind !== 'map') {
    const message = `a scenario is a map of keys, and this is ${document.kind === 'list' ? 'a list' : show(document.value)}`;
    const hint = 'start with `system:`, then `fighters:` and `engagement:`';
    log.add({ code: 'scenario/not-a-map', path: [], place: document.place, message, hint });
    return null;
  }
  const entries: MapEntry[] = [];
  const others: MapEntry[] = [];
  for (const entry of document.entries) {
    const key = commonNames.canonical(entry.key);
    if (TOP_KEYS.some((known) => known === key)) addOnce(entries, entry, key, log);
    else others.push(entry);
  }
  return { root: { ...document, entries }, others };
}

/** Whether a game takes one of the keys that are common to all: not every game has tables or editions. */
export function isTaken(key: string, { schema, editions }: GameSystem): boolean {
  if (key === 'tables') return schema.tables !== null;
  return key !== 'edition' || editions.length > 0;
}

/** Keys that only one game's scenarios have → their aliases. */
export function ownKeys({ schema, keyAliases }: GameSystem): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.keys(schema.settings ?? {}).map((key) => [key, keyAliases[key] ?? []]));
}

/**
 * The document with the keys of its game's own; keys that are unknown to all are recorded and left out.
 * @param system null when it is not known
 */
export function withOwnKeys({ root, others }: Root, system: GameSystem | null, log: MistakeSink): MapNode {
  const own = system === null ? {} : ownKeys(system);
  const names = keyNames(own);
  const common = TOP_KEYS.filter((key) => system === null || isTaken(key, system));
  const allowed = [...common, ...Object.keys(own)];
  const entries = [...root.entries];
  for (const entry of others) {
    const key = names.canonical(entry.key);
    if (Object.hasOwn(own, key)) {
      addOnce(entries, entry, key, log);
      continue;
    }
    const message = `unknown key ${show(entry.key)}`;
    const hint = suggestion(entry.key, allowed, 'allowed keys');
    const meant = nearest(entry.key, allowed);
    log.add({ code: 'scenario/unknown-key', path: [], place: entry.keyPlace, message, hint, meant });
  }
  return { ...root, entries };
}

function addOnce(entries: MapEntry[], entry: MapEntry, key: string, log: MistakeSink): void {
  if (entries.every((other) => other.key !== key)) {
    entries.push({ ...entry, key });
    return;
  }
  const message = `the key ${show(entry.key)} says "${key}" a second time`;
  const place = entry.keyPlace;
  log.add({ code: 'scenario/duplicate-key', path: [], place, message, hint: 'keep one of the two' });
}
