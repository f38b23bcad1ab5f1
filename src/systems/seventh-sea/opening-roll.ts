import type { Dice } from '../../dice/dice.ts';
import type { Process } from '../../dice/procedure.ts';
import { ActionDice } from './action-dice.ts';
import { ActionThrow } from './action-roll.ts';
import type { Clock } from './clock.ts';
import type { HandRoll } from './hand-roll.ts';

/** Those who roll, in order, each with his dice. */
export interface Thrower {
  readonly fighter: number;
  readonly roll: HandRoll;
}

interface OpeningFacts {
  readonly throwers: readonly Thrower[];
  /** Before the round, with the dice kept over in its hands. */
  readonly clock: Clock;
  /** Begins the round on a clock whose hands are rolled, and tells which opening it is, 0-based. */
  readonly classify: (clock: Clock) => number;
  /** Openings that there are. */
  readonly count: number;
}

/** Action dice while they are rolled, one fighter after another. */
class OpeningThrow {
  readonly clock: Clock;
  readonly thrown = new ActionThrow();
  /** Place of who rolls among the throwers. */
  at = 0;
  /** The opening, once all have rolled; else -1. */
  found = -1;

  constructor(clock: Clock) {
    this.clock = clock.clone();
  }

  copyFrom(other: OpeningThrow): void {
    this.clock.copyFrom(other.clock);
    this.thrown.copyFrom(other.thrown);
    this.at = other.at;
    this.found = other.found;
  }
}

/** All action dice of a round, die by die: what lies behind the law of how it begins. // SS-INIT-1 */
export class OpeningRoll implements Process {
  readonly start: OpeningThrow;
  readonly ends: readonly OpeningThrow[];
  readonly keyLength: number;
  private readonly facts: OpeningFacts;

  constructor(facts: OpeningFacts) {
    this.facts = facts;
    this.keyLength = 3 + ActionDice.keyLength + facts.clock.keyLength;
    this.start = this.createState();
    this.take(this.start, 0);
    this.ends = Array.from({ length: facts.count }, (_, found) => {
      const end = this.createState();
      end.found = found;
      return end;
    });
  }

  createState(): OpeningThrow {
    return new OpeningThrow(this.facts.clock);
  }

  copy(from: OpeningThrow, to: OpeningThrow): void {
    to.copyFrom(from);
  }

  key({ clock, thrown, at, found }: OpeningThrow, out: Int32Array): void {
    out.fill(0, 0, this.keyLength);
    out[0] = found + 1;
    if (found >= 0) return;
    out[1] = at;
    out[2] = thrown.rolled;
    thrown.hand.key(out, 3);
    clock.key(out, 3 + ActionDice.keyLength);
  }

  step(state: OpeningThrow, dice: Dice): void {
    const { fighter, roll } = this.facts.throwers[state.at] as Thrower;
    roll.step(state.thrown, dice);
    if (!roll.isEnd(state.thrown)) return;
    state.clock.hand(fighter).copyFrom(state.thrown.hand);
    this.take(state, state.at + 1);
  }

  isEnd({ found }: OpeningThrow): boolean {
    return found >= 0;
  }

  /** Turns to a thrower, or to those after him who roll no dice. */
  private take(state: OpeningThrow, first: number): void {
    const { throwers, classify } = this.facts;
    for (let at = first; at < throwers.length; at += 1) {
      const { fighter, roll } = throwers[at] as Thrower;
      state.at = at;
      state.thrown.begin(state.clock.hand(fighter).showing(0));
      if (!roll.isEnd(state.thrown)) return;
      state.clock.hand(fighter).copyFrom(state.thrown.hand);
    }
    state.found = classify(state.clock);
  }
}
