import type { Dice } from '../../dice/dice.ts';
import { type ActionDice, PHASES } from './action-dice.ts';
import type { Rulings } from './pools.ts';
import { SITE } from './sites.ts';
import type { FighterTactics } from './tactics.ts';

/** Dice that a ship keeps over from one round to the next at most: nobody needs as many. // SS-INIT-6 */
export const HELD_MAX = 15;

/** Broadsides of one round at most: of either ship ten dice, and those kept over. */
const SHOTS_MAX = 50;

/** How two ships use their action dice in a round that nothing interrupts. */
export class FiringOrder {
  /** Ships (0 or 1) in the order in which they fire; the first `length` of them. */
  readonly shots = new Uint8Array(SHOTS_MAX);
  length = 0;
  /** Index ship → dice that it keeps back to the end of the round. */
  readonly heldBack = new Uint8Array(2);

  clear(): void {
    this.length = 0;
    this.heldBack[0] = 0;
    this.heldBack[1] = 0;
  }

  add(ship: number): void {
    this.shots[this.length] = ship;
    this.length += 1;
  }

  copyFrom(other: FiringOrder): void {
    this.shots.set(other.shots);
    this.length = other.length;
    this.heldBack.set(other.heldBack);
  }

  /** Integers of {@link writeKey}. */
  static readonly keyLength = 3;

  /** @param from shots before this one are over */
  writeKey(out: Int32Array, at: number, from = 0): void {
    out[at] = 0;
    out[at + 1] = 0;
    for (let shot = from; shot < this.length; shot += 1) {
      const word = at + (shot - from < SHOTS_MAX / 2 ? 0 : 1);
      out[word] = ((out[word] as number) << 1) | (this.shots[shot] as number);
    }
    out[at + 2] = (this.length - from) | ((this.heldBack[0] as number) << 8) | ((this.heldBack[1] as number) << 16);
  }
}

/** What settles the order besides the dice. */
export interface OrderTerms {
  /** Index ship → what its captain does with his dice. */
  readonly tactics: readonly [FighterTactics, FighterTactics];
  /** Ties of everything go to the side listed first. // initiative-tie */
  readonly isListed: boolean;
  /** The order of a phase is settled at its beginning. // phase-order */
  readonly isFixed: boolean;
}

export function orderTerms(tactics: readonly [FighterTactics, FighterTactics], rulings: Rulings): OrderTerms {
  return {
    tactics,
    isListed: rulings['initiative-tie'] === 'listed',
    isFixed: rulings['phase-order'] === 'fixed',
  };
}

/** The action dice of two ships, index ship. */
export type Hands = readonly [ActionDice, ActionDice];

/**
 * Puts the broadsides of a round in order, phase by phase. As nothing but the dice decides it, the whole order is known
 * when they are rolled; a ship that can fire no more merely leaves its places empty.
 * @source SS-SHIP-1, SS-INIT-2 to 4, SS-FIGHT-1, SS-FIGHT-4, SS-FIGHT-7
 */
export class Arranger {
  private readonly terms: OrderTerms;

  constructor(terms: OrderTerms) {
    this.terms = terms;
  }

  /**
   * @param hands spent here
   * @param panache index ship → Panache at the start of the round, which settles ties // SS-SHIP-1
   */
  arrange(hands: Hands, panache: ArrayLike<number>, order: FiringOrder, dice: Dice): void {
    order.clear();
    for (let phase = 1; phase <= PHASES; phase += 1) {
      const first = this.first(phase, hands, panache, dice);
      if (first < 0) continue;
      if (this.terms.isFixed) {
        this.fireAll(first, phase, hands, order);
        this.fireAll(1 - first, phase, hands, order);
      } else this.alternate(first, phase, hands, panache, order, dice);
    }
    for (let ship = 0; ship < 2; ship += 1) order.heldBack[ship] = Math.min(HELD_MAX, handOf(hands, ship).count);
  }

  /** One broadside after another, each by the ship whose turn it is then, until both hold or have no due die. */
  private alternate(
    first: number,
    phase: number,
    hands: Hands,
    panache: ArrayLike<number>,
    order: FiringOrder,
    dice: Dice,
  ): void {
    let ship = first;
    while (this.fires(ship, phase, hands)) {
      this.fire(ship, phase, hands, order);
      ship = this.first(phase, hands, panache, dice);
      if (ship < 0) return;
    }
    // It has done with this phase: the other goes on alone.
    this.fireAll(1 - ship, phase, hands, order);
  }

  private fireAll(ship: number, phase: number, hands: Hands, order: FiringOrder): void {
    while (this.fires(ship, phase, hands)) this.fire(ship, phase, hands, order);
  }

  /** Whether a ship uses a due die now rather than hold it, or has none. // SS-FIGHT-1, SS-FIGHT-4 */
  private fires(ship: number, phase: number, hands: Hands): boolean {
    const { hold, release } = this.tacticsOf(ship);
    const due = handOf(hands, ship).due(phase);
    if (due > hold) return true;
    if (due === 0 || release === 'never') return false;
    return handOf(hands, 1 - ship).count === 0 || (release === 'last-phase' && phase === PHASES);
  }

  // SS-FIGHT-3
  private fire(ship: number, phase: number, hands: Hands, order: FiringOrder): void {
    const hand = handOf(hands, ship);
    hand.remove(this.tacticsOf(ship).dieOrder === 'lowest' ? hand.lowest(0, phase) : hand.highest(0, phase));
    order.add(ship);
  }

  /** The ship with a due die that acts first; -1 when none has one. // SS-INIT-3 */
  private first(phase: number, hands: Hands, panache: ArrayLike<number>, dice: Dice): number {
    if (!hands[1].isDue(phase)) return hands[0].isDue(phase) ? 0 : -1;
    if (!hands[0].isDue(phase)) return 1;
    const ahead = hands[0].total - hands[1].total || (panache[0] as number) - (panache[1] as number);
    if (ahead !== 0) return ahead > 0 ? 0 : 1;
    return this.terms.isListed || dice.atLeast(2, 2, SITE.order) ? 0 : 1;
  }

  private tacticsOf(ship: number): FighterTactics {
    return this.terms.tactics[ship as 0 | 1];
  }
}

function handOf(hands: Hands, ship: number): ActionDice {
  return hands[ship as 0 | 1];
}
