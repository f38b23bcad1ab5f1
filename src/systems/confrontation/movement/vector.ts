/** A point of the table, or a way from one to another, in centimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FULL_TURN = 2 * Math.PI;
export const QUARTER_TURN = Math.PI / 2;

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Twice the area of the triangle 0, a, b: positive when b lies to the left of a. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function distance(a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Math.sqrt(x * x + y * y);
}

/** The point at a distance (which may be negative) from another, in the direction of an angle in radians. */
export function towards(from: Point, angle: number, length: number): Point {
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

/** Direction from one point to another, in radians. */
export function direction(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** A point turned about another by an angle in radians. */
export function rotated(point: Point, about: Point, angle: number): Point {
  const { x, y } = minus(point, about);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos };
}

/** The same angle in [0, 2π). */
export function positiveAngle(angle: number): number {
  const rest = angle % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest;
}

/** The same angle in (-π, π]. */
export function signedAngle(angle: number): number {
  const rest = positiveAngle(angle);
  return rest > Math.PI ? rest - FULL_TURN : rest;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** An angle in degrees in [0, 360). */
export function degrees(angle: number): number {
  const value = (positiveAngle(angle) * 180) / Math.PI;
  return value >= 360 - 1e-10 ? 0 : value;
}

/** Distance of a point from the segment a b. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  return distance(point, nearestOnSegment(point, a, b));
}

/** The point of the segment a b that is nearest to a point. */
export function nearestOnSegment(point: Point, a: Point, b: Point): Point {
  const way = minus(b, a);
  const length2 = dot(way, way);
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), way) / length2));
  return { x: a.x + share * way.x, y: a.y + share * way.y };
}
