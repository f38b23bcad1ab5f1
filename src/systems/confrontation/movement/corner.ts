import { HAIR, isInside } from './crossing.ts';
import type { Relief } from './relief.ts';
import { outwardOf, type Shape } from './shape.ts';
import { type Bar, type Throat, TOUCH } from './throat.ts';
import { meetsShape } from './track.ts';
import {
  direction,
  distance,
  distanceToSegment,
  FULL_TURN,
  minus,
  type Point,
  positiveAngle,
  QUARTER_TURN,
  signedAngle,
  towards,
} from './vector.ts';

/** What a path has to keep clear of. */
export interface Ground {
  /** Figures whose interior it may not enter. */
  readonly shapes: readonly Shape[];
  readonly throats: readonly Throat[];
  readonly reliefs: readonly Relief[];
}

/** Angles from `from` on, counter-clockwise. */
export interface Sector {
  readonly from: number;
  readonly width: number;
}

/** Where a path can turn: the edge of a disc, a (perhaps rounded) corner of a polygon, the corner of a relief. */
export interface Corner {
  readonly centre: Point;
  /** 0 for a sharp one. */
  readonly radius: number;
  /** Index of its figure; -1 for a relief. */
  readonly shape: number;
  /** Directions in which lines that touch the figure there look away from it; null when all do. */
  readonly cone: Cone | null;
}

/** A sector of less than half a turn. */
export interface Cone extends Sector {
  /** Its first and last direction, of length 1. */
  readonly first: Point;
  readonly last: Point;
}

export function cornersOf({ shapes, reliefs }: Ground): readonly Corner[] {
  const found = shapes.flatMap((shape, index) => shape.core.map((centre, at) => cornerOf(shape, index, centre, at)));
  const slopes = reliefs
    .filter(({ entry, exit }) => entry > 0 || exit > 0)
    .flatMap(({ corners }) => corners.map((centre): Corner => ({ centre, radius: 0, shape: -1, cone: null })));
  return [...found, ...slopes];
}

function cornerOf(shape: Shape, index: number, centre: Point, at: number): Corner {
  const { core, radius } = shape;
  if (core.length === 1) return { centre, radius, shape: index, cone: null };
  const from = outwardOf(shape, (at + core.length - 1) % core.length);
  const to = outwardOf(shape, at);
  const [first, last] = [towards(ORIGIN, from, 1), towards(ORIGIN, to, 1)];
  return { centre, radius, shape: index, cone: { from, width: positiveAngle(to - from), first, last } };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Whether a direction (x, y) lies in a cone, its ends included. */
export function isInCone({ first, last }: Cone, x: number, y: number): boolean {
  return first.x * y - first.y * x > -1e-7 && x * last.y - y * last.x > -1e-7;
}

/** Whether a direction lies in a sector, its ends included. */
export function isInSector(angle: number, { from, width }: Sector): boolean {
  const turned = positiveAngle(angle - from);
  return turned <= width + 1e-7 || turned >= FULL_TURN - 1e-7;
}

/** What bars a path from rounding a corner: stretches inside other figures, and the ends of throats. */
export class Rounding {
  private readonly corner: Corner;
  private readonly blocked: readonly Sector[];
  /** Angles at which throats meet its edge; of a sharp corner the directions in which they go. */
  private readonly barred: readonly number[];
  /** The two directions of each throat that runs through a sharp corner. */
  private readonly passed: readonly (readonly number[])[];

  constructor(corner: Corner, ground: Ground) {
    this.corner = corner;
    this.blocked = corner.radius === 0 ? [] : blockedSectors(corner, ground.shapes);
    const bars = ground.throats.flatMap((throat) => throat.bars.map((bar) => ({ throat, bar })));
    this.passed = [];
    if (corner.radius > 0) this.barred = bars.flatMap(({ bar }) => meetingAngles(corner, bar));
    else {
      const ways = bars.map(({ throat, bar }) => waysAt(corner, throat, bar));
      this.barred = ways.filter(({ length }) => length === 1).flat();
      this.passed = ways.filter(({ length }) => length === 2);
    }
  }

  /**
   * Whether a path may follow the edge.
   * @param arc positions on the edge, seen from the centre
   * @param open which end of the arc is the end of the path, which may lie on a throat; 0 for none, 1 the end, -1 the start
   */
  allows({ from, width }: Sector, open: -1 | 0 | 1): boolean {
    if (this.corner.radius === 0) return width < Math.PI && this.turnsFreely(from, width);
    const low = open === -1 ? HAIR : -HAIR;
    const high = width + (open === 1 ? -HAIR : HAIR);
    const isBarred = this.barred.some((angle) => {
      const turned = positiveAngle(angle - from);
      return (turned >= low && turned <= high) || turned - FULL_TURN >= low;
    });
    return !isBarred && !this.blocked.some((sector) => overlaps({ from, width }, sector));
  }

  /** A path that turns at a sharp corner keeps what leaves it outside of the bend on one side. */
  private turnsFreely(from: number, width: number): boolean {
    const isOutside = (angle: number): boolean => {
      const turned = positiveAngle(angle - from + QUARTER_TURN);
      return turned > HAIR && turned < width + Math.PI - HAIR;
    };
    if (this.barred.some(isOutside)) return false;
    return !this.passed.some((ways) => ways.filter(isOutside).length === 1);
  }
}

function overlaps(arc: Sector, blocked: Sector): boolean {
  const turned = positiveAngle(blocked.from - arc.from);
  return [turned, turned - FULL_TURN].some(
    (start) => Math.min(arc.width, start + blocked.width) - Math.max(0, start) > HAIR,
  );
}

/** Stretches of a round edge that lie inside other figures, or of a rounded corner that belong to its own. */
function blockedSectors(corner: Corner, shapes: readonly Shape[]): readonly Sector[] {
  const { centre, radius, cone } = corner;
  const found: Sector[] = [];
  if (cone !== null) found.push({ from: cone.from + cone.width + 1e-7, width: FULL_TURN - cone.width - 2e-7 });
  shapes.forEach((shape, index) => {
    if (index === corner.shape || distance(centre, shape.centre) > radius + shape.reach) return;
    const track = { kind: 'circling', centre, radius, phase: 0 } as const;
    const ends = meetsShape(track, shape, 0).map(positiveAngle);
    if (ends.length === 0) ends.push(0);
    ends.sort((a, b) => a - b);
    ends.forEach((from, at) => {
      const width = (ends[at + 1] ?? (ends[0] as number) + FULL_TURN) - from;
      if (isInside(towards(centre, from + width / 2, radius), shape)) found.push({ from, width });
    });
  });
  return found;
}

/** Where a bar crosses a round edge, seen from the centre. */
function meetingAngles({ centre, radius }: Corner, { inA, inB }: Bar): readonly number[] {
  const length = distance(inA, inB);
  const heading = direction(inA, inB);
  const away = minus(centre, inA);
  const along = away.x * Math.cos(heading) + away.y * Math.sin(heading);
  const half2 = radius ** 2 - (away.x ** 2 + away.y ** 2 - along ** 2);
  if (half2 <= 1e-12) return [];
  const half = Math.sqrt(half2);
  return [along - half, along + half]
    .filter((t) => t >= 0 && t <= length)
    .map((t) => direction(centre, towards(inA, heading, t)));
}

/** Directions in which a bar leaves a sharp corner that it touches. */
function waysAt({ centre, shape }: Corner, { first, second }: Throat, { a, b, toA, toB }: Bar): readonly number[] {
  if (distanceToSegment(centre, a, b) > TOUCH) return [];
  const isFlat = distance(a, b) <= TOUCH;
  if (isFlat ? shape === first : distance(centre, a) <= TOUCH) return [signedAngle(toB)];
  if (isFlat ? shape === second : distance(centre, b) <= TOUCH) return [signedAngle(toA)];
  return [toA, toB];
}
