import type { Interval } from './interval.ts';

export type FairnessVerdict = 'fair' | 'unfair' | 'not-enough-evidence';

/**
 * Whether a number is within a margin of fair. Given an interval that holds at every look at once
 * (`proportionSequence`, `meanSequence`), a verdict that is wrong at any look at all has probability at most one less the
 * interval's confidence; given an ordinary interval, only a single look is that safe.
 * @param fair e.g. ½ for the share of wins of equal sides
 * @param margin above 0; at exactly fair ± margin both verdicts are right
 * @source two one-sided tests, Schuirmann (1987), read off one interval; Robbins (1970) for repeated looks
 */
export function fairness(interval: Interval, fair: number, margin: number): FairnessVerdict {
  const low = fair - margin;
  const high = fair + margin;
  if (interval.low >= low && interval.high <= high) return 'fair';
  if (interval.high < low || interval.low > high) return 'unfair';
  return 'not-enough-evidence';
}
