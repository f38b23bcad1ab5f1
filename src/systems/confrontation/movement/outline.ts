import { meetsProperly } from './crossing.ts';
import { leftOf, next, signedArea } from './shape.ts';
import { distance, distanceToSegment, dot, minus, type Point } from './vector.ts';

/** What keeps a closed line of corners from being the outline of a polygon. */
export type OutlineFault = 'few' | 'repeated' | 'flat' | 'crossing' | 'hollow';

/** Two corners or edges that are no further apart meet, in cm. */
const MEET = 1e-9;

/** What is wrong with an outline; null when nothing is. @param isConvex whether it may have no inward corner */
export function faultOf(corners: readonly Point[], isConvex: boolean): OutlineFault | null {
  if (corners.length < 3) return 'few';
  if (corners.some((corner, index) => distance(corner, next(corners, index)) < MEET)) return 'repeated';
  if (Math.abs(signedArea(corners)) < MEET) return 'flat';
  if (crossesItself(corners)) return 'crossing';
  return isConvex && !isConvexOutline(corners) ? 'hollow' : null;
}

function crossesItself(corners: readonly Point[]): boolean {
  return corners.some((a, index) => {
    const b = next(corners, index);
    const c = next(corners, index + 1);
    if (isSpike(a, b, c)) return true;
    return corners.some((p, other) => {
      const apart = Math.abs(other - index);
      if (apart <= 1 || apart === corners.length - 1) return false;
      return doMeet(a, b, p, next(corners, other));
    });
  });
}

/** Whether a line turns back on itself. */
function isSpike(a: Point, b: Point, c: Point): boolean {
  return Math.abs(leftOf(c, a, b)) < MEET && dot(minus(b, a), minus(c, b)) < 0;
}

function doMeet(a: Point, b: Point, p: Point, q: Point): boolean {
  const nearest = Math.min(
    distanceToSegment(a, p, q),
    distanceToSegment(b, p, q),
    distanceToSegment(p, a, b),
    distanceToSegment(q, a, b),
  );
  return nearest < MEET || meetsProperly(a, b, p, q);
}

function isConvexOutline(corners: readonly Point[]): boolean {
  const sense = Math.sign(signedArea(corners));
  return corners.every(
    (corner, index) => sense * leftOf(next(corners, index + 1), corner, next(corners, index)) > -MEET,
  );
}
