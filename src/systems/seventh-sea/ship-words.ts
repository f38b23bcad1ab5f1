import type { Language } from '../system.ts';
import type { ShipState } from './ship-state.ts';

/** A ship in words, for replays. */
export function describeShip(name: string, ship: ShipState, language: Language): string {
  const { brawn, finesse, wits, resolve, panache, superficial, criticals } = ship;
  return language === 'fr'
    ? `${name} : canons ${brawn}, équipage ${finesse}, gouvernail ${wits}, coque ${resolve}, voiles ${panache} ; ${superficial} points superficiels, ${criticals} dégâts graves`
    : `${name}: guns ${brawn}, crew ${finesse}, rudder ${wits}, hull ${resolve}, sails ${panache}; ${superficial} superficial, ${criticals} critical`;
}
