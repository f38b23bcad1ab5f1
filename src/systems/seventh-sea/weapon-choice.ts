import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import type { Ground } from './ground.ts';

/** No weapon can be used, now or after loading. */
const NONE = -1;

/** With what a fighter attacks. // SS-FIGHT-5 */
export class WeaponChoice {
  /** Index of the weapon chosen last, in his list, bare hands after the last; -1 when he can do nothing. */
  weapon = NONE;
  /** It has to be loaded first. */
  mustLoad = false;
  private readonly combatants: readonly Combatant[];
  /** Index fighter → index weapon → whether it reaches the enemy. // SS-ATT-10 */
  private readonly reaches: readonly (readonly boolean[])[];
  private readonly isAtHand: boolean;

  constructor(combatants: readonly Combatant[], ground: Ground) {
    this.combatants = combatants;
    this.reaches = combatants.map(({ weapons }) => weapons.map((weapon) => ground.reaches(weapon)));
    this.isAtHand = ground.distance === 0;
  }

  /** Whether a fighter may come to where he can do nothing: all that reaches so far is thrown. // SS-ATT-11 */
  mayFail(fighter: number): boolean {
    if (this.isAtHand) return false;
    const { weapons } = this.combatants[fighter] as Combatant;
    return !weapons.some(
      ({ missile }, weapon) => this.reaches[fighter]?.[weapon] === true && missile?.isThrown !== true,
    );
  }

  /** Chooses; see {@link weapon} and {@link mustLoad}. */
  choose(condition: Condition, fighter: number): void {
    const { weapons, tactics } = this.combatants[fighter] as Combatant;
    const reaches = this.reaches[fighter] as readonly boolean[];
    let empty = NONE;
    for (let weapon = 0; weapon < weapons.length; weapon += 1) {
      if (reaches[weapon] !== true || condition.isGone(weapon)) continue;
      if (condition.isReady(weapon)) {
        this.take(weapon, false);
        return;
      }
      if (tactics.emptyWeapon === 'reload') {
        this.take(weapon, true);
        return;
      }
      if (empty === NONE) empty = weapon;
    }
    if (this.isAtHand) this.take(weapons.length, false);
    else this.take(empty, empty !== NONE);
  }

  private take(weapon: number, mustLoad: boolean): void {
    this.weapon = weapon;
    this.mustLoad = mustLoad;
  }
}
