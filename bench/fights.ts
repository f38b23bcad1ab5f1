import { DUEL_LAW } from './duel-law.ts';

/** A fight that our engines and a C program fight. */
export interface Fight {
  /** Scenario beside bench/. */
  readonly file: string;
  /** Program of bench/native. It counts outcomes by their names. */
  readonly program: string;
  readonly outcomes: readonly string[];
  /** Outcome → exact probability, or null where it is not known. */
  readonly law: Readonly<Record<string, number>> | null;
  /** Metric of ours → sum of the C program: means that are compared. */
  readonly means: Readonly<Record<string, string>>;
}

export const MORDHEIM_DUEL: Fight = {
  file: 'duel.yaml',
  program: 'mordheim-duel',
  outcomes: Object.keys(DUEL_LAW),
  law: DUEL_LAW,
  means: { rounds: 'rounds', 'damage.imperials': 'damageImperials', 'damage.undead': 'damageUndead' },
};

export const MORDHEIM_MELEE: Fight = {
  file: 'crowd.yaml',
  program: 'mordheim-melee',
  outcomes: ['imperials', 'undead', 'draw'],
  law: null,
  means: {
    rounds: 'rounds',
    'damage.imperials': 'damageImperials',
    'damage.undead': 'damageUndead',
    'losses.imperials': 'lossesImperials',
    'losses.undead': 'lossesUndead',
  },
};

export const SEVENTH_SEA_DUEL: Fight = {
  file: 'seventh-sea-duel.yaml',
  program: 'seventh-sea-duel',
  outcomes: ['castille', 'vendel', 'draw'],
  law: null,
  means: {
    rounds: 'rounds',
    'damage.castille': 'damageCastille',
    'damage.vendel': 'damageVendel',
    'dramatic.castille': 'dramaticCastille',
  },
};

export const CONFRONTATION_COMBAT: Fight = {
  file: 'confrontation-combat.yaml',
  program: 'confrontation-combat',
  outcomes: ['lion', 'carnage', 'draw'],
  law: null,
  means: {
    rounds: 'rounds',
    'damage.lion': 'damage.lion',
    'damage.carnage': 'damage.carnage',
    'hits.lion': 'hits.lion',
    'hits.carnage': 'hits.carnage',
  },
};

export const MORTEBRUME_DUEL: Fight = {
  file: 'mortebrume-duel.yaml',
  program: 'mortebrume-duel',
  outcomes: ['orrokeens', 'humans', 'draw'],
  law: null,
  means: { rounds: 'rounds', 'damage.orrokeens': 'damageOrrokeens', 'damage.humans': 'damageHumans' },
};
