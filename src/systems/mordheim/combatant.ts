import { InvariantError } from '../../errors.ts';
import type { Rulings } from '../rulings.ts';
import type { Variant } from '../system.ts';
import { groupOf } from './abilities.ts';
import { type Characteristics, findProfile } from './bestiary.ts';
import { ARMOURS, priceOf } from './equipment.ts';
import type { FighterData } from './fighter-schema.ts';
import { type Loadout, loadoutOf, usableItems } from './loadout.ts';
import { type CarriedMissile, firstMissile } from './missiles.ts';
import { findWeapon } from './weapons.ts';

export type { Rulings } from '../rulings.ts';

export type TargetTactic = 'first' | 'weakest' | 'strongest' | 'random';

export type StanceTactic = 'charge' | 'hold' | 'advance-shooting';

export type EnemiesDownTactic = 'stay' | 'charge' | 'leave';

/** A fighter as he enters play: the numbers and facts that rules ask for. Never changes during a trial. */
export interface Combatant {
  readonly name: string;
  readonly stats: Characteristics;
  readonly abilities: ReadonlySet<string>;
  /** Hands in his first round of a combat, and later. // MH-EQ-4 */
  readonly first: Loadout;
  readonly later: Loadout;
  /** Base number of his armour save before shields and weapons; 7 without armour. // MH-SAVE-1 */
  readonly armour: number;
  /** Heavy armour that weighs on its bearer, unless the sheet alone is in force. // MH-MOV-7, MH-EQ-5 */
  readonly isHeavilyArmoured: boolean;
  readonly hasHelmet: boolean;
  /** In hand or not: counts against shots. // MH-EQ-3 */
  readonly carriesShield: boolean;
  readonly carriesCrossbowPistol: boolean;
  /** What he shoots with: the first missile weapon of his list. */
  readonly missile: CarriedMissile | null;
  readonly causesFear: boolean;
  /** Neither fear nor all-alone tests. // MH-PSY-4, MH-PSY-8 */
  readonly isImmuneToFear: boolean;
  readonly isCombatMaster: boolean;
  /** Begins the fight frenzied. // MH-PSY-5 */
  readonly isFrenzied: boolean;
  /** Passes tests of nerve. // MH-CHAR-3 */
  readonly isFanatical: boolean;
  /** Takes stupidity tests. // MH-PSY-7 */
  readonly isStupid: boolean;
  readonly tactics: {
    readonly target: TargetTactic;
    readonly split: 'none' | 'even';
    readonly singleAttackWith: 'off-hand' | 'main';
    readonly pistols: 'first-round' | 'hold';
    readonly parries: boolean;
    readonly standsUp: boolean;
    /** In a skirmish. // MH-SKI-2, MH-SKI-3 */
    readonly stance: StanceTactic;
    /** Inches at which he declares a charge; null: as far as he can charge. // MH-SKI-2 */
    readonly chargeAt: number | null;
    /** In a skirmish, with none but downed targets in range. // MH-SKI-6 */
    readonly shootsDowned: boolean;
    /** In a skirmish, in his turn, when all enemies in contact are down. // MH-DWN-5 */
    readonly enemiesDown: EnemiesDownTactic;
  };
  /** Gold crowns. // MH-COST-1 */
  readonly cost: number;
}

/** Equipment of a fighter: his own list, else that of his profile. */
export function equipmentOf(data: FighterData): readonly string[] {
  return data.equipment ?? (data.profile === undefined ? [] : (findProfile(data.profile)?.equipment ?? []));
}

/** What of his equipment he may use in the battle. // MH-EQ-1, MH-EQ-5 */
export function usableEquipmentOf(data: FighterData, rulings: Rulings): readonly string[] {
  const items = equipmentOf(data);
  if (rulings['equipment-rules'] === 'sheet-only') return items;
  return usableItems(items, abilitiesOf(data, rulings).has('mounted'));
}

/** Characteristics of a fighter: his own merged over those of his profile; a missing one is absent. */
export function characteristicsOf(data: FighterData): Partial<Characteristics> {
  const base = data.profile === undefined ? {} : (findProfile(data.profile)?.characteristics ?? {});
  const own = Object.fromEntries(Object.entries(data.characteristics ?? {}).filter(([, value]) => value !== undefined));
  return { ...base, ...own };
}

/** Abilities of a fighter that the rulings leave in force. */
export function abilitiesOf(data: FighterData, rulings: Rulings): ReadonlySet<string> {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  const all = [...(profile?.abilities ?? []), ...(data.abilities ?? [])];
  return new Set(
    all.filter((id) => {
      const group = groupOf(id);
      if (group === 'psy') return rulings.psychology !== 'off';
      return group === 'keyword' || rulings['special-rules'] !== 'none';
    }),
  );
}

/**
 * What a fighter costs, in gold crowns: his hire and what he carries, but one dagger; where a profile fixes the
 * equipment and the scenario leaves it, the hire alone. // MH-COST-1
 */
export function costOfFighter(data: FighterData): number {
  const profile = data.profile === undefined ? undefined : findProfile(data.profile);
  const hire = data.cost ?? profile?.cost ?? 0;
  if (profile?.fixedEquipment === true && data.equipment === undefined) return hire;
  let total = hire;
  let daggerIsFree = true;
  for (const item of equipmentOf(data)) {
    if (item === 'dagger' && daggerIsFree) daggerIsFree = false;
    else total += priceOf(item);
  }
  return total;
}

/** Best body armour worn: its base save, 7 without. // MH-SAVE-1, MH-EQ-5 */
function armourSave(items: readonly string[], sheetOnly: boolean): number {
  let best = 7;
  for (const armour of ARMOURS) {
    if (items.includes(armour.id) && (armour.onSheet || !sheetOnly)) best = Math.min(best, armour.save);
  }
  return best;
}

function fighterData(variant: Variant, id: string): FighterData {
  const data = variant.fighters[id];
  if (data === undefined) throw new InvariantError(`fighter ${id} is not defined`);
  return data as FighterData;
}

/** A list without some of its items, each as often as it is named. */
function without(items: readonly string[], lost: readonly string[]): readonly string[] {
  const left = [...items];
  for (const item of lost) if (left.includes(item)) left.splice(left.indexOf(item), 1);
  return left;
}

/**
 * Builds the combatant of a fighter id.
 * @param lost weapons that were knocked from his hands; in later rounds he falls back on all that is left // MH-CRIT-5
 * @throws InvariantError when there is no such fighter
 */
export function combatantOf(variant: Variant, id: string, lost: readonly string[] = []): Combatant {
  const { rulings } = variant;
  const data = fighterData(variant, id);
  const partial = characteristicsOf(data);
  // What a kind needs has been checked; the rest is not asked for.
  const stats: Characteristics = { M: 0, WS: 0, BS: 0, S: 1, T: 1, W: 1, I: 0, A: 0, Ld: 0, ...partial };
  const items = without(usableEquipmentOf(data, rulings), lost);
  const sheetOnly = rulings['equipment-rules'] === 'sheet-only';
  const abilities = abilitiesOf(data, rulings);
  const isImmune = abilities.has('immune-psychology') || abilities.has('deathwish');
  const tactics = data.tactics ?? {};
  const pistols = tactics.pistols === 'hold' ? 'hold' : 'first-round';
  const missile = firstMissile(items, {
    strength: stats.S,
    abilities,
    firesTwice: tactics['fire-twice'] === 'yes',
    sheetOnly,
    get reloadsBrace() {
      return rulings['pistolier-brace'] === 'two-then-one';
    },
  });
  const first = loadoutOf(items, { sheetOnly, drawsPistols: pistols === 'first-round' });
  const later = tactics['later-weapons'];
  const drawn = later === undefined ? items : without(later, lost);
  const isBare = lost.length > 0 && !drawn.some((item) => findWeapon(item) !== undefined);
  const laterItems = sheetOnly || isBare ? items : drawn; // MH-EQ-5
  return {
    name: id,
    stats,
    abilities,
    first,
    later: loadoutOf(laterItems, { sheetOnly, drawsPistols: false }),
    armour: armourSave(items, sheetOnly),
    isHeavilyArmoured: !sheetOnly && items.includes('heavy-armour'),
    hasHelmet: !sheetOnly && items.includes('helmet'),
    carriesShield: items.includes('shield'),
    carriesCrossbowPistol: !sheetOnly && pistols === 'first-round' && items.includes('crossbow-pistol'),
    missile,
    isCombatMaster: abilities.has('combat-master'),
    isImmuneToFear: isImmune,
    isFrenzied: abilities.has('frenzy'),
    isFanatical: abilities.has('fanatical'),
    isStupid: abilities.has('stupidity') && !isImmune,
    causesFear: abilities.has('causes-fear') || abilities.has('fearsome'),
    tactics: {
      target: (tactics.target ?? 'first') as TargetTactic,
      split: tactics.split === 'even' ? 'even' : 'none',
      singleAttackWith: tactics['single-attack-with'] === 'main' ? 'main' : 'off-hand',
      pistols,
      parries: tactics.parry !== 'never',
      standsUp: tactics['stand-up'] !== 'never',
      stance: (tactics.stance ?? (missile === null ? 'charge' : 'hold')) as StanceTactic,
      chargeAt: tactics['charge-at'] ?? null,
      shootsDowned: tactics['shoot-downed'] !== 'no',
      enemiesDown: (tactics['enemies-down'] ?? 'stay') as EnemiesDownTactic,
    },
    cost: costOfFighter(data),
  };
}
