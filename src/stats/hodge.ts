import { entry, type Matrix, squareMatrix } from './matrix.ts';

export interface HodgeShares {
  /** Share of Σ flow² that a ranking explains, in [0,1]. */
  readonly transitive: number;
  /** Share of Σ flow² that goes round in circles; 1 - transitive. */
  readonly cyclic: number;
}

export interface HodgeSplit {
  /** Least-squares ranking, sum 0: transitive[i][j] = potential[i] - potential[j]. */
  readonly potential: readonly number[];
  readonly transitive: Matrix;
  /** flow - transitive; each row sums to 0. */
  readonly cyclic: Matrix;
  /** Null when all entries are level but for rounding: there is nothing to share. */
  readonly shares: HodgeShares | null;
}

export interface Triad {
  /** i, j, k in the direction of the circle; the smallest index first. */
  readonly entries: readonly [number, number, number];
  /** flow[i][j] + flow[j][k] + flow[k][i], never negative. */
  readonly curl: number;
  /** Whether i beats j, j beats k and k beats i; otherwise the curl is only a bent ladder. */
  readonly isCycle: boolean;
}

/**
 * Splits a skew-symmetric matrix (log-odds, or score - 1/2) into the differences of a ranking and a cyclic rest. The
 * two are orthogonal; with every pair present the ranking is the row means and no harmonic part is left.
 * @param flow row's lead over column
 * @source Jiang, Lim, Yao & Ye (2011), combinatorial Hodge theory
 */
export function hodgeSplit(flow: Matrix): HodgeSplit {
  const potential = flow.map((row) => row.reduce((total, value) => total + value, 0) / flow.length);
  const transitive = squareMatrix(flow.length, (row, column) => (potential[row] ?? 0) - (potential[column] ?? 0));
  const cyclic = squareMatrix(flow.length, (row, column) => entry(flow, row, column) - entry(transitive, row, column));
  return { potential, transitive, cyclic, shares: sharesOf(squaredNorm(transitive), squaredNorm(cyclic)) };
}

/** Leads and curls up to this are rounding. */
const ROUNDING = 1e-12;

function squaredNorm(matrix: Matrix): number {
  return matrix.reduce((total, row) => total + row.reduce((sum, value) => sum + value * value, 0), 0);
}

function sharesOf(transitive: number, cyclic: number): HodgeShares | null {
  const total = transitive + cyclic;
  return total > ROUNDING ** 2 ? { transitive: transitive / total, cyclic: cyclic / total } : null;
}

/**
 * The triads with the greatest curl, greatest first; those without any are left out.
 * @param flow skew-symmetric: row's lead over column
 * @param count how many at most
 * @source Jiang, Lim, Yao & Ye (2011): the curl of a triangle
 */
export function worstTriads(flow: Matrix, count: number): Triad[] {
  const triads: Triad[] = [];
  for (let i = 0; i < flow.length; i += 1) {
    for (let j = i + 1; j < flow.length; j += 1) {
      for (let k = j + 1; k < flow.length; k += 1) triads.push(orient(flow, i, j, k));
    }
  }
  return triads
    .filter((triad) => triad.curl > ROUNDING)
    .sort((a, b) => b.curl - a.curl)
    .slice(0, count);
}

function orient(flow: Matrix, i: number, j: number, k: number): Triad {
  const leads = [entry(flow, i, j), entry(flow, j, k), entry(flow, k, i)];
  const curl = leads.reduce((total, lead) => total + lead, 0);
  return curl >= 0
    ? { entries: [i, j, k], curl, isCycle: leads.every((lead) => lead > 0) }
    : { entries: [i, k, j], curl: -curl, isCycle: leads.every((lead) => lead < 0) };
}
