import { type Corner, isInSector } from './corner.ts';
import { HAIR, SKIN } from './crossing.ts';
import type { DiscGoal, EdgeGoal, Goal } from './goal.ts';
import { type Relief, type Stretch, stretches } from './relief.ts';
import { direction, distance, distanceToSegment, dot, minus, type Point, QUARTER_TURN, towards } from './vector.ts';

/** How a path goes round a corner: with it on its left, counter-clockwise, or on its right. */
export type Side = 1 | -1;

/** A straight piece of a path between two corners that it touches. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Direction of travel, in radians. */
  readonly heading: number;
}

/** A line that a path may take, and what it leads to. */
export interface Road extends Line {
  /** Index of the corner at its end; -1 at a goal. */
  readonly corner: number;
  readonly side: Side;
  /** The goal that it ends at, if any. */
  readonly goal: Goal | null;
  readonly stretches: readonly Stretch[];
}

/** A corner as a line touches it; a place where a path begins or ends is a corner without a radius. */
type Touching = Pick<Corner, 'centre' | 'radius'>;

/** The line that leaves one corner and arrives at another, touching both on the given sides; null where there is none. */
export function tangent(a: Touching, sideA: Side, b: Touching, sideB: Side): Line | null {
  const apart = distance(a.centre, b.centre);
  if (apart < HAIR) return null;
  const [near, far] = [sideA * a.radius, sideB * b.radius];
  const lean = near - far;
  const middle = direction(a.centre, b.centre);
  // A place on the edge itself: no length, and an angle without the error of an arc cosine.
  const isOnEdge = Math.abs(apart - Math.abs(lean)) < 1e-7 && (a.radius === 0 || b.radius === 0);
  if (Math.abs(lean) > apart + SKIN) return null;
  const turn = isOnEdge ? (lean > 0 ? 0 : Math.PI) : Math.acos(Math.max(-1, Math.min(1, lean / apart)));
  const normal = middle - turn;
  const heading = normal + QUARTER_TURN;
  const from = towards(a.centre, normal, near);
  const to = towards(b.centre, normal, far);
  const length = isOnEdge ? 0 : Math.sqrt(Math.max(0, apart * apart - lean * lean));
  return { from, to, length, heading };
}

/** Position of a line's touching point, seen from the centre of the corner. */
export function positionOf(heading: number, side: Side): number {
  return heading - side * QUARTER_TURN;
}

/** Whether a line may lean on a corner of a polygon, as one does that touches without cutting. */
export function leansOn({ cone }: Corner, heading: number, side: Side): boolean {
  return cone === null || isInSector(positionOf(heading, side), cone);
}

/** The lines from a corner straight to a goal. */
export function finish(corner: Touching, side: Side, goal: Goal): Line | null {
  if (goal.kind === 'point') {
    const here = { centre: goal.at, radius: 0 };
    if (corner.radius === 0 && distance(corner.centre, goal.at) < HAIR) {
      return { from: corner.centre, to: goal.at, length: 0, heading: 0 };
    }
    return tangent(corner, side, here, 1);
  }
  return goal.kind === 'disc' ? toDisc(corner, side, goal) : toEdge(corner, side, goal);
}

/** Towards the centre, or away from it for those who are inside, as only they are who fly over it. */
function toDisc(corner: Touching, side: Side, { centre, radius, sectors }: DiscGoal): Line | null {
  const line = tangent(corner, side, { centre, radius: 0 }, 1);
  if (line === null) return null;
  const outward = line.heading + Math.PI;
  if (!sectors.some((sector) => isInSector(outward, sector))) return null;
  const isWithin = line.length < radius - HAIR;
  if (isWithin && corner.radius > 0) return null;
  const length = Math.abs(line.length - radius);
  return { from: line.from, to: towards(centre, outward, radius), length, heading: isWithin ? outward : line.heading };
}

function toEdge(corner: Touching, side: Side, { a, b, outward }: EdgeGoal): Line | null {
  const inward = outward + Math.PI;
  const from = towards(corner.centre, inward - QUARTER_TURN, side * corner.radius);
  const away = dot(minus(from, a), { x: Math.cos(outward), y: Math.sin(outward) });
  if (away < -HAIR && corner.radius > 0) return null;
  const heading = away < -HAIR ? outward : inward;
  const to = towards(from, inward, away);
  if (distanceToSegment(to, a, b) > HAIR) return null;
  return { from, to, length: Math.abs(away), heading };
}

/** A line with what it crosses on its way. */
export function roadOn(line: Line, reliefs: readonly Relief[], end: Pick<Road, 'corner' | 'side' | 'goal'>): Road {
  const track = { kind: 'sliding', origin: line.from, heading: line.heading } as const;
  return { ...line, ...end, stretches: stretches(reliefs, track, line.length) };
}
