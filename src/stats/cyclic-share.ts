import { chiSquaredQuantile, normalReach } from './distributions.ts';
import { hodgeSplit } from './hodge.ts';
import type { Interval } from './interval.ts';
import { logOddsOf, type Matchup, trialsOf } from './matchup.ts';
import { entry, type Matrix } from './matrix.ts';

/** A cyclic share with its interval. */
export interface CyclicShare extends Interval {
  readonly value: number;
  /**
   * `length-bound`: from bounds of the lengths of both parts. `none`: some pair is too one-sided for its log-odds to have
   * an interval, so the share may be anything from 0 to 1.
   */
  readonly method: 'exact' | 'length-bound' | 'none';
}

/** Wins and losses that a pair must have at least for its log-odds to be about normal. */
const EVENTS_MIN = 30;

/**
 * Share of the squared log-odds that goes round in circles, with an interval that holds its level wherever the truth
 * lies, at both ends too, where a share estimated from noise is biased; null when all entries are level. Each part, the
 * ranking and the circles, is a vector seen with normal noise, and its length is bounded: noise along it moves the length
 * both ways, noise across it only lengthens. Every pair is given the noise of the noisiest, which makes it cautious.
 * @param confidence level in (0,1)
 * @source the split: Jiang, Lim, Yao & Ye (2011); length² seen = (length + along)² + across², Bonferroni over the two of each part
 */
export function cyclicShare(matchup: Matchup, confidence: number): CyclicShare | null {
  const { transitive, cyclic, shares } = hodgeSplit(logOddsOf(matchup).values);
  if (shares === null) return null;
  const value = shares.cyclic;
  const size = matchup.scores.length;
  const noise = greatestError(matchup);
  // Two cannot go round in a circle.
  if (noise === 0 || size < 3) return { value, low: value, high: value, method: 'exact' };
  if (noise === null) return { value, low: 0, high: 1, method: 'none' };
  const level = 1 - (1 - confidence) / 4;
  const ranking = lengthInterval(lengthOf(transitive), size - 1, noise, level);
  const circles = lengthInterval(lengthOf(cyclic), ((size - 1) * (size - 2)) / 2, noise, level);
  return {
    value,
    low: Math.min(value, shareOf(circles.low, ranking.high)),
    high: Math.max(value, shareOf(circles.high, ranking.low)),
    method: 'length-bound',
  };
}

/** Greatest standard error of the log-odds of a pair; 0 when all are exact, null where one is too one-sided to have one. */
function greatestError(matchup: Matchup): number | null {
  let most = 0;
  for (let row = 0; row < matchup.scores.length; row += 1) {
    for (let column = 0; column < row; column += 1) {
      const trials = trialsOf(matchup, row, column);
      if (trials === Number.POSITIVE_INFINITY) continue;
      const [won, lost] = [entry(matchup.scores, row, column), entry(matchup.scores, column, row)];
      if (trials * Math.min(won, lost) < EVENTS_MIN) return null;
      most = Math.max(most, 1 / Math.sqrt(trials * won * lost));
    }
  }
  return most;
}

/** Length of a skew-symmetric matrix as a vector of pairs. */
function lengthOf(matrix: Matrix): number {
  return Math.sqrt(matrix.reduce((sum, row) => sum + row.reduce((total, value) => total + value * value, 0), 0) / 2);
}

/**
 * Interval of the length of a vector that was seen with noise.
 * @param dimensions of the space it lies in, at least 1
 * @param noise greatest standard error in any direction
 * @param level of the noise along it, and of that across it, each
 */
function lengthInterval(seen: number, dimensions: number, noise: number, level: number): Interval {
  const along = normalReach(level) * noise;
  const across = dimensions === 1 ? 0 : chiSquaredQuantile(level, dimensions - 1) * noise * noise;
  return { low: Math.max(0, Math.sqrt(Math.max(0, seen * seen - across)) - along), high: seen + along };
}

/** Of nothing at all there is no share: it may then be anything, and 0 is the least. */
function shareOf(circles: number, ranking: number): number {
  return circles === 0 ? 0 : circles ** 2 / (circles ** 2 + ranking ** 2);
}
