import { FACES_RESERVED, type TapeDice } from '../dice/sampled.ts';
import type { Model } from '../systems/system.ts';
import { type Automaton, endFor, outcomeAt, sidesAt } from './automaton.ts';
import { type Field, GROUP_BITS, GROUPS, groupSizes } from './packing.ts';
import { type PairTable, pairTable } from './pairs.ts';
import type { Tally } from './result.ts';
import { startMetrics } from './steps.ts';
import { recordValue } from './tally.ts';

/** Trials per call of the inner loop: few enough that what it leaves to be counted is still in the nearest cache. */
const CHUNK_TRIALS = 256;
const GROUP_SIZE = 2 ** GROUP_BITS;
const GROUP_MASK = GROUP_SIZE - 1;
/** The sum is read in two halves of two groups each: either is a small integer. */
const HALF = GROUP_SIZE * GROUP_SIZE;

// One chunk's trials: where each ended, and its sum of gains. Constants of the module, for V8 then folds their addresses.
const ends = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);

// What was met in one group, and of one of its counters: index gain → trials.
const values = new Int32Array(GROUP_SIZE);
const valueCounts = new Int32Array(GROUP_SIZE);
const gainCounts = new Int32Array(GROUP_SIZE);

/** Fills {@link gainCounts} for one of the counters of a group. @param found values listed */
function addUp(found: number, { shift, mask }: Field): void {
  gainCounts.fill(0, 0, mask + 1);
  for (let at = 0; at < found; at += 1) {
    const gain = ((values[at] as number) >>> shift) & mask;
    gainCounts[gain] = (gainCounts[gain] as number) + (valueCounts[at] as number);
  }
}

/**
 * Plays trials of a model on the machine that was derived from it: the same dice, the same ends, less work. The gains of
 * a trial are one sum; its groups of counters are counted group by group, and taken apart into metrics once for all.
 */
export class Walker {
  readonly #automaton: Automaton;
  readonly #pairs: PairTable;
  readonly #roundsMax: number;
  /** The end that stands for the cap of rounds. */
  readonly #unresolved: number;
  /** Index counter → value at the start of a trial. */
  readonly #start: Int32Array;
  /** Index group → values that it may have. */
  readonly #sizes: readonly number[];
  /** Index group × GROUP_SIZE + value of the group → trials. */
  readonly #groups = new Int32Array(GROUPS * GROUP_SIZE);

  constructor(model: Model, automaton: Automaton) {
    this.#automaton = automaton;
    this.#pairs = pairTable(automaton);
    this.#unresolved = endFor(automaton, model.unresolved);
    this.#roundsMax = model.roundsMax;
    this.#start = startMetrics(model);
    this.#sizes = groupSizes(automaton.packing);
  }

  /** Plays trials on dice that stand at their first, and adds them to a tally. */
  playTrials(dice: TapeDice, trials: number, tally: Tally): void {
    for (let left = trials; left > 0; left -= CHUNK_TRIALS) {
      const count = Math.min(CHUNK_TRIALS, left);
      this.#playChunk(dice, count);
      this.#count(count, tally);
    }
    tally.trials += trials;
    this.#flush(tally);
  }

  /**
   * The inner loops read the tape by themselves: {@link TapeDice.roll} a die would cost a store for each. The first takes
   * dice by twos, the second goes on one by one where the rounds are nearly over, or there is no table of pairs.
   */
  #playChunk(dice: TapeDice, trials: number): void {
    const { quickNext, quickGains, quickEnd, dieEnd, endBase, entry, entrySum } = this.#automaton;
    const { next: pairNext, gains: pairGains, end: pairEnd, sumEnd: pairSumEnd } = this.#pairs;
    const { faces } = dice;
    let at = dice.taken;
    for (let trial = 0; trial < trials; trial += 1) {
      if (at > FACES_RESERVED) {
        dice.taken = at;
        dice.reserve();
        at = dice.taken;
      }
      let pair = entry << 3;
      let sum = entrySum;
      while (pair < pairEnd && sum < pairSumEnd) {
        // Whole numbers for good: without `| 0` V8 looks for overflow at every die, which doubles the time.
        const way = (pair + ((faces[at] as number) << 3) + (faces[(at + 1) | 0] as number)) | 0;
        at = (at + 2) | 0;
        pair = pairNext[way] as number;
        sum += pairGains[way] as number;
      }
      at = (at - (pair & 1)) | 0;
      let node = pair >> 3;
      while (node < dieEnd && sum < quickEnd) {
        const way = (node + (faces[at] as number)) | 0;
        at = (at + 1) | 0;
        node = quickNext[way] as number;
        sum += quickGains[way] as number;
      }
      ends[trial] = node;
      sums[trial] = sum;
      if (node < endBase) {
        dice.taken = at;
        this.#finish(dice, trial);
        at = dice.taken;
      }
    }
    dice.taken = at;
  }

  /** Plays on a trial that has come where the quick way cannot go: to the last rounds, or to another die. */
  #finish(dice: TapeDice, trial: number): void {
    const { next, gains, quickNext, quickGains, quickEnd, dieEnd, endBase, packing } = this.#automaton;
    let node = ends[trial] as number;
    let sum = sums[trial] as number;
    while (node < endBase && sum < packing.cap) {
      const sides = sidesAt(this.#automaton, node);
      const way = node + (sides === 0 ? 1 : dice.roll(sides, 0));
      const isQuick = node < dieEnd && sum < quickEnd;
      node = (isQuick ? quickNext : next)[way] as number;
      sum += (isQuick ? quickGains : gains)[way] as number;
    }
    ends[trial] = node < endBase ? this.#unresolved : node;
    sums[trial] = sum;
  }

  /** Counts the trials of a chunk. Apart from the walk, where one trial's counting can overlap the next one's. */
  #count(trials: number, tally: Tally): void {
    const groups = this.#groups;
    const automaton = this.#automaton;
    const { outcomes } = tally;
    for (let trial = 0; trial < trials; trial += 1) {
      const sum = sums[trial] as number;
      const high = Math.trunc(sum / HALF) | 0;
      const low = (sum - high * HALF) | 0;
      const a = low & GROUP_MASK;
      const b = GROUP_SIZE + (low >>> GROUP_BITS);
      const c = 2 * GROUP_SIZE + (high & GROUP_MASK);
      const d = 3 * GROUP_SIZE + (high >>> GROUP_BITS);
      groups[a] = (groups[a] as number) + 1;
      groups[b] = (groups[b] as number) + 1;
      groups[c] = (groups[c] as number) + 1;
      groups[d] = (groups[d] as number) + 1;
      const outcome = outcomeAt(automaton, ends[trial] as number);
      outcomes[outcome] = (outcomes[outcome] as number) + 1;
    }
  }

  /** Takes what was counted apart into metrics. */
  #flush(tally: Tally): void {
    const { fields } = this.#automaton.packing;
    for (let group = 0; group < GROUPS; group += 1) {
      const found = this.#collect(group);
      for (const [metric, field] of fields.entries()) {
        if (field.group !== group) continue;
        addUp(found, field);
        for (let gain = 0; gain <= field.mask; gain += 1) {
          const count = gainCounts[gain] as number;
          if (count > 0) recordValue(tally, metric, this.#valueOf(metric, gain), count);
        }
      }
    }
    this.#groups.fill(0);
  }

  /** Lists the values of a group that were met; how many. */
  #collect(group: number): number {
    const counts = this.#groups;
    const base = group * GROUP_SIZE;
    let found = 0;
    const size = this.#sizes[group] as number;
    for (let value = 0; value < size; value += 1) {
      const count = counts[base + value] as number;
      if (count === 0) continue;
      values[found] = value;
      valueCounts[found] = count;
      found += 1;
    }
    return found;
  }

  /** Value of a metric that has grown by `gain` in a trial. */
  #valueOf(metric: number, gain: number): number {
    if (this.#roundsMax === 0) return (this.#start[metric] as number) + gain;
    return metric === 0 ? Math.min(this.#roundsMax, 1 + gain) : (this.#start[metric - 1] as number) + gain;
  }
}
