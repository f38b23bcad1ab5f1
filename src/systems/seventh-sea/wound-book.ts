import type { Combatant } from './combatant.ts';
import type { Fray } from './fray.ts';
import type { Ground } from './ground.ts';
import type { Helpers } from './support.ts';
import { isFirearm, type Weapon } from './weapons.ts';
import { combatScale, STEP, WoundChecks } from './wounds.ts';

/** The wound checks of everybody in an engagement, each compiled when it is first met. */
export class WoundBook {
  private readonly combatants: readonly Combatant[];
  private readonly ground: Ground;
  private readonly helpers: Helpers;
  /** Whether supporting brutes add to wound checks. [support-bonus, support-rolls] // SS-SQ-9 */
  private readonly isHelped: boolean;
  /** Index fighter × 2 + explosive → index support → checks. */
  private readonly known: (WoundChecks | undefined)[][];

  constructor(combatants: readonly Combatant[], ground: Ground, helpers: Helpers) {
    const { rulings } = ground;
    this.combatants = combatants;
    this.ground = ground;
    this.helpers = helpers;
    this.isHelped = rulings['support-rolls'] === 'all' && rulings['support-bonus'] === 'flat';
    this.known = combatants.flatMap(() => [[], []]);
  }

  /** The checks of a fighter who is hit with a weapon. */
  checksOf(fray: Fray, fighter: number, weapon: Weapon): WoundChecks {
    const isExplosive = this.isExplosive(weapon);
    const support = this.isHelped ? this.helpers.amountFor(fray, fighter) : 0;
    const checks = this.known[2 * fighter + (isExplosive ? 1 : 0)] as (WoundChecks | undefined)[];
    const known = checks[support];
    if (known !== undefined) return known;
    const { rulings, isDrawn } = this.ground;
    const scale = combatScale(isExplosive ? STEP.explosive : STEP.ordinary, rulings);
    const who = this.combatants[fighter] as Combatant;
    const made = new WoundChecks(who, { scale, rulings, isDrawn, support, register: fighter });
    checks[support] = made;
    return made;
  }

  /** Wounds by slices of ten: firearms, and grenades under a ruling. [grenade-step] // SS-WND-3 */
  private isExplosive(weapon: Weapon): boolean {
    return isFirearm(weapon) || (weapon.id === 'grenade' && this.ground.rulings['grenade-step'] === 'explosive');
  }
}
