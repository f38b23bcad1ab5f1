import type { Arena } from './arena.ts';
import type { Fight } from './fight.ts';
import { OUT, STANDING } from './posture.ts';

/** Eighths of an inch between two fighters. // MH-SKI-1 */
export function distanceBetween(fight: Fight, a: number, b: number): number {
  return Math.abs(fight.unit(a).at - fight.unit(b).at);
}

/** The nearest living enemy, of whom there is one; at equal distance a standing one first, then by list order. // MH-SKI-2 */
export function nearestEnemy(arena: Arena, fight: Fight, index: number): number {
  let nearest = -1;
  let rank = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fight.units.length; i += 1) {
    const { posture } = fight.unit(i);
    if (arena.sideOf[i] === arena.sideOf[index] || posture >= OUT) continue;
    const own = 2 * distanceBetween(fight, index, i) + (posture === STANDING ? 0 : 1);
    if (own >= rank) continue;
    nearest = i;
    rank = own;
  }
  return nearest;
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
