import type { Steps } from '../dice/explore.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';

/** The steps of a model, to be walked, with its metrics as counters; `tactics` makes the choices. */
export function stepsOfModel<State>(model: Model<State>, tactics: Tactics): Steps<State> {
  return {
    createState: () => model.createState(),
    copy: (from, to) => model.copy(from, to),
    key: (state, out) => model.key(state, out),
    keyLength: model.keyLength,
    step: (state, dice) => model.step(state, dice, tactics),
    measure: (state, out) => model.measure(state, out),
    counterCount: model.metrics.length,
  };
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
