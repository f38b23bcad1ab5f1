import { GROUP_BITS, GROUPS } from '../packing.ts';
import type { Tally } from '../result.ts';
import { recordValue } from '../tally.ts';
import type { Counting } from './counting.ts';
import { format } from './rounds.ts';

const GROUP_SIZE = 2 ** GROUP_BITS;
const GROUP_MASK = GROUP_SIZE - 1;
/** A sum is read in two halves of two groups each: either is a small integer. */
const HALF = GROUP_SIZE * GROUP_SIZE;

/** As rounds.ts has it; in constants of this module, which V8 folds. */
const { trialShift: TRIAL_SHIFT, outcome: OUTCOME, rounds: ROUNDS, set: SET } = format;

/** What a chunk of trials came to: the words of each, and index trial → its sum. */
export interface Ended {
  readonly trials: Int32Array;
  readonly sums: Float64Array;
}

/** Counts trials by outcome, by rounds, by who is left and by the groups of their sums, and takes it apart once for all. */
export class PartedCounter {
  readonly #counting: Counting;
  readonly #outcomes: Int32Array;
  readonly #rounds: Int32Array;
  readonly #sets: Int32Array;
  /** Index group × GROUP_SIZE + value of the group → trials. */
  readonly #groups = new Int32Array(GROUPS * GROUP_SIZE);

  constructor(
    counting: Counting,
    facts: { readonly outcomes: number; readonly rounds: number; readonly members: number },
  ) {
    this.#counting = counting;
    this.#outcomes = new Int32Array(facts.outcomes);
    this.#rounds = new Int32Array(facts.rounds + 1);
    this.#sets = new Int32Array(2 ** facts.members);
  }

  count({ trials, sums }: Ended, count: number): void {
    const groups = this.#groups;
    const byOutcome = this.#outcomes;
    const byRounds = this.#rounds;
    const bySet = this.#sets;
    for (let trial = 0; trial < count; trial += 1) {
      const at = trial << TRIAL_SHIFT;
      const sum = sums[trial] as number;
      const high = Math.trunc(sum / HALF) | 0;
      const low = (sum - high * HALF) | 0;
      const a = low & GROUP_MASK;
      const b = GROUP_SIZE + (low >>> GROUP_BITS);
      const c = 2 * GROUP_SIZE + (high & GROUP_MASK);
      const d = 3 * GROUP_SIZE + (high >>> GROUP_BITS);
      const outcome = trials[at + OUTCOME] as number;
      const round = trials[at + ROUNDS] as number;
      const set = trials[at + SET] as number;
      groups[a] = (groups[a] as number) + 1;
      groups[b] = (groups[b] as number) + 1;
      groups[c] = (groups[c] as number) + 1;
      groups[d] = (groups[d] as number) + 1;
      byOutcome[outcome] = (byOutcome[outcome] as number) + 1;
      byRounds[round] = (byRounds[round] as number) + 1;
      bySet[set] = (bySet[set] as number) + 1;
    }
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    for (const [outcome, count] of this.#outcomes.entries()) {
      tally.outcomes[outcome] = (tally.outcomes[outcome] as number) + count;
      tally.trials += count;
    }
    this.#rounds.forEach((count, rounds) => {
      if (count > 0) recordValue(tally, 0, rounds, count);
    });
    this.#flushSets(tally);
    for (let group = 0; group < GROUPS; group += 1) this.#flushGroup(tally, group);
    for (const counts of [this.#outcomes, this.#rounds, this.#sets, this.#groups]) counts.fill(0);
  }

  #flushSets(tally: Tally): void {
    const { byLoss } = this.#counting;
    this.#sets.forEach((count, set) => {
      if (count === 0) return;
      for (const [metric, losses] of byLoss.entries()) {
        if (losses !== null) recordValue(tally, 1 + metric, this.#valueOfLosses(metric, losses, set), count);
      }
    });
  }

  #valueOfLosses(metric: number, losses: readonly number[], set: number): number {
    const start = this.#counting.starts[metric] as number;
    return losses.reduce((sum, loss, member) => ((set >> member) & 1 ? sum : sum + loss), start);
  }

  #flushGroup(tally: Tally, group: number): void {
    const { fields, starts } = this.#counting;
    const from = group * GROUP_SIZE;
    const met: number[] = [];
    for (let value = 0; value < GROUP_SIZE; value += 1) if ((this.#groups[from + value] as number) > 0) met.push(value);
    for (const [metric, field] of fields.entries()) {
      if (field === null || field.group !== group) continue;
      const byGain = new Float64Array(field.mask + 1);
      for (const value of met) {
        const gain = (value >>> field.shift) & field.mask;
        byGain[gain] = (byGain[gain] as number) + (this.#groups[from + value] as number);
      }
      byGain.forEach((count, gain) => {
        if (count > 0) recordValue(tally, 1 + metric, (starts[metric] as number) + gain, count);
      });
    }
  }

  /** Values of the metrics of a trial, `rounds` first. */
  valuesOf({ rounds, set, sum }: { readonly rounds: number; readonly set: number; readonly sum: number }): Int32Array {
    const { byLoss, fields, starts } = this.#counting;
    const values = new Int32Array(1 + starts.length);
    values[0] = rounds;
    for (const [metric, start] of starts.entries()) {
      const losses = byLoss[metric];
      const field = fields[metric];
      values[1 + metric] =
        losses !== null && losses !== undefined
          ? this.#valueOfLosses(metric, losses, set)
          : start + (field === null || field === undefined ? 0 : gainIn(sum, field));
    }
    return values;
  }
}

/** What a sum holds in a field. */
export function gainIn(
  sum: number,
  { group, shift, mask }: { readonly group: number; readonly shift: number; readonly mask: number },
): number {
  return ((Math.floor(sum / 2 ** (GROUP_BITS * group)) % GROUP_SIZE) >>> shift) & mask;
}
