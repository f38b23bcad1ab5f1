import { DrawLuck } from '../compiled/luck.ts';
import type { Tally } from '../result.ts';
import { type Settle, SumCounter } from '../sum-counter.ts';
import { CHUNK_TRIALS, drawChunk, load } from './draws.ts';
import type { FightMachine } from './machine.ts';

/** Plays trials on a machine of whole fights: luck is a function of (seed, block) alone. */
export class FightPlayer {
  readonly #machine: FightMachine;
  readonly #counter: SumCounter;
  readonly #luck = new DrawLuck();

  /** @param settle as that of the model */
  constructor(machine: FightMachine, settle?: Settle) {
    this.#machine = machine;
    this.#counter = new SumCounter(machine, settle);
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number): void {
    const machine = this.#machine;
    load(machine);
    this.#luck.seek(seed, block);
    // A chunk is always drawn whole, so that a trial is the same however many are asked for.
    for (let left = trials; left > 0; left -= CHUNK_TRIALS) {
      const { places, sums } = drawChunk(machine, this.#luck);
      this.#counter.count(places, sums, Math.min(left, CHUNK_TRIALS));
    }
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    this.#counter.flush(tally);
  }
}
