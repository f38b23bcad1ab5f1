import { integer } from '../schema-parts.ts';
import type { Variant } from '../system.ts';
import { rulingsOf } from './combatant.ts';
import type { Need } from './kinds/kind.ts';

/** Most turns of a fight. */
export const ROUNDS_MAX = 500;

/** Cap of the turns of a fight. */
export const rounds = integer(1, ROUNDS_MAX, 'cap of turns').default(20);

/** What who stands for a side rolls. // MB-TURN-2 */
export function initiativeNeeds(fighter: string, variant: Variant): readonly Need[] {
  return rulingsOf(variant).initiative === 'will-roll' ? [{ fighter, rolls: ['will'], rule: 'MB-TURN-2' }] : [];
}
