import type { Dice } from './dice.ts';
import type { Steps } from './enumerator.ts';

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

/** The steps of a procedure, to be walked; nothing is counted along them. */
export class ProcedureSteps<State> implements Steps<State> {
  readonly keyLength: number;
  readonly counterCount = 0;
  private readonly procedure: Procedure<State>;

  constructor(procedure: Procedure<State>) {
    this.procedure = procedure;
    this.keyLength = procedure.keyLength;
  }

  createState(): State {
    return this.procedure.createState();
  }

  copy(from: State, to: State): void {
    this.procedure.copy(from, to);
  }

  key(state: State, out: Int32Array): void {
    this.procedure.key(state, out);
  }

  step(state: State, dice: Dice): number {
    this.procedure.step(state, dice);
    return -1;
  }

  isEnd(state: State): boolean {
    return this.procedure.isEnd(state);
  }

  measure(): void {}
}
