import { HAIR, meetsProperly } from './crossing.ts';
import { clearance, next, polygon, type Shape, separation, widestAxis } from './shape.ts';
import {
  direction,
  distance,
  distanceToSegment,
  dot,
  minus,
  nearestOnSegment,
  type Point,
  QUARTER_TURN,
  towards,
} from './vector.ts';

/** Figures so near to each other touch, and let nothing through. // CF-GEO-3 */
export const TOUCH = 1e-6;

/** One of the shortest segments between two figures that leave no passage. */
export interface Bar {
  /** Its ends on the edges of the two. */
  readonly a: Point;
  readonly b: Point;
  /** Its ends a little way inside them, so that no path slips through where it touches an edge. */
  readonly inA: Point;
  readonly inB: Point;
  /** Directions in which the second figure lies from a, and the first from b, in radians. */
  readonly toB: number;
  readonly toA: number;
}

/** All shortest segments between two figures that leave no passage: one, or those between two parallel edges. */
export interface Throat {
  /** Indices of the two figures. */
  readonly first: number;
  readonly second: number;
  /**
   * The only one; or the outer two and one between them. Of edges that lie against each other the one between: a path
   * may round a corner that both have in common, but not go in between.
   */
  readonly bars: readonly Bar[];
  /** The points of the first figure's edge at which it begins and ends. */
  readonly mouth: readonly [Point, Point];
  /** What the outer two enclose, where there are two. */
  readonly area: Shape | null;
}

/**
 * The throats of all pairs that leave no passage. // CF-GEO-9, CF-GEO-10, CF-GEO-12
 * @param width least open gap; 0 where only figures that touch are closed
 */
export function closedThroats(shapes: readonly Shape[], width: number): readonly Throat[] {
  const found: Throat[] = [];
  const closed = Math.max(width - HAIR, TOUCH);
  shapes.forEach((a, first) => {
    for (let second = first + 1; second < shapes.length; second += 1) {
      const b = shapes[second] as Shape;
      if (distance(a.centre, b.centre) - a.reach - b.reach > closed) continue;
      const gap = separation(a, b);
      // What overlaps has no gap at all. A gap of the very width is open.
      const isClosed = gap <= TOUCH || gap < width - HAIR;
      if (isClosed && gap >= -TOUCH) found.push({ first, second, ...throatOf(a, b) });
    }
  });
  return found;
}

type Pair = readonly [Point, Point];

function throatOf(a: Shape, b: Shape): Omit<Throat, 'first' | 'second'> {
  const pairs = shortestPairs(a, b);
  const [one] = pairs as readonly [Pair, ...Pair[]];
  const isFlat = distance(...one) <= TOUCH;
  const angle = isFlat ? widestAxis(a, b).angle : direction(...one);
  const aside = { x: -Math.sin(angle), y: Math.cos(angle) };
  const sorted = [...pairs].sort((p, q) => dot(p[0], aside) - dot(q[0], aside));
  const [first, last] = [sorted[0] as Pair, sorted.at(-1) as Pair];
  const bar = ([p, q]: Pair): Bar => straightBar(towards(p, angle, a.radius), towards(q, angle, -b.radius), angle);
  if (Math.abs(dot(last[0], aside) - dot(first[0], aside)) < HAIR) {
    const only = isFlat ? bentBar(one, a, b) : bar(one);
    return { bars: [only], mouth: [only.a, only.a], area: null };
  }
  const middle = bar([halfway(first[0], last[0]), halfway(first[1], last[1])]);
  const mouth = [first[0], last[0]] as const;
  if (isFlat) return { bars: [middle], mouth, area: null };
  return { bars: [bar(first), middle, bar(last)], mouth, area: polygon([first[0], last[0], last[1], first[1]]) };
}

function straightBar(a: Point, b: Point, angle: number): Bar {
  return { a, b, toB: angle, toA: angle + Math.PI, inA: towards(a, angle, -TOUCH), inB: towards(b, angle, TOUCH) };
}

/** Where two polygons touch at a corner it has no length, and the figures may lie at any angle. */
function bentBar([p, q]: Pair, first: Shape, second: Shape): Bar {
  const toB = direction(p, second.centre);
  const toA = direction(q, first.centre);
  return { a: p, b: q, toB, toA, inA: towards(q, toA, TOUCH), inB: towards(p, toB, TOUCH) };
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** All pairs of nearest points of two cores that have a corner among them. */
function shortestPairs(a: Shape, b: Shape): readonly Pair[] {
  const pairs: Pair[] = [...cornersToEdges(a, b), ...cornersToEdges(b, a).map(([ofB, ofA]): Pair => [ofA, ofB])];
  const least = Math.min(...pairs.map((pair) => distance(...pair)));
  return pairs.filter((pair) => distance(...pair) <= least + HAIR);
}

function cornersToEdges(a: Shape, b: Shape): readonly Pair[] {
  return a.core.flatMap((corner) =>
    b.core.map((edge, index): Pair => [corner, nearestOnSegment(corner, edge, next(b.core, index))]),
  );
}

/** Whether a point lies on a throat. */
export function isOnThroat(point: Point, { bars, area, mouth }: Throat): boolean {
  if (area !== null && clearance(point, area) <= TOUCH) return true;
  return (
    distanceToSegment(point, ...mouth) <= TOUCH || bars.some(({ a, b }) => distanceToSegment(point, a, b) <= TOUCH)
  );
}

/** How far points lie from a place across a bar: above 0 on one of its sides, below on the other. */
function depthFrom(place: Point, { toB }: Bar): (point: Point) => number {
  const across = toB + QUARTER_TURN;
  const ahead = { x: Math.cos(across), y: Math.sin(across) };
  return (point) => dot(minus(point, place), ahead);
}

/** Whether a way sets out on the side of a throat on which a base stands whose mark lies at its mouth. // CF-GEO-10 */
export function leavesThroat(mark: Point, body: Point, to: Point, { bars, area, mouth }: Throat): boolean {
  const depth = depthFrom(mark, bars[0] as Bar);
  const out = depth(body);
  if (Math.abs(out) <= TOUCH) return false;
  const isAtMouth = (area?.core ?? mouth).every((point) => depth(point) * Math.sign(out) <= TOUCH);
  return isAtMouth && depth(to) * Math.sign(out) >= -HAIR;
}

/** Whether a way ends on the side of a throat on which a base has its centre whose mark has passed it. // CF-GEO-10 */
export function backsOut(body: Point, to: Point, { bars, area }: Throat): boolean {
  const bar = bars[0] as Bar;
  const depth = depthFrom(bar.a, bar);
  const out = Math.sign(depth(body));
  const mouth = Math.max(0, ...(area?.core ?? []).map((point) => depth(point) * out));
  return depth(to) * out >= mouth - HAIR;
}

/** Whether a straight way crosses a throat. */
export function crossesThroat(p: Point, q: Point, { bars }: Throat): boolean {
  return bars.some(({ inA, inB }) => meetsProperly(p, q, inA, inB));
}
