import { type Base, baseBehind } from './base.ts';
import { next, outwardOf, type Shape } from './shape.ts';
import { meetsShape, type Track } from './track.ts';
import { direction, distance, FULL_TURN, type Point, positiveAngle, towards } from './vector.ts';

/** A piece of the edge of a base along which the mark of another can move while both touch. // CF-GEO-18 */
export type Rail =
  | {
      /** Around a disc, or around a corner: then the radius is 0, and only the facing changes. */
      readonly kind: 'round';
      readonly centre: Point;
      readonly radius: number;
      /** Outward direction at t = 0; at t it is `from` + t. */
      readonly from: number;
      /** Greatest t, in radians. */
      readonly extent: number;
    }
  | {
      readonly kind: 'straight';
      readonly origin: Point;
      readonly heading: number;
      readonly outward: number;
      /** Greatest t, in centimetres. */
      readonly extent: number;
    };

/** The pieces of the edge of a base. */
export function railsOf(base: Shape): readonly Rail[] {
  const { core, radius } = base;
  const [centre] = core as readonly [Point, ...Point[]];
  if (core.length === 1) return [{ kind: 'round', centre, radius, from: 0, extent: FULL_TURN }];
  return core.flatMap((corner, index): readonly Rail[] => {
    const after = next(core, index);
    const outward = outwardOf(base, index);
    const before = outwardOf(base, (index + core.length - 1) % core.length);
    return [
      { kind: 'round', centre: corner, radius: 0, from: before, extent: positiveAngle(outward - before) },
      { kind: 'straight', origin: corner, heading: direction(corner, after), outward, extent: distance(corner, after) },
    ];
  });
}

/** Where the mark is at t. */
export function markAt(rail: Rail, t: number): Point {
  return rail.kind === 'round'
    ? towards(rail.centre, rail.from + t, rail.radius)
    : towards(rail.origin, rail.heading, t);
}

/** Where its owner looks at t: at the base that he touches. */
export function facingAt(rail: Rail, t: number): number {
  return Math.PI + (rail.kind === 'round' ? rail.from + t : rail.outward);
}

/** How the mark moves. */
export function trackOf(rail: Rail): Track {
  return rail.kind === 'round'
    ? { kind: 'circling', centre: rail.centre, radius: rail.radius, phase: rail.from }
    : { kind: 'sliding', origin: rail.origin, heading: rail.heading };
}

/** All t at which a base moved along a rail may begin or cease to touch a figure, and perhaps others. */
export function meetings(rail: Rail, base: Base, figure: Shape): readonly number[] {
  const body = baseBehind(base, markAt(rail, 0), facingAt(rail, 0));
  const own = body.core.flatMap((point) => meetsShape(follow(rail, point), figure, body.radius));
  if (body.core.length === 1) return own.map((t) => onRail(rail, t));
  // Seen from the base, the corners of the other move the opposite way.
  const others = figure.core.flatMap((point) => meetsShape(oppose(rail, point), body, figure.radius));
  return [...own, ...others.map((t) => (rail.kind === 'round' ? -t : t))].map((t) => onRail(rail, t));
}

/** All t at which the mark may be at a distance from a figure, and perhaps others. */
export function markMeetings(rail: Rail, figure: Shape, away: number): readonly number[] {
  return meetsShape(trackOf(rail), figure, away).map((t) => onRail(rail, t));
}

function follow(rail: Rail, point: Point): Track {
  return rail.kind === 'round' ? circling(rail.centre, point) : { ...rail, kind: 'sliding', origin: point };
}

function oppose(rail: Rail, point: Point): Track {
  if (rail.kind === 'round') return circling(rail.centre, point);
  return { kind: 'sliding', origin: point, heading: rail.heading + Math.PI };
}

function circling(centre: Point, point: Point): Track {
  return { kind: 'circling', centre, radius: distance(centre, point), phase: direction(centre, point) };
}

function onRail(rail: Rail, t: number): number {
  return rail.kind === 'round' ? positiveAngle(t) : t;
}
