import { next, outwardOf, type Shape } from './shape.ts';
import { TOUCH } from './throat.ts';
import { direction, distance, dot, minus, type Point, towards } from './vector.ts';

/** A point that turns about a centre: at t it is at the angle `phase` + t (radians). */
export interface Circling {
  readonly kind: 'circling';
  readonly centre: Point;
  readonly radius: number;
  readonly phase: number;
}

/** A point that slides along a line: at t it is t centimetres from `origin` in the direction `heading` (radians). */
export interface Sliding {
  readonly kind: 'sliding';
  readonly origin: Point;
  readonly heading: number;
}

/** How a point moves with one number. */
export type Track = Circling | Sliding;

/** Where it is at t. */
export function placeOn(track: Track, t: number): Point {
  return track.kind === 'circling'
    ? towards(track.centre, track.phase + t, track.radius)
    : towards(track.origin, track.heading, t);
}

/** The t at which it is at a distance from a point, or misses it by no more than a touch; angles in no particular turn. */
export function meetsCircle(track: Track, centre: Point, radius: number): readonly number[] {
  if (track.kind === 'sliding') {
    const away = minus(centre, track.origin);
    const along = away.x * Math.cos(track.heading) + away.y * Math.sin(track.heading);
    const aside2 = Math.max(0, dot(away, away) - along * along);
    if (aside2 > (radius + TOUCH) ** 2) return [];
    const half = Math.sqrt(Math.max(0, radius * radius - aside2));
    return [along - half, along + half];
  }
  const apart = distance(track.centre, centre);
  if (apart === 0 || track.radius === 0) return [];
  const cos = (track.radius ** 2 + apart ** 2 - radius ** 2) / (2 * track.radius * apart);
  return aroundAngle(direction(track.centre, centre) - track.phase, cos);
}

/** The t at which it is on the line through a point whose normal has a direction (radians). */
export function meetsLine(track: Track, through: Point, normal: number): readonly number[] {
  const n = { x: Math.cos(normal), y: Math.sin(normal) };
  if (track.kind === 'sliding') {
    const speed = Math.cos(track.heading) * n.x + Math.sin(track.heading) * n.y;
    return Math.abs(speed) < 1e-12 ? [] : [dot(minus(through, track.origin), n) / speed];
  }
  if (track.radius === 0) return [];
  return aroundAngle(normal - track.phase, dot(minus(through, track.centre), n) / track.radius);
}

/** A touch may lie past the end of the cosine's range, by as much as {@link TOUCH} is of a radius of a millimetre. */
function aroundAngle(middle: number, cos: number): readonly number[] {
  if (Math.abs(cos) > 1 + 1e-5) return [];
  const half = Math.acos(Math.max(-1, Math.min(1, cos)));
  return [middle - half, middle + half];
}

/** All t at which it may be at a distance from the edge of a figure, and perhaps others. */
export function meetsShape(track: Track, shape: Shape, away: number): readonly number[] {
  const { core } = shape;
  const reach = shape.radius + away;
  const found: number[] = [];
  core.forEach((corner, index) => {
    if (reach > 0) found.push(...meetsCircle(track, corner, reach));
    if (core.length === 1) return;
    const normal = outwardOf(shape, index);
    found.push(...meetsLine(track, towards(corner, normal, reach), normal));
  });
  return found;
}

/** All t at which it may be on a closed line of straight edges, and perhaps others. */
export function meetsOutline(track: Track, corners: readonly Point[]): readonly number[] {
  return corners.flatMap((corner, index) =>
    meetsLine(track, corner, direction(corner, next(corners, index)) + Math.PI / 2),
  );
}
