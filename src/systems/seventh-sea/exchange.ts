import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import type { DramaRoll } from './checks.ts';
import type { Guard } from './guard.ts';
import { SITE } from './sites.ts';

/** How an attack came out. */
export const MISS = 0;
export const AVOIDED = 1;
export const HIT = 2;

/** Stages of an exchange, in order: each roll, and the drama dice that come after it, one at a time. */
const ATTACKING = 0;
const ADDING = 1;
const DEFENDING = 2;
const ANSWERING = 3;
const OVER = 4;

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
  /** What comes next: {@link ATTACKING} and so on, or nothing any more. */
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
  /** By how much the roll under way misses its TN, while dice may come after it; else 0. */
  missing = 0;

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
    this.missing = 0;
  }

  /** All that is rolled. */
  play(dice: Dice): void {
    this.begin();
    while (this.stage !== OVER) this.advance(dice);
  }

  /** The next roll, or the next die that comes after one. */
  advance(dice: Dice): void {
    if (this.guard !== null && this.stage >= DEFENDING) this.defend(this.guard, dice);
    else this.attack(dice);
  }

  /** The total counts, not only whether it reaches the TN. */
  private get needsTotal(): boolean {
    return this.bout.tellsTotal || this.bout.isSquad || this.guard !== null;
  }

  // SS-DICE-11, SS-DICE-16
  private attack(dice: Dice): void {
    const { bout, stakes } = this;
    if (!bout.reaches) {
      this.stage = OVER;
      return;
    }
    dice.scope(this.round, this.attacker);
    const { roll, tn } = bout;
    const { attack: allowed } = stakes;
    if (this.stage === ATTACKING) {
      if (this.needsTotal) this.total = roll.firstTotal(allowed, dice, SITE.attack);
      else this.missing = roll.firstMissing(tn, allowed, dice, SITE.attack);
      this.attackSpent = roll.spent;
    } else {
      this.attackSpent += 1;
      if (this.needsTotal) this.total = roll.moreTotal(this.total, dice);
      else this.missing = roll.stillMissing(this.missing, this.attackSpent === allowed, dice);
    }
    if (this.needsTotal) this.missing = Math.max(0, tn - this.total);
    if (this.missing > 0 && this.attackSpent < allowed) this.stage = ADDING;
    else this.judge();
  }

  /** The attack is rolled. */
  private judge(): void {
    const { bout, guard, total } = this;
    this.stage = OVER;
    const isHit = this.missing === 0;
    this.missing = 0;
    if (!isHit) return;
    this.hits = bout.isSquad ? squadHits(total - bout.tn, bout.readings) : 1;
    this.result = HIT;
    if (guard !== null && total <= guard.upTo) this.stage = DEFENDING;
  }

  // SS-DEF-1, SS-SQ-6
  private defend({ roll, harder, wish, shared }: Guard, dice: Dice): void {
    const { stakes, bout } = this;
    dice.scope(this.round, this.target);
    const allowed = Math.min(wish, stakes.guardStock + shared * this.attackSpent); // SS-DRAMA-2
    if (this.stage === DEFENDING) {
      this.isDefended = true;
      this.missing = roll.firstMissing(this.total + harder, allowed, dice, SITE.defence);
      this.guardSpent = roll.spent;
    } else {
      this.guardSpent += 1;
      this.missing = roll.stillMissing(this.missing, this.guardSpent === allowed, dice);
    }
    if (this.missing > 0 && this.guardSpent < allowed) {
      this.stage = ANSWERING;
      return;
    }
    this.stage = OVER;
    const hasAvoided = this.missing === 0;
    this.missing = 0;
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
    this.missing = end.missing;
  }
}

/** An exchange as a procedure, to be tabulated. */
export const EXCHANGE: Omit<Procedure<Exchange>, 'createState'> = {
  copy: (from, to) => to.copyFrom(from),
  keyLength: 5,
  key: (state, out) => {
    out[0] = state.stage | (state.result << 3) | (state.isDefended ? 32 : 0);
    out[1] = state.hits;
    out[2] = state.attackSpent | (state.guardSpent << 8);
    // Dice that answer look at what is missing alone.
    out[3] = state.stage < ANSWERING || state.bout.tellsTotal ? state.total : 0;
    out[4] = state.missing;
  },
  step: (state, dice) => state.advance(dice),
  isEnd: (state) => state.stage === OVER,
};
