import { type Coefficients, type Constraint, type Model, solve } from 'yalps';
import { InvariantError } from '../errors.ts';
import { dot, type Matrix, rowTimes, timesColumn, transpose } from './matrix.ts';

/** Optimal play of a zero-sum game in which both sides choose at once. */
export interface GameSolution {
  /** What the row player gets on average when both play their mix. */
  readonly value: number;
  /** Weights of the rows; sum 1. */
  readonly rowMix: readonly number[];
  /** Weights of the columns; sum 1. */
  readonly columnMix: readonly number[];
  /** Row's best reply minus column's best reply, in payoff units: 0 but for rounding, and the proof of optimality. */
  readonly exploitability: number;
}

interface Attempt {
  /** Numbers this small are 0 for the simplex method, and its answers are rounded to multiples of it. */
  readonly precision: number;
  /** Payoffs are rounded to multiples of this, so that ties but for rounding are ties. */
  readonly grid: number;
}

/**
 * Settings of the solver, to be tried in this order until an answer passes its check: near ties can lead the simplex
 * method astray at one of them and not at another. Both numbers are on the scale [1,2] of the program's payoffs.
 */
export const LP_ATTEMPTS: readonly Attempt[] = [
  { precision: 1e-12, grid: 1e-10 },
  { precision: 1e-10, grid: 1e-10 },
  { precision: 1e-11, grid: 1e-10 },
  { precision: 1e-9, grid: 1e-10 },
  { precision: 1e-11, grid: 1e-9 },
  { precision: 1e-9, grid: 1e-9 },
  { precision: 1e-8, grid: 1e-9 },
];
/** Exploitability that ends the search, as a share of the range of the payoffs. */
const EXPLOITABILITY_GOOD = 1e-9;
/** Greatest exploitability accepted when no attempt reached that, as a share of the range. */
const EXPLOITABILITY_MAX = 1e-6;
/** Rounding of averages of payoffs, as a share of the greatest of them. */
const ROUNDING = 1e-14;

/**
 * Value and one optimal mix for each side of a finite zero-sum game; a pure equilibrium where there is one. Where
 * several mixes are optimal, which one is returned is unspecified.
 * @param payoffs what column pays row; at least one row and one column, all finite
 * @returns a solution exploitable by at most 1e-9 of the payoffs' range; where payoffs differ by so little (1e-10 to 1e-6
 *   of it) that the solver cannot get there, the best found, exploitable by at most 1e-6 of it
 * @throws InvariantError when not even that is found
 * @source von Neumann (1928); linear program: Dantzig (1951)
 */
export function solveMatrixGame(payoffs: Matrix): GameSolution {
  const pure = saddlePoint(payoffs);
  if (pure !== null) return pure;
  const { min, width } = rangeOf(payoffs);
  const rounding = ROUNDING * (Math.abs(min) + width);
  const reversed = transpose(payoffs).map((row) => row.map((payoff) => -payoff));
  let best: GameSolution | null = null;
  for (const attempt of LP_ATTEMPTS) {
    const rowMix = vertexMix(payoffs, attempt);
    const columnMix = vertexMix(reversed, attempt);
    if (rowMix === null || columnMix === null) continue;
    const solution = evaluate(payoffs, rowMix, columnMix);
    if (best === null || solution.exploitability < best.exploitability) best = solution;
    if (best.exploitability <= EXPLOITABILITY_GOOD * width + rounding) return best;
  }
  if (best !== null && best.exploitability <= EXPLOITABILITY_MAX * width + rounding) return best;
  throw new InvariantError(`a matrix game of ${payoffs.length} rows was solved to ${best?.exploitability} only`);
}

function evaluate(payoffs: Matrix, rowMix: readonly number[], columnMix: readonly number[]): GameSolution {
  const perRow = timesColumn(payoffs, columnMix);
  const exploitability = Math.max(0, Math.max(...perRow) - Math.min(...rowTimes(rowMix, payoffs)));
  return { value: dot(rowMix, perRow), rowMix, columnMix, exploitability };
}

/** A payoff least in its row and greatest in its column: neither side can gain by leaving it. */
function saddlePoint(payoffs: Matrix): GameSolution | null {
  const columnMaxima = transpose(payoffs).map((column) => Math.max(...column));
  for (let row = 0; row < payoffs.length; row += 1) {
    const line = payoffs[row] ?? [];
    const value = Math.min(...line);
    const column = line.findIndex((payoff, index) => payoff === value && payoff === columnMaxima[index]);
    if (column >= 0) {
      return { value, rowMix: unit(payoffs.length, row), columnMix: unit(line.length, column), exploitability: 0 };
    }
  }
  return null;
}

function unit(length: number, place: number): number[] {
  return Array.from({ length }, (_, index) => (index === place ? 1 : 0));
}

function rangeOf(payoffs: Matrix): { min: number; width: number } {
  const min = Math.min(...payoffs.map((row) => Math.min(...row)));
  const max = Math.max(...payoffs.map((row) => Math.max(...row)));
  // A constant game has no scale of its own.
  return { min, width: max - min || 1 };
}

/**
 * A mix that maximises the least payoff over the columns, a vertex of the set of optimal mixes; null when the solver
 * finds no optimum. The caller checks how good it is.
 * The program is: maximise Σx with x·M ≤ 1, x ≥ 0, where M = 2 - scaled payoffs lies in [1,2]; the mix is x/Σx.
 * Its origin is feasible and no bound is 0, which spares the solver a first phase and most ties.
 * @param payoffs what the row player gets
 * @param attempt one of {@link LP_ATTEMPTS}
 */
export function vertexMix(payoffs: Matrix, { precision, grid }: Attempt): number[] | null {
  const { min, width } = rangeOf(payoffs);
  const scale = (payoff: number): number => 2 - Math.round((payoff - min) / width / grid) * grid;
  const columns = payoffs[0]?.length ?? 0;
  const constraints = Array.from({ length: columns }, (_, column): [number, Constraint] => [column, { max: 1 }]);
  const variables = payoffs.map((row, index): [number, Coefficients<number>] => [
    index,
    [...row.map((payoff, column): [number, number] => [column, scale(payoff)]), [columns, 1]],
  ]);
  const model: Model<number, number> = { direction: 'maximize', objective: columns, constraints, variables };
  const { status, variables: weights } = solve(model, { precision });
  if (status !== 'optimal') return null;
  const mix: number[] = new Array(payoffs.length).fill(0);
  for (const [row, weight] of weights) mix[row] = weight;
  const total = mix.reduce((sum, weight) => sum + weight, 0);
  return mix.map((weight) => weight / total);
}
