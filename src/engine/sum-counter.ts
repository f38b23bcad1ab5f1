import { type Field, GROUPS, type GroupBits, groupStart } from './packing.ts';
import type { Tally } from './result.ts';
import { recordValue } from './tally.ts';

/** Values of a group, at most. */
const GROUP_SIZE = 2 ** 15;

/** What the sums of trials mean: see {@link Packing}. */
export interface SumFacts {
  /** Place of the first outcome; the others follow. */
  readonly endBase: number;
  readonly outcomeCount: number;
  readonly fields: readonly Field[];
  /** Index field → value of its metric at 0. */
  readonly offsets: readonly number[];
  /** 0 without rounds; with them, the first field holds the rounds that have ended. */
  readonly roundsMax: number;
  readonly groupBits: GroupBits;
}

/** As {@link Model.settle}. */
export type Settle = (metric: number, value: number, outcome: number) => number;

/**
 * Counts trials by their packed sums: a sum is split into its groups of counters, each group is counted whole, and taken
 * apart into metrics once for all. Where metrics are settled by the outcome, each outcome is counted apart.
 */
export class SumCounter {
  readonly #facts: SumFacts;
  readonly #settle: Settle | undefined;
  readonly #outcomes: Int32Array;
  /** Index (class × GROUPS + group) × GROUP_SIZE + value of the group → trials. */
  readonly #groups: Int32Array;
  /** Index outcome → where its class begins in `#groups`. */
  readonly #classOf: Int32Array;
  readonly #classes: number;
  readonly #bits: GroupBits;

  constructor(facts: SumFacts, settle?: Settle) {
    this.#facts = facts;
    this.#bits = facts.groupBits;
    this.#settle = settle;
    this.#classes = settle === undefined ? 1 : facts.outcomeCount;
    this.#outcomes = new Int32Array(facts.outcomeCount);
    this.#groups = new Int32Array(this.#classes * GROUPS * GROUP_SIZE);
    this.#classOf = Int32Array.from(this.#outcomes, (_, outcome) =>
      settle === undefined ? 0 : outcome * GROUPS * GROUP_SIZE,
    );
  }

  /** @param places index trial → place of its outcome; @param sums index trial → sum */
  count(places: Int32Array, sums: Float64Array, trials: number): void {
    const groups = this.#groups;
    const outcomes = this.#outcomes;
    const classOf = this.#classOf;
    const { endBase } = this.#facts;
    const [firstBits, secondBits, thirdBits] = this.#bits;
    // A sum is read in two halves of two groups each: either is a small integer.
    const half = 2 ** (firstBits + secondBits);
    const firstMask = 2 ** firstBits - 1;
    const thirdMask = 2 ** thirdBits - 1;
    for (let trial = 0; trial < trials; trial += 1) {
      const sum = sums[trial] as number;
      const outcome = ((places[trial] as number) - endBase) | 0;
      const from = classOf[outcome] as number;
      const high = Math.trunc(sum / half) | 0;
      const low = (sum - high * half) | 0;
      const a = from + (low & firstMask);
      const b = from + GROUP_SIZE + (low >>> firstBits);
      const c = from + 2 * GROUP_SIZE + (high & thirdMask);
      const d = from + 3 * GROUP_SIZE + (high >>> thirdBits);
      groups[a] = (groups[a] as number) + 1;
      groups[b] = (groups[b] as number) + 1;
      groups[c] = (groups[c] as number) + 1;
      groups[d] = (groups[d] as number) + 1;
      outcomes[outcome] = (outcomes[outcome] as number) + 1;
    }
  }

  /** Counts some trials that ended alike. */
  add(place: number, sum: number, trials: number): void {
    const outcome = place - this.#facts.endBase;
    const from = this.#classOf[outcome] as number;
    this.#outcomes[outcome] = (this.#outcomes[outcome] as number) + trials;
    for (let group = 0; group < GROUPS; group += 1) {
      const at = from + group * GROUP_SIZE + this.#groupOf(sum, group);
      this.#groups[at] = (this.#groups[at] as number) + trials;
    }
  }

  /** Values of the metrics of one trial, in the order of the fields. */
  valuesOf(place: number, sum: number): readonly number[] {
    const { fields, endBase } = this.#facts;
    return fields.map(({ group, shift, mask }, metric) => {
      const within = this.#groupOf(sum, group);
      return this.#valueOf(metric, (within >>> shift) & mask, place - endBase);
    });
  }

  #groupOf(sum: number, group: number): number {
    return Math.floor(sum / 2 ** groupStart(this.#bits, group)) % 2 ** (this.#bits[group] as number);
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    for (const [outcome, count] of this.#outcomes.entries()) {
      tally.outcomes[outcome] = (tally.outcomes[outcome] as number) + count;
      tally.trials += count;
    }
    for (let each = 0; each < this.#classes; each += 1) {
      for (let group = 0; group < GROUPS; group += 1) this.#flushGroup(tally, each, group);
    }
    this.#outcomes.fill(0);
    this.#groups.fill(0);
  }

  #flushGroup(tally: Tally, each: number, group: number): void {
    const from = (each * GROUPS + group) * GROUP_SIZE;
    const groups = this.#groups;
    const met: number[] = [];
    for (let value = 0; value < GROUP_SIZE; value += 1) if ((groups[from + value] as number) > 0) met.push(value);
    for (const [metric, field] of this.#facts.fields.entries()) {
      if (field.group !== group) continue;
      const byGain = new Float64Array(field.mask + 1);
      for (const value of met) {
        const gain = (value >>> field.shift) & field.mask;
        byGain[gain] = (byGain[gain] as number) + (groups[from + value] as number);
      }
      byGain.forEach((count, gain) => {
        if (count > 0) recordValue(tally, metric, this.#valueOf(metric, gain, each), count);
      });
    }
  }

  /** Value of a metric whose field has come to `gain` in a trial that ended so. */
  #valueOf(metric: number, gain: number, outcome: number): number {
    const { roundsMax, offsets } = this.#facts;
    const value = (offsets[metric] as number) + gain;
    const own = roundsMax === 0 ? 0 : 1;
    if (own === 1 && metric === 0) return Math.min(roundsMax, value);
    return this.#settle === undefined ? value : this.#settle(metric - own, value, outcome);
  }
}
