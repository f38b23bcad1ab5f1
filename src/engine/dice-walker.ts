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

/** Blocks that are best played together: enough to keep a core busy, few enough to stop soon. */
export const BLOCKS_AT_ONCE = 16;

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

/** Plays trials of a model with registers on the machine that was derived from it: the same luck, the same ends, less work. */
export class DiceWalker {
  readonly #machine: DiceMachine;
  readonly #counter: SumCounter;

  constructor(model: Model, machine: DiceMachine) {
    this.#machine = machine;
    this.#counter = new SumCounter(machine, model.settle?.bind(model));
  }

  /**
   * Plays trials from the first of a block on, and adds them to a tally. Several blocks are played side by side, each on its
   * own luck: what a trial reads and does while another waits for memory costs nothing.
   */
  playBlocks(order: Pick<Stretch, 'seed' | 'block' | 'trials'>, tally: Tally): void {
    const machine = this.#machine;
    if (loaded !== machine) {
      loaded = machine;
      loadTables(machine.lanes);
      for (let at = 0; at < REHEARSALS; at += 1) new Course(machine, REHEARSED).play(() => {});
    }
    const course = new Course(machine, { ...order, blockTrials: BLOCK_TRIALS });
    course.play((count) => this.#counter.count(ends, sums, count));
    this.#counter.flush(tally);
  }
}

/** Trials of a stretch, a lane for each block. */
class Course {
  readonly #machine: DiceMachine;
  readonly #stretch: Stretch;
  /** Index lane → trials of its block that are not over. */
  readonly #left = new Int32Array(LANES);
  /** Index lane → its dice of other sides than ten. */
  readonly #others: readonly TapeDice[];
  #nextBlock: number;
  #notBegun: number;
  /** Lanes in which trials are under way. */
  #active = 0;

  constructor(machine: DiceMachine, stretch: Stretch) {
    const { block, trials, blockTrials } = stretch;
    const lanes = Math.min(LANES, Math.ceil(trials / blockTrials));
    this.#machine = machine;
    this.#stretch = stretch;
    this.#others = machine.lanes.hasOthers ? Array.from({ length: lanes }, () => new TapeDice()) : [];
    this.#nextBlock = block;
    this.#notBegun = trials;
  }

  /** Plays all, handing over trials that have ended from time to time: so many of `ends` and `sums`. */
  play(count: (trials: number) => void): void {
    const { cap, lanes: tables } = this.#machine;
    const { capped, hasOthers } = tables;
    const roll = (lane: number, sides: number): number => (this.#others[lane] as TapeDice).roll(sides, 0);
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
        if (hasOthers) stepOther(cap, capped, roll);
        ended = this.#takeOver(ended);
      }
      if (ended <= CHUNK_TRIALS - TURNS * LANES) continue;
      count(ended);
      ended = 0;
    }
    count(ended);
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
    const { seed, blockTrials } = this.#stretch;
    seek(lane, seed, this.#nextBlock);
    this.#others[lane]?.seek(seed, this.#nextBlock);
    const trials = Math.min(blockTrials, this.#notBegun);
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
