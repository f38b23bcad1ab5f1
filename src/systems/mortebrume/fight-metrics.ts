import { bySide } from '../outcomes.ts';
import type { Metric } from '../system.ts';
import { UNITS } from './words.ts';

/** Metrics of a fight to the end: damage of each side, then its losses. // MB-DUEL, MB-SKIR */
export function fightMetrics(sides: readonly string[]): readonly Metric[] {
  return [
    ...bySide(sides, 'damage', UNITS.physique, (side) => ({ en: `damage by ${side}`, fr: `dégâts par ${side}` })),
    ...bySide(sides, 'losses', UNITS.fighters, (side) => ({ en: `losses of ${side}`, fr: `pertes de ${side}` })),
  ];
}

/** What each side of a duel has left. */
export function leftBySide(sides: readonly string[]): readonly Metric[] {
  return bySide(sides, 'physique-left', UNITS.physique, (side) => ({
    en: `physique left to ${side}`,
    fr: `physique restant à ${side}`,
  })).map((metric) => ({ ...metric, isOfState: true }));
}
