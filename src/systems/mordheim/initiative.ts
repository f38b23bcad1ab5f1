import type { Dice, Site } from '../../dice/dice.ts';
import type { Rulings } from './combatant.ts';
import { SITE } from './sites.ts';

/**
 * Highest natural face of a d6 that passes a test of Initiative, 0 when none does.
 * @source MH-CHAR-1
 */
export function highestPass(initiative: number, rulings: Rulings): number {
  return Math.min(initiative, rulings['natural-six-test'] === 'by-number' ? 6 : 5);
}

/** One test of Initiative. @param highest see {@link highestPass} // MH-CHAR-1 */
export function passesInitiative(highest: number, dice: Dice, site: Site = SITE.initiative): boolean {
  return dice.totalAtMost(1, 6, highest, site);
}
