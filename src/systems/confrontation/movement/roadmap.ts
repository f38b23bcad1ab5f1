import { type Corner, cornersOf, type Ground, Rounding } from './corner.ts';
import { runsThrough } from './crossing.ts';
import type { Goal } from './goal.ts';
import { maskAt, type Stretch, stretches } from './relief.ts';
import { finish, placeCorner, positionOf, type Road, roadBetween, type Side } from './road.ts';
import { backsOut, crossesThroat, isOnThroat, leavesThroat, type Throat } from './throat.ts';
import { FULL_TURN, type Point, positiveAngle } from './vector.ts';

/** A piece of a path along a round edge. */
export interface Arc {
  readonly centre: Point;
  readonly radius: number;
  /** Where it begins, seen from the centre. */
  readonly from: number;
  /** Radians turned, positive counter-clockwise. */
  readonly sweep: number;
  readonly length: number;
  readonly stretches: readonly Stretch[];
}

/** Where a path begins. */
export interface Setting {
  readonly start: Point;
  /** Centre of the base whose mark lies there. */
  readonly body: Point;
}

const SIDES: readonly Side[] = [1, -1];

/** All lines that a shortest path over some ground may take, found when they are asked for. */
export class Roadmap {
  readonly ground: Ground;
  /** Reliefs that the start lies in. */
  readonly startMask: number;
  private readonly start: Point;
  /** Centre of the base whose mark lies there. */
  private readonly body: Point;
  /** Throats in which the base stands, its mark on one side and its centre on the other. */
  private readonly straddled: readonly Throat[];
  private readonly goals: readonly Goal[];
  private readonly corners: readonly Corner[];
  private readonly roads = new Map<number, readonly Road[]>();
  private readonly roundings = new Map<number, Rounding>();
  private readonly freedom = new Map<Road, boolean>();
  private readonly crossed = new Map<Road, readonly Stretch[]>();

  constructor(ground: Ground, { start, body }: Setting, goals: readonly Goal[]) {
    this.ground = ground;
    this.start = start;
    this.body = body;
    this.goals = goals;
    this.straddled = ground.throats.filter((it) => crossesThroat(start, body, it) && !isOnThroat(start, it));
    this.corners = cornersOf(ground);
    this.startMask = maskAt(ground.reliefs, start);
  }

  /** The roads that leave the start, free or not; where it lies on a throat, those on the side of the base. // CF-GEO-10 */
  departures(): readonly Road[] {
    const { start, body } = this;
    const roads = this.roadsOf(placeCorner(start), 1, -1);
    const throats = this.ground.throats.filter((throat) => isOnThroat(start, throat));
    const found = roads.filter(
      ({ to, goal, length }) =>
        (goal !== null && length === 0) ||
        (throats.every((throat) => leavesThroat(start, body, to, throat)) &&
          this.straddled.every((throat) => backsOut(body, to, throat))),
    );
    if (this.straddled.length > 0) {
      for (const road of found) this.freedom.set(road, road.length === 0 || !this.isBarred(road, this.straddled));
    }
    return found;
  }

  /** The roads that leave the corner at the end of one, free or not. */
  roadsAfter({ corner, side }: Road): readonly Road[] {
    const key = 2 * corner + (side === 1 ? 0 : 1);
    const known = this.roads.get(key);
    if (known !== undefined) return known;
    const found = this.roadsOf(this.corners[corner] as Corner, side, corner);
    this.roads.set(key, found);
    return found;
  }

  /** The way round the corner from the end of one road to the start of another; null where it is barred. */
  turn(before: Road, after: Road): Arc | null {
    const { side } = before;
    const corner = this.corners[before.corner] as Corner;
    const from = positionOf(before.heading, side);
    const to = positionOf(after.heading, side);
    const turned = positiveAngle(side * (to - from));
    const width = turned > FULL_TURN - 1e-9 ? 0 : turned;
    const isEnd = after.goal !== null && after.length === 0;
    const open = isEnd ? side : 0;
    if (!this.roundingOf(before.corner).allows({ from: side === 1 ? from : from - width, width }, open)) return null;
    const { centre, radius } = corner;
    const sweep = side * width;
    const track = { kind: 'circling', centre, radius, phase: from } as const;
    const crossed = radius === 0 ? [] : stretches(this.ground.reliefs, track, sweep);
    return { centre, radius, from, sweep, length: radius * width, stretches: crossed };
  }

  private roundingOf(index: number): Rounding {
    const known = this.roundings.get(index);
    if (known !== undefined) return known;
    const rounding = new Rounding(this.corners[index] as Corner, this.ground);
    this.roundings.set(index, rounding);
    return rounding;
  }

  /** The stretches of a road, by the reliefs that they lie in. */
  stretchesOf(road: Road): readonly Stretch[] {
    const known = this.crossed.get(road);
    if (known !== undefined) return known;
    const track = { kind: 'sliding', origin: road.from, heading: road.heading } as const;
    const found = stretches(this.ground.reliefs, track, road.length);
    this.crossed.set(road, found);
    return found;
  }

  /** Whether nothing stands in the way of a road; looked at once, when a path would take it. */
  isFree(road: Road): boolean {
    const known = this.freedom.get(road);
    if (known !== undefined) return known;
    const found = road.length === 0 || !this.isBarred(road);
    this.freedom.set(road, found);
    return found;
  }

  /** @param open throats that it may cross */
  private isBarred({ from, to }: Road, open: readonly Throat[] = []): boolean {
    return (
      this.ground.shapes.some((shape) => runsThrough(shape, from, to)) ||
      this.ground.throats.some((throat) => !open.includes(throat) && crossesThroat(from, to, throat))
    );
  }

  private roadsOf(from: Corner, side: Side, index: number): readonly Road[] {
    const found: Road[] = [];
    this.corners.forEach((to, corner) => {
      if (corner === index) return;
      for (const arrival of SIDES) {
        const road = roadBetween(from, side, to, arrival, corner);
        if (road !== null) found.push(road);
      }
    });
    for (const goal of this.goals) {
      const road = finish(from, side, goal);
      if (road !== null) found.push(road);
    }
    return found;
  }
}
