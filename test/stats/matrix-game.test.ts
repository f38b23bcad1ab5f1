import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Matrix, rowTimes, timesColumn, transpose } from '../../src/stats/matrix.ts';
import { type GameSolution, solveMatrixGame } from '../../src/stats/matrix-game.ts';
import { uniforms } from '../support/uniforms.ts';

function expectSolution(payoffs: Matrix, expected: Omit<GameSolution, 'exploitability'>): void {
  const solution = solveMatrixGame(payoffs);
  expect(solution.value).toBeCloseTo(expected.value, 10);
  expect(solution.rowMix).toEqual(expected.rowMix.map((weight) => expect.closeTo(weight, 10)));
  expect(solution.columnMix).toEqual(expected.columnMix.map((weight) => expect.closeTo(weight, 10)));
}

describe('zero-sum matrix game', () => {
  it('of matching pennies is fair and tossed', () => {
    const pennies = [
      [1, -1],
      [-1, 1],
    ];
    expectSolution(pennies, { value: 0, rowMix: [0.5, 0.5], columnMix: [0.5, 0.5] });
  });

  it('of two rows and three columns is worth 49/11, by the graphical method', () => {
    // Rows of (1, 3, 11) and (8, 5, 2): columns 2 and 3 cross where 5 - 2p = 2 + 9p, p = 3/11; column 1 gives 67/11 there.
    const payoffs = [
      [1, 3, 11],
      [8, 5, 2],
    ];
    expectSolution(payoffs, { value: 49 / 11, rowMix: [3 / 11, 8 / 11], columnMix: [0, 9 / 11, 2 / 11] });
  });

  it('with a saddle point is played purely, to the last bit', () => {
    const payoffs = [
      [4, 0.1, 5],
      [3, 0.3, 0.4],
      [9, 0.2, 0.1],
    ];
    expect(solveMatrixGame(payoffs)).toEqual({
      value: 0.3,
      rowMix: [0, 1, 0],
      columnMix: [0, 1, 0],
      exploitability: 0,
    });
  });

  it('of one cell, one row or one column leaves nothing to guess', () => {
    expect(solveMatrixGame([[-2]])).toEqual({ value: -2, rowMix: [1], columnMix: [1], exploitability: 0 });
    expect(solveMatrixGame([[3, 1, 2]])).toMatchObject({ value: 1, columnMix: [0, 1, 0] });
    expect(solveMatrixGame([[3], [1], [4]])).toMatchObject({ value: 4, rowMix: [0, 0, 1] });
  });

  it('is solved on the scale of its payoffs, however small or large', () => {
    for (const scale of [1e-6, 1, 1e6]) {
      const payoffs = [
        [2 * scale, -scale],
        [-scale, scale],
      ];
      // (2·1 - 1)/(2 + 1 + 1 + 1) = 1/5.
      expect(solveMatrixGame(payoffs).value / scale).toBeCloseTo(1 / 5, 10);
    }
  });

  const rectangles = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([rows, columns]) =>
    fc.array(
      fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -3, max: 3, noNaN: true })), {
        minLength: columns,
        maxLength: columns,
      }),
      {
        minLength: rows,
        maxLength: rows,
      },
    ),
  );

  test.prop([rectangles], { numRuns: 300 })(
    'holds both sides to the value, and changes sign when they change seats',
    (payoffs) => {
      const { value, rowMix, columnMix, exploitability } = solveMatrixGame(payoffs);
      expect(exploitability).toBeLessThan(1e-9);
      expect(Math.min(...rowTimes(rowMix, payoffs))).toBeGreaterThan(value - 1e-9);
      expect(Math.max(...timesColumn(payoffs, columnMix))).toBeLessThan(value + 1e-9);
      for (const mix of [rowMix, columnMix]) {
        expect(mix.reduce((total, weight) => total + weight, 0)).toBeCloseTo(1, 12);
        expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
      }
      const swapped = solveMatrixGame(transpose(payoffs).map((row) => row.map((payoff) => -payoff)));
      expect(swapped.value).toBeCloseTo(-value, 9);
    },
  );

  it('of thirty by thirty choices is solved', () => {
    const uniform = uniforms(11);
    const payoffs = Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 200 * uniform() - 50));
    expect(solveMatrixGame(payoffs).exploitability).toBeLessThan(1e-8);
  });
});
