import { binomialUpperTail } from './binomial.ts';
import { chiSquaredTail, normalQuantile } from './distributions.ts';

export interface ChiSquaredResult {
  readonly statistic: number;
  /** Degrees of freedom after pooling; 0 when a single cell is left, and then pValue is 1. */
  readonly df: number;
  readonly pValue: number;
}

/** Cells are pooled until each expects this many: below it the χ² law is a poor approximation (Cochran 1954). */
const EXPECTED_MIN = 5;

/**
 * Pearson's χ² test of counts against a law. Neighbouring cells with few expected hits are pooled; a hit in a cell of
 * probability 0 makes pValue 0.
 * @param observed index cell → count
 * @param probabilities index cell → probability, summing to 1
 */
export function chiSquaredTest(observed: ArrayLike<number>, probabilities: ArrayLike<number>): ChiSquaredResult {
  let n = 0;
  for (let cell = 0; cell < observed.length; cell += 1) n += observed[cell] ?? 0;
  const pooled: { count: number; expected: number }[] = [];
  let open = { count: 0, expected: 0 };
  for (let cell = 0; cell < Math.max(observed.length, probabilities.length); cell += 1) {
    const count = observed[cell] ?? 0;
    const expected = n * (probabilities[cell] ?? 0);
    if (expected === 0 && count > 0) return { statistic: Number.POSITIVE_INFINITY, df: 1, pValue: 0 };
    open.count += count;
    open.expected += expected;
    if (open.expected >= EXPECTED_MIN) {
      pooled.push(open);
      open = { count: 0, expected: 0 };
    }
  }
  const last = pooled.at(-1);
  if (last !== undefined) {
    last.count += open.count;
    last.expected += open.expected;
  }
  if (pooled.length < 2) return { statistic: 0, df: 0, pValue: 1 };
  let statistic = 0;
  for (const { count, expected } of pooled) statistic += (count - expected) ** 2 / expected;
  return { statistic, df: pooled.length - 1, pValue: chiSquaredTail(statistic, pooled.length - 1) };
}

/** From this n·p·(1-p) on a count is near enough to normal for a distance of five standard errors to mean what it says. */
const NORMAL_VARIANCE_MIN = 100;

/**
 * How far a count lies from what probability p leads to expect, in standard errors, signed. Where the counts do not
 * allow a normal approximation, it is the normal deviate with the same exact binomial tail. Infinite for an impossible count.
 */
export function countDeviation(count: number, n: number, p: number): number {
  const excess = count - n * p;
  const variance = n * p * (1 - p);
  if (variance >= NORMAL_VARIANCE_MIN) return excess / Math.sqrt(variance);
  // A probability within rounding of 0 or 1 is one of them.
  if (n * Math.min(p, 1 - p) < 1e-9) {
    if (Math.abs(excess) < 0.5) return 0;
    return excess > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
  const upper = binomialUpperTail(count, n, p);
  const lower = binomialUpperTail(n - count, n, 1 - p);
  if (upper > 0.5 && lower > 0.5) return 0;
  // 1e-300 keeps the quantile finite where the tail underflows.
  return upper < lower ? -normalQuantile(Math.max(upper, 1e-300)) : normalQuantile(Math.max(lower, 1e-300));
}
