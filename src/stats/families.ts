import { type ProportionInterval, proportionInterval } from './interval.ts';
import type { Share } from './unpaired.ts';

/**
 * Holm's adjusted p-values: claiming those at most α makes a false claim anywhere in the family with probability at most
 * α, whatever the claims' dependence.
 * @param pValues of the family, in any order
 * @returns in the same order
 * @source S. Holm, Scandinavian Journal of Statistics 6 (1979), 65-70
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  let most = 0;
  byRank(pValues).forEach((index, rank) => {
    most = Math.max(most, Math.min(1, (pValues.length - rank) * (pValues[index] ?? 1)));
    adjusted[index] = most;
  });
  return adjusted;
}

/**
 * Benjamini and Hochberg's adjusted p-values, for screening: of those at most q, a share of at most q is false on
 * average, when the tests are independent or positively dependent.
 * @param pValues of the family, in any order
 * @returns in the same order
 * @source Benjamini & Hochberg, Journal of the Royal Statistical Society B 57 (1995), 289-300
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  const ranked = byRank(pValues);
  let least = 1;
  for (let rank = ranked.length; rank >= 1; rank -= 1) {
    const index = ranked[rank - 1] ?? 0;
    least = Math.min(least, (pValues.length / rank) * (pValues[index] ?? 1));
    adjusted[index] = least;
  }
  return adjusted;
}

/** Indices from the smallest p-value to the largest; equal ones in their own order. */
function byRank(pValues: readonly number[]): number[] {
  return pValues.map((_, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1) || a - b);
}

/**
 * Level that each of `count` intervals needs for all of them to hold at once at `confidence`. Beside claims by Holm's
 * method these intervals are the cautious ones: one may still reach 0 where Holm's claim stands.
 * @param count at least 1
 * @source Bonferroni's inequality; Dunn (1961)
 */
export function bonferroniConfidence(confidence: number, count: number): number {
  return 1 - (1 - confidence) / count;
}

/**
 * Intervals of several proportions that all hold at once: Wilson's (Clopper and Pearson's at 0 and n hits) at
 * {@link bonferroniConfidence}.
 * @param confidence level of the family, in (0,1)
 */
export function bonferroniProportions(shares: readonly Share[], confidence: number): ProportionInterval[] {
  const each = bonferroniConfidence(confidence, shares.length);
  return shares.map(({ count, n }) => proportionInterval(count, n, each));
}
