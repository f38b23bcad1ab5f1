import { DiceError } from '../errors.ts';
import { type Arithmetic, convolve, floats, integers } from './arithmetic.ts';
import type { Law } from './dice.ts';
import { type KeepGroup, keepHighest } from './keep.ts';
import { makeLaw } from './law.ts';
import { cutTotals, EXPLOSIONS_LEFT_OUT, explodingDie } from './roll-keep.ts';

/**
 * How a ten-sided die of a pool counts: `exploding` is rolled again on 10 and added, without limit; `plain` counts 10 as
 * 10; `ten-is-zero` counts it 0.
 */
export type DieSort = 'exploding' | 'plain' | 'ten-is-zero';

/** Dice rolled together, of which the best are added up. */
export interface KeepSpec {
  /** Dice in the order in which they are rolled. */
  readonly groups: readonly { readonly count: number; readonly sort: DieSort }[];
  /** Best dice that are added up; more than are rolled keep them all. */
  readonly kept: number;
}

/** A pool ready to be rolled; made by {@link keepPool}. */
export interface KeepPool extends KeepSpec {
  /** Dice rolled. */
  readonly rolled: number;
  /** Sort of all the dice, or `mixed`; ten-is-zero dice count as mixed. */
  readonly sort: 'exploding' | 'plain' | 'mixed';
  /** Least total. */
  readonly min: number;
  /** Over total - min; the last outcome is its total or more. Carries fractions where they are not too costly. */
  readonly law: Law;
  /** Probability, at most, that the total lies beyond that of the last outcome; below 1e-13. */
  readonly dropped: number;
  /** Whether the total is drawn from the law rather than rolled die by die. */
  readonly isDrawn: boolean;
}

/** A pool of which only a range of the total matters; made by {@link keepBands}. */
export interface KeepBands {
  readonly pool: KeepPool;
  /** First total of the second, third … band, ascending. */
  readonly starts: readonly number[];
  /** Over bands; carries fractions where they are not too costly. */
  readonly law: Law;
  /** Probability, at most, that a band is mistaken: 0 when every start is within the pool's law. */
  readonly dropped: number;
}

/** Dice of one pool, at most. */
export const POOL_DICE_MAX = 30;

const SIDES = 10;
/** Probability that the law of a pool may leave out: a trial rolls hundreds of pools and may lose 1e-12 in all. */
const DROPPED_MAX = 1e-15;
/** Steps of work in long integers, about a second. */
const EXACT_COST_MAX = 2e6;

const pools = new Map<string, KeepPool>();

/**
 * The pool of a specification; the same object for the same specification.
 * @param isDrawn draw totals from the law instead of rolling (engine `tables`)
 * @throws DiceError on a count that is negative or no whole number, or on more than {@link POOL_DICE_MAX} dice
 */
export function keepPool(spec: KeepSpec, isDrawn = false): KeepPool {
  const { groups, kept } = normalized(spec);
  const key = `${groups.map(({ count, sort }) => `${count} ${sort}`).join()} keep ${kept} ${isDrawn}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const rolled = groups.reduce((sum, { count }) => sum + count, 0);
  const { min, p, dropped } = totals(groups, kept);
  const law = withFractions(makeLaw(p), () => exactLaw(groups, kept, min, p.length));
  const pool: KeepPool = { groups, kept, rolled, sort: commonSort(groups), min, law, dropped, isDrawn };
  pools.set(key, pool);
  return pool;
}

/**
 * Bands of a pool's total: band b holds `starts[b-1] <= total < starts[b]`.
 * @param starts ascending; bands may be empty
 */
export function keepBands(pool: KeepPool, starts: readonly number[]): KeepBands {
  const { probabilities } = pool.law;
  const end = pool.min + probabilities.length;
  const bands = [...starts, Number.POSITIVE_INFINITY].map((to, band) => {
    let sum = 0;
    const first = Math.max(0, (starts[band - 1] ?? Number.NEGATIVE_INFINITY) - pool.min);
    for (let at = Math.min(to, end) - pool.min - 1; at >= first; at -= 1) sum += probabilities[at] ?? 0;
    return sum;
  });
  const law = withFractions(makeLaw(bands), () => exactBands(pool, starts));
  return { pool, starts, law, dropped: starts.some((start) => start >= end) ? pool.dropped : 0 };
}

/** Band (0-based) into which a total falls. */
export function bandOf(starts: readonly number[], total: number): number {
  let band = 0;
  while (band < starts.length && total >= (starts[band] as number)) band += 1;
  return band;
}

/**
 * Rolls the dice of a pool one by one.
 * @param roll gives the next face of a ten-sided die
 * @returns the faces of each die: several when it exploded
 */
export function rollDice(pool: KeepPool, roll: () => number): number[][] {
  const dice: number[][] = [];
  for (const { count, sort } of pool.groups) {
    for (let die = 0; die < count; die += 1) {
      const faces = [roll()];
      while (sort === 'exploding' && faces.at(-1) === SIDES) faces.push(roll());
      dice.push(faces);
    }
  }
  return dice;
}

/**
 * Rolls the dice of a pool one by one and adds up the best.
 * @param roll gives the next face of a ten-sided die
 * @param shown receives the faces, those of an exploding die one after another
 */
export function rollPool(pool: KeepPool, roll: () => number, shown?: number[]): number {
  const dice = rollDice(pool, roll);
  for (const faces of dice) shown?.push(...faces);
  const sorts = pool.groups.flatMap(({ count, sort }) => new Array<DieSort>(count).fill(sort));
  const values = dice.map((faces, at) => dieValue(faces, sorts[at] as DieSort)).sort((a, b) => b - a);
  return values.slice(0, pool.kept).reduce((sum, value) => sum + value, 0);
}

function dieValue(faces: readonly number[], sort: DieSort): number {
  if (sort === 'ten-is-zero') return (faces[0] as number) % SIDES;
  return faces.reduce((sum, face) => sum + face, 0);
}

type Groups = KeepSpec['groups'];

/** Without empty groups, and keeping no more than is rolled; nothing is rolled of which nothing is kept. */
function normalized({ groups, kept }: KeepSpec): KeepSpec {
  const rolled = groups.reduce((sum, { count }) => sum + count, 0);
  if (![kept, ...groups.map(({ count }) => count)].every((n) => Number.isInteger(n) && n >= 0)) {
    throw new DiceError('dice/pool', `there is no pool that keeps ${kept} of ${rolled} dice`);
  }
  if (rolled > POOL_DICE_MAX) {
    throw new DiceError('dice/pool', `a pool of ${rolled} dice: at most ${POOL_DICE_MAX}`);
  }
  return { groups: kept === 0 ? [] : groups.filter(({ count }) => count > 0), kept: Math.min(kept, rolled) };
}

function commonSort(groups: Groups): KeepPool['sort'] {
  const sort = groups[0]?.sort ?? 'plain';
  return sort !== 'ten-is-zero' && groups.every((group) => group.sort === sort) ? sort : 'mixed';
}

function totals(groups: Groups, kept: number): { min: number; p: number[]; dropped: number } {
  if (kept === 0) return { min: 0, p: [1], dropped: 0 };
  const rolled = groups.reduce((sum, { count }) => sum + count, 0);
  const isBounded = groups.every(({ sort }) => sort !== 'exploding');
  // Exploding dice beat others value by value, so what bounds a pool of them bounds every pool.
  const { length, beyond } = isBounded
    ? { length: kept * SIDES + 1, beyond: 0 }
    : cutTotals(rolled, kept, SIDES, DROPPED_MAX / 1000);
  const dice = groups.map(({ count, sort }) => ({
    rolled: count,
    die: sort === 'exploding' ? explodingDie(length, SIDES) : boundedDie(sort, 1 / SIDES, 0),
  }));
  const p = sumOfBest(floats, dice, kept, length);
  let dropped = isBounded ? 0 : beyond + rolled * EXPLOSIONS_LEFT_OUT;
  while (dropped + (p.at(-1) ?? 1) < (isBounded ? Number.MIN_VALUE : DROPPED_MAX)) dropped += p.pop() ?? 0;
  p.push((p.pop() ?? 0) + dropped);
  const min = Math.min(kept, rolled - zeroDice(groups));
  return { min, p: p.slice(min), dropped };
}

function zeroDice(groups: Groups): number {
  return groups.reduce((sum, { count, sort }) => sum + (sort === 'ten-is-zero' ? count : 0), 0);
}

/** Index value → weight of a die that does not explode. */
function boundedDie<T>(sort: DieSort, face: T, zero: T): T[] {
  const faces = new Array<T>(SIDES).fill(face);
  return sort === 'plain' ? [zero, ...faces] : faces;
}

function sumOfBest<T>(arithmetic: Arithmetic<T>, groups: readonly KeepGroup<T>[], kept: number, length: number): T[] {
  if (groups.reduce((sum, { rolled }) => sum + rolled, 0) > kept) {
    return keepHighest(arithmetic, { groups, kept, totalsBelow: length });
  }
  let sum = [arithmetic.one];
  for (const { die, rolled } of groups) {
    for (let added = 0; added < rolled; added += 1) sum = convolve(arithmetic, sum, die, length);
  }
  return sum;
}

type Fractions = NonNullable<Law['fractions']>;

/** The law with fractions that are worked out when they are first asked for. */
function withFractions(law: Law, work: () => Fractions | undefined): Law {
  let isKnown = false;
  let fractions: Fractions | undefined;
  return {
    probabilities: law.probabilities,
    alias: law.alias,
    threshold: law.threshold,
    get fractions() {
      if (!isKnown) fractions = work();
      isKnown = true;
      return fractions;
    },
  };
}

/** Weights of the totals below a bound, over one denominator. */
interface ExactBelow {
  /** Index total → weight. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
}

const exactPools = new Map<string, ExactBelow>();

/** Exact weights of totals under `limit`, perhaps of more; undefined when they cost too much. */
function exactBelow(groups: Groups, kept: number, limit: number): ExactBelow | undefined {
  // Values of a die under `depth` explosions are all that matter: the others reach the limit alone.
  const depth = Math.max(1, Math.ceil(limit / SIDES));
  const length = depth * SIDES;
  if ((length ** 2 * kept * (kept + 2) * groups.length) / 4 > EXACT_COST_MAX) return undefined;
  const key = `${groups.map(({ count, sort }) => `${count} ${sort}`).join()} keep ${kept} below ${length}`;
  const known = exactPools.get(key);
  if (known !== undefined) return known;
  const exploding = Array.from({ length }, (_, value) =>
    value % SIDES === 0 ? 0n : BigInt(SIDES) ** BigInt(depth - 1 - Math.floor(value / SIDES)),
  );
  const dice = groups.map(({ count, sort }) => ({
    rolled: count,
    die: sort === 'exploding' ? exploding : boundedDie(sort, 1n, 0n),
  }));
  const digits = groups.reduce((sum, { count, sort }) => sum + count * (sort === 'exploding' ? depth : 1), 0);
  const exact = { weights: sumOfBest(integers, dice, kept, length), denominator: 10n ** BigInt(digits) };
  exactPools.set(key, exact);
  return exact;
}

function exactLaw(groups: Groups, kept: number, min: number, outcomes: number): Fractions | undefined {
  const last = min + outcomes - 1;
  const exact = exactBelow(groups, kept, last);
  if (exact === undefined) return undefined;
  const numerators = Array.from({ length: outcomes - 1 }, (_, at) => exact.weights[min + at] ?? 0n);
  return complete(numerators, exact.denominator);
}

function exactBands({ groups, kept }: KeepPool, starts: readonly number[]): Fractions | undefined {
  const exact = exactBelow(groups, kept, Math.max(0, starts.at(-1) ?? 0));
  if (exact === undefined) return undefined;
  const numerators = starts.map((to, band) =>
    exact.weights.slice(Math.max(0, starts[band - 1] ?? 0), Math.max(0, to)).reduce((sum, weight) => sum + weight, 0n),
  );
  return complete(numerators, exact.denominator);
}

/** The fractions of all outcomes but the last, which has the rest. */
function complete(numerators: readonly bigint[], denominator: bigint): Fractions {
  const rest = numerators.reduce((left, numerator) => left - numerator, denominator);
  return { numerators: [...numerators, rest], denominator };
}
