import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { choleskyFactor, inverseFromCholesky, kernelBasis, solveCholesky } from '../../src/stats/linear.ts';
import { dot, squareMatrix, timesColumn, transpose } from '../../src/stats/matrix.ts';
import { integrate } from '../../src/stats/quadrature.ts';

describe('Cholesky factor', () => {
  it('solves and inverts', () => {
    const matrix = [
      [4, 2, 1],
      [2, 5, 3],
      [1, 3, 6],
    ];
    const factor = choleskyFactor(matrix) ?? [];
    timesColumn(matrix, solveCholesky(factor, [1, 2, 3])).forEach((value, index) => {
      expect(value).toBeCloseTo(index + 1, 12);
    });
    const inverse = inverseFromCholesky(factor);
    matrix.forEach((row, index) => {
      expect(timesColumn(transpose(inverse), row)[index]).toBeCloseTo(1, 12);
    });
  });

  it('does not exist for an indefinite matrix', () => {
    expect(
      choleskyFactor([
        [1, 2],
        [2, 1],
      ]),
    ).toBeNull();
    expect(choleskyFactor([[Number.NaN]])).toBeNull();
  });
});

describe('kernel of a matrix', () => {
  test.prop([
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 40, maxLength: 40 }),
  ])('is orthonormal, sent to 0, and of full dimension', (rank, numbers) => {
    // A product of 5 × rank and rank × 5: the kernel has at least 5 - rank dimensions.
    const left = (row: number): number[] => numbers.slice(row * rank, (row + 1) * rank);
    const right = (column: number): number[] => numbers.slice(20 + column * rank, 20 + (column + 1) * rank);
    const matrix = squareMatrix(5, (row, column) => dot(left(row), right(column)));
    const basis = kernelBasis(matrix, 1e-10);
    expect(basis.length).toBeGreaterThanOrEqual(5 - rank);
    basis.forEach((vector, index) => {
      for (const value of timesColumn(matrix, vector)) expect(value).toBeCloseTo(0, 10);
      basis.forEach((other, place) => {
        expect(dot(vector, other)).toBeCloseTo(index === place ? 1 : 0, 12);
      });
    });
  });

  it('of an invertible matrix is empty', () => {
    expect(
      kernelBasis(
        [
          [0, 1],
          [-1, 0],
        ],
        1e-10,
      ),
    ).toEqual([]);
  });
});

describe('quadrature', () => {
  it('meets integrals known in closed form, steep ones included', () => {
    expect(integrate((x) => x ** 3, 0, 2, 1e-10)).toBeCloseTo(4, 12);
    expect(integrate(Math.sin, 0, Math.PI, 1e-10)).toBeCloseTo(2, 9);
    expect(integrate((x) => 1 / (1 + Math.exp(-1e4 * x)), -1, 1, 1e-10)).toBeCloseTo(1, 8);
  });
});
