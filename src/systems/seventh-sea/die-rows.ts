import type { Dice, Site } from '../../dice/dice.ts';
import { type DieSort, type KeepBands, type KeepPool, keepBands, keepPool } from '../../dice/keep-pool.ts';
import type { Bounded } from './table-types.ts';
import { rowAt } from './tables.ts';

/** How one die is read in a table. */
export interface DieReading {
  /** Added to the die. */
  readonly added: number;
  readonly sort: DieSort;
  readonly isDrawn: boolean;
}

/** The rows of a table under one ten-sided die to which something is added; rows that say the same are one. */
export class DieRows<Row extends Bounded> {
  readonly pool: KeepPool;
  private readonly added: number;
  private readonly bands: KeepBands;
  /** Index band → row. */
  private readonly rows: readonly Row[];

  /** @param isSame whether two rows say the same */
  constructor(table: readonly Row[], { added, sort, isDrawn }: DieReading, isSame: (a: Row, b: Row) => boolean) {
    this.pool = keepPool({ groups: [{ count: 1, sort }], kept: 1 }, isDrawn);
    this.added = added;
    const least = this.pool.min;
    const bounds = table.flatMap(({ max }) => (max === undefined ? [] : [max + 1 - added]));
    const starts = [...new Set(bounds)].filter((start) => start > least).sort((a, b) => a - b);
    const rows = [rowAt(table, least + added)];
    const changes: number[] = [];
    for (const start of starts) {
      const row = rowAt(table, start + added);
      if (isSame(row, rows.at(-1) as Row)) continue;
      rows.push(row);
      changes.push(start);
    }
    this.bands = keepBands(this.pool, changes, { added });
    this.rows = rows;
  }

  /** Rolls the die. @returns the row under it */
  roll(dice: Dice, site: Site): Row {
    return this.rows[dice.keepBand(this.bands, site)] as Row;
  }

  /** The row under a total of the die and what is added to it. */
  at(total: number): Row {
    let band = 0;
    while (band < this.bands.starts.length && total - this.added >= (this.bands.starts[band] as number)) band += 1;
    return this.rows[band] as Row;
  }
}
