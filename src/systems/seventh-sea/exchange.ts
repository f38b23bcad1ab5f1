import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import type { DramaRoll } from './checks.ts';
import type { Guard } from './guard.ts';
import { SITE } from './sites.ts';

/** How an attack came out. */
export const MISS = 0;
export const AVOIDED = 1;
export const HIT = 2;

/** Stages of an exchange, in order. */
const ATTACKING = 0;
const DEFENDING = 1;
const OVER = 2;

/** An attack ready to be rolled. */
export interface Bout {
  /** Distinguishes the bouts of one compiled engagement. */
  readonly id: number;
  readonly roll: DramaRoll;
  /** TN of the attack, raises included. */
  readonly tn: number;
  /** Raises for damage or brutes among them. */
  readonly raises: number;
  /** The weapon reaches that far; else nothing is rolled. // SS-ATT-10 */
  readonly reaches: boolean;
  /** A squad strikes: its hits are counted. // SS-SQ-3 */
  readonly isSquad: boolean;
  /** The attack total is told, though nothing may depend on it. */
  readonly tellsTotal: boolean;
  readonly readings: SquadReadings;
  /** Which damage roll a hit leads to. */
  readonly harm: number;
}

/** How the hits of squads are read. */
export interface SquadReadings {
  /** A begun slice of five gives a hit. // squad-hits */
  readonly countsBegun: boolean;
  /** A defence avoids one hit alone. // squad-defence */
  readonly avoidsOne: boolean;
}

/** Points above the TN for each further hit of a squad. // SS-SQ-3 */
const SLICE = 5;

/** Hits of a squad whose attack is so far above its TN, at least 0. // SS-SQ-3 */
export function squadHits(above: number, { countsBegun }: SquadReadings): number {
  return countsBegun ? Math.max(1, Math.ceil(above / SLICE)) : 1 + Math.floor(above / SLICE);
}

/** The drama dice that the two sides of an exchange may spend. */
export interface Stakes {
  /** Dice that the attacker has and will spend on the attack. */
  attack: number;
  /** Dice that the defender has before the attack. */
  guardStock: number;
}

/** One attack roll and the active defence that may answer it. It holds all that its rules read and write. */
export class Exchange {
  bout: Bout;
  /** Null: the target does not defend himself. // SS-DEF-2 */
  guard: Guard | null = null;
  readonly stakes: Stakes = { attack: 0, guardStock: 0 };
  attacker = 0;
  target = 0;
  round = 1;
  /** What comes next: {@link ATTACKING}, {@link DEFENDING}, or nothing any more. */
  stage = ATTACKING;
  /** {@link MISS}, {@link AVOIDED} or {@link HIT}. */
  result = MISS;
  hits = 0;
  /** The target rolled to defend himself, for better or worse. */
  isDefended = false;
  attackSpent = 0;
  guardSpent = 0;
  /** The attack total where it is told, or where somebody asks for it; else 0. */
  total = 0;

  constructor(bout: Bout) {
    this.bout = bout;
  }

  /** Before anything is rolled. */
  begin(): void {
    this.stage = ATTACKING;
    this.result = MISS;
    this.hits = 0;
    this.isDefended = false;
    this.attackSpent = 0;
    this.guardSpent = 0;
    this.total = 0;
  }

  /** All that is rolled. */
  play(dice: Dice): void {
    this.begin();
    while (this.stage !== OVER) this.advance(dice);
  }

  /** The next roll. */
  advance(dice: Dice): void {
    if (this.stage === DEFENDING && this.guard !== null) this.defend(this.guard, dice);
    else this.attack(dice);
  }

  private attack(dice: Dice): void {
    const { bout, guard, stakes } = this;
    this.stage = OVER;
    if (!bout.reaches) return;
    dice.scope(this.round, this.attacker);
    const { roll, tn } = bout;
    if (bout.tellsTotal || bout.isSquad || guard !== null) {
      this.total = roll.totalAgainst(tn, stakes.attack, dice, SITE.attack);
      if (this.total >= tn) this.hits = bout.isSquad ? squadHits(this.total - tn, bout.readings) : 1;
    } else if (roll.check(tn, stakes.attack, dice, SITE.attack)) this.hits = 1; // SS-DICE-11
    this.attackSpent = roll.spent;
    if (this.hits === 0) return;
    this.result = HIT;
    if (guard !== null && this.total <= guard.upTo) this.stage = DEFENDING;
  }

  // SS-DEF-1, SS-SQ-6
  private defend({ roll, harder, wish, shared }: Guard, dice: Dice): void {
    const { stakes, bout } = this;
    this.stage = OVER;
    this.isDefended = true;
    dice.scope(this.round, this.target);
    const stock = stakes.guardStock + shared * this.attackSpent; // SS-DRAMA-2
    const hasAvoided = roll.check(this.total + harder, Math.min(wish, stock), dice, SITE.defence);
    this.guardSpent = roll.spent;
    if (!hasAvoided) return;
    this.hits = bout.readings.avoidsOne ? this.hits - 1 : 0;
    if (this.hits === 0) this.result = AVOIDED;
  }

  copyFrom(other: Exchange): void {
    this.bout = other.bout;
    this.guard = other.guard;
    this.stakes.attack = other.stakes.attack;
    this.stakes.guardStock = other.stakes.guardStock;
    this.attacker = other.attacker;
    this.target = other.target;
    this.round = other.round;
    this.finishAs(other);
  }

  /** Takes over how far another exchange of the same bout has come. */
  finishAs(end: Exchange): void {
    this.stage = end.stage;
    this.result = end.result;
    this.hits = end.hits;
    this.isDefended = end.isDefended;
    this.attackSpent = end.attackSpent;
    this.guardSpent = end.guardSpent;
    this.total = end.total;
  }
}

/** An exchange as a procedure, to be tabulated. */
export const EXCHANGE: Omit<Procedure<Exchange>, 'createState'> = {
  copy: (from, to) => to.copyFrom(from),
  keyLength: 4,
  key: (state, out) => {
    out[0] = state.stage | (state.result << 2) | (state.isDefended ? 16 : 0);
    out[1] = state.hits;
    out[2] = state.attackSpent | (state.guardSpent << 8);
    out[3] = state.stage === DEFENDING || state.bout.tellsTotal ? state.total : 0;
  },
  step: (state, dice) => state.advance(dice),
  isEnd: (state) => state.stage === OVER,
};
