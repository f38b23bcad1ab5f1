import { InvariantError } from '../../errors.ts';
import type { Tally } from '../result.ts';
import { type Settle, SumCounter } from '../sum-counter.ts';
import type { Tables } from './draw-tables.ts';
import * as draws from './draws.ts';
import { drawsMaxOf } from './endless.ts';
import { DrawLuck } from './luck.ts';
import type { Machine, RoundMachine } from './machine.ts';
import { RegisterPlayer } from './register-player.ts';
import { traceRounds } from './trace.ts';

const { CHUNK_TRIALS } = draws;

/** The machine whose tables stand in the working memory of {@link draws}, and where its draws' nodes begin there. */
let loaded: { readonly machine: RoundMachine; readonly nodes: readonly number[] } | null = null;

/** Plays trials on a machine: luck is a function of (seed, block) alone. */
export class MachinePlayer {
  readonly #player: RoundPlayer | RegisterPlayer;

  /** @param settle as that of the model */
  constructor(machine: Machine, settle?: Settle) {
    this.#player = machine.kind === 'rounds' ? new RoundPlayer(machine, settle) : new RegisterPlayer(machine, settle);
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number): void {
    this.#player.play(seed, block, trials);
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    this.#player.flush(tally);
  }
}

class RoundPlayer {
  private readonly machine: RoundMachine;
  readonly #counter: SumCounter;
  readonly #luck = new DrawLuck();
  /** Index end of the opening draw → trials that came there. */
  readonly #opened: Int32Array;
  readonly #wave: draws.Wave;

  constructor(machine: RoundMachine, settle?: Settle) {
    this.machine = machine;
    this.#counter = new SumCounter(machine, settle);
    this.#opened = new Int32Array(machine.opening.tables.place.length);
    this.#wave = { left: 0, from: 0, ended: 0, nodes: 0, endBase: machine.endBase };
  }

  play(seed: number, block: number, trials: number): void {
    const nodes = load(this.machine);
    draws.loadOpening(this.machine.opening.tables);
    this.#luck.seek(seed, block);
    let left = trials;
    for (; left >= CHUNK_TRIALS; left -= CHUNK_TRIALS) this.#playChunk(nodes);
    draws.addMet(this.#opened);
    // A chunk is always played whole, so that a trial is the same however many are asked for.
    if (left === 0) return;
    for (const { place, sum } of traceRounds(this.machine, this.#luck).slice(0, left)) this.#counter.add(place, sum, 1);
  }

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

  /** @param nodes index draw → where its nodes begin */
  #playChunk(nodes: readonly number[]): void {
    const { machine } = this;
    const wave = this.#wave;
    draws.fillWords(this.#luck);
    wave.left = draws.drawOpening(machine.opening.tables, machine.entrySum);
    wave.ended = 0;
    wave.from = CHUNK_TRIALS;
    const last = machine.draws.length - 1;
    const most = drawsMaxOf(machine);
    for (let at = 0; wave.left > 0; at += 1) {
      const draw = machine.draws[Math.min(at, last)];
      if (draw === undefined || at >= most) throw new InvariantError('a compiled trial does not end');
      if (wave.from + wave.left > CHUNK_TRIALS) {
        draws.fillWords(this.#luck);
        wave.from = 0;
      }
      wave.nodes = nodes[Math.min(at, last)] as number;
      const { left } = wave;
      const still = draws.drawWave(wave);
      wave.from += left;
      wave.ended += left - still;
      wave.left = still;
      if (draw.asksCap) this.#cap();
    }
    draws.countEnded(wave.ended, (places, sums, trials) => this.#counter.count(places, sums, trials));
  }

  #cap(): void {
    const wave = this.#wave;
    const still = draws.capThose(wave.left, wave.ended, this.machine.cap, this.machine.capped);
    wave.ended += wave.left - still;
    wave.left = still;
  }
}

/** Makes sure that the tables of a machine are loaded. @returns index draw → where its nodes begin */
function load(machine: RoundMachine): readonly number[] {
  if (loaded?.machine === machine) return loaded.nodes;
  const all: readonly Tables[] = [...new Set(machine.draws.map(({ tables }) => tables))];
  const offsets = draws.loadTables(all);
  const nodes = machine.draws.map(({ tables }) => offsets[all.indexOf(tables)] as number);
  loaded = { machine, nodes };
  return nodes;
}
