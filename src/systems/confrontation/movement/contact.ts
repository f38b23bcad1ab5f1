import { type Base, baseBehind, sweepOf } from './base.ts';
import type { Sector } from './corner.ts';
import type { Goal } from './goal.ts';
import { facingAt, markAt, markMeetings, meetings, type Rail, railsOf, trackOf } from './rail.ts';
import type { Relief } from './relief.ts';
import { clearance, type Shape, separation } from './shape.ts';
import { TOUCH } from './throat.ts';
import { meetsOutline } from './track.ts';
import { direction, distance, type Point, positiveAngle, signedAngle } from './vector.ts';

/** Placements along a rail from t = `from` to t = `to`, the ends included; perhaps a single one. */
export interface Span {
  readonly rail: Rail;
  readonly from: number;
  readonly to: number;
}

/** What a placement has to do with the figures around. */
export interface Demands {
  /** The base that is placed. */
  readonly base: Base;
  /** Figures that it may touch but not overlap. // CF-GEO-19 */
  readonly clear: readonly Shape[];
  /** Figures that it has to touch. // CF-GEO-26 */
  readonly touched: readonly Shape[];
  /** Figures from which the mark has to keep a distance. // CF-GEO-13 */
  readonly shunned: readonly { readonly shape: Shape; readonly away: number }[];
}

/** Two places on a rail that are no further apart are one. */
const SAME = 1e-10;

/** All placements with the mark on the edge of a base that fulfil demands. // CF-GEO-18 to CF-GEO-20 */
export function contactSpans(target: Shape, demands: Demands): readonly Span[] {
  const reach = target.reach + 2 * sweepOf(demands.base);
  const isNear = (shape: Shape): boolean => distance(shape.centre, target.centre) <= reach + shape.reach;
  if (!demands.touched.every(isNear)) return [];
  const near = { ...demands, clear: demands.clear.filter(isNear) };
  return railsOf(target).flatMap((rail) => spansOn(rail, near));
}

function spansOn(rail: Rail, demands: Demands): readonly Span[] {
  const { base, clear, touched, shunned } = demands;
  const changes = [
    ...[...clear, ...touched].flatMap((shape) => meetings(rail, base, shape)),
    ...shunned.flatMap(({ shape, away }) => markMeetings(rail, shape, away)),
  ];
  const ends = [0, ...changes.filter((t) => t > SAME && t < rail.extent - SAME), rail.extent].sort((a, b) => a - b);
  const places = ends.filter((t, index) => index === 0 || t - (ends[index - 1] as number) > SAME);
  const spans: { rail: Rail; from: number; to: number }[] = [];
  places.forEach((from, index) => {
    const last = spans.at(-1);
    if (last?.to !== from && fulfils(rail, from, demands)) spans.push({ rail, from, to: from });
    const to = places[index + 1];
    if (to === undefined || !fulfils(rail, (from + to) / 2, demands)) return;
    const open = spans.at(-1);
    if (open?.to === from) open.to = to;
    else spans.push({ rail, from, to });
  });
  return spans;
}

function fulfils(rail: Rail, t: number, { base, clear, touched, shunned }: Demands): boolean {
  const mark = markAt(rail, t);
  if (shunned.some(({ shape, away }) => clearance(mark, shape) < away - 1e-7)) return false;
  if (clear.length === 0 && touched.length === 0) return true;
  const body = baseBehind(base, mark, facingAt(rail, t));
  return (
    clear.every((shape) => separation(body, shape) >= -TOUCH) &&
    touched.every((shape) => Math.abs(separation(body, shape)) <= TOUCH)
  );
}

/** The places at which paths to such placements may end. */
export function goalsOf(spans: readonly Span[], reliefs: readonly Relief[]): readonly Goal[] {
  return spans.flatMap((span) => [...(wholeOf(span) ?? []), ...edgesOf(span, reliefs)]);
}

function wholeOf({ rail, from, to }: Span): readonly Goal[] | null {
  if (to === from) return null;
  if (rail.kind === 'straight') {
    return [{ kind: 'edge', a: markAt(rail, from), b: markAt(rail, to), outward: rail.outward }];
  }
  if (rail.radius === 0) return null;
  const sector: Sector = { from: rail.from + from, width: to - from };
  return [{ kind: 'disc', centre: rail.centre, radius: rail.radius, sectors: [sector] }];
}

/** Its ends, and the places where a relief begins or ends. // CF-GEO-17 */
function edgesOf({ rail, from, to }: Span, reliefs: readonly Relief[]): readonly Goal[] {
  const isPoint = rail.kind === 'round' && rail.radius === 0;
  const borders = isPoint ? [] : reliefs.flatMap(({ corners }) => meetsOutline(trackOf(rail), corners));
  const within = borders.map((t) => (rail.kind === 'round' ? positiveAngle(t) : t)).filter((t) => t > from && t < to);
  const places = isPoint || from === to ? [from] : [from, to, ...within];
  return places.map((t) => ({ kind: 'point', at: markAt(rail, t), mask: null }));
}

/** The place of a rail at which the mark is at a point; null when it is none of the span. */
function placeOf({ rail, from, to }: Span, mark: Point): Readonly<Record<'from' | 'to', number>> | null {
  if (rail.kind === 'round' && rail.radius === 0) return distance(rail.centre, mark) < 1e-8 ? { from, to } : null;
  const t =
    rail.kind === 'round'
      ? positiveAngle(direction(rail.centre, mark) - rail.from)
      : distance(rail.origin, mark) * Math.sign(Math.cos(direction(rail.origin, mark) - rail.heading));
  const nearest = Math.max(from, Math.min(to, t));
  const around = rail.kind === 'round' && t > to ? from : nearest;
  const place = [nearest, around].find((it) => distance(markAt(rail, it), mark) < 1e-8);
  return place === undefined ? null : { from: place, to: place };
}

/** Whether the mark can be at a point. // CF-GEO-22 */
export function includesMark(spans: readonly Span[], mark: Point): boolean {
  return spans.some((span) => placeOf(span, mark) !== null);
}

/** The admissible facing at a contact point that is nearest to a direction. // CF-GEO-21 */
export function facingNear(spans: readonly Span[], mark: Point, wanted: number): number {
  const options = spans.flatMap((span) => {
    const place = placeOf(span, mark);
    if (place === null) return [];
    const low = facingAt(span.rail, place.from);
    const turned = positiveAngle(wanted - low);
    return turned <= place.to - place.from ? [wanted] : [low, facingAt(span.rail, place.to)];
  });
  const gap = (facing: number): number => Math.abs(signedAngle(facing - wanted));
  return options.reduce((best, facing) => (gap(facing) < gap(best) ? facing : best), options[0] ?? wanted);
}
