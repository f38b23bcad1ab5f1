import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { BATTLE_LEVELS, BATTLE_STATES } from './table-types.ts';
import type { TablesData } from './tables-schema.ts';

/** Rows with bounds, at their place below `tables`. */
interface Rows {
  readonly path: Path;
  /** Index row → greatest value to which it applies; undefined: all. */
  readonly bounds: readonly (number | undefined)[];
  /** Name of the bound. */
  readonly key: string;
}

/** Tables whose rows leave something open, or can never apply. */
export function checkTables(variant: Variant): readonly Finding[] {
  return rowsOf((variant.tables ?? {}) as TablesData).flatMap(checkRows);
}

function error(path: Path, message: string, hint: string): Finding {
  return { severity: 'error', code: 'seventh-sea/table', path: ['tables', ...path], message, hint };
}

function checkRows({ path, bounds, key }: Rows): readonly Finding[] {
  const last = bounds.length - 1;
  const name = `tables.${path.join('.')}`;
  if (bounds[last] !== undefined) {
    const message = `${name}: no last row without ${key}, so that greater values have none`;
    return [error([...path, last], message, `remove ${key} from the last row, or add one without it`)];
  }
  return bounds.flatMap((bound, index) => {
    const before = bounds[index - 1];
    if (index < last && bound === undefined) {
      return [error([...path, index], `${name}: a row without ${key} hides those after it`, `write ${key} in it`)];
    }
    if (before === undefined || bound === undefined || before < bound) return [];
    const message = `${name}: ${key} ${bound} comes after ${before}, so that the row never applies`;
    return [error([...path, index, key], message, 'put the rows in ascending order')];
  });
}

function rowsOf(tables: TablesData): readonly Rows[] {
  const all: Rows[] = [];
  const add = (path: Path, rows: readonly { readonly max?: number | undefined }[] | undefined): void => {
    if (rows !== undefined) all.push({ path, bounds: rows.map(({ max }) => max), key: 'max' });
  };
  add(['boarding-table'], tables['boarding-table']);
  add(['loot-table'], tables['loot-table']);
  const salvo = tables['salvo-wounds'];
  if (salvo !== undefined)
    all.push({ path: ['salvo-wounds'], bounds: salvo.map((row) => row['tn-max']), key: 'tn-max' });
  for (const level of BATTLE_LEVELS) {
    const rows = tables['battle-table']?.[level];
    if (Array.isArray(rows)) add(['battle-table', level], rows);
    else for (const state of BATTLE_STATES) add(['battle-table', level, state], rows?.[state]);
  }
  return all;
}
