import type { Interval } from './interval.ts';

/** A value with an interval about it; a bound may be infinite. */
export interface Bounded extends Interval {
  readonly value: number;
}

/**
 * Interval of a − b from an interval of each: the distances to the limits that would shrink the difference are taken
 * together like standard errors, less what the two share, and likewise those that would widen it.
 * @param correlation of the two estimates, -1..1: 0 for separate samples, -1 where it is unknown
 * @source Zou & Donner, Statistics in Medicine 27 (2008), 1693-1702; with Wilson's limits Newcombe's hybrid score
 *   intervals, Statistics in Medicine 17 (1998), 873-890 and 2635-2650
 */
export function moverDifference(a: Bounded, b: Bounded, correlation = 0): Interval {
  const difference = a.value - b.value;
  return {
    low: difference - together(a.value - a.low, b.high - b.value, correlation),
    high: difference + together(a.high - a.value, b.value - b.low, correlation),
  };
}

function together(one: number, other: number, correlation: number): number {
  if (!Number.isFinite(one) || !Number.isFinite(other)) return Number.POSITIVE_INFINITY;
  return Math.sqrt(Math.max(0, one * one + other * other - 2 * correlation * one * other));
}
