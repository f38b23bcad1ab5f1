import { type Coefficients, type Constraint, type Model, solve } from 'yalps';
import { exactMixes } from './exact-game.ts';
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

/** Numbers this small are 0 for the simplex method in floating point; on the scale [1,2] of the program's payoffs. */
const LP_PRECISION = 1e-12;
/** Payoffs are rounded to multiples of this on that scale, so that ties but for rounding are ties. */
const LP_GRID = 1e-10;
/** Greatest exploitability accepted of an answer in floating point, as a share of the range of the payoffs. */
const EXPLOITABILITY_MAX = 1.5e-10;
/** Rounding of averages of payoffs, as a share of the greatest of them. */
const ROUNDING = 1e-14;

/**
 * Value and one optimal mix for each side of a finite zero-sum game; a pure equilibrium where there is one. Where
 * several mixes are optimal, which one is returned is unspecified.
 * @param payoffs what column pays row; at least one row and one column, all finite
 * @returns a solution exploitable by at most 1.5e-10 of the payoffs' range
 * @source von Neumann (1928); linear program: Dantzig (1951)
 */
export function solveMatrixGame(payoffs: Matrix): GameSolution {
  const pure = saddlePoint(payoffs);
  if (pure !== null) return pure;
  const { min, width } = rangeOf(payoffs);
  const rowMix = vertexMix(payoffs);
  const columnMix = vertexMix(transpose(payoffs).map((row) => row.map((payoff) => -payoff)));
  if (rowMix !== null && columnMix !== null) {
    const solution = evaluate(payoffs, rowMix, columnMix);
    if (solution.exploitability <= EXPLOITABILITY_MAX * width + ROUNDING * (Math.abs(min) + width)) return solution;
  }
  // Near ties can lead floating point astray.
  const exact = exactMixes(payoffs);
  return evaluate(payoffs, exact.rowMix, exact.columnMix);
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
 */
export function vertexMix(payoffs: Matrix): number[] | null {
  const { min, width } = rangeOf(payoffs);
  const scale = (payoff: number): number => 2 - Math.round((payoff - min) / width / LP_GRID) * LP_GRID;
  const columns = payoffs[0]?.length ?? 0;
  const constraints = Array.from({ length: columns }, (_, column): [number, Constraint] => [column, { max: 1 }]);
  const variables = payoffs.map((row, index): [number, Coefficients<number>] => [
    index,
    [...row.map((payoff, column): [number, number] => [column, scale(payoff)]), [columns, 1]],
  ]);
  const model: Model<number, number> = { direction: 'maximize', objective: columns, constraints, variables };
  const { status, variables: weights } = solve(model, { precision: LP_PRECISION });
  if (status !== 'optimal') return null;
  const mix: number[] = new Array(payoffs.length).fill(0);
  for (const [row, weight] of weights) mix[row] = weight;
  const total = mix.reduce((sum, weight) => sum + weight, 0);
  return mix.map((weight) => weight / total);
}
