import { InvariantError } from '../../errors.ts';

/** What a damage roll inflicts, index = code: 0 none to 5 killed. */
export const INFLICTED = ['none', 'stunned', 'light', 'serious', 'critical', 'killed'] as const;

export type Inflicted = (typeof INFLICTED)[number];

/** A row of the table: what it inflicts by location, for results up to a number. */
export interface WoundRow {
  /** Greatest result to which the row applies; absent in the last. */
  readonly to?: number | undefined;
  /** Index location - 1. */
  readonly levels: readonly Inflicted[];
}

/** A table of damage results. // CF-WND-3 */
export interface WoundTable {
  /** Names of the six locations; the dice do not ask for them. */
  readonly locations: readonly string[];
  /** Ascending. */
  readonly rows: readonly WoundRow[];
}

const LOCATIONS = 6;

/** Results of the rows of the default table; those of the last have no end. */
const FIRST = -3;
const LAST = 11;

/** What the default table inflicts for result + location - 3. */
function defaultLevel(sum: number): Inflicted {
  if (sum <= 0) return 'none';
  return INFLICTED[Math.min(5, Math.floor((sum + 1) / 2))] ?? 'killed';
}

/** @source assumption: the published table's numbers are not known */
export const DEFAULT_WOUND_TABLE: WoundTable = {
  locations: ['legs', 'arms', 'belly', 'chest', 'head', 'head'],
  rows: Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const result = FIRST + index;
    const levels = Array.from({ length: LOCATIONS }, (_, column) => defaultLevel(result + column + 1 - 3));
    return result === LAST ? { levels } : { to: result, levels };
  }),
};

/** A table made ready for look-ups. */
export class WoundLookup {
  /** Results up to this one stand in the first row. */
  readonly least: number;
  /** Results from this one on stand in the last row. */
  readonly greatest: number;
  /** Index result - {@link least} → row, up to the first result of the last row. */
  private readonly rowOf: Uint8Array;
  /** Index row × 6 + location - 1 → code. */
  private readonly codes: Uint8Array;

  constructor({ rows }: WoundTable) {
    const bounds = rows.slice(0, -1).flatMap(({ to }) => to ?? []);
    this.least = bounds[0] ?? 0;
    const length = (bounds.at(-1) ?? this.least) - this.least + 2;
    this.greatest = this.least + length - 1;
    this.rowOf = Uint8Array.from({ length }, (_, index) => rowAt(bounds, this.least + index));
    this.codes = Uint8Array.from(rows.flatMap(({ levels }) => levels.map((level) => INFLICTED.indexOf(level))));
    if (this.codes.length !== rows.length * LOCATIONS) throw new InvariantError('a wound table has six columns');
  }

  /**
   * Code of what is inflicted. // CF-WND-3
   * @param location 1 to 6
   * @param rowsUp rows higher up, never above the first
   */
  code(result: number, location: number, rowsUp: number): number {
    const { rowOf } = this;
    const row = rowOf[Math.max(0, Math.min(rowOf.length - 1, result - this.least))] as number;
    return this.codes[Math.max(0, row - rowsUp) * LOCATIONS + location - 1] as number;
  }
}

/** The row of a result; the last is that of those above all bounds. */
function rowAt(bounds: readonly number[], result: number): number {
  const row = bounds.findIndex((to) => result <= to);
  return row < 0 ? bounds.length : row;
}
