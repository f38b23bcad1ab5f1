import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { DEFAULT_TABLES } from './table-defaults.ts';
import type { TablesData } from './tables-schema.ts';
import type { BruteClass } from './weapons.ts';

/** Name → number. */
type Numbers = Readonly<Record<string, number>>;

/** A row that applies to values up to `max`; without it, to all. Rows are read from the first on. */
export interface Bounded {
  readonly max?: number | undefined;
}

/** Crew ranks that both ships of a boarding lose. // SS-SHIP-17 */
export interface BoardingRow extends Bounded {
  readonly attacker: number;
  readonly target: number;
}

/** Percent of an army, index face of the d10 - 1. // SS-MASS-8 */
export interface Casualties {
  readonly wounded: readonly number[];
  readonly killed: readonly number[];
}

/** Flesh wounds that each hit of a salvo does to somebody up to that passive defence. // SS-SALVO-4 */
export interface SalvoRow {
  readonly 'tn-max'?: number | undefined;
  readonly wounds: number;
}

/** What a hero of a winner finds. // SS-MASS-8 */
export interface LootRow extends Bounded {
  readonly guilders: number;
}

/** What a personal roll brings. // SS-MASS-5 */
export interface BattleRow extends Bounded {
  /** Text of a pool, or 0 for none. */
  readonly damage: string | number;
  readonly reputation: number;
  readonly opportunity: boolean;
}

export const BATTLE_LEVELS = ['reserve', 'disengaged', 'engaged', 'first-line'] as const;
export type BattleLevel = (typeof BATTLE_LEVELS)[number];
export const BATTLE_STATES = ['losing', 'even', 'winning'] as const;
export type BattleState = (typeof BATTLE_STATES)[number];

/** Rows of one level of engagement, by how the turn goes. */
export type BattleRows = Readonly<Record<BattleState, readonly BattleRow[]>>;

/** The tables that a variant plays with: its own over the defaults. */
export interface Tables {
  /** Flesh wounds of each hit of a squad. // SS-SQ-3 */
  readonly 'brute-damage': Readonly<Record<BruteClass, number>>;
  /** Weather → damage pool, as text. // SS-SEA-6 */
  readonly 'weather-table': Readonly<Record<string, string>>;
  /** Food → TN against rot. // SS-SEA-11 */
  readonly 'spoilage-table': Numbers;
  /** Size → dice. // SS-DMG-2 */
  readonly 'improvised-table': Numbers;
  /** Encounter → cost in GM dice. // SS-SEA-13 */
  readonly 'encounter-table': Numbers;
  /** Degrees off course, each as likely as the others. // SS-SEA-5 */
  readonly 'drift-table': readonly number[];
  readonly 'boarding-table': readonly BoardingRow[];
  /** Attacker's tactic → defender's → modifier. // SS-MASS-3 */
  readonly 'tactics-table': Readonly<Record<string, Numbers>>;
  readonly 'casualties-table': { readonly winner: Casualties; readonly loser: Casualties };
  readonly 'salvo-wounds': readonly SalvoRow[];
  readonly 'loot-table': readonly LootRow[];
  /** Index face of the d10 - 1 → actions until a ship has sunk; null: by its Resolve. // SS-SHIP-8 */
  readonly 'sinking-table': readonly number[] | null;
  /** A level that the scenario's own table leaves out is absent. */
  readonly 'battle-table': Readonly<Partial<Record<BattleLevel, BattleRows>>>;
}

export type TableId = keyof Tables;

/** Tables of which a scenario may replace single entries; it replaces others as a whole. */
export const MERGED_TABLES = [
  'brute-damage',
  'weather-table',
  'spoilage-table',
  'improvised-table',
  'encounter-table',
] as const satisfies readonly TableId[];

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
