import { potentialOf as potentialIn } from '../potential.ts';
import { type Affair, isAssault, type Order } from './order.ts';
import type { Figure } from './table.ts';

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

/** The movement value in force, and the potential that it gives, in cm. // CF-GEO-6 */
export function potentialOf(
  { order, who, rulings }: Affair,
  actor: Figure,
  targets: readonly Figure[],
): { readonly movement: number; readonly potential: number } {
  const change = isDive(actor, targets, order) ? 'down' : order.levelChange;
  const flight = { level: actor.level, change };
  return {
    movement: potentialIn('walk', who, flight, rulings) / 10,
    potential: potentialIn(order.action, who, flight, rulings, order.disengaged) / 10,
  };
}
