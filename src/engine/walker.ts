import type { TapeDice } from '../dice/sampled.ts';
import type { Model } from '../systems/system.ts';
import { type Automaton, STRIDE } from './automaton.ts';

/** Plays trials of a model on the machine that was derived from it: the same dice, the same ends, less work. */
export class Walker {
  readonly #automaton: Automaton;
  readonly #unresolved: number;
  readonly #roundsMax: number;
  /** Index counter → value at the start of a trial. */
  readonly #start: Int32Array;

  constructor(model: Model, automaton: Automaton) {
    this.#automaton = automaton;
    this.#unresolved = model.unresolved;
    this.#roundsMax = model.roundsMax;
    this.#start = new Int32Array(model.metrics.length);
    const state = model.createState();
    model.reset(state);
    model.measure(state, this.#start);
  }

  /**
   * Plays one trial.
   * @param values filled with the metrics: rounds first when the model has rounds
   * @returns the outcome's index
   */
  play(dice: TapeDice, values: Int32Array): number {
    const { next, packing, dieCount, endBase, entry } = this.#automaton;
    const { gains, cap } = packing;
    const [gains0, gains1, gains2] = gains;
    let node = entry;
    let sum0 = 0;
    let sum1 = 0;
    let sum2 = 0;
    dice.refill();
    for (;;) {
      while (node < dieCount && sum0 < cap) {
        const way = node * STRIDE + dice.roll(6, 0);
        sum0 += gains0[way] as number;
        sum1 += gains1[way] as number;
        sum2 += gains2[way] as number;
        node = next[way] as number;
      }
      if (sum0 >= cap || node >= endBase) break;
      const sides = this.#automaton.specialSides[node - dieCount] as number;
      const way = node * STRIDE + (sides === 0 ? 1 : dice.roll(sides, 0));
      sum0 += gains0[way] as number;
      sum1 += gains1[way] as number;
      sum2 += gains2[way] as number;
      node = next[way] as number;
    }
    const isCapped = sum0 >= cap;
    const own = this.#roundsMax > 0 ? 1 : 0;
    if (own === 1) values[0] = isCapped ? this.#roundsMax : (sum0 >>> packing.roundShift) + 1;
    const { word, shift, mask } = packing;
    const start = this.#start;
    for (let i = 0; i < start.length; i += 1) {
      const sum = word[i] === 0 ? sum0 : word[i] === 1 ? sum1 : sum2;
      values[own + i] = (start[i] as number) + ((sum >>> (shift[i] as number)) & (mask[i] as number));
    }
    return isCapped ? this.#unresolved : node - endBase;
  }
}
