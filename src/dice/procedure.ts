import type { Dice } from './dice.ts';
import type { Steps } from './explore.ts';

/** A sub-procedure of the rules, in small steps, that always comes to an end. */
export interface Procedure<State> {
  createState(): State;
  copy(from: State, to: State): void;
  /** Identity of the state, everything that its user reads at the end included. */
  key(state: State, out: Int32Array): void;
  readonly keyLength: number;
  /** Runs one step; not called once `isEnd`. */
  step(state: State, dice: Dice): void;
  isEnd(state: State): boolean;
}

/** A procedure with its start and its ends, the ends in the order of its law's outcomes. States are opaque. */
export interface Process extends Procedure<unknown> {
  readonly start: unknown;
  readonly ends: readonly unknown[];
}

/** The steps of a procedure, to be walked; nothing is counted along them. */
export function stepsOfProcedure<State>(procedure: Procedure<State>): Steps<State> {
  return {
    createState: () => procedure.createState(),
    copy: (from, to) => procedure.copy(from, to),
    key: (state, out) => procedure.key(state, out),
    keyLength: procedure.keyLength,
    step: (state, dice) => {
      procedure.step(state, dice);
      return -1;
    },
    isEnd: (state) => procedure.isEnd(state),
    measure: () => {},
    counterCount: 0,
  };
}
