import { InvariantError } from '../../errors.ts';
import type { Tally } from '../result.ts';
import { type Settle, SumCounter } from '../sum-counter.ts';
import { drawsMax } from './endless.ts';
import { DrawLuck } from './luck.ts';
import * as draws from './register-draws.ts';
import type { RegisterMachine } from './register-machine.ts';
import { traceRegisters } from './register-trace.ts';

const { CHUNK_TRIALS } = draws;

/** The machine whose tables stand in the working memory of {@link draws}. */
let loaded: RegisterMachine | null = null;

/** Plays trials on a machine with registers: luck is a function of (seed, block) alone. */
export class RegisterPlayer {
  readonly #machine: RegisterMachine;
  readonly #counter: SumCounter;
  readonly #luck = new DrawLuck();
  readonly #wave: draws.RegisterWave;

  /** @param settle as that of the model */
  constructor(machine: RegisterMachine, settle?: Settle) {
    this.#machine = machine;
    this.#counter = new SumCounter(machine, settle);
    this.#wave = { left: 0, ended: 0, endBase: machine.endBase, round: machine.round };
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number): void {
    const machine = this.#machine;
    if (loaded !== machine) draws.load(machine);
    loaded = machine;
    this.#luck.seek(seed, block);
    let left = trials;
    for (; left >= CHUNK_TRIALS; left -= CHUNK_TRIALS) this.#playChunk();
    // A chunk is always played whole, so that a trial is the same however many are asked for.
    if (left === 0) return;
    for (const { place, sum } of traceRegisters(machine, this.#luck).slice(0, left)) this.#counter.add(place, sum, 1);
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    this.#counter.flush(tally);
  }

  #playChunk(): void {
    const { roundsMax, roundsAStop } = this.#machine;
    const wave = this.#wave;
    const most = drawsMax(roundsMax);
    draws.begin(this.#machine);
    wave.left = CHUNK_TRIALS;
    wave.ended = 0;
    for (let at = 1; wave.left > 0; at += 1) {
      if (at > most) throw new InvariantError('a compiled trial does not end');
      const { left } = wave;
      draws.fillWords(this.#luck, left);
      const still = draws.drawWave(wave);
      wave.ended += left - still;
      wave.left = still;
      if (roundsMax > 0 && at * roundsAStop >= roundsMax) this.#cap();
    }
    draws.countEnded(wave.ended, (places, sums, trials) => this.#counter.count(places, sums, trials));
  }

  #cap(): void {
    const wave = this.#wave;
    const still = draws.capThose(wave.left, wave.ended, this.#machine.cap, this.#machine.capped);
    wave.ended += wave.left - still;
    wave.left = still;
  }
}
