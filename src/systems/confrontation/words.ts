import { inVain, outcome } from '../outcomes.ts';
import type { Words } from '../system.ts';

/** What metrics are counted in. */
export const UNITS = {
  points: { en: 'points', fr: 'points' },
  degrees: { en: 'degrees', fr: 'degrés' },
  fighters: { en: 'fighters', fr: 'combattants' },
  hits: { en: 'hits', fr: 'coups' },
  parries: { en: 'parries', fr: 'parades' },
  levels: { en: 'levels', fr: 'niveaux' },
  location: { en: 'location', fr: 'localisation' },
  millimetres: { en: 'mm', fr: 'mm' },
  flag: { en: '0 or 1', fr: '0 ou 1' },
} as const satisfies Readonly<Record<string, Words>>;

/** Army points. */
export const ARMY_POINTS: Words = { en: 'A.P.', fr: 'P.A.' };

/** Outcomes of attacks and shots, from well to worst for the target. */
export const WOUND_OUTCOMES = {
  missed: inVain(outcome('missed', 'missed', 'raté')),
  parried: inVain(outcome('parried', 'parried', 'paré')),
  noEffect: inVain(outcome('no-effect', 'no effect', 'sans effet')),
  stunned: outcome('stunned', 'stunned', 'sonné'),
  light: outcome('light', 'light wound', 'blessure légère'),
  serious: outcome('serious', 'serious wound', 'blessure grave'),
  critical: outcome('critical', 'critical wound', 'blessure critique'),
  killed: outcome('killed', 'killed', 'tué'),
} as const;

/** Levels in words, index = code. */
export const LEVEL_WORDS: readonly Words[] = [
  { en: 'unhurt', fr: 'indemne' },
  { en: 'light wound', fr: 'blessure légère' },
  { en: 'serious wound', fr: 'blessure grave' },
  { en: 'critical wound', fr: 'blessure critique' },
  { en: 'dead', fr: 'mort' },
];
