import { InvariantError } from '../../errors.ts';
import type { Tally } from '../result.ts';
import { type Settle, SumCounter } from '../sum-counter.ts';
import { CHUNK_TRIALS, Chunk, capThose, drawOpening, drawWave } from './draws.ts';
import { DrawLuck } from './luck.ts';
import type { Machine } from './machine.ts';
import { traceChunk } from './trace.ts';

/** A trial of more draws than this never ends: a defect of the rules. */
const WAVES_MAX = 10_000_000;

/** Plays trials on a machine: luck is a function of (seed, block) alone. */
export class MachinePlayer {
  readonly machine: Machine;
  readonly #counter: SumCounter;
  readonly #luck = new DrawLuck();
  readonly #chunk = new Chunk();
  /** Index end of the opening draw → trials that came there. */
  readonly #opened: Int32Array;

  /** @param settle as that of the model */
  constructor(machine: Machine, settle?: Settle) {
    this.machine = machine;
    this.#counter = new SumCounter(machine, settle);
    this.#opened = new Int32Array(machine.opening.tables.place.length);
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number): void {
    this.#luck.seek(seed, block);
    let left = trials;
    for (; left >= CHUNK_TRIALS; left -= CHUNK_TRIALS) this.#playChunk();
    // A chunk is always played whole, so that a trial is the same however many are asked for.
    if (left > 0) {
      for (const { place, sum } of traceChunk(this.machine, this.#luck).slice(0, left))
        this.#counter.add(place, sum, 1);
    }
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    const { opening, endBase, entrySum } = this.machine;
    const { place, gain } = opening.tables;
    this.#opened.forEach((count, end) => {
      const to = place[end] as number;
      if (count > 0 && to >= endBase) this.#counter.add(to, entrySum + (gain[end] as number), count);
    });
    this.#opened.fill(0);
    this.#counter.flush(tally);
  }

  #playChunk(): void {
    const { opening, draws, endBase, entrySum, cap, capped } = this.machine;
    const luck = this.#luck;
    const chunk = this.#chunk;
    luck.fill(chunk.words);
    let left = drawOpening(chunk, opening.tables, { met: this.#opened, entrySum });
    let ended = 0;
    let read = CHUNK_TRIALS;
    for (let wave = 0; left > 0; wave += 1) {
      const draw = draws[Math.min(wave, draws.length - 1)];
      if (draw === undefined || wave > WAVES_MAX) throw new InvariantError('a compiled trial does not end');
      if (read + left > CHUNK_TRIALS) {
        luck.fill(chunk.words);
        read = 0;
      }
      const before = left;
      left = drawWave(chunk, draw.tables, { left, from: read, ended, endBase });
      ended += before - left;
      read += before;
      if (draw.asksCap && left > 0) {
        const still = capThose(chunk, { left, ended, cap, capped });
        ended += left - still;
        left = still;
      }
    }
    this.#counter.count(chunk.endPlaces, chunk.endSums, ended);
  }
}
