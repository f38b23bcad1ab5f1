import { type Arithmetic, convolve, floats, integers } from './arithmetic.ts';
import { type KeepGroup, keepHighest } from './keep.ts';
import type { Law } from './law.ts';
import { makeLaw, makeOneWordLaw } from './law.ts';
import { cutTotals, EXPLOSIONS_LEFT_OUT, explodingDie } from './roll-keep.ts';

const SIDES = 10;
/** Probability that the law of a pool may leave out: a trial rolls hundreds of pools and may lose 1e-12 in all. */
const DROPPED_MAX = 1e-15;
/** Steps of work in long integers, about a second. */
const EXACT_COST_MAX = 2e6;

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

/** A pool ready to be rolled; made by `keepPool`. */
export interface KeepPool extends KeepSpec {
  /** Dice rolled. */
  readonly rolled: number;
  /** Sort of all the dice, or `mixed`; ten-is-zero dice count as mixed. */
  readonly sort: 'exploding' | 'plain' | 'mixed';
  /** Least total. */
  readonly min: number;
  /**
   * Over total - min; the last outcome is its total or more. It can be drawn from a single word, see `makeOneWordLaw`.
   * Carries fractions where they are not too costly.
   */
  readonly law: Law;
  /** Probability, at most, that the total lies beyond that of the last outcome; below 1e-13. */
  readonly dropped: number;
  /** Whether the total is drawn from the law rather than rolled die by die. */
  readonly isDrawn: boolean;
}

/** A pool of which only a range of the total matters; made by `keepBands`. */
export interface KeepBands {
  readonly pool: KeepPool;
  /** First total of the second, third … band, ascending. */
  readonly starts: readonly number[];
  /** What the rules add to the total, which the starts leave out; for logs. */
  readonly added: number;
  /** Over bands; carries fractions where they are not too costly. */
  readonly law: Law;
  /** Probability, at most, that a band is mistaken: 0 when every start is within the pool's law. */
  readonly dropped: number;
  /** Where the starts follow from a number of the state: see {@link Reading}. */
  readonly reading: Reading | null;
}

/**
 * Bands whose starts follow from a register, a number of the state that decides nothing else (see `Model.registers`). As
 * their number may depend on it, such bands are told apart by their place below the highest, 0 for the highest itself.
 */
export interface Reading {
  /** Index of the register. */
  readonly register: number;
  /** The bands for a value of it, at least 0. */
  at(value: number): KeepBands;
}

type Groups = KeepSpec['groups'];

/** The law of a pool, with what it leaves out: see {@link KeepPool}. */
export interface KeepLaw {
  readonly law: Law;
  readonly dropped: number;
}

/** Law of the total of a pool's best dice. */
export function keepLaw({ groups, kept, min }: Pick<KeepPool, 'groups' | 'kept' | 'min'>): KeepLaw {
  const { p, dropped } = totalProbabilities(groups, kept);
  return { law: withFractions(makeOneWordLaw(p.slice(min)), () => exactLaw(groups, kept, p.length - 1, min)), dropped };
}

/** Law of the bands of a pool's total: see {@link KeepBands}. */
export function bandsLaw(pool: KeepPool, starts: readonly number[]): Law {
  return withFractions(makeLaw(bandProbabilities(pool, starts)), () => exactBands(pool, starts));
}

function bandProbabilities(pool: KeepPool, starts: readonly number[]): readonly number[] {
  const { probabilities } = pool.law;
  const end = pool.min + probabilities.length;
  return [...starts, end].map((to, band) => {
    let sum = 0;
    const first = Math.max(0, (starts[band - 1] ?? pool.min) - pool.min);
    // From the small end.
    for (let at = Math.min(to, end) - pool.min - 1; at >= first; at -= 1) sum += probabilities[at] ?? 0;
    return sum;
  });
}

/** Index total → probability, what is dropped counted with the last. */
function totalProbabilities(groups: Groups, kept: number): { readonly p: readonly number[]; readonly dropped: number } {
  if (kept === 0) return { p: [1], dropped: 0 };
  const rolled = countOf(groups);
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
  while (p.at(-1) === 0 || dropped + (p.at(-1) ?? 1) < (isBounded ? 0 : DROPPED_MAX)) dropped += p.pop() ?? 0;
  p.push((p.pop() ?? 0) + dropped);
  return { p, dropped };
}

/** All the dice of groups. */
export function countOf(groups: Groups): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Tells pools apart. */
export function nameOf(groups: Groups, kept: number): string {
  return `${groups.map(({ count, sort }) => `${count} ${sort}`).join()} keep ${kept}`;
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
  const key = `${nameOf(groups, kept)} below ${length}`;
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

/** The fractions of the totals min..last, the last with all beyond it. */
function exactLaw(groups: Groups, kept: number, last: number, min: number): Fractions | undefined {
  const exact = exactBelow(groups, kept, last);
  if (exact === undefined) return undefined;
  const numerators = Array.from({ length: last - min }, (_, at) => exact.weights[min + at] ?? 0n);
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
