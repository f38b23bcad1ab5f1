import { InvariantError } from '../errors.ts';
import { entry, type Matrix, squareMatrix } from './matrix.ts';

/** How entries fare against each other, pair by pair. */
export interface Matchup {
  /**
   * Row's share of the points against column, in [0,1]; a draw is half a point, so scores[i][j] + scores[j][i] = 1.
   * The diagonal is not read.
   */
  readonly scores: Matrix;
  /**
   * Trials behind each score, symmetric: 0 for a pair that never met, Infinity for an exactly known score; null when
   * all scores are exact. Where a score is known better than s(1-s)/n says (draws, side-swapped pairs), hand in the
   * effective number s(1-s)/(standard error)².
   */
  readonly trials: Matrix | null;
}

/** How far scores[i][j] + scores[j][i] may be from 1: the rounding of sums of probabilities. */
const PAIR_TOLERANCE = 1e-9;

/** Trials behind a pair's score; Infinity when it is exact. */
export function trialsOf({ trials }: Matchup, row: number, column: number): number {
  return trials === null ? Number.POSITIVE_INFINITY : entry(trials, row, column);
}

/** @throws InvariantError unless scores are square, in [0,1], complementary, and trials are symmetric and not negative */
export function checkMatchup(matchup: Matchup): void {
  const { scores } = matchup;
  for (let row = 0; row < scores.length; row += 1) {
    if (scores[row]?.length !== scores.length) throw new InvariantError('a matchup matrix is not square');
    for (let column = 0; column < row; column += 1) checkPair(matchup, row, column);
  }
}

function checkPair(matchup: Matchup, row: number, column: number): void {
  const [there, back] = [entry(matchup.scores, row, column), entry(matchup.scores, column, row)];
  if (!(there >= 0 && there <= 1 && Math.abs(there + back - 1) <= PAIR_TOLERANCE)) {
    throw new InvariantError(`scores ${there} and ${back} of entries ${row} and ${column} do not share one point`);
  }
  const [n, same] = [trialsOf(matchup, row, column), trialsOf(matchup, column, row)];
  if (!(n >= 0 && n === same)) throw new InvariantError(`entries ${row} and ${column} met ${n} and ${same} times`);
}

/** Score minus one half: the payoffs of the symmetric zero-sum game of choosing an entry; skew-symmetric to the bit. */
export function centredScores(scores: Matrix): number[][] {
  return squareMatrix(scores.length, (row, column) =>
    row === column ? 0 : (entry(scores, row, column) - entry(scores, column, row)) / 2,
  );
}

/**
 * Virtual draws per pair where all scores are exact and some are 0 or 1, whose log-odds would be infinite: a certain
 * win then counts as odds of 2001 to 1.
 */
const VIRTUAL_DRAWS_EXACT = 0.001;
/** Virtual draws per pair of counted scores: half a win each, the mean of the Jeffreys prior Beta(1/2, 1/2). */
const VIRTUAL_DRAWS_COUNTED = 1;

/** Virtual draws that keep log-odds finite, per pair: lighter for exact scores, which weigh one trial each. */
export function virtualDrawsFor({ trials }: Matchup): number {
  return isCounted(trials) ? VIRTUAL_DRAWS_COUNTED : VIRTUAL_DRAWS_EXACT;
}

function isCounted(trials: Matrix | null): trials is Matrix {
  return trials?.every((row, one) => row.every((n, other) => one === other || Number.isFinite(n))) ?? false;
}

/**
 * Weights of pairs in a fit: their trials when all pairs are counted, else one nominal trial for each pair that met.
 * The diagonal is 0.
 */
export function pairWeights(matchup: Matchup): number[][] {
  const hasCounts = isCounted(matchup.trials);
  return squareMatrix(matchup.scores.length, (row, column) => {
    const trials = row === column ? 0 : trialsOf(matchup, row, column);
    return hasCounts ? trials : Math.min(1, trials);
  });
}

export interface LogOdds {
  /** Skew-symmetric: ln(s/(1-s)). */
  readonly values: Matrix;
  /** Virtual draws added to each pair; 0 unless some score is 0 or 1. */
  readonly virtualDraws: number;
}

/**
 * Log-odds of each score. Where some score is 0 or 1 each pair receives virtual draws, lest one be infinite.
 * @throws InvariantError when a pair never met
 * @source Haldane (1956), Anscombe (1956): half a win added to both sides
 */
export function logOddsOf(matchup: Matchup): LogOdds {
  checkMatchup(matchup);
  const { scores } = matchup;
  const isExtreme = (s: number): boolean => s === 0 || s === 1;
  const needsPrior = scores.some((row, one) => row.some((s, other) => one !== other && isExtreme(s)));
  const virtualDraws = needsPrior ? virtualDrawsFor(matchup) : 0;
  const weights = pairWeights(matchup);
  const logOdds = (row: number, column: number): number => {
    const weight = entry(weights, row, column);
    if (weight === 0) throw new InvariantError(`entries ${row} and ${column} never met: no log-odds`);
    const won = weight * entry(scores, row, column) + virtualDraws / 2;
    const lost = weight * entry(scores, column, row) + virtualDraws / 2;
    return Math.log(won / lost);
  };
  const values = squareMatrix(scores.length, (row, column) => {
    if (row === column) return 0;
    return row < column ? logOdds(row, column) : -logOdds(column, row);
  });
  return { values, virtualDraws };
}
