/**
 * Smallest value v with P(≤ v) ≥ q, from integer counts: exact, no interpolation.
 * @param counts index value → trials
 * @param overflow trials beyond all bins
 * @param q in (0,1]
 * @returns null for a quantile among those beyond
 */
export function histogramQuantile(counts: ArrayLike<number>, overflow: number, q: number): number | null {
  let total = overflow;
  for (let value = 0; value < counts.length; value += 1) total += counts[value] ?? 0;
  let below = 0;
  for (let value = 0; value < counts.length; value += 1) {
    below += counts[value] ?? 0;
    if (below >= q * total && below > 0) return value;
  }
  return null;
}

/**
 * Smallest value v with P(≤ v) ≥ q, from an exact law.
 * @param p index value → probability
 * @param q in (0,1]; reached within 1e-12, so that rounding in the last digit of a sum cannot move a quantile
 */
export function lawQuantile(p: ArrayLike<number>, q: number): number {
  let below = 0;
  for (let value = 0; value < p.length; value += 1) {
    below += p[value] ?? 0;
    if (below >= q - 1e-12 && below > 0) return value;
  }
  return Math.max(0, p.length - 1);
}
