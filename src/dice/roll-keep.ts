import { DiceError } from '../errors.ts';
import { convolve, floats, integers, pascalTriangle } from './arithmetic.ts';
import { Fraction } from './fraction.ts';
import { keepHighest } from './keep.ts';
import type { ExactTotals } from './pool.ts';
import type { TotalLaw } from './total.ts';

/**
 * Roll-and-keep: every die that shows its highest face is rolled again and the results are added, without limit; then
 * the best dice are kept. Keeping first and exploding then would be another law.
 */
export interface ExplodingPool {
  /** At least 1. */
  readonly rolled: number;
  /** 1..rolled. */
  readonly kept: number;
  /** Faces of one die, at least 2; 10 when absent. */
  readonly sides?: number;
}

/** Probability that a law may leave out. */
const DROPPED_MAX = 1e-15;

/** Probability, at most, of the explosions that the law of one die leaves out. */
export const EXPLOSIONS_LEFT_OUT = 1e-21;

/** Steps that totals below a bound cost, roughly: what limits are set on. */
export function rollKeepCost(pool: ExplodingPool, below: number): number {
  return (Math.max(0, below) ** 2 * pool.kept * (pool.kept + 2)) / 4;
}

/**
 * Law of the kept total, cut where less than 1e-15 remains.
 * @returns `dropped` bounds the probability of what lies beyond
 */
export function rollKeepLaw(pool: ExplodingPool): TotalLaw {
  const { rolled, kept, sides } = checked(pool);
  const { length, beyond } = cutTotals(rolled, kept, sides, DROPPED_MAX / 1000);
  const die = explodingDie(length, sides);
  const totals =
    kept === rolled
      ? sumOf(die, rolled, length)
      : keepHighest(floats, { groups: [{ die, rolled }], kept, totalsBelow: length });
  let dropped = beyond + rolled * EXPLOSIONS_LEFT_OUT;
  while (dropped + (totals.at(-1) ?? 1) < DROPPED_MAX) dropped += totals.pop() ?? 0;
  return { min: kept, p: Float64Array.from(totals.slice(kept)), dropped };
}

/**
 * Exact weights of the totals kept..below-1.
 * @param below first total that is left out
 */
export function exactRollKeep(pool: ExplodingPool, below: number): ExactTotals {
  const { rolled, kept, sides } = checked(pool);
  // A die that reaches `below` makes the total reach it, so values under it are all that matter.
  const length = Math.max(1, below);
  const depth = Math.floor((length - 1) / sides) + 1;
  const die = Array.from({ length }, (_, value) =>
    value % sides === 0 ? 0n : BigInt(sides) ** BigInt(depth - 1 - Math.floor(value / sides)),
  );
  const totals = keepHighest(integers, { groups: [{ die, rolled }], kept, totalsBelow: length });
  return { min: kept, weights: totals.slice(kept), denominator: BigInt(sides) ** BigInt(depth * rolled) };
}

/** P(kept total ≥ target), exactly: a finite decimal for ten-sided dice. */
export function rollKeepAtLeast(pool: ExplodingPool, target: number): Fraction {
  const { weights, denominator } = exactRollKeep(pool, target);
  return new Fraction(denominator - weights.reduce((sum, weight) => sum + weight, 0n), denominator);
}

/**
 * Mean of the kept total, exactly.
 *
 * It is the sum over ranks j ≤ kept and values v of P(at least j dice reach v), a polynomial in p = P(one die reaches
 * v): Σ_k (-1)^(k-j) C(k-1, j-1) C(rolled, k) p^k. One die reaches q·sides + r (r = 1..sides) with
 * p = (sides + 1 - r) / sides^(q+1), so the sum of p^k over all v is geometric: Σ_a a^k / (sides^k - 1), a = 1..sides.
 */
export function rollKeepMean(pool: ExplodingPool): Fraction {
  const { rolled, kept, sides } = checked(pool);
  const choose = pascalTriangle(integers, rolled);
  let mean = Fraction.zero;
  for (let k = 1; k <= rolled; k += 1) {
    let reached = 0n;
    for (let a = 1; a <= sides; a += 1) reached += BigInt(a) ** BigInt(k);
    let ways = 0n;
    for (let rank = 1; rank <= Math.min(kept, k); rank += 1) {
      ways += ((k - rank) % 2 === 0 ? 1n : -1n) * (choose[k - 1]?.[rank - 1] ?? 0n);
    }
    const factor = ways * (choose[rolled]?.[k] ?? 0n);
    mean = mean.plus(new Fraction(factor * reached, BigInt(sides) ** BigInt(k) - 1n));
  }
  return mean;
}

/** Law of one exploding die: index value, below `length` → probability; {@link EXPLOSIONS_LEFT_OUT} is missing at most. */
export function explodingDie(length: number, sides: number): number[] {
  const explosionsMax = Math.ceil(-Math.log10(EXPLOSIONS_LEFT_OUT) / Math.log10(sides)) - 1;
  return Array.from({ length: Math.min(length, sides * (explosionsMax + 1)) }, (_, value) =>
    value % sides === 0 ? 0 : sides ** -(Math.floor(value / sides) + 1),
  );
}

/**
 * Where to stop: the kept total reaches n when some choice of kept dice sums to n or more, so its probability is below
 * C(rolled, kept) · E[z^V]^kept / z^n for every z > 1 for which a die's generating function converges (Chernoff).
 * @param target probability that may lie beyond
 */
export function cutTotals(
  rolled: number,
  kept: number,
  sides: number,
  target: number,
): { readonly length: number; readonly beyond: number } {
  const choices = pascalTriangle(floats, rolled)[rolled]?.[kept] ?? 1;
  let length = Number.POSITIVE_INFINITY;
  for (let step = 1; step < 200; step += 1) {
    const z = sides ** (step / 200 / sides);
    let first = 0;
    for (let r = 1; r < sides; r += 1) first += z ** r / sides;
    const generating = first / (1 - z ** sides / sides);
    length = Math.min(length, Math.ceil((Math.log(choices / target) + kept * Math.log(generating)) / Math.log(z)));
  }
  return { length, beyond: target };
}

function sumOf(die: readonly number[], rolled: number, length: number): number[] {
  let sum = [1];
  for (let added = 0; added < rolled; added += 1) sum = convolve(floats, sum, die, length);
  return sum;
}

function checked(pool: ExplodingPool): Required<ExplodingPool> {
  const { rolled, kept, sides = 10 } = pool;
  if (![rolled, kept, sides].every((n) => Number.isInteger(n) && n >= 1) || kept > rolled || sides < 2) {
    throw new DiceError('dice/pool', `there is no pool of ${rolled}k${kept} with exploding d${sides}`);
  }
  return { rolled, kept, sides };
}
