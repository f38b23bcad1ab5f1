/** A number on a d6 that no face reaches. */
export const NEVER = 7;

/**
 * Natural number needed on a d6 to hit in close combat.
 * @source MH-HIT-1
 */
export function needToHit(attackerSkill: number, defenderSkill: number): number {
  if (attackerSkill > defenderSkill) return 3;
  return defenderSkill > 2 * attackerSkill ? 5 : 4;
}

/**
 * Number needed on a d6 to wound, or {@link NEVER} where nothing can happen.
 * @source MH-WND-1
 */
export function needToWound(strength: number, toughness: number): number {
  const edge = strength - toughness;
  if (edge <= -4) return NEVER;
  return Math.min(6, Math.max(2, 4 - edge));
}

/**
 * How much a blow of that Strength takes off the victim's save.
 * @source MH-SAVE-3
 */
export function savePenalty(strength: number): number {
  return Math.min(6, Math.max(0, strength - 3));
}

/** Strength within its bounds. @source MH-ATK-2 */
export function clampStrength(strength: number): number {
  return Math.min(10, Math.max(1, strength));
}
