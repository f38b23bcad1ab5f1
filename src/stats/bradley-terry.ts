import { InvariantError } from '../errors.ts';
import { choleskyFactor, inverseFromCholesky, solveCholesky } from './linear.ts';
import { checkMatchup, type Matchup, pairWeights, trialsOf, virtualDrawsFor } from './matchup.ts';
import { entry, type Matrix, squareMatrix, timesColumn } from './matrix.ts';

/** Observed against fitted score of one pair. */
export interface PairResidual {
  /** Index of the entry whose score it is. */
  readonly row: number;
  /** Index of the opponent, greater than `row`. */
  readonly column: number;
  readonly observed: number;
  readonly fitted: number;
  /** observed - fitted */
  readonly residual: number;
  /**
   * Residual in its own standard errors, leverage taken into account; null where it has none: exact matrices, and
   * pairs that the ratings fit by construction.
   */
  readonly z: number | null;
}

export interface BradleyTerryFit {
  /** Log-odds scale, sum 0: entry i scores 1/(1 + exp(ratings[j] - ratings[i])) against entry j. */
  readonly ratings: readonly number[];
  /** Sampling errors of the ratings under the sum-to-zero constraint; null when every score is exact. */
  readonly standardErrors: readonly number[] | null;
  /** Sampling covariance of the ratings: each row sums to 0. Var(a - b) = C[a][a] + C[b][b] - 2C[a][b]. */
  readonly covariance: Matrix | null;
  /** Whether some group won or lost everything against the others, so that only the prior keeps its ratings finite. */
  readonly isRegularised: boolean;
  /** Draws added to each pair as a prior; 0 unless `isRegularised`. */
  readonly virtualDraws: number;
  /** Each pair that met, once, row < column, in order. */
  readonly residuals: readonly PairResidual[];
}

export interface BradleyTerryOptions {
  /** Draws added to each pair when ratings would be infinite: by default 1 where trials are counted, 0.001 where not. */
  readonly virtualDraws?: number;
}

const ITERATIONS_MAX = 500;
/** Newton steps double their digits: one that moves ratings by less than this is the last. */
const STEP_TOLERANCE = 1e-13;
/** A residual's variance below this share of its parts is rounding. */
const VARIANCE_TOLERANCE = 1e-9;

/** A rating difference in Elo points, for display: 400 points are odds of ten to one. @source Elo (1978) */
export function eloOf(logOdds: number): number {
  return (400 / Math.LN10) * logOdds;
}

/**
 * Maximum-likelihood ratings of the Bradley-Terry model, with standard errors and residuals. Draws count half a win
 * for both; they vary less than wins and losses, so errors from their plain number are on the safe side. Pairs are
 * weighted by trials when all are counted, otherwise equally (an exact score adds no sampling error). The maximum
 * is finite and unique when no group of entries won or lost everything against the rest; otherwise each pair
 * receives virtual draws.
 * @source Bradley & Terry (1952); existence: Ford (1957), Hunter (2004); errors: inverse Fisher information, which
 *   the sandwich of White (1982) generalises to equal weights
 */
export function fitBradleyTerry(matchup: Matchup, options: BradleyTerryOptions = {}): BradleyTerryFit {
  checkMatchup(matchup);
  const isRegularised = !isConnected(matchup);
  const virtualDraws = isRegularised ? (options.virtualDraws ?? virtualDrawsFor(matchup)) : 0;
  const pairs = weighPairs(matchup, virtualDraws);
  const ratings = maximiseLikelihood(pairs);
  const inverse = pseudoInverse(informationOf(pairs, ratings));
  const covariance = covarianceOf(pairs, ratings, inverse);
  const isExact = covariance.every((row) => row.every((value) => value === 0));
  return {
    ratings,
    standardErrors: isExact ? null : covariance.map((row, index) => Math.sqrt(Math.max(0, row[index] ?? 0))),
    covariance: isExact ? null : covariance,
    isRegularised,
    virtualDraws,
    residuals: residualsOf(matchup, { ratings, inverse, covariance }),
  };
}

/** Pairs as the likelihood sees them; diagonals are 0. */
interface WeighedPairs {
  /** Trials, virtual draws included. */
  readonly weights: Matrix;
  /** Points of row, virtual draws included. */
  readonly points: Matrix;
  /** Variance of the points in units of p(1-p): weight²/trials, and the virtual draws as if they were trials. */
  readonly noise: Matrix;
}

function weighPairs(matchup: Matchup, virtualDraws: number): WeighedPairs {
  const counted = pairWeights(matchup);
  const ofPairs = (value: (row: number, column: number) => number): number[][] =>
    squareMatrix(counted.length, (row, column) => (row === column ? 0 : value(row, column)));
  return {
    weights: ofPairs((row, column) => entry(counted, row, column) + virtualDraws),
    points: ofPairs(
      (row, column) => entry(counted, row, column) * entry(matchup.scores, row, column) + virtualDraws / 2,
    ),
    noise: ofPairs((row, column) => {
      const [weight, trials] = [entry(counted, row, column), trialsOf(matchup, row, column)];
      if (trials === Number.POSITIVE_INFINITY) return 0;
      return (weight === 0 ? 0 : weight ** 2 / trials) + virtualDraws;
    }),
  };
}

/** Whether every entry is linked to every other by a chain of scores above 0. @source Ford (1957) */
function isConnected(matchup: Matchup): boolean {
  const scored = (row: number, column: number): boolean =>
    row !== column && trialsOf(matchup, row, column) > 0 && entry(matchup.scores, row, column) > 0;
  const size = matchup.scores.length;
  return reachesAll(size, scored) && reachesAll(size, (row, column) => scored(column, row));
}

function reachesAll(size: number, leads: (from: number, to: number) => boolean): boolean {
  const reached = new Set(size > 0 ? [0] : []);
  for (const from of reached) {
    for (let to = 0; to < size; to += 1) if (leads(from, to)) reached.add(to);
  }
  return reached.size === size;
}

/** Expected score on the log-odds scale, without overflow. */
function expectedScore(ratings: readonly number[], row: number, column: number): number {
  return 1 / (1 + Math.exp((ratings[column] ?? 0) - (ratings[row] ?? 0)));
}

/** p(1-p), to full precision where p is within rounding of 1. */
function scoreVariance(ratings: readonly number[], row: number, column: number): number {
  return expectedScore(ratings, row, column) * expectedScore(ratings, column, row);
}

/**
 * Newton's method, each step shortened by ln(1+r)/r where r is the greatest change of a difference of ratings: the
 * length that cannot overshoot, since |f'''| ≤ f'' for the logistic loss.
 * @source Sun & Tran-Dinh (2019), generalised self-concordant functions
 */
function maximiseLikelihood(pairs: WeighedPairs): number[] {
  let ratings: number[] = new Array(pairs.weights.length).fill(0);
  for (let iteration = 0; iteration < ITERATIONS_MAX; iteration += 1) {
    const { factor } = factorOf(informationOf(pairs, ratings));
    const step = solveCholesky(factor, gradientOf(pairs, ratings));
    const range = Math.max(0, ...step) - Math.min(0, ...step);
    const length = range > 0 ? Math.log1p(range) / range : 1;
    ratings = centre(ratings.map((rating, index) => rating + length * (step[index] ?? 0)));
    if (range <= STEP_TOLERANCE * (1 + Math.max(0, ...ratings))) return ratings;
  }
  throw new InvariantError('Bradley-Terry ratings did not converge');
}

function centre(values: readonly number[]): number[] {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function gradientOf({ weights, points }: WeighedPairs, ratings: readonly number[]): number[] {
  return ratings.map((_, row) => {
    let slope = 0;
    for (let column = 0; column < ratings.length; column += 1) {
      if (column === row) continue;
      // Both sides' points: near a score of 1 the smaller side keeps the digits.
      const won = entry(points, row, column) * expectedScore(ratings, column, row);
      slope += won - (entry(weights, row, column) - entry(points, row, column)) * expectedScore(ratings, row, column);
    }
    return slope;
  });
}

/** Fisher information of the ratings: Laplacian of the pairs' weights × p(1-p). */
function informationOf({ weights }: WeighedPairs, ratings: readonly number[]): number[][] {
  return laplacian(ratings.length, (row, column) => entry(weights, row, column) * scoreVariance(ratings, row, column));
}

function laplacian(size: number, weight: (row: number, column: number) => number): number[][] {
  const result = squareMatrix(size, (row, column) => (row === column ? 0 : -weight(row, column)));
  result.forEach((line, row) => {
    line[row] = -line.reduce((total, value) => total + value, 0);
  });
  return result;
}

/** Cholesky factor after the constant direction, which ratings do not determine, has received a weight of its own. */
function factorOf(information: Matrix): { factor: number[][]; shift: number } {
  const size = information.length;
  const shift = information.reduce((total, row, index) => total + (row[index] ?? 0), 0) / size ** 2 || 1;
  const factor = choleskyFactor(information.map((row) => row.map((value) => value + shift)));
  if (factor === null) throw new InvariantError('the information of Bradley-Terry ratings is not positive');
  return { factor, shift };
}

/** Moore-Penrose inverse of a Laplacian: (L + c·J)⁻¹ - J/(c·size²), J all ones. */
function pseudoInverse(information: Matrix): number[][] {
  const { factor, shift } = factorOf(information);
  const constant = 1 / (shift * information.length ** 2);
  return inverseFromCholesky(factor).map((row) => row.map((value) => value - constant));
}

/**
 * Covariance of the ratings: the gradient's, carried through the inverse information. It is the inverse information
 * itself where pairs are weighted by their trials; all zeros where every score is exact.
 */
function covarianceOf({ noise }: WeighedPairs, ratings: readonly number[], inverse: Matrix): number[][] {
  const gradient = laplacian(
    ratings.length,
    (row, column) => entry(noise, row, column) * scoreVariance(ratings, row, column),
  );
  return inverse.map((row) => timesColumn(inverse, timesColumn(gradient, row)));
}

/** Variance of the difference of two ratings. */
function differenceVariance(covariance: Matrix, row: number, column: number): number {
  return entry(covariance, row, row) + entry(covariance, column, column) - 2 * entry(covariance, row, column);
}

interface Estimate {
  readonly ratings: readonly number[];
  /** Pseudo-inverse of the information. */
  readonly inverse: Matrix;
  readonly covariance: Matrix;
}

function residualsOf(matchup: Matchup, estimate: Estimate): PairResidual[] {
  const weights = pairWeights(matchup);
  const residuals: PairResidual[] = [];
  for (let row = 0; row < weights.length; row += 1) {
    for (let column = row + 1; column < weights.length; column += 1) {
      const weight = entry(weights, row, column);
      if (weight === 0) continue;
      const observed = entry(matchup.scores, row, column);
      const fitted = expectedScore(estimate.ratings, row, column);
      const variance = residualVariance(estimate, { row, column, weight, trials: trialsOf(matchup, row, column) });
      const residual = observed - fitted;
      residuals.push({
        row,
        column,
        observed,
        fitted,
        residual,
        z: variance > 0 ? residual / Math.sqrt(variance) : null,
      });
    }
  }
  return residuals;
}

interface WeighedPair {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
  readonly trials: number;
}

/**
 * Var(observed - fitted), the fitted score being linear in all observed ones; 0 where only rounding is left.
 * With weight = trials it is p(1-p)/n · (1 - leverage).
 */
function residualVariance({ ratings, inverse, covariance }: Estimate, pair: WeighedPair): number {
  const { row, column } = pair;
  const slope = scoreVariance(ratings, row, column);
  const ofScore = slope / pair.trials;
  const ofFitted = slope ** 2 * differenceVariance(covariance, row, column);
  const shared = slope * pair.weight * ofScore * differenceVariance(inverse, row, column);
  const variance = ofScore - 2 * shared + ofFitted;
  return variance > VARIANCE_TOLERANCE * (ofScore + ofFitted) ? variance : 0;
}
