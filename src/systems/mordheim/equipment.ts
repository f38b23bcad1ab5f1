import type { Words } from '../system.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { MISSILES } from './missiles.ts';
import { WEAPONS } from './weapon-list.ts';
import { findWeapon, WEAPON_IDS } from './weapons.ts';

/** A body armour: the base number of its save. @source MH-SAVE-1 */
export interface Armour {
  readonly id: string;
  readonly alias: string;
  readonly save: number;
  readonly price: number;
  /** Printed on the sheet, so it survives `equipment-rules: sheet-only`. */
  readonly onSheet: boolean;
  readonly note: Words | null;
}

export const ARMOURS: readonly Armour[] = [
  { id: 'light-armour', alias: 'armure-légère', save: 6, price: 20, onSheet: true, note: null },
  {
    id: 'heavy-armour',
    alias: 'armure-lourde',
    save: 5,
    price: 50,
    onSheet: true,
    note: { en: 'M -1 with a shield, but for armour-use', fr: 'M -1 avec un bouclier, sauf habitué-aux-armures' },
  },
  { id: 'ithilmar-armour', alias: 'armure-ithilmar', save: 5, price: 90, onSheet: false, note: null },
  { id: 'gromril-armour', alias: 'armure-gromril', save: 4, price: 150, onSheet: true, note: null },
];

interface Gear {
  readonly id: string;
  readonly alias: string;
  readonly price: number;
  readonly note: Words;
}

/** What is worn or held beside weapons and armour. */
export const GEAR: readonly Gear[] = [
  { id: 'shield', alias: 'bouclier', price: 5, note: { en: 'save +1 (6+ alone)', fr: 'sauvegarde +1 (6+ seul)' } },
  { id: 'buckler', alias: 'rondache', price: 5, note: { en: 'parry only', fr: 'parade seulement' } },
  { id: 'helmet', alias: 'casque', price: 10, note: { en: '4+ against stunned', fr: '4+ contre sonné' } },
  {
    id: 'spiked-gauntlet',
    alias: 'gantelet-à-pointes',
    price: 0,
    note: { en: 'off-hand: second weapon and buckler at once', fr: 'main libre : seconde arme et rondache à la fois' },
  },
];

const PRICES = new Map<string, number>([...ARMOURS, ...GEAR, ...MISSILES].map((item) => [item.id, item.price]));

/** Price of one item in gold crowns; 0 for what costs nothing. */
export function priceOf(item: string): number {
  return findWeapon(item)?.price ?? PRICES.get(item) ?? 0;
}

const aliases: Record<string, string> = {};
for (const weapon of WEAPONS) {
  aliases[weapon.alias] = weapon.id;
  if (weapon.metal) {
    aliases[`gromril-${weapon.alias}`] = `gromril-${weapon.id}`;
    aliases[`ithilmar-${weapon.alias}`] = `ithilmar-${weapon.id}`;
  }
}
for (const item of [...ARMOURS, ...GEAR, ...MISSILES]) aliases[item.alias] = item.id;

/** Everything that may stand in a fighter's `equipment`. */
export const EQUIPMENT: Vocabulary = {
  noun: 'equipment',
  ids: [...WEAPON_IDS, ...MISSILES.map((m) => m.id), ...ARMOURS.map((a) => a.id), ...GEAR.map((g) => g.id)],
  aliases,
};
