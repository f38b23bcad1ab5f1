import type { TapeDice } from '../dice/sampled.ts';
import type { Model } from '../systems/system.ts';
import { type Automaton, STRIDE } from './automaton.ts';
import type { Tally } from './result.ts';
import { startMetrics } from './steps.ts';
import { recordValue } from './tally.ts';

/** Slots of the table of ends; a power of two. */
const SLOTS = 8_192;
/** Distinct ends after which the table is emptied: half full. */
const ENDS_MAX = SLOTS / 2;
/** Integers of a slot: trials, node, two words of gains. */
const SLOT = 4;
/** Trials per call of the inner loop. */
const CHUNK_TRIALS = 2_048;

/**
 * Plays trials of a model on the machine that was derived from it: the same dice, the same ends, less work. Trials that
 * end alike are counted together and taken apart into outcome and metrics once for all.
 */
export class Walker {
  readonly #automaton: Automaton;
  readonly #unresolved: number;
  readonly #roundsMax: number;
  /** Index counter → value at the start of a trial. */
  readonly #start: Int32Array;
  /** Open addressing: slot → trials, node, words. */
  readonly #ends = new Int32Array(SLOTS * SLOT);
  #endCount = 0;

  constructor(model: Model, automaton: Automaton) {
    this.#automaton = automaton;
    this.#unresolved = model.unresolved;
    this.#roundsMax = model.roundsMax;
    this.#start = startMetrics(model);
  }

  /** Plays trials on dice that stand at their first, and adds them to a tally. */
  playTrials(dice: TapeDice, trials: number, tally: Tally): void {
    for (let left = trials; left > 0; left -= CHUNK_TRIALS) {
      this.#playChunk(dice, Math.min(CHUNK_TRIALS, left));
      if (this.#endCount + CHUNK_TRIALS > ENDS_MAX) this.#flush(tally);
    }
    this.#flush(tally);
  }

  /** The inner loop reads the tape by itself: {@link TapeDice.roll} a die would cost a store for each. */
  #playChunk(dice: TapeDice, trials: number): void {
    const { ways, packing, dieCount, endBase, entry, specialSides } = this.#automaton;
    const { first, second, cap } = packing;
    const { faces } = dice;
    for (let played = 0; played < trials; played += 1) {
      dice.reserve();
      let at = dice.taken;
      let node = entry;
      let sum0 = 0;
      let sum1 = 0;
      for (;;) {
        while (node < dieCount && sum0 < cap) {
          const way = ways[node * STRIDE + (faces[at] as number)] as number;
          const gain = way >>> 16;
          at += 1;
          sum0 += first[gain] as number;
          sum1 += second[gain] as number;
          node = way & 0xffff;
        }
        if (sum0 >= cap || node >= endBase) break;
        const sides = specialSides[node - dieCount] as number;
        const way = ways[node * STRIDE + (sides === 0 ? 1 : dice.roll(sides, 0))] as number;
        const gain = way >>> 16;
        sum0 += first[gain] as number;
        sum1 += second[gain] as number;
        node = way & 0xffff;
      }
      dice.taken = at;
      this.#count(node, sum0, sum1);
    }
  }

  #count(node: number, sum0: number, sum1: number): void {
    const ends = this.#ends;
    let hash = Math.imul(sum0 ^ Math.imul(sum1, 0x9e3779b1) ^ node, 0xc2b2ae35);
    hash ^= hash >>> 15;
    for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const at = slot * SLOT;
      const count = ends[at] as number;
      if (count === 0) {
        ends[at + 1] = node;
        ends[at + 2] = sum0;
        ends[at + 3] = sum1;
        this.#endCount += 1;
      } else if (ends[at + 1] !== node || ends[at + 2] !== sum0 || ends[at + 3] !== sum1) {
        continue;
      }
      ends[at] = count + 1;
      return;
    }
  }

  /** Takes the ends apart into outcome and metrics. */
  #flush(tally: Tally): void {
    const ends = this.#ends;
    const { packing, endBase } = this.#automaton;
    const { cap, roundShift, word, shift, mask } = packing;
    const own = this.#roundsMax > 0 ? 1 : 0;
    for (let at = 0; at < ends.length; at += SLOT) {
      const count = ends[at] as number;
      if (count === 0) continue;
      const sum0 = ends[at + 2] as number;
      const isCapped = sum0 >= cap;
      const outcome = isCapped ? this.#unresolved : (ends[at + 1] as number) - endBase;
      tally.trials += count;
      tally.outcomes[outcome] = (tally.outcomes[outcome] as number) + count;
      if (own === 1) recordValue(tally, 0, isCapped ? this.#roundsMax : (sum0 >>> roundShift) + 1, count);
      for (let i = 0; i < this.#start.length; i += 1) {
        const sum = ends[at + 2 + (word[i] as number)] as number;
        const value = (this.#start[i] as number) + ((sum >>> (shift[i] as number)) & (mask[i] as number));
        recordValue(tally, own + i, value, count);
      }
    }
    ends.fill(0);
    this.#endCount = 0;
  }
}
