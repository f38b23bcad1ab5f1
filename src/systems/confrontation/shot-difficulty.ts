import type { Variant } from '../system.ts';
import { type Combatant, rulingsOf } from './combatant.ts';
import { settingsOf } from './settings.ts';

export const RANGES = ['short', 'medium', 'long'] as const;
export type Range = (typeof RANGES)[number];

export const COVERS = ['none', 'light', 'heavy'] as const;
export type Cover = (typeof COVERS)[number];

/** The range of a distance, or null beyond the last. // CF-SHOT-1 */
export function rangeAt(distance: number, ranges: readonly [number, number, number]): Range | null {
  const index = ranges.findIndex((limit) => distance <= limit);
  return RANGES[index] ?? null;
}

/** A target as a shot sees it. */
export interface ShotAt {
  readonly who: Combatant;
  /** It made a cover move since its last activation. // CF-MOVE-16 */
  readonly hasMovedToCover: boolean;
  readonly hasBeenActivated: boolean;
  /** It touches no enemy. */
  readonly isFree: boolean;
  /** Flight level. */
  readonly level: number;
}

/** The circumstances of a shot. */
export interface Circumstances {
  readonly range: Range;
  readonly cover: Cover;
  readonly hasMoved: boolean;
  readonly isRapid: boolean;
}

/** A moving shooter. // CF-SHOT-4 */
const MOVED = 1;
/** A cover move or a dive for cover; they do not add up. // CF-SHOT-5 */
const COVERED = 2;
/** Each of two rapid shots. // CF-SHOT-10 */
const RAPID = 2;

/** Difficulty of a shot that is no assault fire. // CF-SHOT-3 to 6, CF-SHOT-10 */
export function shotDifficulty(shot: Circumstances, target: ShotAt, variant: Variant): number {
  const { rangeDifficulty, coverDifficulty } = settingsOf(variant);
  return (
    rangeDifficulty[shot.range] +
    coverDifficulty[shot.cover] +
    (shot.hasMoved ? MOVED : 0) +
    (shot.isRapid ? RAPID : 0) +
    (target.who.abilities.number('target') ?? 0) +
    (isCovered(target, variant) ? COVERED : 0)
  );
}

// CF-SHOT-5, CF-SHOT-6
function isCovered(target: ShotAt, variant: Variant): boolean {
  const rulings = rulingsOf(variant);
  if (target.hasMovedToCover && rulings['cover-move-effect'] === 'target-2') return true;
  const mayDive = !target.hasBeenActivated && target.isFree && target.level === 0;
  return rulings['dive-for-cover'] === 'yes' && mayDive && target.who.tactics['dive-for-cover'] === 'always';
}
