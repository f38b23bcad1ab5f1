import type { Matrix } from './matrix.ts';

/** Payoffs are rounded to multiples of 2^-GRID_BITS of their range. */
const GRID_BITS = 34;
/** Weights of a mix are told to 2^-WEIGHT_BITS. */
const WEIGHT_BITS = 60n;

/** One optimal mix for each side of a game. */
export interface Mixes {
  /** Weights of the rows; sum 1. */
  readonly rowMix: readonly number[];
  /** Weights of the columns; sum 1. */
  readonly columnMix: readonly number[];
}

/**
 * Optimal mixes of a finite zero-sum game whose payoffs are rounded to 2^-34 of their range and then solved in whole
 * numbers, so that no near tie can mislead it: slower than floating point by orders of magnitude, and certain.
 * @param payoffs what column pays row; at least one row and one column, all finite, not all equal
 * @returns mixes exploitable by less than 2^-33 of the range, but for the rounding of the weights
 * @source Dantzig (1951); Bland (1977), New finite pivoting rules; Edmonds (1967): pivots that stay whole
 */
export function exactMixes(payoffs: Matrix): Mixes {
  const tableau = new Tableau(wholeCosts(payoffs));
  while (tableau.improve());
  return { rowMix: shares(tableau.rowWeights()), columnMix: shares(tableau.columnWeights()) };
}

/** What row loses, as whole numbers from 2^34 to 2^35: all positive, so that the program has a bounded optimum. */
function wholeCosts(payoffs: Matrix): bigint[][] {
  const min = Math.min(...payoffs.map((row) => Math.min(...row)));
  const width = Math.max(...payoffs.map((row) => Math.max(...row))) - min;
  const unit = 2 ** GRID_BITS;
  return payoffs.map((row) => row.map((payoff) => BigInt(2 * unit - Math.round(((payoff - min) / width) * unit))));
}

function shares(weights: readonly bigint[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const unit = 2 ** Number(WEIGHT_BITS);
  return weights.map((weight) => Number((weight << WEIGHT_BITS) / total) / unit);
}

/**
 * The program of the row player: maximise Σx with Σ x·cost ≤ 1 in every column, x ≥ 0; its dual is that of the column
 * player. All entries share one denominator, which is the last pivot.
 */
class Tableau {
  /** A line for each column of the game, then the objective; a place for each row of the game, then the constant. */
  private readonly lines: bigint[][];
  private denominator = 1n;
  /** The last pivot left the objective as it was: several in a row could go round in circles. */
  private isStuck = false;
  /** Index line → variable that it tells, index place → variable that is 0: rows of the game, then its columns' slacks. */
  private readonly basic: number[];
  private readonly free: number[];

  constructor(costs: readonly (readonly bigint[])[]) {
    const columns = costs[0]?.length ?? 0;
    this.free = costs.map((_, row) => row);
    this.basic = Array.from({ length: columns }, (_, column) => costs.length + column);
    this.lines = this.basic.map((_, column) => [...costs.map((row) => row[column] ?? 0n), 1n]);
    this.lines.push([...costs.map(() => -1n), 0n]);
  }

  /** One pivot, that of the steepest place, or of the least variable where circles threaten; false at the optimum. */
  improve(): boolean {
    const entering = this.entering();
    if (entering < 0) return false;
    const leaving = this.leaving(entering);
    this.isStuck = this.at(leaving, this.free.length) === 0n;
    this.pivot(leaving, entering);
    return true;
  }

  private entering(): number {
    const objective = this.basic.length;
    let best = -1;
    for (const [place, variable] of this.free.entries()) {
      const slope = this.at(objective, place);
      if (slope >= 0n) continue;
      const isBetter = this.isStuck ? variable < (this.free[best] ?? 0) : slope < this.at(objective, best);
      if (best < 0 || isBetter) best = place;
    }
    return best;
  }

  /** The line that bounds the variable of a place first; of several, that of the least variable. */
  private leaving(entering: number): number {
    const constant = this.free.length;
    let best = -1;
    for (const [line, variable] of this.basic.entries()) {
      if (this.at(line, entering) <= 0n) continue;
      const order =
        this.at(line, constant) * this.at(best, entering) - this.at(best, constant) * this.at(line, entering);
      if (best < 0 || order < 0n || (order === 0n && variable < (this.basic[best] ?? 0))) best = line;
    }
    return best;
  }

  rowWeights(): bigint[] {
    return this.free.map((_, row) => this.at(this.basic.indexOf(row), this.free.length));
  }

  columnWeights(): bigint[] {
    const objective = this.basic.length;
    return this.basic.map((_, column) => this.at(objective, this.free.indexOf(this.free.length + column)));
  }

  /** 0 outside the tableau. */
  private at(line: number, place: number): bigint {
    return this.lines[line]?.[place] ?? 0n;
  }

  /** The variable of a line and that of a place change roles. */
  private pivot(line: number, place: number): void {
    const pivotLine = this.lines[line] ?? [];
    const pivot = this.at(line, place);
    for (const [index, other] of this.lines.entries()) {
      if (index === line) continue;
      const factor = other[place] ?? 0n;
      for (const [at, value] of other.entries()) {
        other[at] = at === place ? -factor : (value * pivot - factor * (pivotLine[at] ?? 0n)) / this.denominator;
      }
    }
    pivotLine[place] = this.denominator;
    this.denominator = pivot;
    const entering = this.free[place] ?? 0;
    this.free[place] = this.basic[line] ?? 0;
    this.basic[line] = entering;
  }
}
