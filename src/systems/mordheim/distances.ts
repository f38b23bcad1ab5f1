import type { Arena } from './arena.ts';
import type { Fight } from './fight.ts';
import { OUT, STANDING } from './posture.ts';

/** Eighths of an inch between two fighters. // MH-SKI-1 */
export function distanceBetween(fight: Fight, a: number, b: number): number {
  return Math.abs(fight.unit(a).at - fight.unit(b).at);
}

/**
 * The nearest living fighter of a set, -1 without one; at equal distance a standing one first, then by list order.
 * @param among bit set of fighters
 * @source MH-SKI-2
 */
export function nearestOf(fight: Fight, index: number, among: number): number {
  let nearest = -1;
  let rank = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fight.units.length; i += 1) {
    const { posture } = fight.unit(i);
    if ((among & (1 << i)) === 0 || posture >= OUT) continue;
    const own = 2 * distanceBetween(fight, index, i) + (posture === STANDING ? 0 : 1);
    if (own >= rank) continue;
    nearest = i;
    rank = own;
  }
  return nearest;
}

/** Enemies on their feet who are not in contact with him, as a bit set. */
export function standingApart(arena: Arena, fight: Fight, index: number): number {
  let apart = arena.enemiesOf(index) & ~fight.unit(index).contacts;
  for (let i = 0; i < fight.units.length; i += 1) if (fight.unit(i).posture !== STANDING) apart &= ~(1 << i);
  return apart;
}

/** Eighths of an inch to the nearest enemy on his feet; Infinity without one. // MH-MOV-2 */
export function nearestStanding(arena: Arena, fight: Fight, index: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (arena.sideOf[i] === arena.sideOf[index] || fight.unit(i).posture !== STANDING) continue;
    nearest = Math.min(nearest, distanceBetween(fight, index, i));
  }
  return nearest;
}
