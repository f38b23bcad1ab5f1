import type { Outcome } from '../system.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { WOUND_OUTCOMES } from './words.ts';

/** How somebody fares who was in danger, from well to worst. // SS-WND-8 */
export const FATES: readonly Outcome[] = [
  WOUND_OUTCOMES.unhurt,
  WOUND_OUTCOMES.scratched,
  WOUND_OUTCOMES.wounded,
  WOUND_OUTCOMES.crippled,
  WOUND_OUTCOMES.out,
];

export const UNHURT = 0;
const SCRATCHED = 1;
const WOUNDED = 2;
const CRIPPLED = 3;
/** Index of the last of {@link FATES}. */
export const OUT = 4;

/**
 * How somebody fares who was hit: an index of {@link FATES}.
 * @param hasWounds he has new dramatic wounds
 * @source SS-WND-8
 */
export function fateOf(who: Combatant, condition: Condition, hasWounds: boolean): number {
  if (condition.isOut) return OUT;
  if (!hasWounds) return SCRATCHED;
  return condition.isCrippled(who) ? CRIPPLED : WOUNDED;
}
