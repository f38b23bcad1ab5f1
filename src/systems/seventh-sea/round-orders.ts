import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import { ActionRoll, ActionThrow } from './action-roll.ts';
import { Arranger, type FiringOrder, type Hands, HELD_MAX, orderTerms } from './firing-order.ts';
import { type OrderLaw, orderLaw } from './order-law.ts';
import type { Rulings } from './pools.ts';
import type { Ship } from './ship.ts';
import { AT } from './ship-state.ts';
import { SITE } from './sites.ts';

/** Numbers of two ships, index ship. */
type Pair = Uint8Array;

/** A base for places in tables: neither sails nor dice kept over reach it. */
const BASE = HELD_MAX + 1;

/** Finds the order in which two ships fire in a round: rolls their action dice, or draws from the law of all rolls. */
export class RoundOrders {
  private readonly arranger: Arranger;
  /** Index ship → index Panache → roll. */
  private readonly rolls: readonly [readonly ActionRoll[], readonly ActionRoll[]];
  private readonly throws: readonly [ActionThrow, ActionThrow] = [new ActionThrow(), new ActionThrow()];
  private readonly hands: Hands;
  private readonly engine: CompileOptions['engine'];
  /** Laws by Panache and dice kept over, where they are drawn from; worked out when first met. */
  private readonly laws: (OrderLaw | undefined)[] = [];

  constructor(ships: readonly [Ship, Ship], rulings: Rulings, { engine }: CompileOptions) {
    this.arranger = new Arranger(orderTerms([ships[0].tactics, ships[1].tactics], rulings));
    this.rolls = [rollsOf(ships[0]), rollsOf(ships[1])];
    this.hands = [this.throws[0].hand, this.throws[1].hand];
    this.engine = engine;
  }

  /**
   * The order of one round.
   * @param panache current, 0 for a ship that cannot fire: it has no use for dice // SS-SHIP-1, SS-SHIP-7
   * @param keptOver dice of the round before // SS-INIT-6
   * @throws ExactLimitError when there are too many rolls to draw from their law
   */
  play(panache: Pair, keptOver: Pair, order: FiringOrder, round: number, dice: Dice): void {
    if (this.engine === 'tables' || this.engine === 'fractions') {
      const { law, orders } = this.lawOf(panache, keptOver);
      dice.scope(round, 0);
      order.copyFrom(orders[dice.draw(law, SITE.initiative)] as FiringOrder);
      return;
    }
    for (let ship = 0; ship < 2; ship += 1) {
      const roll = this.rollOf(ship, panache);
      const thrown = this.throws[ship as 0 | 1];
      thrown.begin(keptOver[ship] as number);
      dice.scope(round, ship);
      while (!roll.isEnd(thrown)) roll.step(thrown, dice);
    }
    this.arranger.arrange(this.hands, panache, order, dice);
  }

  private rollOf(ship: number, panache: Pair): ActionRoll {
    return this.rolls[ship as 0 | 1][panache[ship] as number] as ActionRoll;
  }

  private lawOf(panache: Pair, keptOver: Pair): OrderLaw {
    let place = 0;
    for (let ship = 0; ship < 2; ship += 1) {
      place = (place * BASE + (panache[ship] as number)) * BASE + (keptOver[ship] as number);
    }
    const known = this.laws[place];
    if (known !== undefined) return known;
    const rolls = [this.rollOf(0, panache), this.rollOf(1, panache)] as const;
    const made = orderLaw(this.arranger, rolls, { panache, keptOver }, this.engine === 'fractions');
    this.laws[place] = made;
    return made;
  }
}

function rollsOf({ start, officers, tactics }: Ship): readonly ActionRoll[] {
  const most = start.traits[AT.panache] ?? 0;
  return Array.from(
    { length: most + 1 },
    (_, panache) => new ActionRoll(panache, officers.rigging, tactics.riggingKeep),
  );
}
