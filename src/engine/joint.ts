import type { AddressedDice } from '../dice/addressed.ts';
import type { Pieces } from '../dice/pieces.ts';
import { InvariantError } from '../errors.ts';
import type { Model } from '../systems/system.ts';
import { PIECE_WORK, resultMetrics, type Trial, workOf } from './block.ts';
import { addCrossed, type CrossedSums, createCrossedSums, type Followed, followedIn, type Played } from './crossing.ts';
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
  /** Index other → whether it did as the first in every trial, because nothing asked where they differ; absent: none did. */
  alike?: readonly boolean[];
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
export function sharedMetrics(first: Pick<First, 'model'>, other: Pick<First, 'model'>): readonly string[] {
  const others = new Map(resultMetrics(other.model).map(({ name, min = 0 }) => [name, min]));
  return resultMetrics(first.model).flatMap(({ name, min = 0 }) => (others.get(name) === min ? [name] : []));
}

/** The first of a family, beside which the others are counted: what it is called and came to, but for its model. */
interface First extends Played {
  readonly model: Pick<Model, 'outcomes' | 'metrics' | 'roundsMax'>;
}

/**
 * Plays some trials of a family on shared luck, each die's found by its address. Members are added one after the other, the
 * first first, so that no more than one of them need be at hand.
 */
export class FamilyPlay {
  readonly #order: FamilyOrder;
  readonly #dice: AddressedDice;
  readonly #outcomes: Float64Array[] = [];
  readonly #moments: Float64Array[] = [];
  /** Index member → index trial → what is followed. */
  readonly #columns: Float64Array[] = [];
  readonly #alike: boolean[] = [];
  #first: First | null = null;
  #lead: Trial | null = null;

  constructor(order: FamilyOrder, dice: AddressedDice) {
    this.#order = order;
    this.#dice = dice;
  }

  /**
   * Plays all trials of the next member, in pieces.
   * @throws InvariantError naming the trial when the rules fail or never end
   */
  *add(trial: Trial): Pieces<void> {
    const played = yield* this.#play(trial);
    const { followed } = this.#order;
    if (followed !== undefined) this.#columns.push(followedIn(trial.model, followed, played));
    const first = this.#first;
    if (first !== null) {
      this.#pair(first, trial, played);
      this.#alike.push(false);
    } else {
      const { outcomes, metrics, roundsMax } = trial.model;
      this.#first = { model: { outcomes, metrics, roundsMax }, ...played };
      this.#lead = trial;
    }
  }

  /** Adds a member who does in all trials as the first did. */
  repeat(): void {
    if (this.#first === null || this.#lead === null) throw new InvariantError('a family without its first');
    const [column] = this.#columns;
    if (column !== undefined) this.#columns.push(column);
    this.#pair(this.#first, this.#lead, this.#first);
    this.#alike.push(true);
  }

  /** What was counted of the members added; two at least. */
  tally(): JointTally {
    const columns = this.#columns;
    const crossed = this.#order.followed === undefined ? {} : { crossed: createCrossedSums(columns.length) };
    if (crossed.crossed !== undefined) addCrossed(crossed.crossed, columns);
    const alike = this.#alike.includes(true) ? { alike: this.#alike } : {};
    const tally = {
      trials: this.#order.trials,
      outcomes: this.#outcomes,
      moments: this.#moments,
      ...crossed,
      ...alike,
    };
    checkJoint(tally);
    return tally;
  }

  *#play(trial: Trial): Pieces<Played> {
    const { seed, first, trials } = this.#order;
    const { length } = trial.values;
    const outcomes = new Int32Array(trials);
    const values = new Int32Array(trials * length);
    let work = 0;
    for (let at = 0; at < trials; at += 1) {
      this.#dice.seek(seed, first + at);
      const outcome = trial.play(this.#dice);
      if (outcome < 0) throw new InvariantError(`trial ${first + at} of seed ${seed} on shared luck does not end`);
      outcomes[at] = outcome;
      values.set(trial.values, at * length);
      work += workOf(trial);
      if (work < PIECE_WORK) continue;
      work = 0;
      yield;
    }
    return { outcomes, values };
  }

  #pair(first: First, other: Trial, played: Played): void {
    const { outcomes, values } = played;
    const table = new Float64Array(first.model.outcomes.length * other.model.outcomes.length);
    const columns = columnsOf(first, other);
    const moments = new Float64Array(columns.first.length * MOMENTS);
    const width = first.values.length / outcomes.length;
    const otherWidth = other.values.length;
    for (let at = 0; at < outcomes.length; at += 1) {
      const cell = (first.outcomes[at] as number) * other.model.outcomes.length + (outcomes[at] as number);
      table[cell] = (table[cell] as number) + 1;
      for (let metric = 0, to = 0; to < moments.length; metric += 1, to += MOMENTS) {
        const x = first.values[at * width + (columns.first[metric] as number)] as number;
        const y = values[at * otherWidth + (columns.other[metric] as number)] as number;
        moments[to] = (moments[to] as number) + x;
        moments[to + 1] = (moments[to + 1] as number) + x * x;
        moments[to + 2] = (moments[to + 2] as number) + y;
        moments[to + 3] = (moments[to + 3] as number) + y * y;
        moments[to + 4] = (moments[to + 4] as number) + x * y;
      }
    }
    this.#outcomes.push(table);
    this.#moments.push(moments);
  }
}

/** Index shared metric → its place among the values of the first and of the other. */
interface MetricColumns {
  readonly first: Int32Array;
  readonly other: Int32Array;
}

function columnsOf(first: Pick<First, 'model'>, other: Pick<First, 'model'>): MetricColumns {
  const placeIn = ({ model }: Pick<First, 'model'>): Map<string, number> =>
    new Map(resultMetrics(model).map(({ name }, index) => [name, index]));
  const names = sharedMetrics(first, other);
  const [mine, theirs] = [placeIn(first), placeIn(other)];
  return {
    first: Int32Array.from(names, (name) => mine.get(name) ?? 0),
    other: Int32Array.from(names, (name) => theirs.get(name) ?? 0),
  };
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
  if (into.alike !== undefined) into.alike = into.alike.map((alike, at) => alike && from.alike?.[at] === true);
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
