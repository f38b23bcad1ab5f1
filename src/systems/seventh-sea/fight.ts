import { Clock } from './clock.ts';
import type { Combatant } from './combatant.ts';
import { Fray } from './fray.ts';

/** First counter of each sort in {@link Fight.counts}; that of the second side is the next one. */
export const COUNT = { damage: 0, dramatic: 2, losses: 4, brutesLost: 6 } as const;

const COUNTS = 8;

/** {@link Fight.roller} while a round is on its way. */
export const NOBODY = -1;

/** Levels to a word of a key. */
const LEVELS_A_WORD = 4;

/** The state of a duel or a brawl. */
export class Fight {
  readonly fray: Fray;
  readonly clock: Clock;
  /** Index fighter → level of the scenery on which he stands. // SS-MOVE-1 */
  readonly levels: Int8Array;
  /** Next fighter to roll his action dice, or {@link NOBODY}. */
  roller = 0;
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 1;
  /** Integers counted so far, in the order of the metrics: see COUNT. */
  readonly counts = new Int32Array(COUNTS);

  constructor(combatants: readonly Combatant[], isFixed: boolean) {
    this.fray = new Fray(combatants);
    this.clock = new Clock(combatants.length, isFixed);
    this.levels = new Int8Array(combatants.length);
  }

  level(fighter: number): number {
    return this.levels[fighter] as number;
  }

  /** Counts something of a side. @param sort first counter of its sort */
  count(sort: number, side: number, amount: number): void {
    this.counts[sort + side] = (this.counts[sort + side] as number) + amount;
  }

  copyFrom(other: Fight): void {
    this.fray.copyFrom(other.fray);
    this.clock.copyFrom(other.clock);
    this.levels.set(other.levels);
    this.roller = other.roller;
    this.round = other.round;
    this.counts.set(other.counts);
  }

  get keyLength(): number {
    return this.frayPlace + this.fray.keyLength;
  }

  /** Place in a key of what {@link Fray.key} writes. */
  get frayPlace(): number {
    return 1 + Math.ceil(this.levels.length / LEVELS_A_WORD) + this.clock.keyLength;
  }

  /** Writes {@link keyLength} integers: everything on which the future depends. */
  writeKey(out: Int32Array): void {
    const { levels, clock, fray } = this;
    out[0] = this.roller;
    let at = 1;
    for (let first = 0; first < levels.length; first += LEVELS_A_WORD) {
      let word = 0;
      for (let i = first; i < first + LEVELS_A_WORD; i += 1) word = (word << 8) | ((levels[i] ?? 0) & 0xff);
      out[at] = word;
      at += 1;
    }
    clock.key(out, at);
    fray.key(out, at + clock.keyLength);
  }
}
