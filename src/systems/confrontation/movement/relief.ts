import { next } from './shape.ts';
import { meetsOutline, placeOn, type Track } from './track.ts';
import { distanceToSegment, FULL_TURN, type Point, positiveAngle } from './vector.ts';

/** High or low ground: a simple polygon that is crossed at a price in centimetres. */
export interface Relief {
  readonly corners: readonly Point[];
  /** Price of going in; 0 where it is free. */
  readonly entry: number;
  /** Price of coming out; 0 where it is free. */
  readonly exit: number;
}

/** A stretch of a way up to t, and the reliefs that it lies in (bit by index). */
export interface Stretch {
  readonly until: number;
  readonly mask: number;
}

/** So near to its boundary a point is outside: the boundary itself is. */
const RIM = 1e-7;
/** Most reliefs on one table: they are bits of a mask. */
export const RELIEFS_MAX = 30;

/** The reliefs that a point lies inside, bit by index. */
export function maskAt(reliefs: readonly Relief[], point: Point): number {
  let mask = 0;
  reliefs.forEach(({ corners }, index) => {
    if (isWithin(point, corners)) mask |= 1 << index;
  });
  return mask;
}

function isWithin(point: Point, corners: readonly Point[]): boolean {
  let isIn = false;
  for (let index = 0; index < corners.length; index += 1) {
    const a = corners[index] as Point;
    const b = next(corners, index);
    if (distanceToSegment(point, a, b) < RIM) return false;
    const isBetween = a.y > point.y !== b.y > point.y;
    if (isBetween && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn;
  }
  return isIn;
}

/** The stretches of a way from t = 0 to t = `length` (which may be negative on a circle). // CF-GEO-17 */
export function stretches(reliefs: readonly Relief[], track: Track, length: number): readonly Stretch[] {
  if (Math.abs(length) < 1e-12) return [];
  if (reliefs.length === 0) return [{ until: length, mask: 0 }];
  const meetings = reliefs.flatMap(({ corners }) => meetsOutline(track, corners));
  const ends = [...meetings.flatMap((t) => onWay(track, t, length)), length].sort((a, b) => Math.abs(a) - Math.abs(b));
  const found: Stretch[] = [];
  let from = 0;
  for (const until of ends) {
    if (Math.abs(until - from) < 1e-10) continue;
    const mask = maskAt(reliefs, placeOn(track, (from + until) / 2));
    const last = found.at(-1);
    if (last !== undefined && last.mask === mask) found.pop();
    found.push({ until, mask });
    from = until;
  }
  return found;
}

function onWay(track: Track, t: number, length: number): readonly number[] {
  if (track.kind === 'sliding') return t > 0 && t < length ? [t] : [];
  const turned = length > 0 ? positiveAngle(t) : positiveAngle(t) - FULL_TURN;
  return Math.abs(turned) < Math.abs(length) ? [turned] : [];
}

/** Price of passing from one set of reliefs to another. */
export function toll(reliefs: readonly Relief[], from: number, to: number): number {
  if (from === to) return 0;
  return tolls(reliefs, from, to).reduce((sum, price) => sum + price, 0);
}

/** The single climbs and descents of such a passage. */
export function tolls(reliefs: readonly Relief[], from: number, to: number): readonly number[] {
  return reliefs.flatMap(({ entry, exit }, index) => {
    const bit = 1 << index;
    if ((from & bit) === (to & bit)) return [];
    return [(to & bit) === 0 ? exit : entry];
  });
}
