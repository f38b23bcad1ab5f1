import type { Words } from '../system.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { CharacteristicId } from './characteristics.ts';

/** A ranged weapon. // CF-SHOT-1 */
export interface RangedWeapon {
  /** Its id, or `ranged` for one that the scenario describes itself. */
  readonly id: string;
  readonly strength: number;
  /** Greatest distances in cm, included: short, medium, long. */
  readonly ranges: readonly [number, number, number];
}

/** Something that a fighter may carry. */
export interface Item {
  readonly id: string;
  readonly alias: string;
  readonly isHandWeapon: boolean;
  /** Added to his characteristics before anything else. */
  readonly modifiers: Readonly<Partial<Record<CharacteristicId, number>>>;
  readonly abilities: readonly string[];
  readonly ranged: Omit<RangedWeapon, 'id'> | null;
  /** Army points; null where none is published. */
  readonly cost: number | null;
  readonly note: Words;
}

const NO_NOTE: Words = { en: '', fr: '' };

function hand(
  id: string,
  alias: string,
  modifiers: Item['modifiers'],
  abilities: readonly string[],
  cost: number,
): Item {
  return { id, alias, isHandWeapon: true, modifiers, abilities, ranged: null, cost, note: NO_NOTE };
}

function gun(id: string, alias: string, strength: number, ranges: RangedWeapon['ranges']): Item {
  const ranged = { strength, ranges };
  return { id, alias, isHandWeapon: false, modifiers: {}, abilities: [], ranged, cost: null, note: NO_NOTE };
}

/** @source published modifiers and points of the revised character creator; published profile pages for the guns */
export const ITEMS: readonly Item[] = [
  hand('claymore', 'claymore', { INI: 1, ATT: 1, DEF: 1, STR: 1 }, ['master-strike-3'], 8),
  hand('two-handed-sword', 'épée-à-deux-mains', { ATT: 1, DEF: 1, STR: 2 }, ['bestial-charge'], 9),
  hand('two-handed-axe', 'hache-à-deux-mains', { STR: 5, DEF: -1 }, [], 10),
  hand('two-handed-mace', 'masse-à-deux-mains', { STR: 3 }, ['brute'], 7),
  hand('halberd', 'hallebarde', { ATT: 2, STR: 1 }, ['dodge'], 8),
  hand('lance', 'lance-de-cavalerie', {}, ['force-on-charge-4'], 3),
  gun('griffon-pistol', 'pistolet-du-griffon', 6, [10, 15, 20]),
  gun('babayagob-gun', 'pétoire-de-babayagob', 10, [10, 20, 80]),
];

const BY_ID: ReadonlyMap<string, Item> = new Map(ITEMS.map((item) => [item.id, item]));

/** The item of an id, or undefined. */
export function findItem(id: string): Item | undefined {
  return BY_ID.get(id);
}

/** Everything with a name that may stand in a fighter's `equipment`. */
export const EQUIPMENT: Vocabulary = {
  noun: 'equipment',
  ids: ITEMS.map(({ id }) => id),
  aliases: Object.fromEntries(ITEMS.map(({ id, alias }) => [alias, id])),
};
