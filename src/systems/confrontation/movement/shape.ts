import { cross, direction, distance, distanceToSegment, minus, type Point, QUARTER_TURN, towards } from './vector.ts';

/**
 * A convex figure: all points within `radius` of its core, which is a point or a convex polygon. A disc is a point with a
 * radius, a polygon has radius 0, and a polygon that keeps others at a distance has round corners.
 */
export interface Shape {
  /** One point, or three and more corners, counter-clockwise. */
  readonly core: readonly Point[];
  readonly radius: number;
  /** Centre of a circle that holds it all, and the radius of that circle. */
  readonly centre: Point;
  readonly reach: number;
}

function shape(core: readonly Point[], radius: number): Shape {
  const sum = core.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const centre = { x: sum.x / core.length, y: sum.y / core.length };
  return { core, radius, centre, reach: radius + Math.max(...core.map((corner) => distance(centre, corner))) };
}

export function disc(centre: Point, radius: number): Shape {
  return shape([centre], radius);
}

/** A convex polygon, in either sense of rotation. */
export function polygon(corners: readonly Point[]): Shape {
  return shape(signedArea(corners) < 0 ? [...corners].reverse() : corners, 0);
}

/** A square whose front edge looks in a direction (radians). */
export function square(centre: Point, side: number, facing: number): Shape {
  const half = (side / 2) * Math.SQRT2;
  return shape(
    [1, 3, 5, 7].map((eighth) => towards(centre, facing + (eighth * QUARTER_TURN) / 2, half)),
    0,
  );
}

/** The same figure with all points within a distance of it. */
export function grown({ core, radius }: Shape, by: number): Shape {
  return shape(core, radius + by);
}

/** Positive when the corners run counter-clockwise. */
export function signedArea(corners: readonly Point[]): number {
  return corners.reduce((sum, corner, index) => sum + cross(corner, next(corners, index)), 0) / 2;
}

/** The corner after one of a closed line. */
export function next<Item>(items: readonly Item[], index: number): Item {
  return items[(index + 1) % items.length] as Item;
}

/** Direction that looks out of the edge after a corner, in radians. */
export function outwardOf({ core }: Shape, index: number): number {
  return direction(core[index] as Point, next(core, index)) - QUARTER_TURN;
}

/** Distance of a point from a figure; below 0 how deep it lies inside. */
export function clearance(point: Point, { core, radius }: Shape): number {
  return coreClearance(point, core) - radius;
}

function coreClearance(point: Point, core: readonly Point[]): number {
  const [only, second] = core;
  if (only === undefined) return Number.POSITIVE_INFINITY;
  if (second === undefined) return distance(point, only);
  let inside = Number.NEGATIVE_INFINITY;
  let outside = Number.POSITIVE_INFINITY;
  for (let index = 0; index < core.length; index += 1) {
    const a = core[index] as Point;
    const b = next(core, index);
    inside = Math.max(inside, -leftOf(point, a, b));
    outside = Math.min(outside, distanceToSegment(point, a, b));
  }
  return inside <= 0 ? inside : outside;
}

/** How far a point lies to the left of the line from a to b. */
export function leftOf(point: Point, a: Point, b: Point): number {
  return cross(minus(b, a), minus(point, a)) / distance(a, b);
}

/** Distance of two figures; below 0 how deep they penetrate each other. // CF-GEO-3 */
export function separation(a: Shape, b: Shape): number {
  const radii = a.radius + b.radius;
  if (a.core.length === 1) return coreClearance(a.core[0] as Point, b.core) - radii;
  if (b.core.length === 1) return coreClearance(b.core[0] as Point, a.core) - radii;
  const depth = widestAxis(a, b).apart;
  if (depth <= 0) return depth - radii;
  return nearestCorners(a, b) - radii;
}

/** The edge normal along which two polygons are furthest apart, from the first to the second. */
export function widestAxis(a: Shape, b: Shape): { readonly apart: number; readonly angle: number } {
  const forth = axisOf(a, b);
  const back = axisOf(b, a);
  return forth.apart >= back.apart ? forth : { apart: back.apart, angle: back.angle + Math.PI };
}

function axisOf(a: Shape, b: Shape): { readonly apart: number; readonly angle: number } {
  let best = { apart: Number.NEGATIVE_INFINITY, angle: 0 };
  for (let index = 0; index < a.core.length; index += 1) {
    const from = a.core[index] as Point;
    const to = next(a.core, index);
    let apart = Number.POSITIVE_INFINITY;
    for (const corner of b.core) apart = Math.min(apart, -leftOf(corner, from, to));
    if (apart > best.apart) best = { apart, angle: outwardOf(a, index) };
  }
  return best;
}

function nearestCorners(a: Shape, b: Shape): number {
  const from = (corners: readonly Point[], edges: readonly Point[]): number =>
    Math.min(
      ...corners.flatMap((corner) => edges.map((edge, index) => distanceToSegment(corner, edge, next(edges, index)))),
    );
  return Math.min(from(a.core, b.core), from(b.core, a.core));
}
