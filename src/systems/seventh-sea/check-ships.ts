import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { combatantOf } from './combatant.ts';
import type { Side } from './course.ts';
import { warning } from './findings.ts';
import { Gunnery } from './gunnery.ts';
import type { Rulings } from './pools.ts';
import { type Ship, shipOf } from './ship.ts';
import { ShipState } from './ship-state.ts';

/** Whether a ship can fire as it enters play. // SS-SHIP-7 */
export function canFire(ship: Ship, rulings: Rulings): boolean {
  const state = new ShipState();
  state.begin(ship.start);
  return new Gunnery(ship, rulings, true).canFire(state);
}

/** A warning where a side is named whose guns bear, and the ship does not say how they stand. @param path below `engagement` */
export function warnBearing(path: Path, name: string, bears: Side | undefined, variant: Variant): readonly Finding[] {
  if (bears === undefined || combatantOf(variant, name).guns !== null) return [];
  const message = `bears has no effect: all guns of ${name} bear`;
  return [warning('no-effect', path, message, `give ${name} guns: { port: n, starboard: n }, or remove it`)];
}

/** A warning where a ship cannot fire at all. @param path below `engagement` */
export function warnSilence(path: Path, name: string, bears: Side | undefined, variant: Variant): readonly Finding[] {
  if (canFire(shipOf(combatantOf(variant, name), bears), variant.rulings)) return [];
  const message = `${name} never fires: it has no crew, or no guns that bear`;
  return [warning('never-fires', path, message, 'it needs Finesse, and guns on the side that bears')];
}
