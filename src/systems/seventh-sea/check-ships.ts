import type { Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { combatantOf } from './combatant.ts';
import type { Side } from './course.ts';
import { error, warning } from './findings.ts';
import { Gunnery } from './gunnery.ts';
import { Hull } from './hull.ts';
import type { Rulings } from './pools.ts';
import { type Ship, shipOf } from './ship.ts';
import { AT, ShipState } from './ship-state.ts';
import type { TraitTactic } from './tactics.ts';

/** Whether a ship can fire as it enters play. // SS-SHIP-7 */
export function canFire(ship: Ship, rulings: Rulings): boolean {
  const state = new ShipState();
  state.begin(ship.start);
  return new Gunnery(ship, rulings, true).canFire(state);
}

/** An error where criticals suffered before have sunk a ship already. @param path below `engagement` // SS-SHIP-8 */
export function checkAfloat(
  path: Path,
  name: string,
  criticals: number,
  taker: TraitTactic,
  variant: Variant,
): readonly Finding[] {
  const ship = shipOf(combatantOf(variant, name));
  const hull = new Hull(ship, taker, { rulings: variant.rulings, isDrawn: true, sinkingTable: null });
  const state = new ShipState();
  state.begin(ship.start);
  hull.suffer(state, criticals);
  if (!hull.isSunk(state)) return [];
  const start = ship.start.traits[AT.resolve] ?? 0;
  const message = `${name} is sunk before it begins: ${criticals} critical hits, and a hull of ${start}`;
  return [error('sunk-already', path, message, 'write less than twice its Resolve')];
}

/** A warning where a side is named whose guns bear, and the ship does not say how they stand. @param path below `engagement` */
export function warnBearing(path: Path, name: string, bears: Side | undefined, variant: Variant): readonly Finding[] {
  if (bears === undefined || combatantOf(variant, name).guns !== null) return [];
  const message = {
    en: `bears has no effect: all guns of ${name} bear`,
    fr: `\`bears\` est sans effet\u00a0: tous les canons de ${name} portent`,
  };
  return [
    warning('no-effect', path, message, {
      en: `give ${name} guns: { port: n, starboard: n }, or remove it`,
      fr: `donnez à ${name} \`guns: { port: n, starboard: n }\`, ou retirez \`bears\``,
    }),
  ];
}

/** A warning where a ship cannot fire at all. @param path below `engagement` */
export function warnSilence(path: Path, name: string, bears: Side | undefined, variant: Variant): readonly Finding[] {
  if (canFire(shipOf(combatantOf(variant, name), bears), variant.rulings)) return [];
  const message = {
    en: `${name} never fires: it has no crew, or no guns that bear`,
    fr: `${name} ne tire jamais\u00a0: pas d’équipage, ou pas de canons qui portent`,
  };
  return [
    warning('never-fires', path, message, {
      en: 'it needs Finesse, and guns on the side that bears',
      fr: 'il lui faut un équipage, et des canons du bord qui porte',
    }),
  ];
}
