import type { Combatant } from './combatant.ts';
import type { Fray } from './fray.ts';
import type { Ground } from './ground.ts';
import { BARE_HANDS, isPistol } from './manner.ts';
import type { Habits } from './pairings.ts';
import type { Weapon } from './weapons.ts';

/** The weapons of everybody in an engagement, and what an attack does to them. Lists are by index of the fighter. */
export class Arsenal {
  private readonly combatants: readonly Combatant[];
  private readonly habits: readonly Habits[];
  private readonly ground: Ground;

  constructor(combatants: readonly Combatant[], habits: readonly Habits[], ground: Ground) {
    this.combatants = combatants;
    this.habits = habits;
    this.ground = ground;
  }

  /** A weapon of a fighter's list; his bare hands come after the last. */
  weapon(fighter: number, weapon: number): Weapon {
    return this.combatants[fighter]?.weapons[weapon] ?? BARE_HANDS;
  }

  /** Shots are fired, throws thrown. // SS-ATT-11, SS-ATT-13, SS-ATT-14 */
  useUp(fray: Fray, fighter: number, weapon: number): void {
    const used = this.weapon(fighter, weapon);
    if (used.missile === null || this.ground.isMelee(used)) return;
    const second = this.secondPistol(fray, fighter, weapon);
    const condition = fray.condition(fighter);
    if (used.missile.isThrown) condition.lose(weapon);
    else condition.empty(weapon, used.missile.reload);
    if (second >= 0) condition.empty(second, used.missile.reload);
  }

  /** Index of another loaded pistol that he fires together with this one; -1 without one. // SS-ATT-13 */
  secondPistol(fray: Fray, fighter: number, weapon: number): number {
    if (this.habits[fighter]?.manner.firesPair !== true || !isPistol(this.weapon(fighter, weapon))) return -1;
    const { weapons } = this.combatants[fighter] as Combatant;
    for (let other = 0; other < weapons.length; other += 1) {
      if (other !== weapon && isPistol(weapons[other] as Weapon) && fray.condition(fighter).isReady(other))
        return other;
    }
    return -1;
  }
}
