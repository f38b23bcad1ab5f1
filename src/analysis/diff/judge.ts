import { holmOfTested } from '../../stats/families.ts';
import type { Shift } from './numbers.ts';

export interface Judged {
  /** Adjusted by Holm for all sampled comparisons of the two results; null when both numbers are exact. */
  readonly adjusted: number | null;
  /** `moved`: a real change of exact numbers, or p adjusted at most 1 - confidence; `equal`: the same numbers. */
  readonly verdict: 'moved' | 'not-separated' | 'equal';
}

/** Adjusts the p-values of all samples together, and judges each. */
export function judgeAll(shifts: readonly Shift[], alpha: number): readonly Judged[] {
  const family = holmOfTested(shifts.map(({ pValue }) => pValue));
  return shifts.map(({ isSame }, index) => {
    const adjusted = family[index] ?? null;
    if (isSame) return { adjusted, verdict: 'equal' };
    return { adjusted, verdict: adjusted === null || adjusted <= alpha ? 'moved' : 'not-separated' };
  });
}
