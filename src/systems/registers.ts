import type { Site } from '../dice/dice.ts';

/**
 * Numbers of a state on which nothing depends but bands that say so (`KeepBands.reading`), and no metric that is a number
 * of the state: whatever they are, a step asks the same questions, goes the same ways and brings the same gains. A step
 * keeps or replaces each of them, and adds a number to it, or the amount that was rolled. So the engine asks the rules
 * only once for all their values. Of a state that is over they may be given as anything.
 */
export interface Registers<State = unknown> {
  /** Index register → its place in the key. */
  readonly places: readonly number[];
  /** Sites at which the total of a pool is an amount: it decides nothing, adds to registers and metrics, and ends its step. */
  readonly amounts: readonly Site[];
  /** Gives a register another value, at least 0. */
  write(state: State, register: number, value: number): void;
  /** A number beside each register, see {@link RegisterParts}; none when absent. */
  readonly parts?: RegisterParts<State> | undefined;
}

/**
 * A number of the state beside each register, at least 0, that changes only where an amount of the register, or a band that
 * reads it, is rolled. All else asks the same and goes the same ways whichever number of its class it is.
 */
export interface RegisterParts<State = unknown> {
  of(state: State, register: number): number;
  put(state: State, register: number, part: number): void;
  /** The number that stands for all of the class. */
  standIn(register: number, part: number): number;
}
