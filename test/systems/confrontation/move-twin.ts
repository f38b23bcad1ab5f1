/**
 * Shortest moves by brute force: edges are sampled, every pair of samples is a possible piece of the way, and Dijkstra does
 * the rest. Written anew, without tangents and arcs, to be compared with the real thing.
 */

export type Spot = readonly [number, number];

/** A disc (one corner and a radius) or a convex polygon, counter-clockwise. */
export interface Block {
  readonly corners: readonly Spot[];
  readonly radius: number;
}

/** Ground with a price; any simple polygon. */
export interface Slope {
  readonly corners: readonly Spot[];
  readonly entry: number;
  readonly exit: number;
}

export interface Board {
  readonly start: Spot;
  /** A place, or a base whose edge is the aim. */
  readonly aim: Spot | Block;
  /** All that bars the way; a base that is the aim among them. */
  readonly blocks: readonly Block[];
  readonly slopes: readonly Slope[];
  /** Gaps narrower than this are closed. */
  readonly width: number;
  /** How far the mark keeps from obstacles, at most. */
  readonly margin: number;
  /** Half the size of the base that must fit before the edge of the aim; 0 where none has to. */
  readonly room: number;
  /** Whether that base is square. */
  readonly isSquare: boolean;
}

const SAMPLES = 32;
const AIM_SAMPLES = 360;
const SLACK = 1e-7;
/** Outlines are this much smaller, as a share of their size, where bases that touch do not overlap. */
const RIM = 1e-7;
/** How far the bar of a closed gap reaches into both figures: beyond the samples, which lie a hair outside of corners. */
const INTO = 4e-6;

const minus = ([x, y]: Spot, [u, v]: Spot): Spot => [x - u, y - v];
const cross = ([x, y]: Spot, [u, v]: Spot): number => x * v - y * u;
const dot = ([x, y]: Spot, [u, v]: Spot): number => x * u + y * v;
const length = ([x, y]: Spot): number => Math.hypot(x, y);
const apart = (a: Spot, b: Spot): number => length(minus(a, b));
const around = ([x, y]: Spot, angle: number, radius: number): Spot => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

function edges(corners: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Spot]);
}

function foot(p: Spot, [a, b]: readonly [Spot, Spot]): Spot {
  const way = minus(b, a);
  const share = dot(way, way) === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(p, a), way) / dot(way, way)));
  return [a[0] + share * way[0], a[1] + share * way[1]];
}

function isWithin(p: Spot, corners: readonly Spot[]): boolean {
  let isIn = false;
  for (const [a, b] of edges(corners)) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < a[0] + ((p[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isIn = !isIn;
  }
  return isIn;
}

/** Distance of a place from a block, 0 inside. */
export function distanceTo(p: Spot, { corners, radius }: Block): number {
  if (corners.length > 2 && isWithin(p, corners)) return 0;
  return Math.max(0, Math.min(...edges(corners).map((edge) => apart(p, foot(p, edge)))) - radius);
}

function doCross(p: Spot, q: Spot, a: Spot, b: Spot): boolean {
  const side = (u: Spot, v: Spot, w: Spot): number => cross(minus(v, u), minus(w, u));
  return side(p, q, a) * side(p, q, b) < 0 && side(a, b, p) * side(a, b, q) < 0;
}

function enters(p: Spot, q: Spot, { corners, radius }: Block): boolean {
  if (corners.length === 1) return apart(corners[0] as Spot, foot(corners[0] as Spot, [p, q])) < radius - SLACK;
  const near = edges(corners).some((edge) => {
    const reach = Math.min(
      apart(p, foot(p, edge)),
      apart(q, foot(q, edge)),
      apart(edge[0], foot(edge[0], [p, q])),
      apart(edge[1], foot(edge[1], [p, q])),
    );
    return (radius > 0 && reach < radius - SLACK) || doCross(p, q, ...edge);
  });
  if (near) return true;
  // Along a diagonal, from corner to corner.
  return isWithin([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], scaled(corners, 1 - 1e-6));
}

/** A polygon made larger or smaller about its middle. */
function scaled(corners: readonly Spot[], factor: number): readonly Spot[] {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
  return corners.map((corner) => [x + (corner[0] - x) * factor, y + (corner[1] - y) * factor]);
}

type Pair = readonly [Spot, Spot];

/** The shortest segments between two blocks that begin or end at a corner, from core to core. */
function shortest(a: Block, b: Block): readonly Pair[] {
  const pairs: Pair[] = [
    ...a.corners.flatMap((corner) => edges(b.corners).map((edge) => [corner, foot(corner, edge)] as const)),
    ...b.corners.flatMap((corner) => edges(a.corners).map((edge) => [foot(corner, edge), corner] as const)),
  ];
  const least = Math.min(...pairs.map((pair) => apart(...pair)));
  return pairs.filter((pair) => apart(...pair) <= least + 1e-9);
}

/** Least distance of the edges of two blocks; below 0 where they overlap. */
export function gapOf(a: Block, b: Block): number {
  const [one, other] = [scaled(a.corners, 1 - RIM), scaled(b.corners, 1 - RIM)];
  const isIn = one.some((corner) => isWithin(corner, other)) || other.some((corner) => isWithin(corner, one));
  if (isIn || edges(one).some((edge) => edges(other).some((it) => doCross(...edge, ...it)))) return -1;
  return apart(...(shortest(a, b)[0] as Pair)) - a.radius - b.radius;
}

/** The direction in which the second of two blocks lies from the first, where they touch. */
function facingOf(a: Block, b: Block): number {
  const normals = (block: Block): readonly number[] =>
    block.corners.length === 1
      ? []
      : edges(block.corners).map(([p, q]) => Math.atan2(q[1] - p[1], q[0] - p[0]) - Math.PI / 2);
  const along = (spots: readonly Spot[], angle: number): readonly number[] =>
    spots.map((spot) => dot(spot, around([0, 0], angle, 1)));
  const room = (angle: number): number => Math.min(...along(b.corners, angle)) - Math.max(...along(a.corners, angle));
  const angles = [...normals(a), ...normals(b).map((angle) => angle + Math.PI)];
  return angles.reduce((best, angle) => (room(angle) > room(best) ? angle : best), angles[0] ?? 0);
}

/** Segments from core to core of all closed gaps. */
function bars({ blocks, width }: Board): readonly Pair[] {
  return blocks.flatMap((a, index) =>
    blocks
      .slice(index + 1)
      .filter((b) => gapOf(a, b) < Math.max(1e-6, width - 1e-9))
      .flatMap((b) =>
        shortest(a, b).map(([p, q]): Pair => {
          const angle = apart(p, q) > 1e-6 ? Math.atan2(q[1] - p[1], q[0] - p[0]) : facingOf(a, b);
          return [around(p, angle, -INTO), around(q, angle, INTO)];
        }),
      ),
  );
}

/** Distance of a place from the nearest closed gap. */
export function distanceToGaps(p: Spot, board: Board): number {
  return Math.min(...bars(board).map((bar) => apart(p, foot(p, bar))));
}

/** Places at which a way may turn round a block: round it, a hair outside, so that chords touch it. */
function samples({ corners, radius }: Block): readonly Spot[] {
  // A hair outside too: whoever rounds the end of a throat at a corner crosses it.
  if (radius === 0) return scaled(corners, 1 + 1e-6);
  return corners.flatMap((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] as Spot;
    const after = corners[(index + 1) % corners.length] as Spot;
    const out = (a: Spot, b: Spot): number => Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.PI / 2;
    const from = corners.length === 1 ? 0 : out(before, corner);
    const full = 2 * Math.PI;
    const turn = corners.length === 1 ? full : (((out(corner, after) - from) % full) + full) % full;
    const steps = Math.max(1, Math.ceil((turn / full) * SAMPLES));
    const reach = radius / Math.cos(turn / steps / 2);
    return Array.from({ length: steps }, (_, step) => around(corner, from + ((step + 0.5) * turn) / steps, reach));
  });
}

function tollOf(p: Spot, q: Spot, { corners, entry, exit }: Slope): number {
  const crossings = edges(corners).filter((edge) => doCross(p, q, ...edge)).length;
  if (crossings === 0) return 0;
  const isIn = isWithin(p, corners);
  const exits = Math.floor((crossings + (isIn ? 1 : 0)) / 2);
  return exits * exit + (crossings - exits) * entry;
}

/** Beside a corner of a slope, inside and outside of it. */
function beside(corner: Spot): readonly Spot[] {
  return [0.3, 1.1, 1.9, 2.7, 3.5, 4.3, 5.1, 5.9].map((angle) => around(corner, angle, 1e-5));
}

/** Length and tolls of the best way; infinite when there is none. A little too long, never too short. */
export function bruteForce(board: Board): number {
  const { start, aim, slopes, margin } = board;
  const isPlace = !('corners' in aim);
  const grown = board.blocks.map((block): Block => {
    const limits = [margin, distanceTo(start, block), ...(isPlace ? [distanceTo(aim, block)] : [])];
    return { ...block, radius: block.radius + (block === aim ? 0 : Math.min(...limits)) };
  });
  const barred = bars(board);
  const ends = isPlace ? [aim] : placesBefore(aim, board, grown);
  const turns = [...grown.flatMap(samples), ...slopes.flatMap(({ corners }) => corners.flatMap(beside))];
  const places: readonly Spot[] = [start, ...turns, ...ends];
  const isEnd = (index: number): boolean => index > turns.length;
  const costs = places.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY));
  const open = new Set(places.keys());
  for (;;) {
    let here = -1;
    for (const index of open) if (here < 0 || (costs[index] as number) < (costs[here] as number)) here = index;
    const cost = costs[here] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY) return cost;
    if (isEnd(here)) return cost;
    open.delete(here);
    const p = places[here] as Spot;
    for (const index of open) {
      const q = places[index] as Spot;
      const least = cost + apart(p, q);
      if (least >= (costs[index] as number)) continue;
      if (barred.some((bar) => doCross(p, q, ...bar)) || grown.some((block) => enters(p, q, block))) continue;
      costs[index] = Math.min(costs[index] as number, least + slopes.reduce((sum, it) => sum + tollOf(p, q, it), 0));
    }
  }
}

/** A place of the edge of a base, and a direction that looks away from the base there. */
interface Post {
  readonly at: Spot;
  readonly outward: number;
}

function postsOf({ corners, radius }: Block): readonly Post[] {
  const turn = (2 * Math.PI) / AIM_SAMPLES;
  const [centre, second] = corners as readonly [Spot, ...Spot[]];
  if (second === undefined) {
    return Array.from({ length: AIM_SAMPLES }, (_, step) => step * turn).map((outward) => ({
      at: around(centre, outward, radius),
      outward,
    }));
  }
  // A hair outside, so that a way to the edge does not cross it.
  const outline = scaled(corners, 1 + RIM);
  const each = AIM_SAMPLES / corners.length;
  return edges(outline).flatMap(([a, b], index) => {
    const way = minus(b, a);
    const outward = Math.atan2(way[1], way[0]) - Math.PI / 2;
    const [, after] = edges(outline)[(index + 1) % corners.length] as Pair;
    const turned = Math.atan2(after[1] - b[1], after[0] - b[0]) - Math.PI / 2 - outward;
    const full = 2 * Math.PI;
    const bend = ((turned % full) + full) % full;
    return [
      ...Array.from({ length: each - 1 }, (_, step): Post => {
        const share = (step + 1) / each;
        return { at: [a[0] + share * way[0], a[1] + share * way[1]], outward };
      }),
      ...Array.from({ length: each + 1 }, (_, step): Post => ({ at: b, outward: outward + (step * bend) / each })),
    ];
  });
}

/** Places of the edge of the aim where a mark may be. */
function placesBefore(aim: Block, board: Board, grown: readonly Block[]): readonly Spot[] {
  const { blocks } = board;
  const others = blocks.filter((block) => block !== aim);
  return postsOf(aim)
    .filter(({ at }) => blocks.every((block, index) => isFar(at, block, grown[index])))
    .filter((post) => others.every((block) => hasRoom(post, board, block)))
    .map(({ at }) => at);
}

/** Whether the base of whoever stands there looking at the aim overlaps a block not. */
function hasRoom({ at, outward }: Post, { room, isSquare }: Board, block: Block): boolean {
  if (room === 0) return true;
  const centre = around(at, outward, room);
  if (!isSquare) return distanceTo(centre, block) >= room - SLACK;
  const corners = [1, 3, 5, 7].map((eighth) => around(centre, outward + (eighth * Math.PI) / 4, room * Math.SQRT2));
  return gapOf({ corners: scaled(corners, 1 - 1e-6), radius: 0 }, block) >= 0;
}

function isFar(p: Spot, block: Block, grown: Block | undefined): boolean {
  return distanceTo(p, block) >= (grown?.radius ?? 0) - block.radius - SLACK;
}
