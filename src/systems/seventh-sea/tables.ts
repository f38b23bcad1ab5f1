import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { DEFAULT_TABLES } from './table-defaults.ts';
import { BATTLE_STATES, type Bounded, MERGED_TABLES, type Tables } from './table-types.ts';
import type { TablesData } from './tables-schema.ts';

/** The tables of a variant. */
export function tablesOf(variant: Variant): Tables {
  const own = (variant.tables ?? {}) as TablesData;
  const given = Object.fromEntries(Object.entries(own).filter(([, table]) => table !== undefined));
  const merged = MERGED_TABLES.map((id) => [id, { ...DEFAULT_TABLES[id], ...own[id] }]);
  const battle = own['battle-table'];
  return {
    ...DEFAULT_TABLES,
    ...given,
    ...Object.fromEntries(merged),
    ...(battle === undefined ? {} : { 'battle-table': battleTable(battle) }),
  };
}

/** A level without states of the turn has the same rows in all of them. */
function battleTable(levels: NonNullable<TablesData['battle-table']>): Tables['battle-table'] {
  const entries = Object.entries(levels).flatMap(([level, rows]) => {
    if (rows === undefined) return [];
    const byState = Array.isArray(rows) ? Object.fromEntries(BATTLE_STATES.map((state) => [state, rows])) : rows;
    return [[level, byState]];
  });
  return Object.fromEntries(entries) as Tables['battle-table'];
}

/** The first row whose bound a value does not exceed. @throws InvariantError when the table was not checked */
export function rowAt<Row extends Bounded>(rows: readonly Row[], value: number): Row {
  const row = rows.find(({ max }) => max === undefined || value <= max);
  if (row === undefined) throw new InvariantError(`no row of a table for ${value}`);
  return row;
}
