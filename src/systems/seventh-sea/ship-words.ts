import type { Language } from '../system.ts';
import type { ShipState } from './ship-state.ts';

/** French counts 0 as one. */
function counted(count: number, one: string, more: string): string {
  return `${count} ${count < 2 ? one : more}`;
}

/** A ship in words, for replays. */
export function describeShip(name: string, ship: ShipState, language: Language): string {
  const { brawn, finesse, wits, resolve, panache, superficial, criticals } = ship;
  return language === 'fr'
    ? `${name} : canons ${brawn}, équipage ${finesse}, gouvernail ${wits}, coque ${resolve}, voiles ${panache} ; ${counted(superficial, 'point superficiel', 'points superficiels')}, ${counted(criticals, 'dégât grave', 'dégâts graves')}`
    : `${name}: guns ${brawn}, crew ${finesse}, rudder ${wits}, hull ${resolve}, sails ${panache}; ${superficial} superficial, ${criticals} critical`;
}
