import { outcome } from '../outcomes.ts';
import type { Words } from '../system.ts';

/** What metrics are counted in. */
export const UNITS = {
  points: { en: 'points', fr: 'points' },
  dice: { en: 'dice', fr: 'dés' },
  flesh: { en: 'flesh wounds', fr: 'blessures légères' },
  dramatic: { en: 'dramatic wounds', fr: 'blessures graves' },
  raises: { en: 'raises', fr: 'augmentations' },
  hits: { en: 'hits', fr: 'coups' },
  brutes: { en: 'brutes', fr: 'brutes' },
  fighters: { en: 'fighters', fr: 'combattants' },
  rolls: { en: 'rolls', fr: 'jets' },
  ranks: { en: 'ranks', fr: 'rangs' },
  criticals: { en: 'critical hits', fr: 'dégâts graves' },
  kilometres: { en: 'km', fr: 'km' },
  degrees: { en: 'degrees', fr: 'degrés' },
  weeks: { en: 'weeks', fr: 'semaines' },
  damage: { en: 'points of damage', fr: 'points de dommages' },
  ships: { en: 'ships', fr: 'navires' },
  actions: { en: 'actions', fr: 'actions' },
  turns: { en: 'turns', fr: 'virements' },
  hexes: { en: 'hexagons', fr: 'hexagones' },
  headings: { en: 'heading', fr: 'cap' },
  assaults: { en: 'assaults', fr: 'assauts' },
  opportunities: { en: 'opportunities', fr: 'opportunités' },
  percent: { en: '%', fr: '%' },
} as const satisfies Readonly<Record<string, Words>>;

/** A draw where a cap of rounds is all that ends a fight without a winner. */
export const UNRESOLVED: Words = { en: 'draw (unresolved)', fr: 'nul (non résolu)' };

/** Money of the game. */
export const GUILDERS: Words = { en: 'guilders', fr: 'guildes' };

/** How somebody fares who may be wounded, from well to worst. // SS-WND-8 */
export const WOUND_OUTCOMES = {
  unhurt: outcome('unhurt', 'unhurt', 'indemne'),
  scratched: outcome('scratched', 'flesh wounds only', 'blessures légères seulement'),
  wounded: outcome('wounded', 'wounded', 'blessé'),
  crippled: outcome('crippled', 'crippled', 'estropié'),
  out: outcome('out', 'out of the fight', 'hors de combat'),
} as const;
