import type { Metric, Outcome, Words } from '../system.ts';

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

/** Money of the game. */
export const GUILDERS: Words = { en: 'guilders', fr: 'guildes' };

/** A way in which a trial can end. */
export function outcome(name: string, en: string, fr: string): Outcome {
  return { name, label: { en, fr } };
}

/** Something that is counted, from 0. */
export function metric(name: string, unit: Words, en: string, fr: string): Metric {
  return { name, label: { en, fr }, unit };
}

/** One metric of each side. @param say label by side name */
export function bySide(
  sides: readonly string[],
  id: string,
  unit: Words,
  say: (side: string) => Words,
): readonly Metric[] {
  return sides.map((side) => ({ name: `${id}.${side}`, label: say(side), unit }));
}

/** Outcomes of side against side: the side names, then `draw`. */
export function sideOutcomes(sides: readonly string[]): readonly Outcome[] {
  return [...sides.map((side) => outcome(side, side, side)), outcome('draw', 'draw (unresolved)', 'nul (non résolu)')];
}

/** How somebody fares who may be wounded, from well to worst. // SS-WND-8 */
export const WOUND_OUTCOMES = {
  unhurt: outcome('unhurt', 'unhurt', 'indemne'),
  scratched: outcome('scratched', 'flesh wounds only', 'blessures légères seulement'),
  wounded: outcome('wounded', 'wounded', 'blessé'),
  crippled: outcome('crippled', 'crippled', 'estropié'),
  out: outcome('out', 'out of the fight', 'hors de combat'),
} as const;
