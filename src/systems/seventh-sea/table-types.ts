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
