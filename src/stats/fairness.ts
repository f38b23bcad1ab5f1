import { boundary } from './boundary.ts';
import { proportionSequence } from './confidence-sequence.ts';
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

/** More observations than this are out of everybody's reach. */
const OBSERVATIONS_FAR = 1e12;

/**
 * About how many observations in all give a verdict, were the share of hits what it was seen to be.
 * @param confidence of {@link proportionSequence}, in (0,1)
 * @returns null where the share stands so near to an end of the margin that no sample within reach tells
 */
export function observationsToVerdict(share: number, fair: number, margin: number, confidence: number): number | null {
  const isTold = (n: number): boolean =>
    fairness(proportionSequence(Math.round(share * n), n, confidence), fair, margin) !== 'not-enough-evidence';
  let enough = 1;
  while (!isTold(enough)) {
    enough *= 2;
    if (enough > OBSERVATIONS_FAR) return null;
  }
  return Math.ceil(boundary((n) => !isTold(Math.round(n)), enough / 2, enough));
}
