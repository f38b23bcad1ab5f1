import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Damage, type Hurt } from './damage.ts';
import type { Condition } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { WoundLookup, type WoundTable } from './wound-table.ts';

/** An engagement as its damage rolls see it. */
export interface WoundsOptions {
  /** Index fighter → combatant. */
  readonly combatants: readonly Combatant[];
  readonly rulings: Pick<Rulings, 'exceptional-wound'>;
  readonly woundTable: WoundTable;
  readonly engine: CompileOptions['engine'];
}

/** Damage rolls on the fighters of one engagement, made once for it: blows, shots and impacts end here. // CF-WND, CF-LVL */
export class Wounds {
  private readonly damage: Damage;
  private readonly resistances: readonly number[];
  private readonly hurts: readonly Hurt[];

  constructor({ combatants, rulings, woundTable, engine }: WoundsOptions) {
    this.damage = new Damage(new WoundLookup(woundTable), rulings, { engine });
    this.resistances = combatants.map(({ characteristics }) => characteristics.RES ?? 0);
    this.hurts = combatants.map(hurtOf);
  }

  /**
   * Rolls for damage and changes the condition of the target.
   * @param strength S - w, without the strength dice // CF-WND-2
   * @param strengthDice d6 added to it
   * @returns degrees by which the level rises
   */
  inflict(target: number, condition: Condition, strength: number, strengthDice: number, dice: Dice): number {
    const hurt = this.hurts[target] as Hurt;
    hurt.survival = condition.survival;
    const { inflicted } = this.damage.play(strength - (this.resistances[target] as number), strengthDice, hurt, dice);
    return condition.suffer(inflicted);
  }
}

/** What a damage roll asks of a fighter; his survival instinct may change in a fight. */
export function hurtOf({ abilities }: Combatant): Hurt {
  return {
    survival: abilities.number('survival-instinct') ?? 0,
    rowsUp: abilities.number('hard-boiled') ?? 0,
    isImmuneToDoubles: abilities.has('immunity-exceptional-wounds'),
  };
}
