import { type Corner, cornersOf, type Ground, Rounding } from './corner.ts';
import { runsThrough } from './crossing.ts';
import type { Goal } from './goal.ts';
import { maskAt, type Stretch, stretches } from './relief.ts';
import { finish, type Line, leansOn, positionOf, type Road, roadOn, type Side, tangent } from './road.ts';
import { crossesThroat, isOnThroat } from './throat.ts';
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

const SIDES: readonly Side[] = [1, -1];

/** All lines that a shortest path over some ground may take, found when they are asked for. */
export class Roadmap {
  readonly ground: Ground;
  /** Reliefs that the start lies in. */
  readonly startMask: number;
  private readonly start: Point;
  private readonly goals: readonly Goal[];
  private readonly corners: readonly Corner[];
  private readonly roads = new Map<number, readonly Road[]>();
  private readonly roundings = new Map<number, Rounding>();

  constructor(ground: Ground, start: Point, goals: readonly Goal[]) {
    this.ground = ground;
    this.start = start;
    this.goals = goals;
    this.corners = cornersOf(ground);
    this.startMask = maskAt(ground.reliefs, start);
  }

  /** The roads that leave the start; none where it lies on a throat. // CF-GEO-10 */
  departures(): readonly Road[] {
    if (this.ground.throats.some((throat) => isOnThroat(this.start, throat))) return [];
    return this.roadsOf({ centre: this.start, radius: 0, shape: -1, cone: null }, 1, -1);
  }

  /** The roads that leave the corner at the end of one. */
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

  private roadsOf(from: Corner, side: Side, index: number): readonly Road[] {
    const found: Road[] = [];
    const isOpen = (line: Line | null): line is Line =>
      line !== null && leansOn(from, line.heading, side) && this.isFree(line);
    this.corners.forEach((to, corner) => {
      if (corner === index) return;
      // A sharp corner has both sides at the same line: it is looked at once.
      const isSharp = to.radius === 0;
      let shared: boolean | null = null;
      for (const arrival of SIDES) {
        const line = tangent(from, side, to, arrival);
        if (line === null || !leansOn(to, line.heading, arrival)) continue;
        shared = isSharp && shared !== null ? shared : isOpen(line);
        if (shared) found.push(roadOn(line, this.ground.reliefs, { corner, side: arrival, goal: null }));
      }
    });
    for (const goal of this.goals) {
      const line = finish(from, side, goal);
      if (isOpen(line)) found.push(roadOn(line, this.ground.reliefs, { corner: -1, side: 1, goal }));
    }
    return found;
  }

  private isFree({ from, to, length }: Line): boolean {
    if (length === 0) return true;
    return (
      !this.ground.shapes.some((shape) => runsThrough(shape, from, to)) &&
      !this.ground.throats.some((throat) => crossesThroat(from, to, throat))
    );
  }
}
