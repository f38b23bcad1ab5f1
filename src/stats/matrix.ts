/** Rows of numbers, all of one length. */
export type Matrix = readonly (readonly number[])[];

/** The number at a place; 0 outside the matrix. */
export function entry(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}

/** Square matrix of a size from a function of the place. */
export function squareMatrix(size: number, at: (row: number, column: number) => number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_unused, column) => at(row, column)));
}

/** Σ aᵢbᵢ over the length of a. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < a.length; index += 1) total += (a[index] ?? 0) * (b[index] ?? 0);
  return total;
}

/** Matrix × column: one number per row. */
export function timesColumn(matrix: Matrix, column: readonly number[]): number[] {
  return matrix.map((row) => dot(row, column));
}

/** Row × matrix: one number per column. */
export function rowTimes(row: readonly number[], matrix: Matrix): number[] {
  const result: number[] = new Array(matrix[0]?.length ?? 0).fill(0);
  for (let index = 0; index < matrix.length; index += 1) {
    const weight = row[index] ?? 0;
    if (weight === 0) continue;
    const line = matrix[index] ?? [];
    for (let column = 0; column < result.length; column += 1) {
      result[column] = (result[column] ?? 0) + weight * (line[column] ?? 0);
    }
  }
  return result;
}

/** Rows become columns. */
export function transpose(matrix: Matrix): number[][] {
  return (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));
}
