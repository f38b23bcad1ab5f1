import { dot, entry, type Matrix, squareMatrix } from './matrix.ts';

/**
 * Lower triangular L with L·Lᵀ = matrix; null when a pivot is not positive, so that the matrix is not positive definite.
 * @param matrix symmetric
 * @source Golub & Van Loan, Matrix Computations, 4.2
 */
export function choleskyFactor(matrix: Matrix): number[][] | null {
  const factor: number[][] = [];
  for (let row = 0; row < matrix.length; row += 1) {
    const line: number[] = [];
    for (let column = 0; column < row; column += 1) {
      const other = factor[column] ?? [];
      line.push((entry(matrix, row, column) - dot(line, other)) / (other[column] ?? 1));
    }
    const pivot = entry(matrix, row, row) - dot(line, line);
    if (!(pivot > 0)) return null;
    line.push(Math.sqrt(pivot));
    factor.push(line);
  }
  return factor;
}

/** Solves L·Lᵀ·x = b by substitution forwards and backwards. */
export function solveCholesky(factor: Matrix, b: readonly number[]): number[] {
  const x: number[] = [];
  for (let row = 0; row < factor.length; row += 1) {
    const line = factor[row] ?? [];
    x.push(((b[row] ?? 0) - dot(x, line)) / (line[row] ?? 1));
  }
  for (let row = factor.length - 1; row >= 0; row -= 1) {
    let rest = x[row] ?? 0;
    for (let below = row + 1; below < factor.length; below += 1) rest -= entry(factor, below, row) * (x[below] ?? 0);
    x[row] = rest / entry(factor, row, row);
  }
  return x;
}

/** Inverse of L·Lᵀ. */
export function inverseFromCholesky(factor: Matrix): number[][] {
  return factor.map((_, place) =>
    solveCholesky(
      factor,
      factor.map((_unused, row) => (row === place ? 1 : 0)),
    ),
  );
}

interface Reduced {
  /** Upper triangular after row and column swaps, unit pivots divided out. */
  readonly rows: number[][];
  /** Place after the swaps → column of the matrix. */
  readonly columns: number[];
  readonly rank: number;
}

/**
 * Orthonormal basis of the solutions of matrix·x = 0, by elimination with full pivoting.
 * @param matrix square
 * @param tolerance pivots up to this size count as zero
 * @source Golub & Van Loan, Matrix Computations, 3.4 (complete pivoting)
 */
export function kernelBasis(matrix: Matrix, tolerance: number): number[][] {
  const { rows, columns, rank } = eliminate(matrix, tolerance);
  const vectors: number[][] = [];
  for (let free = rank; free < columns.length; free += 1) {
    const solution: number[] = new Array(columns.length).fill(0);
    solution[free] = 1;
    for (let row = rank - 1; row >= 0; row -= 1)
      solution[row] = -dot((rows[row] ?? []).slice(row + 1), solution.slice(row + 1));
    const vector: number[] = new Array(columns.length).fill(0);
    columns.forEach((column, place) => {
      vector[column] = solution[place] ?? 0;
    });
    vectors.push(vector);
  }
  return orthonormalise(vectors);
}

function eliminate(matrix: Matrix, tolerance: number): Reduced {
  const size = matrix.length;
  const rows = squareMatrix(size, (row, column) => entry(matrix, row, column));
  const columns = Array.from({ length: size }, (_, column) => column);
  for (let step = 0; step < size; step += 1) {
    const pivot = largestFrom(rows, step);
    if (pivot.size <= tolerance) return { rows, columns, rank: step };
    swap(rows, step, pivot.row);
    for (const row of rows) swap(row, step, pivot.column);
    swap(columns, step, pivot.column);
    const head = rows[step] ?? [];
    const lead = head[step] ?? 1;
    for (let column = step; column < size; column += 1) head[column] = (head[column] ?? 0) / lead;
    for (const row of rows.slice(step + 1)) subtractMultiple(row, head, step);
  }
  return { rows, columns, rank: size };
}

function largestFrom(rows: Matrix, step: number): { row: number; column: number; size: number } {
  const largest = { row: step, column: step, size: 0 };
  for (let row = step; row < rows.length; row += 1) {
    for (let column = step; column < rows.length; column += 1) {
      const size = Math.abs(entry(rows, row, column));
      if (size > largest.size) Object.assign(largest, { row, column, size });
    }
  }
  return largest;
}

function swap<T>(list: T[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]];
  if (a === undefined || b === undefined) return;
  list[one] = b;
  list[other] = a;
}

function subtractMultiple(row: number[], head: readonly number[], step: number): void {
  const factor = row[step] ?? 0;
  if (factor === 0) return;
  for (let column = step; column < row.length; column += 1)
    row[column] = (row[column] ?? 0) - factor * (head[column] ?? 0);
}

/** Gram and Schmidt, twice: the second pass removes what rounding left. Vectors must be independent. */
export function orthonormalise(vectors: Matrix): number[][] {
  const basis: number[][] = [];
  for (const vector of vectors) {
    const rest = [...vector];
    for (const _pass of [1, 2]) {
      for (const unit of basis) {
        const along = dot(rest, unit);
        for (let index = 0; index < rest.length; index += 1)
          rest[index] = (rest[index] ?? 0) - along * (unit[index] ?? 0);
      }
    }
    const norm = Math.sqrt(dot(rest, rest));
    basis.push(rest.map((value) => value / norm));
  }
  return basis;
}
