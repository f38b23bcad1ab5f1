import { TapeDice } from '../dice/sampled.ts';
import type { Model } from '../systems/system.ts';
import type { DiceMachine } from './dice-machine.ts';
import { begin, endAll, stepDraw, stepOther, stepTens, takeOver } from './lanes/draw.ts';
import { stepPlain } from './lanes/plain.ts';
import { LANES, loadTables } from './lanes/state.ts';
import { stepStrike } from './lanes/strike.ts';
import { refill, seek, TURNS } from './lanes/tapes.ts';
import { BLOCK_TRIALS, type Tally } from './result.ts';
import { SumCounter } from './sum-counter.ts';
import { createTally } from './tally.ts';

/** Blocks that are best played together: enough to keep a core busy, few enough to stop soon. */
export const BLOCKS_AT_ONCE = 32;

/** Trials that are counted together. */
const CHUNK_TRIALS = 1_024;

/** Short stretches for V8 to see all of the loops before they get hot, see `rehearse` of the compiled draws. */
const REHEARSALS = 100;
const REHEARSED = { seed: 0, block: 0, trials: 8, blockTrials: 4 } as const;

/** Trials in blocks, each on luck of its own. */
interface Stretch {
  readonly seed: number;
  /** First block. */
  readonly block: number;
  readonly trials: number;
  readonly blockTrials: number;
}

/** Trials that have ended, their places and sums. */
const ends = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** Lanes whose trials have just ended. */
const over = new Int32Array(LANES);

/** The machine whose tables are in the loops. */
let loaded: DiceMachine | null = null;

/**
 * Plays trials of a model with registers on the machine that was derived from it: the same luck, the same ends, less work.
 *
 * Stretches are played by this one object, without closures: what V8 compiles for it lives as long as it does. An object for
 * each stretch would be gone at the next collection of garbage, and the code of the loops that call its methods with it.
 */
export class DiceWalker {
  readonly #machine: DiceMachine;
  readonly #counter: SumCounter;
  /** Index lane → trials of its block that are not over. */
  readonly #left = new Int32Array(LANES);
  /** Index lane → its dice of other sides than ten; none where no such dice are rolled. */
  readonly #others: readonly TapeDice[];
  #seed = 0;
  #blockTrials = 0;
  #nextBlock = 0;
  #notBegun = 0;
  /** Lanes in which trials are under way. */
  #active = 0;

  constructor(model: Model, machine: DiceMachine) {
    this.#machine = machine;
    this.#counter = new SumCounter(machine, model.settle?.bind(model));
    this.#others = machine.lanes.hasOthers ? Array.from({ length: LANES }, () => new TapeDice()) : [];
  }

  /**
   * Plays trials from the first of a block on, and adds them to a tally. Several blocks are played side by side, each on its
   * own luck: what a trial reads and does while another waits for memory costs nothing.
   */
  playBlocks({ seed, block, trials }: Omit<Stretch, 'blockTrials'>, tally: Tally): void {
    if (loaded !== this.#machine) {
      loaded = this.#machine;
      loadTables(this.#machine.lanes);
      const { outcomeCount, fields } = this.#machine;
      const unused = createTally(outcomeCount, fields.length);
      for (let at = 0; at < REHEARSALS; at += 1) this.#play(REHEARSED);
      this.#counter.flush(unused);
    }
    this.#play({ seed, block, trials, blockTrials: BLOCK_TRIALS });
    this.#counter.flush(tally);
  }

  /** Plays a stretch, and counts its trials. */
  #play({ seed, block, trials, blockTrials }: Stretch): void {
    const { cap, lanes: tables } = this.#machine;
    const { capped, hasOthers } = tables;
    const others = this.#others;
    this.#seed = seed;
    this.#blockTrials = blockTrials;
    this.#nextBlock = block;
    this.#notBegun = trials;
    this.#active = 0;
    endAll();
    let lanes = 0;
    for (; lanes < LANES && this.#notBegun > 0; lanes += 1) this.#beginBlock(lanes);
    let ended = 0;
    while (this.#active > 0) {
      refill(lanes);
      for (let turn = 0; turn < TURNS; turn += 1) {
        stepPlain();
        stepStrike();
        stepTens(cap, capped);
        stepDraw(cap, capped);
        if (hasOthers) stepOther(cap, capped, others);
        ended = this.#takeOver(ended);
      }
      if (ended <= CHUNK_TRIALS - TURNS * LANES) continue;
      this.#counter.count(ends, sums, ended);
      ended = 0;
    }
    this.#counter.count(ends, sums, ended);
  }

  /** Notes the trials that are over behind others, and begins new ones in their lanes. @returns how many are noted */
  #takeOver(noted: number): number {
    const count = takeOver(over, ends, sums, noted);
    for (let at = 0; at < count; at += 1) {
      const lane = over[at] as number;
      const outcome = noted + at;
      ends[outcome] = (ends[outcome] as number) + this.#machine.endBase;
      const left = (this.#left[lane] as number) - 1;
      this.#left[lane] = left;
      if (left > 0) this.#beginTrial(lane);
      else {
        this.#active -= 1;
        if (this.#notBegun > 0) this.#beginBlock(lane);
      }
    }
    return noted + count;
  }

  #beginBlock(lane: number): void {
    seek(lane, this.#seed, this.#nextBlock);
    this.#others[lane]?.seek(this.#seed, this.#nextBlock);
    const trials = Math.min(this.#blockTrials, this.#notBegun);
    this.#left[lane] = trials;
    this.#notBegun -= trials;
    this.#nextBlock += 1;
    this.#active += 1;
    this.#beginTrial(lane);
  }

  #beginTrial(lane: number): void {
    const { lanes, entryRegisters } = this.#machine;
    begin(lane, lanes.start, entryRegisters, lanes.startSum);
  }
}
