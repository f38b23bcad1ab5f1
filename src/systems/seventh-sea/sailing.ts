import type { Combatant } from './combatant.ts';
import type { Deed } from './deeds.ts';
import { isCrippled } from './deeds.ts';
import { dieSort, isUnpractised, knackPool, type Rulings, unskilledTn } from './pools.ts';

/**
 * A pilot steers with a trait of his ship and a knack of his own.
 * @param trait the ship's current rank
 * @source SS-SEA-6, SS-SEA-7
 */
export function steering(trait: number, pilot: Combatant, rulings: Rulings): Deed {
  const rank = pilot.skill('pilot');
  const sort = dieSort({ isCrippled: isCrippled(pilot), isUnpractised: isUnpractised(rank, rulings) }, rulings);
  return { base: knackPool(trait, rank), terms: { sort, traitOf: 'ship' }, tnMore: unskilledTn(rank, rulings) };
}

/** Criticals that a ship suffers where the water is too shallow; 0 where it is not. // SS-SEA-8 */
export function groundingCriticals(draft: number, depth: number): number {
  return Math.max(0, draft - depth);
}
