import { exactMixes } from './exact-game.ts';
import { maximiseEntropy } from './interior-point.ts';
import { centredScores } from './matchup.ts';
import { entry, type Matrix, rowTimes } from './matrix.ts';
import { vertexMix } from './matrix-game.ts';
import { faceOn, type OptimalFace, onEntries, optimalFace, STRICT_MARGIN } from './optimal-face.ts';

/** A mix of entries that no entry beats on average. */
export interface NashMix {
  /** Weight of each entry, exactly 0 outside the support; sum 1. */
  readonly weights: readonly number[];
  /** Indices of the entries with a weight above 0, ascending. */
  readonly support: readonly number[];
  /** What the best reply scores above one half against the mix: 0 but for rounding, and the proof of optimality. */
  readonly exploitability: number;
  /** Nats; exp(entropy) is the effective number of entries played. */
  readonly entropy: number;
  /**
   * `unique`: proved to be the only optimal mix. `maximum-entropy`: of several, the one of greatest entropy. `vertex`:
   * margins are so thin that rounding hides whether there are others; optimal all the same.
   */
  readonly selection: 'unique' | 'maximum-entropy' | 'vertex';
}

/** Greatest exploitability accepted, in points. */
const EXPLOITABILITY_MAX = 1e-9;
/**
 * The optimal mix of the symmetric zero-sum game of choosing an entry, payoff score - 1/2. Where several are optimal,
 * the one of greatest entropy: it is unique, changes places with the entries, and plays equal entries equally.
 *
 * A vertex of the optimal set is found by linear programming, in whole numbers should floating point fail its check; then
 * the whole set, proved by a strictly complementary mix; entropy is maximised on it to within 1e-13 nats per entry.
 * @param scores row's share of the points against column; at least one entry; the diagonal is not read
 * @returns a mix exploitable by less than 1e-9
 * @source maximum-entropy choice: Balduzzi, Tuyls, Perolat & Graepel (2018), Re-evaluating evaluation
 */
export function nashMix(scores: Matrix): NashMix {
  const game = centredScores(scores);
  const vertex = vertexMix(game);
  const mix = vertex && mixFrom(game, vertex);
  if (mix !== null && mix.exploitability < EXPLOITABILITY_MAX) return mix;
  const exact = exactMixes(game).rowMix;
  const retried = mixFrom(game, exact);
  return retried.exploitability < EXPLOITABILITY_MAX ? retried : toldMix(game, exact, 'vertex');
}

function mixFrom(game: Matrix, vertex: readonly number[]): NashMix {
  const face = faceOn(game, supportOf(vertex), vertex) ?? optimalFace(game, vertex);
  const weights = face === null ? vertex : spreadOut(game, face);
  const selection = face === null ? 'vertex' : face.directions.length === 0 ? 'unique' : 'maximum-entropy';
  return toldMix(game, weights, selection);
}

function toldMix(game: Matrix, weights: readonly number[], selection: NashMix['selection']): NashMix {
  const exploitability = exploitabilityOf(game, weights);
  return { weights, support: supportOf(weights), exploitability, entropy: entropyOf(weights), selection };
}

/** Best reply's gain against a mix. @param game skew-symmetric payoffs of row against column */
function exploitabilityOf(game: Matrix, weights: readonly number[]): number {
  return Math.max(0, ...rowTimes(weights, game).map((loss) => -loss));
}

/** Shannon entropy in nats; 0·ln 0 = 0. */
export function entropyOf(weights: readonly number[]): number {
  return weights.reduce((total, weight) => (weight > 0 ? total - weight * Math.log(weight) : total), 0);
}

function supportOf(weights: readonly number[]): number[] {
  return weights.flatMap((weight, index) => (weight > STRICT_MARGIN ? [index] : []));
}

/** The mix of greatest entropy on a face. */
function spreadOut(game: Matrix, { support, centre, directions }: OptimalFace): readonly number[] {
  if (directions.length === 0) return centre;
  const others = game.flatMap((_, index) => (support.includes(index) ? [] : [index]));
  const limits = others.map((column) => support.map((row) => entry(game, row, column)));
  const start = support.map((index) => centre[index] ?? 0);
  return onEntries(game.length, support, maximiseEntropy({ directions, limits, slack: 0 }, start));
}
