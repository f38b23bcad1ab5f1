import { InvariantError } from '../../../errors.ts';
import type { Ground } from './corner.ts';
import { HAIR } from './crossing.ts';
import type { Aim, Goal } from './goal.ts';
import { Heap } from './heap.ts';
import { type Relief, type Stretch, toll } from './relief.ts';
import type { Road } from './road.ts';
import { type Arc, Roadmap, type Setting } from './roadmap.ts';
import { direction, distance, type Point, QUARTER_TURN, signedAngle } from './vector.ts';

/** A piece of a path. */
export type Leg =
  | ({ readonly kind: 'line'; readonly stretches: readonly Stretch[] } & Road)
  | ({ readonly kind: 'arc' } & Arc);

/** A path of least cost. */
export interface Route {
  readonly legs: readonly Leg[];
  readonly length: number;
  /** Climbs and descents paid on it. */
  readonly toll: number;
  readonly end: Point;
  /** Reliefs that the start lies in, bit by index. */
  readonly startMask: number;
  /** Those that the end is counted in. */
  readonly endMask: number;
}

/** Costs that differ by no more are the same. // CF-GEO-15 */
const TIE = 1e-6;
/** Paths of the same cost that are compared. */
const TIES_MAX = 400;

/** A road as the search found it. */
interface Visit {
  readonly road: Road;
  /** Least cost of a path to its end. */
  cost: number;
  isDone: boolean;
  /** The roads before it on paths that cost (almost) no more; null for the start. */
  readonly before: { readonly visit: Visit | null; readonly arc: Arc | null; readonly cost: number }[];
}

/**
 * The path of least cost from a place to the cheapest goal; null when there is none. // CF-GEO-14
 * @param aim what it is measured against when several cost the same
 */
export function shortestRoute(ground: Ground, setting: Setting, goals: readonly Goal[], aim: Aim): Route | null {
  const map = new Roadmap(ground, setting, goals);
  const ends = search(map, aim);
  const best = Math.min(...ends.map(({ cost }) => cost));
  const routes: Route[] = [];
  for (const end of ends) collect(end, best + TIE - end.cost, [], map, routes);
  return chosen(routes, setting.start, aim);
}

/** All goals reached at the least cost. */
function search(map: Roadmap, aim: Aim): readonly Visit[] {
  const visits = new Map<Road, Visit>();
  const queue = new Heap<Visit>();
  const ends: Visit[] = [];
  let best = Number.POSITIVE_INFINITY;

  const reach = (road: Road, before: Visit | null): void => {
    const known = visits.get(road);
    const dearest = Math.min(best, known?.cost ?? Number.POSITIVE_INFINITY) + TIE;
    const least = (before?.cost ?? 0) + road.length;
    const estimate = road.goal === null ? Math.max(0, distance(road.to, aim.centre) - aim.radius) : 0;
    if (least > dearest || least + estimate > best + TIE) return;
    const arc = before === null ? null : map.turn(before.road, road);
    if (before !== null && arc === null) return;
    const cost = least + (arc?.length ?? 0) + tollOn(map, before?.road ?? null, arc, road);
    if (cost > dearest || cost + estimate > best + TIE) return;
    const visit = known ?? { road, cost: Number.POSITIVE_INFINITY, isDone: false, before: [] };
    visits.set(road, visit);
    visit.before.push({ visit: before, arc, cost });
    if (cost >= visit.cost || visit.isDone) return;
    visit.cost = cost;
    queue.add(cost + estimate, visit);
  };

  for (const road of map.departures()) reach(road, null);
  for (let next = queue.take(); next !== undefined && next.rank <= best + TIE; next = queue.take()) {
    const visit = next.item;
    if (visit.isDone) continue;
    visit.isDone = true;
    const { road } = visit;
    // Looked at only now: of most roads it need never be known.
    if (!map.isFree(road)) continue;
    if (road.goal === null) for (const after of map.roadsAfter(road)) reach(after, visit);
    else {
      best = Math.min(best, visit.cost);
      ends.push(visit);
    }
  }
  return ends;
}

function maskAfter(crossed: readonly Stretch[], before: number): number {
  return crossed.at(-1)?.mask ?? before;
}

/** What is paid on a turn and the road after it. */
function tollOn(map: Roadmap, before: Road | null, arc: Arc | null, road: Road): number {
  const { reliefs } = map.ground;
  if (reliefs.length === 0) return 0;
  const mask = before === null ? map.startMask : maskAfter(map.stretchesOf(before), map.startMask);
  return tollOf(reliefs, mask, [...(arc?.stretches ?? []), ...map.stretchesOf(road)], road.goal);
}

function tollOf(reliefs: readonly Relief[], mask: number, crossed: readonly Stretch[], goal: Goal | null): number {
  let paid = 0;
  let here = mask;
  for (const stretch of crossed) {
    paid += toll(reliefs, here, stretch.mask);
    here = stretch.mask;
  }
  return paid + toll(reliefs, here, endMaskOf(goal, here));
}

function endMaskOf(goal: Goal | null, here: number): number {
  return goal?.kind === 'point' ? (goal.mask ?? here) : here;
}

/** Writes down all paths to a visit that cost no more than the least and a slack. */
function collect(visit: Visit, slack: number, after: readonly Leg[], map: Roadmap, routes: Route[]): void {
  for (const { visit: earlier, arc, cost } of visit.before) {
    const left = slack - (cost - visit.cost);
    if (left < 0 || routes.length >= TIES_MAX) continue;
    const legs: Leg[] = [{ kind: 'line', ...visit.road, stretches: map.stretchesOf(visit.road) }, ...after];
    if (arc !== null) legs.unshift({ kind: 'arc', ...arc });
    if (earlier === null) routes.push(routeOf(legs, map));
    else collect(earlier, left, legs, map, routes);
  }
}

function routeOf(legs: readonly Leg[], { ground, startMask }: Roadmap): Route {
  const last = legs.at(-1);
  if (last?.kind !== 'line') throw new InvariantError('a route ends by a straight line');
  const crossed = legs.flatMap((leg) => leg.stretches);
  const gone = legs.filter(({ length }) => length > HAIR);
  return {
    legs: gone,
    length: gone.reduce((sum, { length }) => sum + length, 0),
    toll: tollOf(ground.reliefs, startMask, crossed, last.goal),
    end: last.to,
    startMask,
    endMask: endMaskOf(last.goal, maskAfter(crossed, startMask)),
  };
}

/** Direction of travel at its start, or of its last piece at its end; null for a path of no length. */
export function firstHeading({ legs: [first] }: Route): number | null {
  if (first === undefined) return null;
  return first.kind === 'line' ? first.heading : first.from + Math.sign(first.sweep) * QUARTER_TURN;
}

export function lastHeading({ legs }: Route): number | null {
  const last = legs.at(-1);
  if (last === undefined) return null;
  return last.kind === 'line' ? last.heading : last.from + last.sweep + Math.sign(last.sweep) * QUARTER_TURN;
}

/** Of several paths of the same cost the one that sets out furthest to the left. // CF-GEO-15 */
function chosen(routes: readonly Route[], start: Point, { centre }: Aim): Route | null {
  const ahead = direction(start, centre);
  const leftness = (route: Route): number => signedAngle((firstHeading(route) ?? ahead) - ahead);
  const costOf = ({ length, toll: paid }: Route): number => length + paid;
  const distinct: Route[] = [];
  for (const route of [...routes].sort((a, b) => costOf(a) - costOf(b))) {
    // Dearer by a hair and otherwise the same: no other path, but a place beside the best.
    const isCopy = distinct.some(
      (other) => distance(other.end, route.end) < 0.01 && Math.abs(leftness(other) - leftness(route)) < 0.01,
    );
    if (!isCopy) distinct.push(route);
  }
  const [best] = distinct.sort(
    (a, b) => compare(leftness(b), leftness(a)) || compare(a.end.x, b.end.x) || compare(a.end.y, b.end.y),
  );
  return best ?? null;
}

function compare(a: number, b: number): number {
  return Math.abs(a - b) < 1e-9 ? 0 : a - b;
}
