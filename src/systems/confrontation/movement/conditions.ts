import { LEVEL_MAX } from '../lengths.ts';
import { isDive, levelAfter } from './flight.ts';
import { fits } from './leg.ts';
import { type Affair, isAssault, type Order } from './order.ts';
import { REASON, type Reason } from './reasons.ts';
import {
  areEnemies,
  areTouching,
  baseOf,
  type Figure,
  frontOf,
  impassable,
  isEngaged,
  type MoveRulings,
  type Table,
  withFigure,
} from './table.ts';
import { rotated, signedAngle, towards } from './vector.ts';

/** The first condition that an order fails before anything is measured; null when it fails none. // CF-GEO-5 */
export function refusalOf(affair: Affair, actor: Figure, targets: readonly Figure[]): Reason | null {
  const { order, table, rulings } = affair;
  const { action } = order;
  if (action !== 'pursuit' && !order.disengaged && isEngaged(actor, table)) return REASON.notFree;
  if (order.disengaged && (action === 'run' || action === 'charge' || action === 'cover-move')) {
    return REASON.afterDisengaging;
  }
  if (isAssault(order) && targets.some((target) => !areEnemies(actor, target))) return REASON.notEnemy;
  if (action === 'charge' && !targets.every((target) => isSeen(actor, target, order, rulings))) {
    return REASON.notVisible;
  }
  if (isWrongLevel(actor, targets, order, rulings)) return REASON.wrongLevel;
  if (order.levelChange !== 'none' && !mayChangeLevel(affair, actor)) return REASON.levelChange;
  return pivotRefusal(affair, actor);
}

function isSeen(actor: Figure, target: Figure, { visible }: Order, rulings: MoveRulings): boolean {
  if (rulings['charge-condition'] === 'free') return true;
  if (!visible) return false;
  // In the air one sees all round.
  if (rulings['line-of-sight'] === 'declared' || actor.level > 0) return true;
  const { core, radius } = baseOf(target);
  const front = frontOf(actor);
  const ahead = Math.max(
    ...core.map(({ x, y }) => (x - front.x) * Math.cos(actor.facing) + (y - front.y) * Math.sin(actor.facing)),
  );
  return ahead + radius > 1e-6;
}

function isWrongLevel(actor: Figure, targets: readonly Figure[], order: Order, rulings: MoveRulings): boolean {
  if (order.action === 'cover-move') return staysLow(order, rulings) && actor.level > 0;
  const seeksContact = isAssault(order) || order.action === 'pursuit';
  if (!seeksContact || isDive(actor, targets, order)) return false;
  const level = levelAfter(actor, order);
  return targets.some((target) => areEnemies(actor, target) && target.level !== level);
}

/** A cover move that must be made on the ground. [cover-move-level] // CF-MOVE-6 */
function staysLow({ action }: Order, rulings: MoveRulings): boolean {
  return action === 'cover-move' && rulings['cover-move-level'] === 'ground';
}

function mayChangeLevel({ order, rulings, who }: Affair, actor: Figure): boolean {
  const level = levelAfter(actor, order);
  const isFlier = who.characteristics['MOV-air'] !== null;
  if (order.action === 'pursuit' || staysLow(order, rulings) || !isFlier) return false;
  return level >= 0 && level <= LEVEL_MAX && !(level === 0 && order.changesFirst);
}

/** Why the targets may not be turned. // CF-GEO-27 */
function pivotRefusal(affair: Affair, actor: Figure): Reason | null {
  const { order, table, rulings } = affair;
  if (order.pivots.length === 0) return null;
  if (order.action !== 'charge' || actor.base.form !== 'square') return REASON.pivotCharger;
  const turned = order.pivots.flatMap(({ id }) => table.figures.filter((figure) => figure.id === id));
  const isTouched = (figure: Figure): boolean =>
    figure.engaged === true || table.figures.some((other) => other.id !== figure.id && areTouching(figure, other));
  if (turned.some(isTouched)) return REASON.pivotContact;
  if (turned.reduce((sum, { power }) => sum + power, 0) > actor.power) return REASON.pivotPower;
  const after = pivoted(table, order, rulings);
  const ids = new Set(turned.map(({ id }) => id));
  const hasRoom = after.figures
    .filter(({ id }) => ids.has(id))
    .every((figure) => {
      const others = after.figures.filter(({ id, level }) => id !== figure.id && level === figure.level).map(baseOf);
      return fits(baseOf(figure), [...others, ...(figure.level === 0 ? impassable(table, rulings) : [])]);
    });
  return hasRoom ? null : REASON.pivotRoom;
}

/** The table after the targets are turned. */
export function pivoted(table: Table, { pivots }: Order, rulings: MoveRulings): Table {
  return pivots.reduce((before, { id, facing }) => {
    const figure = before.figures.find((it) => it.id === id);
    if (figure === undefined) return before;
    const about = rulings['pivot-about'] === 'mark' ? frontOf(figure) : figure.centre;
    const centre = rotated(figure.centre, about, signedAngle(facing - figure.facing));
    return withFigure(before, id, { facing, centre });
  }, table);
}

/** Centre of a base behind its mark, or the mark itself for who moves in the air. */
export function centreBehind(actor: Figure, mark: { x: number; y: number }, facing: number, level: number) {
  return level > 0 ? mark : towards(mark, facing, -actor.base.size / 2);
}
