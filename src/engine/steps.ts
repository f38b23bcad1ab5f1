import type { Dice } from '../dice/dice.ts';
import type { Steps } from '../dice/enumerator.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';

/** The steps of a model, to be walked, with its metrics as counters; `tactics` makes the choices. */
export class ModelSteps<State> implements Steps<State> {
  readonly keyLength: number;
  readonly counterCount: number;
  private readonly model: Model<State>;
  private readonly tactics: Tactics;

  constructor(model: Model<State>, tactics: Tactics) {
    this.keyLength = model.keyLength;
    this.counterCount = model.metrics.length;
    this.model = model;
    this.tactics = tactics;
  }

  createState(): State {
    return this.model.createState();
  }

  copy(from: State, to: State): void {
    this.model.copy(from, to);
  }

  key(state: State, out: Int32Array): void {
    this.model.key(state, out);
  }

  step(state: State, dice: Dice): number {
    return this.model.step(state, dice, this.tactics);
  }

  measure(state: State, out: Int32Array): void {
    this.model.measure(state, out);
  }

  note(state: State): number {
    return this.model.standing?.of(state) ?? 0;
  }
}

/** The rounds of a model as a walk counts them: states beyond the cap are of no interest. */
export function roundsOf(model: Model): { readonly code: number; readonly max: number } {
  return { code: ROUND_ENDS, max: Math.max(1, model.roundsMax) };
}

/** A fresh state at the start of the engagement. */
export function startOf<State>(model: Model<State>): State {
  const start = model.createState();
  model.reset(start);
  return start;
}

/** Index metric → value at the start of the engagement. */
export function startMetrics<State>(model: Model<State>): Int32Array {
  const out = new Int32Array(model.metrics.length);
  model.measure(startOf(model), out);
  return out;
}
