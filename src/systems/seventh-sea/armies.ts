import type { Site } from '../../dice/dice.ts';
import type { Variant } from '../system.ts';
import type { ArmyData, Spending } from './battle-fields.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import { deedOf, rollOfDeed } from './deeds.ts';
import { DieRows } from './die-rows.ts';
import { OFFICERS_COST, PersonalRoll } from './personal-roll.ts';
import type { Roll } from './pools.ts';
import { SITE } from './sites.ts';
import type { LootRow } from './table-types.ts';
import { tablesOf } from './tables.ts';
import { Victim } from './victim.ts';
import { combatScale, STEP } from './wounds.ts';

/** Turns in a row that win a battle. // SS-MASS-4 */
export const TURNS_TO_WIN = 3;
/** Points of a preparation roll to a free raise. // SS-MASS-1 */
const POINTS_A_RAISE = 10;

/** A roll before the battle. // SS-MASS-1 */
export interface Preparation {
  readonly roll: Roll;
  /** Taken from its total for the want of a rank. // SS-DICE-9 */
  readonly less: number;
  readonly site: Site;
}

/** An army ready for battle. Never changes during a trial. */
export interface Army {
  readonly name: string;
  readonly strategy: Roll;
  /** Points on every global roll. */
  readonly bonus: number;
  readonly tactic: string;
  readonly spend: Spending;
  readonly preparations: readonly Preparation[];
  /** Free raises in store before the preparation. */
  readonly stock: number;
}

/** A hero in a battle. */
export interface Hero {
  readonly name: string;
  /** Index of his army. */
  readonly side: number;
  readonly victim: Victim;
  readonly personal: PersonalRoll;
  readonly loot: DieRows<LootRow>;
}

/** @param isDrawn totals are drawn from their laws when sampled */
export function armyOf(name: string, data: ArmyData, variant: Variant, isDrawn: boolean): Army {
  const { rulings } = variant;
  const general = combatantOf(variant, data.general);
  const officers = data.officers.map((id) => combatantOf(variant, id));
  const command = officers.reduce((sum, officer) => sum + officer.skill('command'), 0);
  const isBusy = officers.length > 0 && rulings['officer-penalty'] === 'strategy';
  const strategy = deedOf(general, 'wits', rulings, { skill: 'strategy' });
  // The want of a rank takes from a roll without a TN what it would add to one. // SS-MASS-2, SS-DICE-9
  const own = data.bonus + data.numbers * data.fortification + command - strategy.tnMore;
  const prepare = (who: Combatant, skill: string, site: Site): Preparation => {
    const deed = deedOf(who, 'wits', rulings, { skill });
    return { roll: rollOfDeed(deed, rulings, isDrawn), less: deed.tnMore, site };
  };
  const supplies =
    data.quartermaster === undefined
      ? []
      : [prepare(combatantOf(variant, data.quartermaster), 'logistics', SITE.quartermaster)];
  return {
    name,
    strategy: rollOfDeed(strategy, rulings, isDrawn),
    bonus: own - (isBusy ? OFFICERS_COST : 0),
    tactic: data.tactic,
    spend: data.spend,
    preparations: data.preparation ? [...supplies, prepare(general, 'inspire', SITE.inspire)] : [],
    stock: data['free-raises'],
  };
}

/** Free raises that the total of a preparation stores. // SS-MASS-1 */
export function raisesStored(total: number): number {
  return Math.max(0, Math.floor(total / POINTS_A_RAISE));
}

/** The heroes of an army, in its order. // SS-MASS-5, SS-MASS-8 */
export function heroesOf(side: number, data: ArmyData, variant: Variant, isDrawn: boolean): readonly Hero[] {
  const { rulings } = variant;
  const tables = tablesOf(variant);
  const isBusy = data.officers.length > 0 && rulings['officer-penalty'] === 'personal';
  return Object.entries(data.heroes).map(([name, level]) => {
    const who = combatantOf(variant, name);
    const modifier = (data.modifier[name] ?? 0) - (isBusy && name === data.general ? OFFICERS_COST : 0);
    const loot = { added: who.skill('commission'), sort: 'plain', isDrawn } as const;
    return {
      name,
      side,
      victim: new Victim(who, { scale: combatScale(STEP.ordinary, rulings), rulings, isDrawn }),
      personal: new PersonalRoll({ who, level, modifier, table: tables['battle-table'], rulings, isDrawn }),
      loot: new DieRows(tables['loot-table'], loot, (a, b) => a.guilders === b.guilders),
    };
  });
}

/** Free raises that an army puts into this turn. @param lead turns in a row that it has won; below 0 its enemy's */
export function raisesSpent({ spend }: Army, stock: number, lead: number): number {
  switch (spend) {
    case 'one-per-turn':
      return Math.min(1, stock);
    case 'two-per-turn':
      return Math.min(2, stock);
    case 'all-at-once':
      return stock;
    case 'last-stand':
      return lead === 1 - TURNS_TO_WIN ? stock : 0;
    case 'clincher':
      return lead === TURNS_TO_WIN - 1 ? stock : 0;
    default:
      return 0;
  }
}
