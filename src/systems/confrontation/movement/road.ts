import { type Corner, isInCone, isInSector } from './corner.ts';
import { HAIR, SKIN } from './crossing.ts';
import type { DiscGoal, EdgeGoal, Goal } from './goal.ts';
import { distance, distanceToSegment, dot, minus, type Point, QUARTER_TURN, towards } from './vector.ts';

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
}

/**
 * The road that leaves one corner and arrives at another, touching both on the given sides; null where there is none, or
 * where it would cut a polygon at whose corner it touches.
 */
export function roadBetween(a: Corner, sideA: Side, b: Corner, sideB: Side, corner: number): Road | null {
  const dx = b.centre.x - a.centre.x;
  const dy = b.centre.y - a.centre.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < HAIR) return null;
  const near = sideA * a.radius;
  const far = sideB * b.radius;
  const lean = near - far;
  if (Math.abs(lean) > apart + SKIN) return null;
  // A place on the edge itself: no length, and an angle without the error of a difference of squares.
  const isOnEdge = (a.radius === 0) !== (b.radius === 0) && Math.abs(apart - Math.abs(lean)) < 1e-7;
  const cos = isOnEdge ? Math.sign(lean) : Math.max(-1, Math.min(1, lean / apart));
  const sin = Math.sqrt(1 - cos * cos);
  // The normal to the right of the way lies at acos(lean / apart) to the right of the line of centres.
  const x = (cos * dx + sin * dy) / apart;
  const y = (cos * dy - sin * dx) / apart;
  if (a.cone !== null && !isInCone(a.cone, sideA * x, sideA * y)) return null;
  if (b.cone !== null && !isInCone(b.cone, sideB * x, sideB * y)) return null;
  return {
    from: { x: a.centre.x + near * x, y: a.centre.y + near * y },
    to: { x: b.centre.x + far * x, y: b.centre.y + far * y },
    length: sin * apart,
    heading: Math.atan2(x, -y),
    corner,
    side: sideB,
    goal: null,
  };
}

/** A place as a corner that is touched on whichever side. */
export function placeCorner(centre: Point): Corner {
  return { centre, radius: 0, shape: -1, cone: null };
}

/** Position of a line's touching point, seen from the centre of the corner. */
export function positionOf(heading: number, side: Side): number {
  return heading - side * QUARTER_TURN;
}

/** The road from a corner straight to a goal; null where there is none. */
export function finish(corner: Corner, side: Side, goal: Goal): Road | null {
  const line = lineTo(corner, side, goal);
  if (line === null || !leansOn(corner, line.heading, side)) return null;
  return { ...line, corner: -1, side: 1, goal };
}

/** Whether a line may lean on a corner of a polygon, as one does that touches without cutting. */
function leansOn({ cone }: Corner, heading: number, side: Side): boolean {
  const position = positionOf(heading, side);
  return cone === null || isInCone(cone, Math.cos(position), Math.sin(position));
}

function lineTo(corner: Corner, side: Side, goal: Goal): Line | null {
  if (goal.kind === 'disc') return toDisc(corner, side, goal);
  if (goal.kind === 'edge') return toEdge(corner, side, goal);
  if (corner.radius === 0 && distance(corner.centre, goal.at) < HAIR) {
    return { from: corner.centre, to: goal.at, length: 0, heading: 0 };
  }
  return roadBetween(corner, side, placeCorner(goal.at), 1, -1);
}

/** Towards the centre, or away from it for those who are inside, as only they are who fly over it. */
function toDisc(corner: Corner, side: Side, { centre, radius, sectors }: DiscGoal): Line | null {
  const line = roadBetween(corner, side, placeCorner(centre), 1, -1);
  if (line === null) return null;
  const outward = line.heading + Math.PI;
  if (!sectors.some((sector) => isInSector(outward, sector))) return null;
  const isWithin = line.length < radius - HAIR;
  if (isWithin && corner.radius > 0) return null;
  const length = Math.abs(line.length - radius);
  return { from: line.from, to: towards(centre, outward, radius), length, heading: isWithin ? outward : line.heading };
}

function toEdge(corner: Corner, side: Side, { a, b, outward }: EdgeGoal): Line | null {
  const inward = outward + Math.PI;
  const from = towards(corner.centre, inward - QUARTER_TURN, side * corner.radius);
  const away = dot(minus(from, a), { x: Math.cos(outward), y: Math.sin(outward) });
  if (away < -HAIR && corner.radius > 0) return null;
  const heading = away < -HAIR ? outward : inward;
  const to = towards(from, inward, away);
  if (distanceToSegment(to, a, b) > HAIR) return null;
  return { from, to, length: Math.abs(away), heading };
}
