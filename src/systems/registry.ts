import { existsSync, readdirSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { FracasError } from '../errors.ts';
import type { GameSystem, RulePins } from './system.ts';

/** Compiled or not, a game's index ends like this file. */
const INDEX = import.meta.url.endsWith('.ts') ? 'index.ts' : 'index.js';
const PINS = INDEX.replace('index', 'rule-pins');
const here = new URL('./', import.meta.url);

let names: readonly string[] | null = null;
const loaded = new Map<string, Promise<GameSystem>>();

/** Names of the games: the folders beside this file that have an index. Alphabetical. */
export function systemNames(): readonly string[] {
  names ??= readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${INDEX}`, here)))
    .map((entry) => entry.name)
    .sort();
  return names;
}

/**
 * Loads a game by its name; loaded once.
 * @throws FracasError `system/unknown`, with the nearest name and the list, when there is no such game
 */
export function loadSystem(name: string): Promise<GameSystem> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  if (!systemNames().includes(name)) return Promise.reject(unknown(name));
  const promise = importSystem(name);
  loaded.set(name, promise);
  return promise;
}

async function importSystem(name: string): Promise<GameSystem> {
  const module = (await import(new URL(`${name}/${INDEX}`, here).href)) as { readonly system?: GameSystem };
  if (module.system === undefined) {
    throw new FracasError('system/incomplete', `the game "${name}" exports no \`system\``, {
      hint: `export one from its ${INDEX}`,
    });
  }
  return module.system;
}

/** The tests of a game's rules; none where no list of them was made. */
export async function loadRulePins(name: string): Promise<RulePins> {
  const file = new URL(`${name}/${PINS}`, here);
  if (!systemNames().includes(name) || !existsSync(file)) return {};
  return ((await import(file.href)) as { readonly RULE_PINS?: RulePins }).RULE_PINS ?? {};
}

function unknown(name: string): FracasError {
  const near = systemNames().find(
    (candidate) => distance(candidate, name) <= Math.max(2, Math.floor(candidate.length / 3)),
  );
  const question = near === undefined ? '' : `did you mean "${near}"? `;
  return new FracasError('system/unknown', `unknown game system "${name}"`, {
    hint: `${question}systems: ${systemNames().join(', ')}`,
  });
}
