import { boundary } from './boundary.ts';

/** How often each score was seen. */
export interface ScoreCounts {
  /** Every score that can be, ascending, e.g. 0, ¼, ½, ¾, 1 for pairs of won, drawn and lost games. */
  readonly scores: readonly number[];
  /** Index as in `scores`; integers, 0 for a score not seen. */
  readonly counts: readonly number[];
}

export interface GsprtPlan {
  /** Mean score under the null hypothesis, and under the alternative; both strictly between the least and the largest score. */
  readonly s0: number;
  readonly s1: number;
  /** Chances of accepting the alternative under the null, and the null under the alternative. */
  readonly alpha: number;
  readonly beta: number;
  /** Observations before any verdict; {@link OBSERVATIONS_MIN} by default. */
  readonly observationsMin?: number;
}

export type GsprtVerdict = 'accept-h0' | 'accept-h1' | 'continue';

export interface GsprtResult {
  readonly verdict: GsprtVerdict;
  /** Generalised log-likelihood ratio of s1 to s0; always finite. */
  readonly llr: number;
  /** ln(β/(1-α)): at or below it, H0 is accepted. */
  readonly lower: number;
  /** ln((1-β)/α): at or above it, H1 is accepted. */
  readonly upper: number;
  readonly n: number;
}

/** Below this the likelihood ratio is too far from its limit law for α and β to mean what they say. */
export const OBSERVATIONS_MIN = 100;

/** Count given to a score not seen, so that shares of 0 and 1 have a finite likelihood ratio. @source fishtest, fastchess */
const UNSEEN_COUNT = 1e-3;

/**
 * Generalised sequential probability ratio test of a mean score, on pairs as single observations. α and β hold in the
 * limit of close hypotheses; the long tests measure them.
 * @throws RangeError when a hypothesis is not strictly between the least and the largest score
 * @source Wald (1945) for the bounds; Li, Liu & Ying (2014) for the generalised ratio; M. Van den Bergh for its closed form
 */
export function gsprt(observed: ScoreCounts, plan: GsprtPlan): GsprtResult {
  const { s0, s1, alpha, beta } = plan;
  const n = observed.counts.reduce((sum, count) => sum + count, 0);
  const llr = logLikelihoodRatio(observed, s0, s1);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const isEarly = n < (plan.observationsMin ?? OBSERVATIONS_MIN);
  const verdict = isEarly ? 'continue' : llr >= upper ? 'accept-h1' : llr <= lower ? 'accept-h0' : 'continue';
  return { verdict, llr, lower, upper, n };
}

/**
 * ln of the largest likelihood with mean s1 over the largest likelihood with mean s0, over all laws on the scores.
 * A score not seen counts {@link UNSEEN_COUNT} times. 0 before the first observation.
 * @throws RangeError when a hypothesis is not strictly between the least and the largest score
 * @source M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a distribution",
 *   proposition 1.1: the likeliest law of mean s has p_i = p̂_i / (1 + θ·(a_i - s)), θ the root of Σ p̂_i·(a_i - s)/(1 + θ·(a_i - s)) = 0
 */
export function logLikelihoodRatio({ scores, counts }: ScoreCounts, s0: number, s1: number): number {
  if (counts.every((count) => count === 0)) return 0;
  const weights = scores.map((_, index) => counts[index] || UNSEEN_COUNT);
  return logLikelihoodLoss(scores, weights, s0) - logLikelihoodLoss(scores, weights, s1);
}

/** How much of the log-likelihood a mean of s costs, against the unconstrained best. */
function logLikelihoodLoss(scores: readonly number[], weights: readonly number[], s: number): number {
  const least = Math.min(...scores);
  const largest = Math.max(...scores);
  if (!(least < s && s < largest)) {
    throw new RangeError(`a mean score of ${s} is not between ${least} and ${largest}`);
  }
  const slope = (theta: number): number => {
    let sum = 0;
    for (let i = 0; i < scores.length; i += 1) {
      const excess = (scores[i] ?? 0) - s;
      sum += ((weights[i] ?? 0) * excess) / (1 + theta * excess);
    }
    return sum;
  };
  // It falls from +∞ to -∞ between the poles of the extreme scores.
  const theta = boundary((x) => slope(x) > 0, -1 / (largest - s), 1 / (s - least));
  let loss = 0;
  for (let i = 0; i < scores.length; i += 1) loss += (weights[i] ?? 0) * Math.log1p(theta * ((scores[i] ?? 0) - s));
  return loss;
}

/** About how many more observations end the test, were the likelihood ratio to go on as it has; null where it stands still. */
export function observationsToGo({ llr, lower, upper, n }: GsprtResult): number | null {
  if (llr === 0 || n === 0) return null;
  const whole = (n * (llr > 0 ? upper : lower)) / llr;
  return Math.max(0, Math.ceil(whole - n));
}
