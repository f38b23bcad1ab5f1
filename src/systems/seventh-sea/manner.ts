import { InvariantError } from '../../errors.ts';
import type { Combatant } from './combatant.ts';
import { findWeapon, type Weapon } from './weapons.ts';

/** How an attack is made, beside the weapon and the target. */
export interface Manner {
  /** Raises for damage, or for brutes. // SS-ATT-6, SS-ATT-8, SS-ATT-9 */
  readonly raises: number | 'best-damage';
  /** Further raises that bring nothing here. // SS-ATT-7 */
  readonly called: number;
  /** Free raises beside those of the attacker and of his weapon. // SS-DICE-13 */
  readonly freeRaises: number;
  // SS-ATT-15
  readonly isFeint: boolean;
  // SS-ATT-4
  readonly isOffHand: boolean;
  /** Fires two pistols at once where he can. // SS-ATT-13 */
  readonly firesPair: boolean;
}

/** How a fighter attacks by his own tactics. */
export function mannerOf({ tactics }: Combatant): Manner {
  return {
    raises: tactics.raises,
    called: tactics.calledShot,
    freeRaises: 0,
    isFeint: tactics.attackStyle === 'feint',
    isOffHand: tactics.offHand,
    firesPair: tactics.twoPistols,
  };
}

/** Whether a weapon may be fired together with another of its sort. // SS-ATT-13 */
export function isPistol({ id }: Weapon): boolean {
  return id === 'pistol';
}

/** What everybody strikes with who has nothing else. */
export const BARE_HANDS: Weapon = known('unarmed');

function known(id: string): Weapon {
  const weapon = findWeapon(id);
  if (weapon === undefined) throw new InvariantError(`no weapon ${id}`);
  return weapon;
}
