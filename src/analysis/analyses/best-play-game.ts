import type { Label } from '../../scenario/axes.ts';
import { type GameSolution, solveMatrixGame } from '../../stats/matrix-game.ts';
import type { Variant } from '../../systems/system.ts';
import { certain, combined, type Estimate } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { type Difference, patched } from '../patch.ts';
import { effectsOf, type Question } from './effects.ts';

/** What a player does in a whole fight: what is not named stays as the scenario has it. */
export interface Play {
  readonly strategy: Readonly<Record<string, Label>>;
  readonly changes: readonly Difference[];
}

/** One strategy of each player. */
interface Cell {
  readonly variant: Variant;
  readonly value: Estimate;
}

/** Strategies of the maximiser × strategies of the minimiser. */
export type Table = readonly (readonly Cell[])[];

/** The game of choosing a strategy, both players at once. */
export interface Game extends Pick<GameSolution, 'rowMix' | 'columnMix' | 'exploitability'> {
  readonly value: Estimate;
  /** Index strategy of the maximiser → the measure against the minimiser's mix, and the other way round. */
  readonly rowsAgainst: readonly Estimate[];
  readonly columnsAgainst: readonly Estimate[];
}

/** The measure for every pair of strategies, where it must be sampled on luck that all of them share. */
export async function playTable(
  base: Variant,
  rows: readonly Play[],
  columns: readonly Play[],
  question: Question,
  lab: Lab,
): Promise<Table> {
  const variants = rows.map((row) => columns.map((column) => patched(base, [...row.changes, ...column.changes])));
  const found = (await effectsOf(base, variants.flat(), question, lab)).values.values();
  return variants.map((row) =>
    row.map((variant) => {
      const { value } = found.next();
      if (value === undefined) throw new RangeError('a pair of strategies without its value');
      return { variant, value };
    }),
  );
}

/**
 * Solves the game of a table. Whatever mix the maximiser takes, the game is worth at least what it gets against the
 * minimiser's best reply, and at most what the minimiser's mix lets through. Where mixes come from a sample, both are
 * measured on luck that chose neither: each end of the interval is then wrong with half the error of the level, as the
 * least of several lower ends is below that of the one reply that counts.
 * @source von Neumann (1928): max min ≤ value ≤ min max for any two mixes
 */
export async function solveTable(table: Table, { measure, trials }: Question, lab: Lab): Promise<Game> {
  const solution = solveMatrixGame(table.map((row) => row.map(({ value }) => value.value)));
  const { rowMix, columnMix, exploitability } = solution;
  const isPlayed = (row: number, column: number): boolean => (rowMix[row] ?? 0) > 0 || (columnMix[column] ?? 0) > 0;
  const places = table.flatMap((line, row) =>
    line.flatMap(({ variant }, column) => (isPlayed(row, column) ? [{ row, column, variant }] : [])),
  );
  const fresh = await lab.estimates(
    places.map(({ variant }) => variant),
    measure,
    trials,
  );
  const cells = places.map((place, at) => ({ ...place, estimate: fresh[at] ?? certain(0) }));
  const rowsAgainst = table.map((_, own) =>
    combined(
      cells
        .filter(({ row }) => row === own)
        .map(({ column, estimate }) => ({ weight: columnMix[column] ?? 0, estimate })),
    ),
  );
  const columnsAgainst = (table[0] ?? []).map((_, own) =>
    combined(
      cells.filter(({ column }) => column === own).map(({ row, estimate }) => ({ weight: rowMix[row] ?? 0, estimate })),
    ),
  );
  const value = valueBetween(solution, rowsAgainst, columnsAgainst);
  return { rowMix, columnMix, exploitability, value, rowsAgainst, columnsAgainst };
}

function valueBetween(
  { value, rowMix }: GameSolution,
  rowsAgainst: readonly Estimate[],
  columnsAgainst: readonly Estimate[],
): Estimate {
  const trials = [...rowsAgainst, ...columnsAgainst].flatMap(({ n }) => n ?? []);
  if (trials.length === 0) return certain(value);
  const middle = rowsAgainst.reduce((sum, estimate, row) => sum + (rowMix[row] ?? 0) * estimate.value, 0);
  return {
    value: middle,
    low: Math.min(middle, ...columnsAgainst.map(({ low }) => low)),
    high: Math.max(middle, ...rowsAgainst.map(({ high }) => high)),
    ...{ n: Math.min(...trials), method: 'max-min' },
  };
}
