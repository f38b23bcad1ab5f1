import type { Dice } from '../../dice/dice.ts';
import { BreakingRoll } from './breakage.ts';
import { DramaRoll } from './checks.ts';
import type { Combatant } from './combatant.ts';
import { meanTotal } from './expectation.ts';
import type { Ground } from './ground.ts';
import { dieSort } from './pools.ts';
import { SITE } from './sites.ts';
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
  /** Dice fewer, rolled and kept, against what is harder than flesh. // SS-SHIP-12 */
  readonly lessDice?: number;
}

/** The dice of a damage roll. // SS-DMG-1 */
function damageDice(who: Combatant, weapon: Weapon, facts: HarmFacts, ground: Ground): DramaRoll {
  const { rulings, isDrawn } = ground;
  const { isCrippled, raises, isPair, support, lessDice = 0 } = facts;
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
      penaltyBoth: lessDice,
      bonus: isFlat ? bears : 0,
    },
    rulings,
    isDrawn,
  );
}

/** The damage roll of a person. // SS-DMG-1, SS-DMG-2 */
export class Harm {
  /** Drama dice spent on the last roll. */
  spent = 0;
  /** The last roll broke the weapon. */
  isBroken = false;
  private readonly roll: DramaRoll;
  private readonly weapon: Weapon;
  private readonly isRational: boolean;
  /** Index drama dice → the roll that may break the weapon; made when first met. */
  private readonly breaking: (BreakingRoll | undefined)[] = [];

  constructor(who: Combatant, weapon: Weapon, facts: HarmFacts, ground: Ground) {
    this.roll = damageDice(who, weapon, facts, ground);
    this.weapon = weapon;
    this.isRational = ground.isRational;
  }

  /** Mean of the total. @param drama dice that go into it */
  mean(drama: number): number {
    return meanTotal(this.roll.with(drama));
  }

  /** Flesh wounds. @param allowed drama dice that he has and will spend */
  total(allowed: number, dice: Dice): number {
    if (this.weapon.breaks === 'never') {
      const total = this.roll.total(allowed, dice, SITE.damage);
      this.spent = this.roll.spent;
      return total;
    }
    const breaking = this.breaking[allowed] ?? this.makeBreaking(allowed);
    const total = breaking.total(dice);
    this.spent = allowed;
    this.isBroken = breaking.isBroken;
    return total;
  }

  private makeBreaking(drama: number): BreakingRoll {
    const made = new BreakingRoll(this.roll.with(drama), this.weapon, this.isRational);
    this.breaking[drama] = made;
    return made;
  }
}

// SS-DMG-1
function addsBrawn(weapon: Weapon, ground: Ground): boolean {
  if (ground.isMelee(weapon)) return true;
  return weapon.missile?.isThrown === true && ground.rulings['thrown-brawn'] === 'with';
}
