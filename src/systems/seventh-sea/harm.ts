import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import type { Ground } from './ground.ts';
import { dieSort } from './pools.ts';
import { isFirearm, type Weapon } from './weapons.ts';
import { isExempt } from './wounds.ts';

/** What decides the damage of a hit, beside who strikes with what. */
export interface HarmFacts {
  readonly isCrippled: boolean;
  /** Raises for damage. // SS-ATT-6 */
  readonly raises: number;
  /** Two pistols at once. // SS-ATT-13 */
  readonly isPair: boolean;
  /** What supporting brutes add, where they do: see `support-rolls`. */
  readonly support: number;
}

/** The damage roll of a person. // SS-DMG-1 */
export function damageRoll(who: Combatant, weapon: Weapon, facts: HarmFacts, ground: Ground): DramaRoll {
  const { rulings, isDrawn } = ground;
  const { isCrippled, raises, isPair, support } = facts;
  const use = ground.useOf(weapon);
  const brawn = addsBrawn(weapon, ground) ? who.traits.brawn : 0;
  const bears = rulings['support-rolls'] === 'all' ? support : 0;
  const isFlat = rulings['support-bonus'] === 'flat';
  const explodes = isExempt(rulings) && isFirearm(weapon); // SS-DICE-10
  return new DramaRoll(
    { rolled: use.rolled, kept: use.kept, bonus: 0 },
    {
      sort: dieSort({ isCrippled: isCrippled && !explodes, isUnpractised: false }, rulings),
      unkept: brawn + weapon.damageDice + raises + (isFlat ? 0 : bears),
      kept: isPair ? 1 : 0,
      bonus: isFlat ? bears : 0,
    },
    rulings,
    isDrawn,
  );
}

// SS-DMG-1
function addsBrawn(weapon: Weapon, ground: Ground): boolean {
  if (ground.isMelee(weapon)) return true;
  return weapon.missile?.isThrown === true && ground.rulings['thrown-brawn'] === 'with';
}
