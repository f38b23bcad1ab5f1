import { DiceError } from '../errors.ts';

/** A finite probability law over 0..n-1, ready to be enumerated or drawn from. */
export interface Law {
  /** Index outcome → probability; sums to 1. */
  readonly probabilities: Float64Array;
  /** Walker alias table: index column → outcome taken above the threshold. Length is a power of two. */
  readonly alias: Uint32Array;
  /** Index column → threshold in units of 2^-32 below which the column's own outcome is taken. */
  readonly threshold: Float64Array;
  /**
   * The probabilities as exact fractions over one denominator, where they were asked for; null where they have none that
   * could be read, as those of an endless series.
   */
  readonly fractions?: { readonly numerators: readonly bigint[]; readonly denominator: bigint } | null | undefined;
}

const TICKS = 2 ** 32;
const SUM_TOLERANCE = 1e-9;

/**
 * Builds a law with its alias table from the probabilities of outcomes 0..n-1.
 *
 * The table is padded to a power of two (at least 2 columns) so that a column is picked by masking bits, and thresholds
 * are rounded to whole multiples of 2^-32: what the table draws is within 2^-33 in total variation of what was given,
 * and an outcome of probability 0 is never drawn.
 * @param probabilities non-negative, summing to 1 within 1e-9
 * @throws DiceError on anything else
 * @source M. D. Vose, A Linear Algorithm for Generating Random Numbers with a Given Distribution (1991)
 */
export function makeLaw(probabilities: ArrayLike<number>): Law {
  return lawOf(probabilities, () => 1);
}

/**
 * As {@link makeLaw}, for draws from a single word of 32 bits: a column is picked by its lowest bits, and the whole word is
 * held against the threshold. So thresholds are whole multiples of as many 2^-32 as there are columns, and what the table
 * draws is within 2^-33 for each column in total variation of what was given: 2^-24 for the 512 columns of the largest pools.
 */
export function makeOneWordLaw(probabilities: ArrayLike<number>): Law {
  return lawOf(probabilities, (columns) => columns);
}

/** @param stepFor columns → thresholds are whole multiples of so many ticks */
function lawOf(probabilities: ArrayLike<number>, stepFor: (columns: number) => number): Law {
  const given = new Float64Array(probabilities);
  const sum = checkedSum(given);
  const columns = 2 ** Math.max(1, Math.ceil(Math.log2(given.length)));
  const step = stepFor(columns);
  // Scaled so that an average column holds 1.
  const mass = new Float64Array(columns);
  for (let outcome = 0; outcome < given.length; outcome += 1) {
    mass[outcome] = ((given[outcome] as number) / sum) * columns;
  }
  const alias = new Uint32Array(columns);
  const threshold = new Float64Array(columns).fill(TICKS);
  const small: number[] = [];
  const large: number[] = [];
  for (let column = columns - 1; column >= 0; column -= 1) {
    alias[column] = column;
    ((mass[column] as number) < 1 ? small : large).push(column);
  }
  for (let poor = small.pop(); poor !== undefined; poor = small.pop()) {
    const held = mass[poor] as number;
    const rich = large.pop();
    // Rounding may leave a poor column without a giver: its gap is rounding error, unless it is an empty column.
    if (rich === undefined && held >= 0.5) continue;
    alias[poor] = rich ?? likeliest(given);
    threshold[poor] = step * Math.round((held * TICKS) / step);
    if (rich === undefined) continue;
    const left = (mass[rich] as number) - (1 - held);
    mass[rich] = left;
    (left < 1 ? small : large).push(rich);
  }
  return { probabilities: given, alias, threshold };
}

function checkedSum(given: Float64Array): number {
  let sum = 0;
  for (let outcome = 0; outcome < given.length; outcome += 1) {
    const p = given[outcome] as number;
    if (!(p >= 0)) throw new DiceError('dice/law', `${p} is no probability`);
    sum += p;
  }
  if (!(Math.abs(sum - 1) <= SUM_TOLERANCE)) {
    throw new DiceError('dice/law', `the probabilities of a law sum to ${sum}, not to 1`);
  }
  return sum;
}

function likeliest(given: Float64Array): number {
  let best = 0;
  for (let outcome = 1; outcome < given.length; outcome += 1) {
    if ((given[outcome] as number) > (given[best] as number)) best = outcome;
  }
  return best;
}

/**
 * Probability with which the alias table of a law gives each outcome 0..n-1, exactly as it is sampled.
 * @returns index outcome → probability
 */
export function drawnProbabilities(law: Law): Float64Array {
  const columns = law.threshold.length;
  const drawn = new Float64Array(columns);
  for (let column = 0; column < columns; column += 1) {
    const own = (law.threshold[column] as number) / TICKS / columns;
    const other = law.alias[column] as number;
    drawn[column] = (drawn[column] as number) + own;
    drawn[other] = (drawn[other] as number) + (1 / columns - own);
  }
  return drawn.subarray(0, law.probabilities.length);
}
