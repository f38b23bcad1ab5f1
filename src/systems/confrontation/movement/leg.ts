import { baseAround, baseBehind } from './base.ts';
import { contactSpans, facingNear, goalsOf, includesMark, type Span } from './contact.ts';
import { isInside } from './crossing.ts';
import type { Aim, Goal } from './goal.ts';
import { REASON, type Reason } from './reasons.ts';
import { maskAt } from './relief.ts';
import { type Leg, lastHeading, type Route, shortestRoute } from './route.ts';
import { clearance, type Shape, separation } from './shape.ts';
import { stopOn } from './stroll.ts';
import {
  areEnemies,
  baseOf,
  contactsOf,
  type Figure,
  hindrances,
  impassable,
  isSurrounded,
  touchersOf,
} from './table.ts';
import { type Lay, layOf, type Passage } from './terrain.ts';
import { TOUCH } from './throat.ts';
import { direction, distance, type Point, signedAngle, towards } from './vector.ts';

/** One way to one aim, to be measured. */
export interface LegOrder extends Passage {
  readonly manner: 'assault' | 'pursuit' | 'move';
  /** What is left of the potential. */
  readonly budget: number;
  /** The potential of the whole order, and the movement value that it comes from. */
  readonly potential: number;
  readonly movement: number;
  /** Facing wanted at the end, or null. */
  readonly facing: number | null;
  /** Made in the air, it ends on the ground. // CF-GEO-34 */
  readonly isLanding: boolean;
  /** Chosen contact point as an angle around the centre of the target, or null. */
  readonly contactAngle: number | null;
}

/** What came of it. */
export type LegResult =
  | { readonly outcome: 'illegal'; readonly reason: Reason }
  | { readonly outcome: 'blocked' }
  | Measured;

export interface Measured {
  readonly outcome: 'contact' | 'arrived' | 'short';
  readonly route: Route;
  /** From the start straight to the point or the nearest point of the first target. */
  readonly straight: number;
  readonly used: number;
  readonly mark: Point;
  readonly facing: number;
  /** What is travelled of the path. */
  readonly legs: readonly Leg[];
}

/** Measures one leg of a move. // CF-GEO-14 to CF-GEO-26 */
export function measureLeg(order: LegOrder): LegResult {
  const lay = layOf(order);
  const [target] = order.targets;
  if (target === undefined || order.point !== null) return measureToPoint(order, lay, order.point ?? order.start);
  if (target.level > 0) return finish(order, lay, pointPlan(target.centre, 0, null));
  if (isFull(order)) return illegal(REASON.noRoom);
  const spans = spansOf(order, lay);
  if (spans.length === 0) return illegal(order.targets.length > 1 ? REASON.notAdjacent : REASON.noRoom);
  const goals = contactGoals(order, lay, spans, target);
  if (goals === null) return illegal(REASON.noRoom);
  const base = baseOf(target);
  return finish(order, lay, { goals, aim: aimAt(order.targets), spans, straightTo: base });
}

/** Contact with somebody whom as many touch as can, or with more than can touch oneself. // CF-SEP-5, CF-GEO-20 */
function isFull({ actor, targets, table, manner }: LegOrder): boolean {
  if (manner === 'move') return false;
  const enemies = targets.filter((target) => areEnemies(actor, target));
  return enemies.length > actor.contactLimit || enemies.some((target) => isSurrounded(target, table, actor));
}

/** What a leg leads to. */
interface Plan {
  readonly goals: readonly Goal[];
  readonly aim: Aim;
  /** Placements in contact; null for a point. */
  readonly spans: readonly Span[] | null;
  readonly straightTo: Shape | Point;
}

function illegal(reason: Reason): LegResult {
  return { outcome: 'illegal', reason };
}

function pointPlan(at: Point, radius: number, mask: number | null): Plan {
  return { goals: [{ kind: 'point', at, mask }], aim: { centre: at, radius }, spans: null, straightTo: at };
}

function measureToPoint(order: LegOrder, lay: Lay, point: Point): LegResult {
  const hard =
    order.level > 0
      ? lay.ground.shapes
      : [
          ...order.table.figures.filter(({ id, level }) => id !== order.actor.id && level === 0).map(baseOf),
          ...impassable(order.table, order.rulings),
        ];
  // A friend who may be passed is no obstacle, but nobody ends on him either.
  if (hard.some((shape) => isInside(point, shape))) return illegal(REASON.noRoom);
  return finish(order, lay, pointPlan(point, 0, maskAt(lay.ground.reliefs, point)));
}

/** All placements in contact with the targets. // CF-GEO-19, CF-GEO-26 */
function spansOf({ actor, targets, table, rulings }: LegOrder, { shunned }: Lay): readonly Span[] {
  const needsRoom = rulings['contact-room'] === 'base-fits' || targets.length > 1;
  const marked = rulings['multi-contact-mark'] === 'on-any-target' ? targets : targets.slice(0, 1);
  return marked.flatMap((target) => {
    const others = targets.filter(({ id }) => id !== target.id).map(baseOf);
    const bases = table.figures.filter(({ id, level }) => id !== actor.id && id !== target.id && level === 0);
    const clear = needsRoom ? [...bases.map(baseOf), ...impassable(table, rulings)] : [];
    return contactSpans(baseOf(target), { base: actor.base, clear, touched: others, shunned });
  });
}

/** Where the path may end; null when the chosen point is no contact point. // CF-GEO-22 */
function contactGoals(
  { contactAngle }: LegOrder,
  { ground }: Lay,
  spans: readonly Span[],
  target: Figure,
): readonly Goal[] | null {
  if (contactAngle === null) return goalsOf(spans, ground.reliefs);
  const at = edgePoint(target, contactAngle);
  return includesMark(spans, at) ? [{ kind: 'point', at, mask: null }] : null;
}

/** The point of the edge of a base in some direction from its centre. */
function edgePoint(target: Figure, angle: number): Point {
  const { base, centre, facing } = target;
  if (base.form === 'circle') return towards(centre, angle, base.size / 2);
  const turned = signedAngle(angle - facing);
  return towards(centre, angle, base.size / 2 / Math.max(Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))));
}

/** Around the first target, but wide enough for all. */
function aimAt(targets: readonly Figure[]): Aim {
  const [first] = targets as readonly [Figure, ...Figure[]];
  const radius = Math.max(...targets.map((target) => distance(first.centre, target.centre) + baseOf(target).reach));
  return { centre: first.centre, radius };
}

function finish(order: LegOrder, lay: Lay, plan: Plan): LegResult {
  const { start, budget, actor } = order;
  const route = shortestRoute(lay.ground, { start, body: actor.centre }, plan.goals, plan.aim);
  if (route === null) return { outcome: 'blocked' };
  const straight =
    'core' in plan.straightTo ? Math.max(0, clearance(start, plan.straightTo)) : distance(start, plan.straightTo);
  const cost = route.length + route.toll;
  // CF-GEO-16
  if (cost > budget + 1e-9) return fallShort(order, lay, plan, { route, straight });
  const facing = facingOf(order, plan, route);
  const reason = refusal(order, plan, route, facing);
  if (reason !== null) return illegal(reason);
  const [target] = order.targets;
  const isContact = order.manner === 'assault' || (target !== undefined && areEnemies(order.actor, target));
  const outcome = target !== undefined && isContact ? 'contact' : 'arrived';
  return { outcome, route, straight, used: cost, mark: route.end, facing, legs: route.legs };
}

/** He stops on the way, looking at his aim. // CF-GEO-25 */
function fallShort(
  order: LegOrder,
  lay: Lay,
  { aim }: Plan,
  { route, straight }: Pick<Measured, 'route' | 'straight'>,
): LegResult {
  const { at, used, legs } = stopOn(route, lay.ground.reliefs, order.budget);
  const wanted = order.manner === 'assault' ? null : order.facing;
  const facing = order.potential === 0 ? order.actor.facing : (wanted ?? direction(at, aim.centre));
  return { outcome: 'short', route, straight, used, mark: at, facing, legs };
}

/** Facing at the end of a path. // CF-GEO-21, CF-GEO-24 */
function facingOf({ actor, facing, targets }: LegOrder, { spans }: Plan, route: Route): number {
  const ahead = lastHeading(route) ?? actor.facing;
  if (spans !== null) return facingNear(spans, route.end, ahead);
  return targets.length === 0 ? (facing ?? ahead) : ahead;
}

/** Why somebody who arrives may not stay there; null when he may. // CF-GEO-23, CF-GEO-24, CF-GEO-29 */
function refusal(order: LegOrder, { spans }: Plan, route: Route, facing: number): Reason | null {
  const { actor, table, rulings, level, manner, movement, targets, isLanding } = order;
  const body = isLanding ? baseAround(actor.base, route.end, facing) : baseBehind(actor.base, route.end, facing);
  const isGrounded = level === 0 || isLanding;
  if (isGrounded && spans === null && !fits(body, hindrances(actor, table, rulings))) return REASON.noRoom;
  if (manner === 'move') {
    const isAtEnemy = targets.some((target) => areEnemies(actor, target));
    const met = isGrounded ? contactsOf(actor, body, table) : touchersOf({ ...actor, centre: route.end, level }, table);
    if (isAtEnemy || met.length > 0) return REASON.contactForbidden;
  }
  const isTurned = Math.abs(signedAngle(facing - actor.facing)) > 1e-9;
  const isStill = route.length === 0 && movement <= 0;
  return isStill && isTurned && rulings.rotation === 'needs-movement' ? REASON.rotationForbidden : null;
}

/** Whether a base overlaps none of some figures. */
export function fits(body: Shape, others: readonly Shape[]): boolean {
  return others.every((shape) => separation(body, shape) >= -TOUCH);
}
