import { clearance, leftOf, next, type Shape } from './shape.ts';
import { distance, distanceToSegment, type Point } from './vector.ts';

/** How deep a path may run into a figure before it counts: bases that touch may overlap by half of this. */
export const SKIN = 2e-6;
/** Two lengths are told apart from here on where only rounding could make them differ. */
export const HAIR = 1e-9;

/** Whether the segment p q runs through the interior of a figure. // CF-GEO-7 */
export function runsThrough(shape: Shape, p: Point, q: Point): boolean {
  const { core, radius, centre, reach } = shape;
  if (distanceToSegment(centre, p, q) >= reach - SKIN) return false;
  if (core.length === 1) return true;
  if (radius > 0 && comesNear(core, radius - SKIN, p, q)) return true;
  return cutsCore(core, p, q);
}

/** Whether a segment comes nearer to the edges of a polygon than a distance. */
function comesNear(core: readonly Point[], near: number, p: Point, q: Point): boolean {
  return core.some((corner, index) => {
    const after = next(core, index);
    return (
      distanceToSegment(corner, p, q) < near ||
      distanceToSegment(p, corner, after) < near ||
      distanceToSegment(q, corner, after) < near ||
      meetsProperly(p, q, corner, after)
    );
  });
}

/** Whether some part of a segment lies inside a convex polygon, deeper than the skin. */
function cutsCore(core: readonly Point[], p: Point, q: Point): boolean {
  let from = 0;
  let to = 1;
  for (let index = 0; index < core.length; index += 1) {
    const a = core[index] as Point;
    const b = next(core, index);
    const atP = leftOf(p, a, b) - SKIN;
    const atQ = leftOf(q, a, b) - SKIN;
    if (atP <= 0 && atQ <= 0) return false;
    if (atP < 0) from = Math.max(from, atP / (atP - atQ));
    else if (atQ < 0) to = Math.min(to, atP / (atP - atQ));
    if (from >= to) return false;
  }
  return true;
}

/** Whether two segments cross, each from one side of the other to the other side. */
export function meetsProperly(p: Point, q: Point, a: Point, b: Point): boolean {
  if (distance(p, q) < HAIR || distance(a, b) < HAIR) return false;
  return isAstride(leftOf(p, a, b), leftOf(q, a, b)) && isAstride(leftOf(a, p, q), leftOf(b, p, q));
}

function isAstride(one: number, other: number): boolean {
  return (one > HAIR && other < -HAIR) || (one < -HAIR && other > HAIR);
}

/** Whether a point lies inside a figure, deeper than the skin. */
export function isInside(point: Point, shape: Shape): boolean {
  return distance(point, shape.centre) < shape.reach && clearance(point, shape) < -SKIN;
}
