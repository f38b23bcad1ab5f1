import { disc, type Shape, square } from './shape.ts';
import { type Point, towards } from './vector.ts';

/** A round base of some diameter, or a square one of some side, in centimetres. */
export interface Base {
  readonly form: 'circle' | 'square';
  readonly size: number;
}

/** From the centre of a base to its mark, the middle of its front. // CF-GEO-1, CF-GEO-2 */
export function halfOf({ size }: Base): number {
  return size / 2;
}

/** How wide a gap it needs. // CF-GEO-1 */
export function widthOf({ form, size }: Base, ruling: string): number {
  return form === 'square' && ruling === 'diagonal' ? size * Math.SQRT2 : size;
}

/** The base around its centre, its front in the direction `facing` (radians). */
export function baseAround(base: Base, centre: Point, facing: number): Shape {
  return base.form === 'circle' ? disc(centre, halfOf(base)) : square(centre, base.size, facing);
}

/** The base behind its mark. */
export function baseBehind(base: Base, mark: Point, facing: number): Shape {
  return baseAround(base, towards(mark, facing, -halfOf(base)), facing);
}

/** From the centre of a base to its furthest point. */
export function reachOf({ form, size }: Base): number {
  return form === 'circle' ? size / 2 : (size / 2) * Math.SQRT2;
}

/** How far from a mark its base reaches. */
export function sweepOf(base: Base): number {
  return halfOf(base) + reachOf(base);
}
