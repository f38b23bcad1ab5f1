import type { Combatant } from './combatant.ts';
import { DieRows } from './die-rows.ts';
import { parsePool } from './pool-text.ts';
import { buildRoll, dieSort, type PoolBase, type Roll, type Rulings } from './pools.ts';
import { BATTLE_STATES, type BattleLevel, type BattleState, type Bounded, type Tables } from './table-types.ts';

/** What the general of an army with officers has less. // SS-MASS-5 */
export const OFFICERS_COST = 2;

/** What a personal roll brings. */
export interface Plight extends Bounded {
  /** Index in the damage rolls of the hero; -1: none. */
  readonly damage: number;
  readonly reputation: number;
  /** Heroic opportunities: 0 or 1. */
  readonly opportunity: number;
}

export interface PersonalFacts {
  readonly who: Combatant;
  readonly level: BattleLevel;
  /** Cavalry, artillery, an officer's duties. */
  readonly modifier: number;
  readonly table: Tables['battle-table'];
  readonly rulings: Rulings;
  /** Totals are drawn from their laws when sampled. */
  readonly isDrawn: boolean;
}

/** What a hero's part in a battle brings him, turn by turn. // SS-MASS-5, SS-MASS-6 */
export class PersonalRoll {
  /** Added to the die. */
  readonly added: number;
  /** Damage after Brawn and defence; totals below 0 are none. */
  readonly damages: readonly Roll[];
  /** Rows by how the turn goes, for a sound and a crippled hero. */
  private readonly rows: Readonly<Record<BattleState, readonly [DieRows<Plight>, DieRows<Plight>]>>;

  constructor({ who, level, modifier, table, rulings, isDrawn }: PersonalFacts) {
    this.added = who.traits.wits + who.skill('tactics') + modifier;
    const damages = new DamageList(who, rulings, isDrawn);
    const rowsOf = (state: BattleState, isCrippled: boolean): DieRows<Plight> => {
      const plights = (table[level]?.[state] ?? []).map((row) => ({
        ...(row.max === undefined ? {} : { max: row.max }),
        damage: damages.indexOf(row.damage),
        reputation: row.reputation,
        opportunity: row.opportunity ? 1 : 0,
      }));
      return new DieRows(plights, { added: this.added, sort: sortOf(isCrippled, rulings), isDrawn }, isSame);
    };
    const byState = BATTLE_STATES.map((state) => [state, [rowsOf(state, false), rowsOf(state, true)]] as const);
    this.rows = Object.fromEntries(byState) as PersonalRoll['rows'];
    this.damages = damages.rolls;
  }

  rowsIn(state: BattleState, isCrippled: boolean): DieRows<Plight> {
    return this.rows[state][isCrippled ? 1 : 0];
  }
}

/** One d10; where it is a die like any other, that of a cripple does not explode. [personal-d10] // SS-MASS-5 */
function sortOf(isCrippled: boolean, rulings: Rulings): ReturnType<typeof dieSort> {
  return rulings['personal-d10'] === 'exploding' ? dieSort({ isCrippled, isUnpractised: false }, rulings) : 'plain';
}

function isSame(a: Plight, b: Plight): boolean {
  return a.damage === b.damage && a.reputation === b.reputation && a.opportunity === b.opportunity;
}

/** The damage rolls of one hero, each once. */
class DamageList {
  readonly rolls: Roll[] = [];
  private readonly who: Combatant;
  private readonly rulings: Rulings;
  private readonly isDrawn: boolean;
  private readonly indices = new Map<string, number>();

  constructor(who: Combatant, rulings: Rulings, isDrawn: boolean) {
    this.who = who;
    this.rulings = rulings;
    this.isDrawn = isDrawn;
  }

  /** @param damage text of a pool, or 0 for none @returns -1 for none */
  indexOf(damage: string | number): number {
    const pool = typeof damage === 'number' ? null : parsePool(damage);
    if (pool === null) return -1;
    const key = `${pool.rolled}k${pool.kept}+${pool.bonus}`;
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    this.indices.set(key, this.rolls.length);
    return this.rolls.push(this.soaked(pool)) - 1;
  }

  /** Brawn and the best defence take points, or dice. [battle-soak] // SS-MASS-6 */
  private soaked(pool: PoolBase): Roll {
    const { who, rulings, isDrawn } = this;
    const soak = who.traits.brawn + who.active.rank;
    const less = rulings['battle-soak'] === 'dice' ? { penalty: soak } : { bonus: -soak };
    return buildRoll(pool, { sort: 'exploding', ...less }, rulings, isDrawn);
  }
}
