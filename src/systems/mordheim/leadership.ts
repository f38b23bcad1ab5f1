import type { Dice, Site } from '../../dice/dice.ts';

/** One test of Leadership: 2D6, not above it. // MH-CHAR-2 */
export function passesLeadership(leadership: number, site: Site, dice: Dice): boolean {
  return dice.totalAtMost(2, 6, leadership, site);
}

/** Whether a side has lost so much of itself that it must test for rout. // MH-ROUT-1 */
export function isRoutDue(lost: number, size: number): boolean {
  return 4 * lost >= size;
}
