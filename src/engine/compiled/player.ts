import { InvariantError } from '../../errors.ts';
import type { Tally } from '../result.ts';
import { type Settle, SumCounter } from '../sum-counter.ts';
import { CAPPING, CHUNK_TRIALS, type Loops, OPENING } from './loops.ts';
import { DrawLuck } from './luck.ts';
import type { Machine } from './machine.ts';
import { layerOf, stepOf, traceChunk } from './trace.ts';

/** Plays trials on a machine: luck is a function of (seed, block) alone. */
export class MachinePlayer {
  readonly #machine: Machine;
  readonly #loops: Loops;
  readonly #counter: SumCounter;
  readonly #luck = new DrawLuck();
  /** Index end of the opening draw → trials that came to it. */
  readonly #opened: Float64Array;

  /** @param loops of this thread; @param settle as that of the model */
  constructor(machine: Machine, loops: Loops, settle?: Settle) {
    this.#machine = machine;
    this.#loops = loops;
    this.#opened = new Float64Array(machine.openingEnds);
    this.#counter = new SumCounter(machine, settle);
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number): void {
    const { met } = this.#loops;
    const { openingEnds } = this.#machine;
    this.#loops.load(this.#machine);
    this.#luck.seek(seed, block);
    let left = trials;
    for (; left >= CHUNK_TRIALS; left -= CHUNK_TRIALS) this.#playChunk();
    for (let end = 0; end < openingEnds; end += 1) {
      this.#opened[end] = (this.#opened[end] as number) + (met[end] as number);
    }
    // A chunk is always played whole, so that a trial is the same however many are asked for.
    if (left === 0) return;
    for (const { place, sum } of traceChunk(this.#machine, this.#luck).slice(0, left)) this.#counter.add(place, sum, 1);
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    const machine = this.#machine;
    this.#opened.forEach((count, end) => {
      if (count === 0) return;
      const { to, gain } = stepOf(machine, 0, machine.entryRegisters, end);
      if (to >= machine.endBase) this.#counter.add(to, machine.entrySum + gain, count);
    });
    this.#opened.fill(0);
    this.#counter.flush(tally);
  }

  #playChunk(): void {
    const loops = this.#loops;
    const { cap, roundsMax, drawsMax } = this.#machine;
    // A draw ends one round at most where the cap is told by sums.
    const toldFrom = cap === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : roundsMax - 1;
    this.#luck.fill(loops.words, CHUNK_TRIALS);
    let left = loops.draw(CHUNK_TRIALS, 0, OPENING, false);
    let ended = 0;
    if (toldFrom <= 0) {
      ended = left - loops.draw(left, 0, CAPPING, true);
      left -= ended;
    }
    for (let at = 1; left > 0; at += 1) {
      if (at >= drawsMax) throw new InvariantError('a compiled trial does not end');
      this.#luck.fill(loops.words, left);
      const still = loops.draw(left, ended, layerOf(this.#machine, at), at >= toldFrom);
      ended += left - still;
      left = still;
    }
    if (ended > 0) this.#counter.count(loops.endPlaces, loops.endSums, ended);
  }
}
