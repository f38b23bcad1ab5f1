import { quantileSorted } from 'simple-statistics';
import type { Interval } from './interval.ts';
import { checkMatchup, type Matchup, trialsOf } from './matchup.ts';
import { entry, squareMatrix } from './matrix.ts';
import { nashMix } from './nash.ts';
import { betaVariate, type Uniform } from './variates.ts';

/** How an entry's weight in the Nash mix varies with the sampling noise of the scores; interval of its middle draws. */
export interface NashSpread extends Interval {
  /** Draws whose mix plays the entry. */
  readonly supportCount: number;
  /** supportCount / draws */
  readonly supportFrequency: number;
  readonly meanWeight: number;
}

export interface ResamplingOptions {
  /** Matrices drawn, at least 1. */
  readonly draws: number;
  /** Level of the intervals of weights, in (0,1). */
  readonly confidence: number;
  readonly uniform: Uniform;
}

/**
 * Carries the sampling noise of a matchup matrix through to its Nash mix: scores are drawn anew from their posterior
 * laws, pairs independently, and each matrix is solved. A pair of n trials and score s has the posterior
 * Beta(ns + 1/2, n(1-s) + 1/2); exact scores stay, and a pair that never met may be anything (n = 0). Since a score
 * with draws varies less than s(1-s)/n, effective trials (see {@link Matchup}) make the result sharper.
 * @returns one spread per entry; intervals are quantiles at (1 ± confidence)/2 of its weights
 * @source Jeffreys (1946): the prior Beta(1/2, 1/2)
 */
export function resampledNash(matchup: Matchup, { draws, confidence, uniform }: ResamplingOptions): NashSpread[] {
  checkMatchup(matchup);
  const mixes = Array.from({ length: draws }, () => nashMix(redraw(matchup, uniform)).weights);
  return matchup.scores.map((_, index) => {
    const weights = mixes.map((mix) => mix[index] ?? 0).sort((a, b) => a - b);
    const supportCount = weights.filter((weight) => weight > 0).length;
    return {
      supportCount,
      supportFrequency: supportCount / draws,
      meanWeight: weights.reduce((total, weight) => total + weight, 0) / draws,
      low: quantileSorted(weights, (1 - confidence) / 2),
      high: quantileSorted(weights, (1 + confidence) / 2),
    };
  });
}

function redraw(matchup: Matchup, uniform: Uniform): number[][] {
  const size = matchup.scores.length;
  const drawn = squareMatrix(size, (row, column) => (row < column ? redrawScore(matchup, row, column, uniform) : 0.5));
  return squareMatrix(size, (row, column) =>
    row <= column ? entry(drawn, row, column) : 1 - entry(drawn, column, row),
  );
}

function redrawScore(matchup: Matchup, row: number, column: number, uniform: Uniform): number {
  const score = entry(matchup.scores, row, column);
  const trials = trialsOf(matchup, row, column);
  if (trials === Number.POSITIVE_INFINITY) return score;
  return betaVariate(trials * score + 0.5, trials * (1 - score) + 0.5, uniform);
}
