import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { exactMixes } from '../../src/stats/exact-game.ts';
import { type Matrix, rowTimes, squareMatrix, timesColumn } from '../../src/stats/matrix.ts';
import { solveMatrixGame } from '../../src/stats/matrix-game.ts';
import { uniforms } from '../support/uniforms.ts';

/** What the two best replies gain together, as a share of the range. */
function exploitability(payoffs: Matrix): number {
  const { rowMix, columnMix } = exactMixes(payoffs);
  const range = Math.max(...payoffs.flat()) - Math.min(...payoffs.flat());
  return (Math.max(...timesColumn(payoffs, columnMix)) - Math.min(...rowTimes(rowMix, payoffs))) / range;
}

describe('a matrix game in whole numbers', () => {
  it('of matching pennies, and of two rows and three columns, has the mixes of the graphical method', () => {
    const pennies = exactMixes([
      [1, -1],
      [-1, 1],
    ]);
    expect(pennies).toEqual({ rowMix: [0.5, 0.5], columnMix: [0.5, 0.5] });
    const { rowMix, columnMix } = exactMixes([
      [2, 3, 11],
      [7, 5, 2],
    ]);
    for (const [row, weight] of [3 / 11, 8 / 11].entries()) expect(rowMix[row]).toBeCloseTo(weight, 9);
    for (const [column, weight] of [0, 9 / 11, 2 / 11].entries()) expect(columnMix[column]).toBeCloseTo(weight, 9);
  });

  it('ends, however many replies are level', () => {
    const uniform = uniforms(5);
    const thirds = squareMatrix(12, () => Math.floor(3 * uniform()) - 1);
    const drawn = squareMatrix(
      12,
      (row, column) => Math.sign(thirds[row]?.[column] ?? 0) - Math.sign(thirds[column]?.[row] ?? 0),
    );
    expect(exploitability(drawn)).toBeLessThan(2 ** -33);
  });

  it('is not misled by near ties, and takes over where floating point is', () => {
    const payoffs = [
      [4.683000003335991e-7, 0, 0],
      [0, 0, -3],
      [0, 0, 0],
      [0, 0, 0],
      [0, 5e-324, 0],
      [2, 0, 3],
    ];
    expect(exploitability(payoffs)).toBeLessThan(2 ** -33);
    expect(solveMatrixGame(payoffs).exploitability).toBeLessThan(1e-9);
  });

  const payoff = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.double({ min: -1e-7, max: 1e-7, noNaN: true }),
    fc.double({ min: -3, max: 3, noNaN: true }),
  );
  const matrices = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(payoff, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
    .filter((rows) => new Set(rows.flat()).size > 1);
  test.prop([matrices], { numRuns: 300 })('leaves next to nothing to best replies', (payoffs) => {
    expect(exploitability(payoffs)).toBeLessThan(2 ** -33);
  });
});
