import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { combatantOf, fighterData, mergedFighter } from './combatant.ts';
import type { Weapon } from './weapons.ts';

/** A weapon as a fighter would wield it who need not own it. @throws InvariantError when it is no weapon */
export function wieldedBy(variant: Variant, fighter: string, item: string): Weapon {
  const data = fighterData(variant, fighter);
  const equipment = [item, ...mergedFighter(data).equipment];
  const fighters = { ...variant.fighters, [fighter]: { ...data, equipment } };
  const [weapon] = combatantOf({ ...variant, fighters }, fighter).weapons;
  if (weapon?.id !== item) throw new InvariantError(`${item} is no weapon`);
  return weapon;
}
