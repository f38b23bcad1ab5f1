import { EnumeratedDice } from '../../dice/enumerated.ts';
import { KeyTable } from '../../dice/key-table.ts';
import { Clock } from './clock.ts';
import type { Spending } from './spending.ts';
import type { TurnOrder } from './turn-order.ts';

/** What may happen to action dice in a fight. */
export interface ClockFacts {
  readonly fighters: number;
  /** The order of a phase is settled when it begins. */
  readonly isFixed: boolean;
  /** Index fighter → side. */
  readonly sideOf: readonly number[];
  /** Index fighter → he may let a due die pass without holding it: he has nothing to use it for. */
  readonly mayPass: readonly boolean[];
  /** Index fighter → his dice may be lost during a round that goes on. */
  readonly mayFall: readonly boolean[];
  /** Dice left over are kept for the next round. // SS-INIT-6 */
  readonly keepsOver: boolean;
}

/** The class of clocks after which nobody acts any more is known by this. */
const OVER = '.';

/**
 * Clocks with the same future, whatever the blows do: the same fighters act in the same order, hold, defend themselves or
 * cannot, come what may. 48,400 throws of three dice against three are a few hundred such futures, and a fight walked by
 * them has as many fewer states. A class is named after the first clock that was met of it; as dice are only spent, what a
 * clock leads to is classified before the clock itself.
 */
export class ClockClasses {
  private readonly order: TurnOrder;
  private readonly spending: Spending;
  private readonly facts: ClockFacts;
  private readonly key: Int32Array;
  /** Clocks met, and the class of each. */
  private readonly met: KeyTable;
  private readonly classOf: number[] = [];
  /** Future in short → class. */
  private readonly futures = new Map<string, number>();
  private readonly first: Clock[] = [];
  private readonly isOver: boolean[] = [];

  constructor(order: TurnOrder, spending: Spending, facts: ClockFacts) {
    this.order = order;
    this.spending = spending;
    this.facts = facts;
    // The last word: whose fall may follow at once, 0 for nobody's.
    this.key = new Int32Array(new Clock(facts.fighters, facts.isFixed).keyLength + 1);
    this.met = new KeyTable(this.key.length);
  }

  /** Replaces a clock by the first of its class. @returns whether nobody acts any more in this round */
  settle(clock: Clock): boolean {
    const found = this.classify(clock);
    clock.copyFrom(this.first[found] as Clock);
    return this.isOver[found] as boolean;
  }

  /** The same while a blow is on its way that may put a fighter out of the fight. */
  settleUnder(clock: Clock, fighter: number): void {
    clock.copyFrom(this.first[this.classifyUnder(clock, fighter)] as Clock);
  }

  /** Class of a clock; classes count from 0. */
  classify(clock: Clock): number {
    return this.find(clock, 0) ?? this.add(clock, 0, this.futureOf(clock));
  }

  /** The first clock of a class. */
  firstOf(found: number): Clock {
    return this.first[found] as Clock;
  }

  private classifyUnder(clock: Clock, fighter: number): number {
    if (this.facts.mayFall[fighter] !== true) return this.classify(clock);
    const known = this.find(clock, fighter + 1);
    if (known !== undefined) return known;
    const stands = this.classify(clock);
    const fallen = clock.clone();
    fallen.hand(fighter).clear();
    return this.add(clock, fighter + 1, `${fighter}?${stands}:${this.classify(fallen)}`);
  }

  /** The class of a clock that was met; the place of a new one is kept for `add`. */
  private find(clock: Clock, under: number): number | undefined {
    return this.classOf[this.place(clock, under)];
  }

  private place(clock: Clock, under: number): number {
    clock.key(this.key, 0);
    this.key[this.key.length - 1] = under;
    return this.met.indexOf(this.key);
  }

  private add(clock: Clock, under: number, future: string): number {
    let found = this.futures.get(future);
    if (found === undefined) {
      found = this.first.length;
      this.futures.set(future, found);
      this.first.push(clock.clone());
      this.isOver.push(future.startsWith(OVER));
    }
    this.classOf[this.place(clock, under)] = found;
    return found;
  }

  /** What follows from a clock: who acts, and the classes to which that may lead. */
  private futureOf(clock: Clock): string {
    const dice = new EnumeratedDice();
    const next = clock.clone();
    const ways: string[] = [];
    dice.start();
    do {
      next.copyFrom(clock);
      const fighter = this.order.next(next, dice);
      ways.push(fighter < 0 ? this.keptOver(next) : this.turnOf(next, fighter));
    } while (dice.next());
    return ways.join('|');
  }

  private keptOver({ hands }: Clock): string {
    return this.facts.keepsOver ? `${OVER}${hands.map(({ count }) => count)}` : OVER;
  }

  /** What a fighter's turn may lead to. */
  private turnOf(clock: Clock, fighter: number): string {
    const { fighters, sideOf, mayPass } = this.facts;
    const parts = [`${fighter}!${clock.surprised}`];
    if (mayPass[fighter] === true) {
      const passed = clock.clone();
      this.order.pass(passed, fighter);
      parts.push(`p${this.classify(passed)}`);
    }
    const spent = clock.clone();
    this.spending.act(spent, fighter);
    parts.push(`${this.classify(spent)}`);
    for (let target = 0; target < fighters; target += 1) {
      if (sideOf[target] !== sideOf[fighter]) parts.push(this.attackOn(spent, target));
    }
    return parts.join(',');
  }

  /** What an attack on somebody may lead to, the attacker's die being spent. */
  private attackOn(spent: Clock, target: number): string {
    if (spent.hand(target).count === 0) return '';
    const bare = this.classifyUnder(spent, target);
    if (!this.spending.canDefend(spent, target)) return `${bare}`;
    const defended = spent.clone();
    this.spending.defend(defended, target);
    return `${bare}d${this.classifyUnder(defended, target)}`;
  }
}
