import jstat from 'jstat';

/** Σ (observed - expected)² / expected over cells of equal or given expectation. */
export function chiSquared(observed: ArrayLike<number>, expected: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < observed.length; cell += 1) {
    const e = expected(cell);
    sum += ((observed[cell] ?? 0) - e) ** 2 / e;
  }
  return sum;
}

/** The value that χ² with `df` degrees of freedom exceeds once in `1 / falseAlarm` times; 1e-6 by default. */
export function chiSquaredLimit(df: number, falseAlarm = 1e-6): number {
  return jstat.jStat.chisquare.inv(1 - falseAlarm, df);
}

/**
 * χ² of association between paired faces 1..sides, with (sides - 1)² degrees of freedom: the pair counts against
 * uniform, less what the two margins contribute (so that it is exact for overlapping pairs of one sequence too).
 */
export function pairChiSquared(x: ArrayLike<number>, y: ArrayLike<number>, sides: number): number {
  const pairs = new Uint32Array(sides * sides);
  const rows = new Uint32Array(sides);
  const columns = new Uint32Array(sides);
  for (let at = 0; at < x.length; at += 1) {
    const row = (x[at] ?? 1) - 1;
    const column = (y[at] ?? 1) - 1;
    pairs[row * sides + column] = (pairs[row * sides + column] ?? 0) + 1;
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
  }
  const margin = () => x.length / sides;
  return chiSquared(pairs, () => x.length / sides ** 2) - chiSquared(rows, margin) - chiSquared(columns, margin);
}
