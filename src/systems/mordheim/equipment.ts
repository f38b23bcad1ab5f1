import type { Vocabulary } from '../vocabulary.ts';
import { CROSSBOW_PISTOL, findWeapon, PISTOLS, WEAPON_IDS, WEAPONS } from './weapons.ts';

/** A body armour: the base number of its save. @source MH-SAVE-1 */
export interface Armour {
  readonly id: string;
  readonly alias: string;
  readonly save: number;
  readonly price: number;
  /** Printed on the sheet, so it survives `equipment-rules: sheet-only`. */
  readonly onSheet: boolean;
}

export const ARMOURS: readonly Armour[] = [
  { id: 'light-armour', alias: 'armure-legere', save: 6, price: 20, onSheet: true },
  { id: 'heavy-armour', alias: 'armure-lourde', save: 5, price: 50, onSheet: true },
  { id: 'ithilmar-armour', alias: 'armure-ithilmar', save: 5, price: 90, onSheet: false },
  { id: 'gromril-armour', alias: 'armure-gromril', save: 4, price: 150, onSheet: true },
];

interface Gear {
  readonly id: string;
  readonly alias: string;
  readonly price: number;
  readonly note: string;
}

/** What is worn or held beside weapons and armour. */
const GEAR: readonly Gear[] = [
  { id: 'shield', alias: 'bouclier', price: 5, note: 'save +1 (6+ alone)' },
  { id: 'buckler', alias: 'rondache', price: 5, note: 'parry only' },
  { id: 'helmet', alias: 'casque', price: 10, note: '4+ against stunned' },
  { id: 'spiked-gauntlet', alias: 'gantelet-a-pointes', price: 0, note: 'off-hand: second weapon and buckler at once' },
];

/** Missile weapons by id: carried and paid here, used by shooting. */
const MISSILES: readonly Gear[] = [
  { id: 'short-bow', alias: 'arc-court', price: 5, note: 'range 16, S 3' },
  { id: 'bow', alias: 'arc', price: 10, note: 'range 24, S 3' },
  { id: 'long-bow', alias: 'arc-long', price: 15, note: 'range 30, S 3' },
  { id: 'elf-bow', alias: 'arc-elfique', price: 35, note: 'range 36, S 3, save -1' },
  { id: 'crossbow', alias: 'arbalete', price: 25, note: 'range 30, S 4' },
  { id: 'sling', alias: 'fronde', price: 2, note: 'range 18, S 3' },
  { id: 'throwing-knives', alias: 'couteaux-de-lancer', price: 15, note: 'range 6, S of the user' },
  { id: 'repeater-crossbow', alias: 'arbalete-a-repetition', price: 40, note: 'range 24, S 3' },
  { id: 'handgun', alias: 'arquebuse', price: 35, note: 'range 24, S 4, save -2' },
  { id: 'hunting-rifle', alias: 'fusil-de-chasse', price: 200, note: 'range 48, S 4, save -2' },
  { id: 'blunderbuss', alias: 'tromblon', price: 30, note: 'range 16, S 3' },
  { id: 'blowpipe', alias: 'sarbacane', price: 25, note: 'range 8, S 1' },
];

/** Pistols and braces with their prices, as carried. */
const FIREARMS: readonly Gear[] = [
  ...PISTOLS.flatMap((p) => [
    {
      id: p.id,
      alias: p.alias,
      price: p.price,
      note: `first round: +1 attack at S ${p.strength}, save -${p.savePenalty}`,
    },
    { id: p.braceId, alias: p.braceAlias, price: p.bracePrice, note: 'first round: 2 pistol attacks' },
  ]),
  { id: CROSSBOW_PISTOL.id, alias: CROSSBOW_PISTOL.alias, price: CROSSBOW_PISTOL.price, note: 'one shot before blows' },
];

const PRICES = new Map<string, number>(
  [...ARMOURS, ...GEAR, ...MISSILES, ...FIREARMS].map((item) => [item.id, item.price]),
);

/** Price of one item in gold crowns; 0 for what costs nothing. */
export function priceOf(item: string): number {
  return findWeapon(item)?.price ?? PRICES.get(item) ?? 0;
}

const FIREARM_IDS = new Set(FIREARMS.map((f) => f.id));
const MISSILE_IDS = new Set([...MISSILES, ...FIREARMS].map((m) => m.id));

/** Whether the item is a pistol, a brace or a crossbow pistol. */
export function isFirearm(item: string): boolean {
  return FIREARM_IDS.has(item);
}

/** Whether the item can be shot with. */
export function isMissile(item: string): boolean {
  return MISSILE_IDS.has(item);
}

const aliases: Record<string, string> = {};
for (const weapon of WEAPONS) {
  aliases[weapon.alias] = weapon.id;
  if (weapon.metal) {
    aliases[`gromril-${weapon.alias}`] = `gromril-${weapon.id}`;
    aliases[`ithilmar-${weapon.alias}`] = `ithilmar-${weapon.id}`;
  }
}
for (const item of [...ARMOURS, ...GEAR, ...MISSILES, ...FIREARMS]) aliases[item.alias] = item.id;

/** Everything that may stand in a fighter's `equipment`. */
export const EQUIPMENT: Vocabulary = {
  noun: 'equipment',
  ids: [
    ...WEAPON_IDS,
    ...FIREARMS.map((f) => f.id),
    ...MISSILES.map((m) => m.id),
    ...ARMOURS.map((a) => a.id),
    ...GEAR.map((g) => g.id),
  ],
  aliases,
};

/** Items of a listing: everything but the material variants of weapons. */
export const LISTED_GEAR: readonly Gear[] = [...FIREARMS, ...MISSILES, ...GEAR];
