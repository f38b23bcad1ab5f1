import type { Arena } from './arena.ts';
import type { Fight } from './fight.ts';
import { lowest } from './order.ts';

/** Farther than anybody can be. */
const FAR = 2 ** 30;

/** Eighths of an inch between two fighters. // MH-SKI-1 */
export function distanceBetween(fight: Fight, a: number, b: number): number {
  return Math.abs(fight.placeOf(a) - fight.placeOf(b));
}

/**
 * The nearest living fighter of a set, -1 without one; at equal distance a standing one first, then by list order.
 * @param among bit set of fighters
 * @source MH-SKI-2
 */
export function nearestOf(fight: Fight, index: number, among: number): number {
  const { places, standing } = fight;
  const at = places[index] as number;
  let nearest = -1;
  let rank = FAR;
  for (let left = among & fight.present; left !== 0; left &= left - 1) {
    const i = lowest(left);
    const own = 2 * Math.abs((places[i] as number) - at) + (~(standing >>> i) & 1);
    if (own >= rank) continue;
    nearest = i;
    rank = own;
  }
  return nearest;
}

/** Enemies on their feet who are not in contact with him, as a bit set. */
export function standingApart(arena: Arena, fight: Fight, index: number): number {
  return arena.enemiesOf(index) & fight.standing & ~fight.unit(index).contacts;
}

/** Eighths of an inch to the nearest enemy on his feet; {@link FAR} without one. // MH-MOV-2 */
export function nearestStanding(arena: Arena, fight: Fight, index: number): number {
  const { places } = fight;
  const at = places[index] as number;
  let nearest = FAR;
  for (let left = arena.enemiesOf(index) & fight.standing; left !== 0; left &= left - 1) {
    nearest = Math.min(nearest, Math.abs((places[lowest(left)] as number) - at));
  }
  return nearest;
}
