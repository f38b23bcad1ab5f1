import { InvariantError } from '../errors.ts';
import { resultMetrics, type Trial } from './block.ts';

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

/** Takes one integer of each member of a family, trial after trial. */
export class Crossing {
  readonly #values: Float64Array;
  /** Index member → its outcome, or the place of its metric; -1 where it has none such. */
  readonly #places: Int32Array;
  /** Index member → what a metric's counts begin at. */
  readonly #least: Int32Array;
  readonly #isOutcome: boolean;

  constructor(family: readonly Trial[], { kind, name }: Followed) {
    this.#values = new Float64Array(family.length);
    this.#isOutcome = kind === 'outcome';
    const named = family.map(({ model }) => (kind === 'outcome' ? model.outcomes : resultMetrics(model)));
    this.#places = Int32Array.from(named, (list) => list.findIndex((it) => it.name === name));
    const least = family.map(({ model }) => resultMetrics(model).find((it) => it.name === name)?.min ?? 0);
    this.#least = Int32Array.from(least);
  }

  /** Takes what a member's trial came to; what a member does not know never happens, or is 0. */
  take(member: number, outcome: number, metrics: Int32Array): void {
    const place = this.#places[member] as number;
    if (this.#isOutcome) this.#values[member] = outcome === place ? 1 : 0;
    else this.#values[member] = place < 0 ? 0 : (metrics[place] as number) + (this.#least[member] as number);
  }

  /** Adds the trial that all members have played. */
  addTo({ sums, products }: CrossedSums): void {
    const values = this.#values;
    const count = values.length;
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
