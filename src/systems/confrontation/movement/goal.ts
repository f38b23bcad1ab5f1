import type { Sector } from './corner.ts';
import type { Point } from './vector.ts';

/** A single place at which a path may end. */
export interface PointGoal {
  readonly kind: 'point';
  readonly at: Point;
  /** Reliefs that it lies in (bit by index); null where it may be counted on either side of their boundaries. */
  readonly mask: number | null;
}

/** The nearest point of the edge of a disc, where it lies in one of these sectors seen from the centre. */
export interface DiscGoal {
  readonly kind: 'disc';
  readonly centre: Point;
  readonly radius: number;
  readonly sectors: readonly Sector[];
}

/** The foot of the perpendicular on a straight edge from a to b that looks in the direction `outward` (radians). */
export interface EdgeGoal {
  readonly kind: 'edge';
  readonly a: Point;
  readonly b: Point;
  readonly outward: number;
}

/** Where a path may end. */
export type Goal = PointGoal | DiscGoal | EdgeGoal;

/** Where all goals lie, for an estimate of what is left to them. */
export interface Aim {
  readonly centre: Point;
  /** No goal is further from the centre. */
  readonly radius: number;
}
