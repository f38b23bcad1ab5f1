import { expect } from 'vitest';
import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Diagnostic } from '../../../src/errors.ts';
import { TOP_KEYS } from '../../../src/scenario/common.ts';
import { aliasesOf } from '../../../src/scenario/field-names.ts';
import type { GameSystem } from '../../../src/systems/system.ts';
import { diagnosticsOf } from '../../support/solve.ts';
import { fieldNames, nameOf } from './schema.ts';

/** Keys tried at once: at most 200 mistakes of a file are reported. */
const TOGETHER = 180;

/**
 * Every key of a game, under all its names and misspelt, written where it does not belong: what a hint then proposes
 * is known there.
 * @returns how many proposals were tried
 */
export async function expectKnownProposals(system: GameSystem, samples: readonly string[]): Promise<number> {
  const names = namesOf(system);
  const tried = new Set<string>();
  let proposals = 0;
  for (const text of samples) {
    for (const place of mapsOf(text)) {
      const name = nameOf(place.map(String), String(parseDocument(text).getIn(['engagement', 'kind'])));
      if (tried.has(name)) continue;
      tried.add(name);
      proposals += await expectKnownAt(text, place, names);
    }
  }
  return proposals;
}

async function expectKnownAt(
  text: string,
  place: readonly unknown[],
  names: readonly (readonly string[])[],
): Promise<number> {
  const proposed = new Set<string>();
  for (const keys of names) {
    for (const { hint = '' } of await unknownAt(text, place, keys))
      for (const word of proposalOf(hint)) proposed.add(word);
  }
  for (const keys of inGroups([...proposed])) {
    for (const { message, hint } of await unknownAt(text, place, keys))
      expect.fail(`proposed and then refused at ${place.join('.')}: ${message}; ${hint}`);
  }
  return proposed.size;
}

/** Diagnostics of unknown keys when these keys are added to a map of a scenario. */
async function unknownAt(
  text: string,
  place: readonly unknown[],
  keys: readonly string[],
): Promise<readonly Diagnostic[]> {
  const document = parseDocument(text);
  const map = document.getIn(place);
  if (!isMap(map)) throw new Error(`no map at ${place.join('.')}`);
  for (const key of keys) if (!map.has(key)) map.set(key, 0);
  return (await diagnosticsOf(String(document))).filter(
    ({ code, path, message }) =>
      code === 'scenario/unknown-key' || (path === 'edition' && message.includes('one edition only')),
  );
}

/** What a hint asks whether it was meant. */
function proposalOf(hint: string): readonly string[] {
  const [, word] = /did you mean "(.*?)"\?/.exec(hint) ?? [];
  return word === undefined ? [] : [word];
}

/** Where the maps of a scenario stand, its root first. */
function mapsOf(text: string): readonly (readonly unknown[])[] {
  const places: (readonly unknown[])[] = [];
  const walk = (node: unknown, path: readonly unknown[]): void => {
    if (isMap(node)) places.push(path);
    if (!isMap(node) && !isSeq(node)) return;
    node.items.forEach((item, index) => {
      if (isPair(item)) walk(item.value, [...path, isScalar(item.key) ? item.key.value : item.key]);
      else walk(item, [...path, index]);
    });
  };
  walk(parseDocument(text).contents, []);
  return places;
}

/** Names of keys in groups, as they are and with a letter missing. */
function namesOf(system: GameSystem): readonly (readonly string[])[] {
  const aliases = aliasesOf(system.schema);
  const keys = [
    ...TOP_KEYS,
    ...fieldNames(system),
    ...Object.entries(aliases).flatMap(([key, also]) => [key, ...also]),
  ];
  const names = [...new Set(keys.flatMap((key) => [key, `${key.slice(0, 1)}${key.slice(2)}`]))];
  return inGroups(names);
}

function inGroups(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((_, at) => (at % TOGETHER === 0 ? [names.slice(at, at + TOGETHER)] : []));
}
