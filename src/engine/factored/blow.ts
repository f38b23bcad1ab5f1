import type { KeepPool, Reading } from '../../dice/keep-pool.ts';

/** What happens to a register alone. */
export type Blow = AmountBlow | ReadingBlow;

/** An amount is added to it. */
export interface AmountBlow {
  readonly kind: 'amount';
  readonly register: number;
  readonly pool: KeepPool;
  /** Index counter → 1 where it grows by the amount as well. */
  readonly counts: readonly number[];
}

/** A band is told of it. */
export interface ReadingBlow {
  readonly kind: 'reading';
  readonly register: number;
  readonly reading: Reading;
  /** What an answer does to the number beside the register. @param part that number before it */
  effectOf(part: number, answer: number): Effect;
}

export interface Effect {
  /** The number beside the register. */
  readonly part: number;
  /** What the register is replaced by; -1 where it is kept. */
  readonly value: number;
  /** Index counter → increment. */
  readonly gains: readonly number[];
  /** All that the rest of the trial sees of it: the class of the part; ~outcome at an end. */
  readonly result: number;
}
