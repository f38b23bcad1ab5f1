import type { BattleLevel, BattleRow, BattleRows, Tables } from './table-types.ts';

/** Bounds of the rows of the default battle table; the last row has none. */
const BATTLE_BOUNDS = [10, 15, 20, undefined] as const;

interface LevelFacts {
  /** State of the turn → damage by row, `0` for none. */
  readonly damage: Readonly<Record<keyof BattleRows, string>>;
  /** Reputation by row. */
  readonly reputation: readonly number[];
  /** First row that is an opportunity; past the last where none is. */
  readonly opportunityFrom: number;
}

function levelRows({ damage, reputation, opportunityFrom }: LevelFacts): BattleRows {
  const rows = (text: string): readonly BattleRow[] =>
    text.split(' ').map((pool, index) => {
      const max = BATTLE_BOUNDS[index];
      return {
        ...(max === undefined ? {} : { max }),
        damage: pool === '0' ? 0 : pool,
        reputation: reputation[index] ?? 0,
        opportunity: index >= opportunityFrom,
      };
    });
  return { losing: rows(damage.losing), even: rows(damage.even), winning: rows(damage.winning) };
}

const NONE = '0 0 0 0';
const NEVER = 4;

const BATTLE: Readonly<Record<BattleLevel, BattleRows>> = {
  reserve: levelRows({
    damage: { losing: NONE, even: NONE, winning: NONE },
    reputation: [0, 0, 0, 0],
    opportunityFrom: NEVER,
  }),
  disengaged: levelRows({
    damage: { losing: '2k1 1k1 0 0', even: '1k1 0 0 0', winning: NONE },
    reputation: [0, 0, 1, 1],
    opportunityFrom: NEVER,
  }),
  engaged: levelRows({
    damage: { losing: '4k2 3k2 2k2 1k1', even: '3k2 2k2 1k1 0', winning: '2k2 1k1 0 0' },
    reputation: [1, 1, 2, 3],
    opportunityFrom: 2,
  }),
  'first-line': levelRows({
    damage: { losing: '6k3 5k3 4k2 3k2', even: '5k3 4k2 3k2 2k2', winning: '4k2 3k2 2k2 1k1' },
    reputation: [2, 3, 4, 5],
    opportunityFrom: 1,
  }),
};

/** Percents by face of a d10: the step times the face. */
function byFace(step: number): readonly number[] {
  return Array.from({ length: 10 }, (_, index) => step * (index + 1));
}

/**
 * Tables that the sheet leaves to other books.
 * @source assumptions, but for a fencing brute's six flesh wounds (TES, SAS)
 */
export const DEFAULT_TABLES: Tables = {
  'brute-damage': { unarmed: 3, improvised: 4, knife: 5, fencing: 6, heavy: 9, missile: 6, firearm: 15 },
  'weather-table': { calm: '0k0', rough: '2k1', storm: '4k2', hurricane: '6k3' },
  'spoilage-table': { fresh: 10, bread: 15, cheese: 20, salted: 25, biscuit: 30 },
  'improvised-table': { tiny: 0, small: 1, medium: 2, large: 3 },
  'encounter-table': {},
  'drift-table': [0, 36, 72, 108, 144, 180, 216, 252, 288, 324],
  'boarding-table': [
    { max: 2, attacker: 2, target: 0 },
    { max: 4, attacker: 1, target: 0 },
    { max: 6, attacker: 1, target: 1 },
    { max: 9, attacker: 0, target: 1 },
    { attacker: 0, target: 2 },
  ],
  'tactics-table': {},
  'casualties-table': {
    winner: { wounded: byFace(2), killed: byFace(1) },
    loser: { wounded: byFace(4), killed: byFace(2) },
  },
  'salvo-wounds': [{ wounds: 15 }],
  'loot-table': [{ max: 5, guilders: 0 }, { max: 10, guilders: 5 }, { max: 15, guilders: 20 }, { guilders: 50 }],
  'sinking-table': null,
  'battle-table': BATTLE,
};

/** Default entries that are published. // SS-SQ-3 */
export const PUBLISHED_ENTRIES: ReadonlySet<string> = new Set(['brute-damage.fencing']);

/** Tables without a default: what is not in them is not there. */
export const EMPTY_TABLES: ReadonlySet<string> = new Set(['encounter-table', 'tactics-table', 'sinking-table']);
