import { type Affair, isAssault, type Order } from './order.ts';
import type { Figure } from './table.ts';

/** Highest flight level. */
export const LEVEL_MAX = 2;
/** What a change of level takes off the movement value, in cm. // CF-GEO-6 */
const CHANGE_COST = 5;

/** The level after the change that is ordered. */
export function levelAfter({ level }: Figure, { levelChange }: Order): number {
  if (levelChange === 'none') return level;
  return levelChange === 'up' ? level + 1 : level - 1;
}

/** An assault of a flier on targets one level lower. // CF-GEO-34 */
export function isDive(actor: Figure, targets: readonly Figure[], order: Order): boolean {
  const isBelow = targets.length > 0 && targets.every(({ level }) => level === actor.level - 1);
  return isAssault(order) && order.levelChange === 'none' && isBelow;
}

/** The levels at which a move is made and ends. */
export function levelsOf(actor: Figure, targets: readonly Figure[], order: Order): { made: number; end: number } {
  if (isDive(actor, targets, order)) return { made: actor.level, end: actor.level - 1 };
  const end = levelAfter(actor, order);
  return { made: order.changesFirst ? end : actor.level, end };
}

/** The movement value in force, and the potential that it gives. // CF-GEO-6 */
export function potentialOf(
  { order, pace, rulings }: Affair,
  actor: Figure,
  targets: readonly Figure[],
): { readonly movement: number; readonly potential: number } {
  const value = (actor.level > 0 ? pace.air : pace.ground) ?? 0;
  const changes = order.levelChange !== 'none' || isDive(actor, targets, order);
  const cost = changes ? CHANGE_COST : 0;
  const movement = Math.max(0, value - cost);
  // A whole number of centimetres, but half of 14 is 7 whatever rounding left of it.
  if (order.action === 'pursuit') return { movement, potential: Math.ceil(movement / 2 - 1e-9) };
  const isDouble =
    order.action === 'run' || order.action === 'charge' || (order.action === 'engage' && !order.disengaged);
  if (!isDouble) return { movement, potential: movement };
  const late = rulings['level-change-cost'] === 'after-doubling';
  return { movement, potential: late ? Math.max(0, 2 * value - cost) : 2 * movement };
}
