import { ActionDice } from './action-dice.ts';

/** Integers of a key beside those of the hands and the ranks. */
const KEY_WORDS = 5;

/** How far a round has come: who has which unspent action dice, the phase, and who has had his turn in it. */
export class Clock {
  /** Index fighter → unspent dice. Nobody who is out or recovering has any. */
  readonly hands: readonly ActionDice[];
  phase = 1;
  /** Bit set of fighters who take no more turns in this phase. */
  done = 0;
  /** Bit set of fighters who could do nothing when it was their turn, and nothing has happened since. */
  idle = 0;
  /** Bit set of the surprised. // SS-SURP-2 */
  surprised = 0;
  /** Whose turns these are until he has done; -1: nobody's yet. [phase-order] // SS-FIGHT-7 */
  current = -1;
  /** Index fighter → total when the phase began. [phase-order] // SS-FIGHT-7 */
  readonly ranks: Int16Array;

  /** @param isFixed the order of a phase is settled when it begins */
  constructor(fighters: number, isFixed: boolean) {
    this.hands = Array.from({ length: fighters }, () => new ActionDice());
    this.ranks = new Int16Array(isFixed ? fighters : 0);
  }

  hand(fighter: number): ActionDice {
    return this.hands[fighter] as ActionDice;
  }

  /** Before the first phase; hands are left as they are. */
  begin(): void {
    this.phase = 1;
    this.done = 0;
    this.idle = 0;
    this.current = -1;
    for (let i = 0; i < this.ranks.length; i += 1) this.ranks[i] = 0;
  }

  copyFrom(other: Clock): void {
    for (let i = 0; i < this.hands.length; i += 1) this.hand(i).copyFrom(other.hand(i));
    this.phase = other.phase;
    this.done = other.done;
    this.idle = other.idle;
    this.surprised = other.surprised;
    this.current = other.current;
    this.ranks.set(other.ranks);
  }

  clone(): Clock {
    const copy = new Clock(this.hands.length, this.ranks.length > 0);
    copy.copyFrom(this);
    return copy;
  }

  get keyLength(): number {
    return KEY_WORDS + this.ranks.length + this.hands.length * ActionDice.keyLength;
  }

  /** Writes {@link keyLength} integers from `at` on. */
  key(out: Int32Array, at: number): void {
    out[at] = this.phase;
    out[at + 1] = this.done;
    out[at + 2] = this.surprised;
    out[at + 3] = this.current;
    out[at + 4] = this.idle;
    let next = at + KEY_WORDS;
    for (let i = 0; i < this.ranks.length; i += 1) out[next + i] = this.ranks[i] as number;
    next += this.ranks.length;
    for (let i = 0; i < this.hands.length; i += 1) {
      this.hand(i).key(out, next);
      next += ActionDice.keyLength;
    }
  }
}
