import type { Arena } from './arena.ts';
import { distanceBetween } from './distances.ts';
import type { Fight, Unit } from './fight.ts';
import { EIGHTHS } from './mobility.ts';
import { OUT, STANDING } from './posture.ts';

/** Eighths of an inch that a missile may bounce. // MH-CRIT-4 */
const BOUNCE = 6 * EIGHTHS;

/** Remembers who floored a man ahead of his own blows, which then find him as if he stood. // MH-DWN-4 */
export function noteFloored(unit: Unit, before: number, striker: number): void {
  if (before === STANDING && unit.posture !== STANDING && unit.posture < OUT) unit.flooredBy = striker;
}

/** He strikes no more in this phase, if he has not yet. // MH-ORD-1, MH-CRIT-5 */
export function quieten(fight: Fight, index: number): void {
  fight.pending &= ~(1 << index);
  fight.early &= ~(1 << index);
}

/** The enemy of a shooter nearest to his target, within six inches, the first of the list among equals; or -1. // MH-CRIT-4 */
export function bystanderOf(arena: Arena, fight: Fight, shooter: number, target: number): number {
  let nearest = -1;
  let reach = BOUNCE;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (i === target || arena.sideOf[i] === arena.sideOf[shooter] || fight.unit(i).posture >= OUT) continue;
    const distance = distanceBetween(fight, target, i);
    if (distance > reach || (nearest >= 0 && distance === reach)) continue;
    nearest = i;
    reach = distance;
  }
  return nearest;
}

/**
 * A thrust hurls the target back, and its striker after him: they are in contact with each other alone, in a mêlée until
 * the round is over, in a skirmish until somebody charges. Their place on the line stays the same. // MH-CRIT-8
 */
export function separate(arena: Arena, fight: Fight, striker: number, target: number): void {
  const pair = (1 << striker) | (1 << target);
  let others = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    const unit = fight.unit(i);
    others |= (pair & (1 << i)) !== 0 ? unit.contacts & ~pair : 0;
    unit.contacts &= (pair & (1 << i)) !== 0 ? pair : ~pair;
    if (unit.contacts === 0) fight.engaged &= ~(1 << i);
  }
  if (others !== 0 && !arena.isSpread) fight.hasStaleContacts = true;
}
