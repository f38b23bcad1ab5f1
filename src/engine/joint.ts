import type { AddressedDice } from '../dice/addressed.ts';
import { InvariantError } from '../errors.ts';
import { resultMetrics, type Trial } from './block.ts';
import { type CrossedSums, Crossing, createCrossedSums, type Followed } from './crossing.ts';
import { BLOCK_TRIALS } from './result.ts';

/** Sums kept for a metric that two variants share: Σx, Σx², Σy, Σy², Σxy, x of the first and y of the other. */
export const MOMENTS = 5;

/**
 * What a family of variants counted on shared luck: trial for trial, the first beside each of the others. Integers
 * only, so that merging commutes.
 */
export interface JointTally {
  trials: number;
  /** Index other (0 is the family's second) → outcome of the first × outcome of the other, row by row → trials. */
  readonly outcomes: readonly Float64Array[];
  /** Index other → shared metric ({@link sharedMetrics}) × {@link MOMENTS} sums, values counted from their least. */
  readonly moments: readonly Float64Array[];
  /** Every member beside every other, where that was asked for. */
  readonly crossed?: CrossedSums;
}

/** Consecutive trials of a family. */
export interface FamilyOrder {
  readonly seed: number;
  /** Number of the first trial, from 0 over the whole run. */
  readonly first: number;
  readonly trials: number;
  /** What to follow in every member; nothing when absent. */
  readonly followed?: Followed | undefined;
}

/** Names of the metrics that both models count from the same least value, in the order of the first. */
export function sharedMetrics(first: Pick<Trial, 'model'>, other: Pick<Trial, 'model'>): readonly string[] {
  const others = new Map(resultMetrics(other.model).map(({ name, min = 0 }) => [name, min]));
  return resultMetrics(first.model).flatMap(({ name, min = 0 }) => (others.get(name) === min ? [name] : []));
}

/** An empty joint tally of a family of at least two. @param isCrossed whether every member is counted beside every other */
export function createJointTally(family: readonly Trial[], isCrossed = false): JointTally {
  const [first, ...others] = family;
  if (first === undefined) throw new RangeError('a family has at least two variants');
  const rows = first.model.outcomes.length;
  return {
    trials: 0,
    outcomes: others.map((other) => new Float64Array(rows * other.model.outcomes.length)),
    moments: others.map((other) => new Float64Array(sharedMetrics(first, other).length * MOMENTS)),
    ...(isCrossed ? { crossed: createCrossedSums(family.length) } : {}),
  };
}

/**
 * Plays every trial once for each member of a family, each die's luck found by its address, and adds the pairs to a tally.
 * @param columns from {@link columnsOf}: where the shared metrics stand
 * @throws InvariantError naming the trial when the rules fail or never end
 */
export function runFamily(
  family: readonly Trial[],
  columns: readonly MetricColumns[],
  dice: AddressedDice,
  order: FamilyOrder,
  tally: JointTally,
): void {
  const [first, ...others] = family;
  if (first === undefined) return;
  const { crossed } = tally;
  const crossing = order.followed === undefined ? null : new Crossing(family, order.followed);
  for (let trial = order.first; trial < order.first + order.trials; trial += 1) {
    const outcome = play(first, dice, order.seed, trial);
    crossing?.take(0, outcome, first.values);
    for (let at = 0; at < others.length; at += 1) {
      const other = others[at] as Trial;
      const end = play(other, dice, order.seed, trial);
      crossing?.take(at + 1, end, other.values);
      const table = tally.outcomes[at] as Float64Array;
      const cell = outcome * other.model.outcomes.length + end;
      table[cell] = (table[cell] as number) + 1;
      addMoments(tally.moments[at] as Float64Array, columns[at] as MetricColumns, first.values, other.values);
    }
    if (crossed !== undefined) crossing?.addTo(crossed);
  }
  tally.trials += order.trials;
  checkJoint(tally);
}

/** Index shared metric → its place among the values of the first and of the other. */
export interface MetricColumns {
  readonly first: Int32Array;
  readonly other: Int32Array;
}

/** Index other → where the metrics that it shares with the first stand. */
export function columnsOf(family: readonly Trial[]): readonly MetricColumns[] {
  const [first, ...others] = family;
  if (first === undefined) return [];
  const placeIn = (trial: Trial): Map<string, number> =>
    new Map(resultMetrics(trial.model).map(({ name }, index) => [name, index]));
  const mine = placeIn(first);
  return others.map((other) => {
    const names = sharedMetrics(first, other);
    const theirs = placeIn(other);
    return {
      first: Int32Array.from(names, (name) => mine.get(name) ?? 0),
      other: Int32Array.from(names, (name) => theirs.get(name) ?? 0),
    };
  });
}

function play(trial: Trial, dice: AddressedDice, seed: number, number: number): number {
  dice.seek(seed, number);
  const outcome = trial.play(dice);
  if (outcome >= 0) return outcome;
  throw new InvariantError(`trial ${number} of seed ${seed} on shared luck does not end`);
}

function addMoments(sums: Float64Array, columns: MetricColumns, x: Int32Array, y: Int32Array): void {
  const { first, other } = columns;
  for (let metric = 0, at = 0; metric < first.length; metric += 1, at += MOMENTS) {
    const a = x[first[metric] as number] as number;
    const b = y[other[metric] as number] as number;
    sums[at] = (sums[at] as number) + a;
    sums[at + 1] = (sums[at + 1] as number) + a * a;
    sums[at + 2] = (sums[at + 2] as number) + b;
    sums[at + 3] = (sums[at + 3] as number) + b * b;
    sums[at + 4] = (sums[at + 4] as number) + a * b;
  }
}

/**
 * Adds the counts of `from` to `into`; the order of merging shows in no byte.
 * @throws InvariantError when the two count different families, or when a sum leaves the exact integers
 */
export function mergeJoint(into: JointTally, from: JointTally): void {
  into.trials += from.trials;
  addAll(into.outcomes, from.outcomes);
  addAll(into.moments, from.moments);
  addAll(crossedOf(into), crossedOf(from));
  checkJoint(into);
}

function crossedOf({ crossed }: JointTally): readonly Float64Array[] {
  return crossed === undefined ? [] : [crossed.sums, crossed.products];
}

function addAll(into: readonly Float64Array[], from: readonly Float64Array[]): void {
  into.forEach((sums, at) => {
    const more = from[at];
    if (more === undefined || more.length !== sums.length) {
      throw new InvariantError('joint tallies of different families cannot be merged');
    }
    for (let index = 0; index < sums.length; index += 1) {
      sums[index] = (sums[index] as number) + (more[index] as number);
    }
  });
}

function checkJoint(tally: JointTally): void {
  for (const table of tally.outcomes) {
    let total = 0;
    for (const count of table) total += count;
    if (total !== tally.trials) throw new InvariantError('pairs of outcomes do not add up to the trials');
  }
  for (const sums of [...tally.moments, ...crossedOf(tally)]) {
    for (const sum of sums) {
      if (!Number.isSafeInteger(sum)) throw new InvariantError('a sum over pairs leaves the exact integers');
    }
  }
}

/** Trials of a family that are handed out together; looks at a result come at multiples of it. */
export const FAMILY_TRIALS = BLOCK_TRIALS / 4;
