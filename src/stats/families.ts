import { normalReach } from './distributions.ts';

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

/** {@link holm} over those that were tested; null, of what is known for certain, stays null and is no part of the family. */
export function holmOfTested(pValues: readonly (number | null)[]): (number | null)[] {
  const adjusted = holm(pValues.flatMap((p) => p ?? [])).values();
  return pValues.map((p) => (p === null ? null : (adjusted.next().value ?? 1)));
}

/** Indices from the smallest p-value to the largest; equal ones in their own order. */
function byRank(pValues: readonly number[]): number[] {
  return pValues.map((_, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1) || a - b);
}

/**
 * Level that each of `count` intervals needs for all of them to hold at once at `confidence`. Beside claims by Holm's
 * method these intervals are the cautious ones: one may still reach 0 where Holm's claim stands. Never 1: the reach would have no end.
 * @param count at least 1
 * @source Bonferroni's inequality; Dunn (1961)
 */
export function bonferroniConfidence(confidence: number, count: number): number {
  return Math.min(1 - Number.EPSILON / 2, 1 - (1 - confidence) / count);
}

/** How many times wider each of `count` intervals is at {@link bonferroniConfidence}, were they normal. @param count at least 1 */
export function bonferroniWidening(confidence: number, count: number): number {
  const together = bonferroniConfidence(confidence, count);
  return normalReach(together) / normalReach(confidence);
}
