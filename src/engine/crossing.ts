import { InvariantError } from '../errors.ts';
import type { Model } from '../systems/system.ts';
import { resultMetrics } from './block.ts';

/** What a member came to in some consecutive trials. */
export interface Played {
  /** Index trial → index of its outcome. */
  readonly outcomes: Int32Array;
  /** Index trial × metrics + metric → value, counted from its least. */
  readonly values: Int32Array;
}

/** The integer that is followed in every member of a family: whether an outcome happened, or a metric's value. */
export interface Followed {
  readonly kind: 'outcome' | 'metric';
  readonly name: string;
}

/** Sums over the trials of a family of one integer of each member; from them follows the variance of any contrast. */
export interface CrossedSums {
  /** Index member → Σ x. */
  readonly sums: Float64Array;
  /** Member × member, row by row, on and above the diagonal: Σ x·y; 0 below it. */
  readonly products: Float64Array;
}

export function createCrossedSums(members: number): CrossedSums {
  return { sums: new Float64Array(members), products: new Float64Array(members * members) };
}

/** What is followed in a member, trial after trial; what a member does not know never happens, or is 0. */
export function followedIn(
  model: Pick<Model, 'outcomes' | 'metrics' | 'roundsMax'>,
  { kind, name }: Followed,
  { outcomes, values }: Played,
): Float64Array {
  const metrics = resultMetrics(model);
  const named = kind === 'outcome' ? model.outcomes : metrics;
  const place = named.findIndex((it) => it.name === name);
  if (place < 0) return new Float64Array(outcomes.length);
  if (kind === 'outcome') return Float64Array.from(outcomes, (outcome) => (outcome === place ? 1 : 0));
  const least = metrics[place]?.min ?? 0;
  return Float64Array.from(outcomes, (_, at) => (values[at * metrics.length + place] as number) + least);
}

/** Adds trials that all members have played. @param columns index member → index trial → what is followed */
export function addCrossed({ sums, products }: CrossedSums, columns: readonly Float64Array[]): void {
  const count = columns.length;
  const trials = columns[0]?.length ?? 0;
  const values = new Float64Array(count);
  for (let trial = 0; trial < trials; trial += 1) {
    for (let member = 0; member < count; member += 1) values[member] = columns[member]?.[trial] as number;
    for (let one = 0; one < count; one += 1) {
      const x = values[one] as number;
      if (x === 0) continue;
      sums[one] = (sums[one] as number) + x;
      for (let other = one, at = one * count + one; other < count; other += 1, at += 1) {
        products[at] = (products[at] as number) + x * (values[other] as number);
      }
    }
  }
}

/**
 * n, Σ c and Σ c² of a contrast c = Σ weightᵢ·xᵢ, the same combination of the members in every trial.
 * @param weights integers, index member; members beyond the list do not count
 * @throws InvariantError when a sum leaves the exact integers
 */
export function contrastMoments(
  { sums, products }: CrossedSums,
  weights: readonly number[],
  n: number,
): { readonly n: number; readonly sum: number; readonly squares: number } {
  const count = sums.length;
  const terms = weights.flatMap((weight, member) => (weight === 0 ? [] : [{ weight, member }]));
  let sum = 0;
  let squares = 0n;
  for (const { weight: one, member: row } of terms) {
    sum += one * (sums[row] ?? 0);
    for (const { weight: other, member: column } of terms) {
      const at = Math.min(row, column) * count + Math.max(row, column);
      squares += BigInt(one * other) * BigInt(products[at] ?? 0);
    }
  }
  if (!Number.isSafeInteger(sum) || squares > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new InvariantError('a contrast leaves the exact integers');
  }
  return { n, sum, squares: Number(squares) };
}
