import { analyticCentre } from './interior-point.ts';
import { kernelBasis, orthonormalise } from './linear.ts';
import { dot, entry, type Matrix, rowTimes, squareMatrix, transpose } from './matrix.ts';

/** The optimal mixes of a symmetric zero-sum game. */
export interface OptimalFace {
  /** Entries that some optimal mix plays, ascending. */
  readonly support: readonly number[];
  /** An optimal mix that plays all of them and that every other entry loses to: weights of all entries, sum 1. */
  readonly centre: readonly number[];
  /** Orthonormal directions, within the support, in which mixes can move and leave all entries of it level. */
  readonly directions: Matrix;
}

/** Scores nearer to each other than this count as equal. */
const TIE_TOLERANCE = 1e-10;
/** A weight or a loss must exceed this to count as more than rounding. */
export const STRICT_MARGIN = 1e-9;
/** Exploitability allowed at the last attempt to tell which entries are in the support. */
const ALLOWANCE_LAST = 1e-10;

/**
 * The face of all optimal mixes, proved by one mix that is strictly complementary: each entry either has a weight or
 * loses to it, never neither. It is sought near the analytic centres of the sets of mixes exploitable by at most
 * 1, 1/10, 1/100...: weights that stay are in the support, losses that stay are outside it. Null when margins are so
 * thin that rounding hides the difference.
 * @param game skew-symmetric payoffs
 * @param vertex some optimal mix
 * @source Goldman & Tucker (1956): such a mix exists, and its support contains that of every optimal mix
 */
export function optimalFace(game: Matrix, vertex: readonly number[]): OptimalFace | null {
  const identity = squareMatrix(vertex.length, (row, column) => (row === column ? 1 : 0));
  const directions = sumZeroDirections(identity);
  const limits = transpose(game);
  let mix: readonly number[] = vertex.map(() => 1 / vertex.length);
  for (let slack = 1; slack > ALLOWANCE_LAST / 2; slack /= 10) {
    mix = analyticCentre({ directions, limits, slack }, mix);
    const losses = rowTimes(mix, game);
    const support = mix.flatMap((weight, index) => (weight > (losses[index] ?? 0) + slack ? [index] : []));
    const face = faceOn(game, support, mix);
    if (face !== null) return face;
    // Nine tenths of the way to an optimal mix lies strictly within a tenth of the allowance.
    mix = mix.map((weight, index) => 0.1 * weight + 0.9 * (vertex[index] ?? 0));
  }
  return null;
}

/** The face with a given support: null unless the optimal mix nearest to the given one proves it. */
export function faceOn(game: Matrix, support: readonly number[], mix: readonly number[]): OptimalFace | null {
  const kernel = kernelBasis(
    support.map((row) => support.map((column) => entry(game, row, column))),
    TIE_TOLERANCE,
  );
  const onSupport = support.map((index) => mix[index] ?? 0);
  const nearest = rowTimes(
    kernel.map((direction) => dot(direction, onSupport)),
    kernel,
  );
  const total = nearest.reduce((sum, weight) => sum + weight, 0);
  const centre = onEntries(
    game.length,
    support,
    nearest.map((weight) => weight / total),
  );
  const losses = rowTimes(centre, game);
  const isProved = centre.every((weight, index) =>
    support.includes(index) ? weight > STRICT_MARGIN : (losses[index] ?? 0) > STRICT_MARGIN,
  );
  return isProved ? { support, centre, directions: sumZeroDirections(kernel) } : null;
}

/** Weights of a support as weights of all entries. */
export function onEntries(count: number, support: readonly number[], weights: readonly number[]): number[] {
  const spread: number[] = new Array(count).fill(0);
  support.forEach((index, place) => {
    spread[index] = weights[place] ?? 0;
  });
  return spread;
}

/** Orthonormal directions of a space along which the sum of the coordinates does not change. */
function sumZeroDirections(basis: Matrix): number[][] {
  const sums = basis.map((direction) => direction.reduce((total, value) => total + value, 0));
  const pivot = sums.reduce((best, value, index) => (Math.abs(value) > Math.abs(sums[best] ?? 0) ? index : best), 0);
  const norm = Math.sqrt(dot(sums, sums));
  // The reflection that sends the sums to the pivot's axis sends the other axes to directions orthogonal to the sums.
  const mirror = sums.map((sum, index) => (index === pivot ? sum + Math.sign(sum) * norm : sum));
  const scale = 2 / dot(mirror, mirror);
  const reflection = squareMatrix(
    basis.length,
    (row, column) => (row === column ? 1 : 0) - scale * (mirror[row] ?? 0) * (mirror[column] ?? 0),
  );
  return orthonormalise(reflection.filter((_, index) => index !== pivot).map((row) => rowTimes(row, basis)));
}
