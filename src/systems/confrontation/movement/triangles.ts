import { leftOf, next, signedArea } from './shape.ts';
import type { Point } from './vector.ts';

/** Cuts a simple polygon into triangles that touch each other, one corner after the other. */
export function triangles(corners: readonly Point[]): readonly (readonly Point[])[] {
  const left = signedArea(corners) < 0 ? [...corners].reverse() : [...corners];
  const found: Point[][] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, index) => isEar(left, index));
    const at = Math.max(ear, 0);
    const [before, tip, after] = around(left, at);
    if (leftOf(after, before, tip) > 1e-9) found.push([before, tip, after]);
    left.splice(at, 1);
  }
  found.push(left);
  return found;
}

function around(corners: readonly Point[], index: number): readonly [Point, Point, Point] {
  const before = corners[(index + corners.length - 1) % corners.length] as Point;
  return [before, corners[index] as Point, next(corners, index)];
}

/** A corner that can be cut off: convex, or straight, with no other corner inside the cut. */
function isEar(corners: readonly Point[], index: number): boolean {
  const [before, tip, after] = around(corners, index);
  if (leftOf(after, before, tip) < 0) return false;
  return corners.every((corner) => {
    if (corner === before || corner === tip || corner === after) return true;
    const isIn =
      leftOf(corner, before, tip) >= 0 && leftOf(corner, tip, after) >= 0 && leftOf(corner, after, before) >= 0;
    return !isIn;
  });
}
