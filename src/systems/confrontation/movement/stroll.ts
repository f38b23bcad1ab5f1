import { type Relief, tolls } from './relief.ts';
import type { Leg, Route } from './route.ts';
import { type Point, towards } from './vector.ts';

/** Where a path is at some length of one of its pieces. */
export function placeOnLeg(leg: Leg, length: number): Point {
  if (leg.kind === 'line') return towards(leg.from, leg.heading, length);
  return towards(leg.centre, leg.from + (leg.length === 0 ? 0 : (leg.sweep * length) / leg.length), leg.radius);
}

/** How far a potential carries on a path. */
export interface Stop {
  readonly at: Point;
  /** Length and tolls spent until there. */
  readonly used: number;
  /** The path until there. */
  readonly legs: readonly Leg[];
}

/** Follows a path until the potential is used up, or a climb or descent is dearer than what is left. // CF-GEO-25 */
export function stopOn({ legs, startMask, end }: Route, reliefs: readonly Relief[], potential: number): Stop {
  let left = potential;
  let mask = startMask;
  const done: Leg[] = [];
  for (const leg of legs) {
    let gone = 0;
    for (const { until, mask: inside } of leg.stretches) {
      for (const price of tolls(reliefs, mask, inside)) {
        if (price > left + 1e-9) return stopAt(leg, gone, done, potential - left);
        left -= price;
      }
      mask = inside;
      const length = lengthUntil(leg, until) - gone;
      if (length > left) return stopAt(leg, gone + left, done, potential);
      left -= length;
      gone += length;
    }
    done.push(leg);
  }
  return { at: end, used: potential - left, legs: done };
}

function lengthUntil(leg: Leg, until: number): number {
  return leg.kind === 'line' ? until : Math.abs(until) * leg.radius;
}

function stopAt(leg: Leg, gone: number, done: readonly Leg[], used: number): Stop {
  const at = placeOnLeg(leg, gone);
  const part: Leg =
    leg.kind === 'line'
      ? { ...leg, to: at, length: gone }
      : { ...leg, sweep: leg.sweep * (leg.length === 0 ? 0 : gone / leg.length), length: gone };
  return { at, used, legs: gone > 0 ? [...done, part] : done };
}
