import { DiceError } from '../errors.ts';
import { type Arithmetic, floats, integers, pascalTriangle, powers } from './arithmetic.ts';
import { Fraction } from './fraction.ts';
import { keepHighest } from './keep.ts';
import type { TotalLaw } from './total.ts';

/** Alike bounded dice added up: all of them, or the highest or lowest. */
export interface Pool {
  /** At least 1. */
  readonly rolled: number;
  /** Faces 1..sides. */
  readonly sides: number;
  /** Dice added up, 1..rolled. */
  readonly kept: number;
  readonly which: 'highest' | 'lowest';
}

/** An exact law: probability of total `min + index` = weights[index] / denominator. */
export interface ExactTotals {
  readonly min: number;
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
}

/** Steps that the law of a pool costs, roughly: what limits are set on. */
export function poolCost(pool: Pool): number {
  const { rolled, sides, kept } = pool;
  return kept === rolled ? sides * rolled ** 2 : (sides * kept) ** 2 * (kept / 4 + 1) + sides * rolled * kept;
}

/** Law of the sum of the kept dice. */
export function poolLaw(pool: Pool): TotalLaw {
  checkPool(pool);
  return { min: pool.kept, p: Float64Array.from(poolWeights(floats, pool, 1 / pool.sides)), dropped: 0 };
}

/** The same as counts of equally likely rolls. */
export function exactPool(pool: Pool): ExactTotals {
  checkPool(pool);
  return {
    min: pool.kept,
    weights: poolWeights(integers, pool, 1n),
    denominator: BigInt(pool.sides) ** BigInt(pool.rolled),
  };
}

/** Index total - kept → weight. */
function poolWeights<T>(arithmetic: Arithmetic<T>, pool: Pool, face: T): T[] {
  const { rolled, sides, kept, which } = pool;
  if (kept === rolled) return sumWeights(arithmetic, rolled, sides, face);
  const highest = keepHighest(arithmetic, { groups: [{ die: new Array<T>(sides).fill(face), rolled }], kept });
  // Turning every die over (v → sides + 1 - v) makes the lowest dice the highest.
  return which === 'highest' ? highest : highest.reverse();
}

/** Index (sum of faces counted from 0) → weight. */
function sumWeights<T>(arithmetic: Arithmetic<T>, rolled: number, sides: number, face: T): T[] {
  let sum: T[] = [arithmetic.one];
  for (let die = 0; die < rolled; die += 1) {
    sum = windowSums(arithmetic, sum, sides).map((weight) => arithmetic.times(weight, face));
  }
  return sum;
}

/**
 * Index i → Σ of `list` over the last `width` places up to i. The list is cut into blocks as wide as the window, so that
 * a window is the end of one block and the beginning of the next: linear time, and no subtraction.
 * @source M. van Herk, A fast algorithm for local minimum and maximum filters (1992), applied to sums
 */
function windowSums<T>(arithmetic: Arithmetic<T>, list: readonly T[], width: number): T[] {
  const length = list.length + width - 1;
  const { zero, plus } = arithmetic;
  const toBlockEnd = new Array<T>(length).fill(zero);
  for (let at = length - 1; at >= 0; at -= 1) {
    const isLast = at === length - 1 || at % width === width - 1;
    toBlockEnd[at] = plus(list[at] ?? zero, isLast ? zero : (toBlockEnd[at + 1] as T));
  }
  let fromBlockStart = zero;
  const sums: T[] = [];
  for (let at = 0; at < length; at += 1) {
    fromBlockStart = plus(at % width === 0 ? zero : fromBlockStart, list[at] ?? zero);
    const first = at - width + 1;
    const isWholeBlock = at % width === width - 1;
    sums.push(first < 0 || isWholeBlock ? fromBlockStart : plus(toBlockEnd[first] as T, fromBlockStart));
  }
  return sums;
}

/** Mean of the kept dice. */
export function poolMean(pool: Pool): Fraction {
  checkPool(pool);
  const { rolled, sides, kept, which } = pool;
  if (kept === rolled) return new Fraction(BigInt(kept * (sides + 1)), 2n);
  // Sum over values v and ranks j ≤ kept of P(at least j dice show v or more).
  const choose = pascalTriangle(integers, rolled)[rolled] ?? [];
  let sum = 0n;
  for (let value = 1; value <= sides; value += 1) {
    const reached = powers(integers, BigInt(sides + 1 - value), rolled);
    const missed = powers(integers, BigInt(value - 1), rolled);
    for (let dice = 1; dice <= rolled; dice += 1) {
      const ways = (choose[dice] ?? 0n) * (reached[dice] ?? 0n) * (missed[rolled - dice] ?? 0n);
      sum += BigInt(Math.min(dice, kept)) * ways;
    }
  }
  const highest = new Fraction(sum, BigInt(sides) ** BigInt(rolled));
  return which === 'highest' ? highest : new Fraction(BigInt(kept * (sides + 1))).minus(highest);
}

/** Dice that each count when they show `target` or more. */
export interface SuccessPool {
  readonly rolled: number;
  readonly sides: number;
  readonly target: number;
}

/** Law of the number of successes, 0..rolled. */
export function successesLaw(pool: SuccessPool): TotalLaw {
  const hits = hittingFaces(pool);
  const p = successWeights(floats, pool.rolled, hits / pool.sides, (pool.sides - hits) / pool.sides);
  return { min: 0, p: Float64Array.from(p), dropped: 0 };
}

/** The same as counts of equally likely rolls. */
export function exactSuccesses(pool: SuccessPool): ExactTotals {
  const hits = hittingFaces(pool);
  return {
    min: 0,
    weights: successWeights(integers, pool.rolled, BigInt(hits), BigInt(pool.sides - hits)),
    denominator: BigInt(pool.sides) ** BigInt(pool.rolled),
  };
}

function successWeights<T>(arithmetic: Arithmetic<T>, rolled: number, hit: T, miss: T): T[] {
  const hits = powers(arithmetic, hit, rolled);
  const misses = powers(arithmetic, miss, rolled);
  const choose = pascalTriangle(arithmetic, rolled)[rolled] ?? [];
  return choose.map((ways, successes) =>
    arithmetic.times(ways, arithmetic.times(hits[successes] as T, misses[rolled - successes] as T)),
  );
}

function hittingFaces(pool: SuccessPool): number {
  checkPool({ ...pool, kept: pool.rolled, which: 'highest' });
  return Math.min(pool.sides, Math.max(0, pool.sides + 1 - pool.target));
}

function checkPool({ rolled, sides, kept }: Pool): void {
  const isPossible = [rolled, sides, kept].every((n) => Number.isInteger(n) && n >= 1) && kept <= rolled;
  if (!isPossible) throw new DiceError('dice/pool', `there is no pool of ${rolled}d${sides} that keeps ${kept}`);
}
