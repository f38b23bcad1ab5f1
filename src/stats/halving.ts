import { InvariantError } from '../errors.ts';

export interface HalvingPlan {
  /** Candidates at the start, at least 2, and trials of one candidate that may be spent in all. */
  readonly candidates: number;
  readonly budget: number;
  /** Trials come in whole blocks of so many; 1 by default. */
  readonly block?: number;
  /** Candidates left for the sequential test at the end; 1 by default. */
  readonly finalists?: number;
}

export interface HalvingRound {
  /** Candidates that play the round, and those that are left after it. */
  readonly candidates: number;
  readonly survivors: number;
  /** Trials that each of them adds in the round, and has by its end: the same trial numbers for all. */
  readonly trials: number;
  readonly trialsTotal: number;
}

/**
 * Rounds of successive halving: equal shares of the budget, half the candidates dropped after each. Trials of earlier
 * rounds are kept and counted, luck being shared between all who are left. A round has one block at least, so a small
 * budget is overrun.
 * @throws InvariantError for less than one finalist
 * @source Karnin, Koren & Somekh (2013), algorithm 3; Jamieson & Talwalkar (2016) for keeping earlier trials
 */
export function halvingRounds({ candidates, budget, block = 1, finalists = 1 }: HalvingPlan): HalvingRound[] {
  if (!(finalists >= 1)) throw new InvariantError(`a race for ${finalists} finalists never ends`);
  const sizes: number[] = [];
  for (let left = candidates; left > finalists; left = Math.max(finalists, Math.ceil(left / 2))) sizes.push(left);
  let trialsTotal = 0;
  return sizes.map((size, round) => {
    const trials = Math.max(1, Math.floor(budget / (size * sizes.length * block))) * block;
    trialsTotal += trials;
    return { candidates: size, survivors: sizes[round + 1] ?? finalists, trials, trialsTotal };
  });
}

/** Indices of the `kept` largest scores, best first; equal scores in their own order. */
export function survivors(scores: readonly number[], kept: number): number[] {
  const ranked = scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return ranked.slice(0, kept);
}

/** Differences (kept − dropped) of pairs on shared luck, in any unit. */
export interface DifferenceSample {
  readonly mean: number;
  /** Unbiased, of one difference. */
  readonly variance: number;
  /** At least 2. */
  readonly n: number;
  /** Largest less smallest difference possible. */
  readonly range: number;
}

/**
 * Bound on the chance of a mean difference this far above 0, were the true one 0 or less. It sees how little the
 * differences of pairs on shared luck vary.
 * @source Maurer & Pontil (2009), theorem 4: mean > √(2·V·L/n) + 7·range·L/(3·(n - 1)) has probability 2·e^(-L) at most
 */
export function bernsteinTail({ mean, variance, n, range }: DifferenceSample): number {
  if (mean <= 0) return 1;
  // The largest L with linear·L + root·√L ≤ mean.
  const root = Math.sqrt((2 * variance) / n);
  const linear = (7 * range) / (3 * (n - 1));
  const rootOfL = (2 * mean) / (root + Math.sqrt(root * root + 4 * linear * mean));
  return Math.min(1, 2 * Math.exp(-rootOfL * rootOfL));
}

/** A lower bound of the true mean difference that is wrong with probability `error` at most. @source as {@link bernsteinTail} */
export function bernsteinLower({ mean, variance, n, range }: DifferenceSample, error: number): number {
  const log = Math.log(2 / error);
  return mean - Math.sqrt((2 * variance * log) / n) - (7 * range * log) / (3 * (n - 1));
}

/**
 * Bound on the probability that a race of successive halving drops its best candidate on evidence as strong as was seen.
 * @param pValues for each candidate dropped, the smallest one-sided p-value, at the round that dropped it, of being at
 *   least as good as some candidate kept in that round: `signTail` for an outcome (exact), {@link bernsteinTail}
 *   for scores
 * @param candidates at the start
 * @param rounds played
 * @returns at most 1. Over all races, that the best was dropped while this number is at most t has probability t at most
 * @source union bound over the rounds in which the best may go and the candidates that it may go for; no bound over the
 *   dropped is needed, as the largest of them stands for the best, whichever it is
 */
export function droppedBestBound(pValues: readonly number[], candidates: number, rounds: number): number {
  const weakest = pValues.reduce((most, p) => Math.max(most, p), 0);
  return Math.min(1, rounds * (candidates - 1) * weakest);
}
