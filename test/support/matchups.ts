import { entry, type Matrix, squareMatrix } from '../../src/stats/matrix.ts';

/**
 * Scores from a value per pair, pairs in the order (0,1), (0,2), ..., (1,2), ...
 * @param isCircle gives the value to the next entry round the circle instead: 0 beats 1, 1 beats 2, 2 beats 0
 */
export function scoresOf(size: number, value: (pair: number) => number, isCircle = false): number[][] {
  let pair = 0;
  const upper = squareMatrix(size, (row, column) => {
    if (row >= column) return 0.5;
    const score = value(pair);
    pair += 1;
    return isCircle && (column - row) % 2 === 0 ? 1 - score : score;
  });
  return squareMatrix(size, (row, column) =>
    row <= column ? entry(upper, row, column) : 1 - entry(upper, column, row),
  );
}

/** Expected scores of a Bradley-Terry ladder. */
export function scoresOfRatings(ratings: readonly number[]): number[][] {
  return squareMatrix(
    ratings.length,
    (row, column) => 1 / (1 + Math.exp((ratings[column] ?? 0) - (ratings[row] ?? 0))),
  );
}

/** Rows and columns moved: place `to` of the result is `order[to]` of the matrix. */
export function permuted(matrix: Matrix, order: readonly number[]): number[][] {
  return order.map((row) => order.map((column) => entry(matrix, row, column)));
}
