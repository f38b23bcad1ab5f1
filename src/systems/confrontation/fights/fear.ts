import type { Dice } from '../../../dice/dice.ts';
import type { Combatant } from '../combatant.ts';
import { Courage, fearOf } from '../courage.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight, FLAG, PRESENCE } from './fight.ts';

/** Fear in a fight: who has to test, and what becomes of him. // CF-FEAR-2 to 7 */
export class Fear {
  private readonly combatants: readonly Combatant[];
  private readonly sideOf: readonly number[];
  private readonly courage: Courage;
  private readonly isFelt: boolean;
  private readonly mayRout: boolean;
  /** Whether somebody makes others test turn after turn. // CF-FEAR-7 */
  readonly hasAbominable: boolean;

  /** @param isFelt false where nobody tests */
  constructor({ party, rulings, engine }: FightFacts, isFelt: boolean) {
    this.combatants = party.combatants;
    this.sideOf = party.sideOf;
    this.courage = new Courage(party.combatants, rulings, engine);
    this.isFelt = isFelt;
    this.mayRout = rulings.rout === 'out';
    this.hasAbominable = isFelt && party.combatants.some(({ abilities }) => abilities.has('abominable'));
  }

  /** Whether an assailant has to test before he goes. */
  mustDare(fight: Fight, assailant: number, targets: readonly number[], isCharge: boolean): boolean {
    const fear = this.worst(fight, targets);
    const unit = fight.unit(assailant);
    if (this.isFelt && this.courage.mustTest(assailant, fear, unit.passed, isCharge)) return true;
    // A war cry that drowns the fear counts as a passed test. // CF-FEAR-6
    if (this.isFelt && fear !== null && this.courage.mustTest(assailant, fear, unit.passed, false))
      this.pass(fight, assailant, fear);
    return false;
  }

  /** The test of an assailant. @returns whether he goes */
  dare(fight: Fight, assailant: number, targets: readonly number[], isCharge: boolean, dice: Dice): boolean {
    return this.test(fight, assailant, this.worst(fight, targets) ?? 0, isCharge, dice);
  }

  /** Highest FEAR of those present; null when none frightens. // CF-FEAR-2 */
  private worst(fight: Fight, targets: readonly number[]): number | null {
    let worst: number | null = null;
    for (const target of targets) {
      const fear = fight.unit(target).isPresent ? this.fearOf(target, false) : null;
      if (fear !== null && (worst === null || fear > worst)) worst = fear;
    }
    return worst;
  }

  /** Whether the target of an assault has to test. */
  mustStand(fight: Fight, target: number, assailant: number, isCharge: boolean): boolean {
    const fear = this.fearOf(assailant, isCharge);
    return this.isFelt && this.courage.mustTest(target, fear, fight.unit(target).passed, false);
  }

  /**
   * The test of a target. // CF-FEAR-5
   * @param isFree in contact with nobody, so that he can flee
   * @returns false when he has fled
   */
  stand(fight: Fight, target: number, assailant: number, isCharge: boolean, isFree: boolean, dice: Dice): boolean {
    if (this.test(fight, target, this.fearOf(assailant, isCharge) ?? 0, false, dice)) return true;
    const unit = fight.unit(target);
    if (!isFree || !this.mayRout) {
      unit.flags |= FLAG.forced;
      return true;
    }
    fight.remove(target, PRESENCE.routed);
    fight.count(COUNT.routed, this.sideOf[target] as number, 1);
    return false;
  }

  /** Whether somebody has to test against an abominable opponent whom he touches. // CF-FEAR-7 */
  mustEndure(fight: Fight, fighter: number, opponent: number): boolean {
    if (!this.isFelt || fight.unit(fighter).is(FLAG.forced)) return false;
    const { abilities, characteristics } = this.combatants[opponent] as Combatant;
    return abilities.has('abominable') && this.courage.mustTest(fighter, characteristics.FEAR, 0, false);
  }

  /** That test. // CF-FEAR-7 */
  endure(fight: Fight, fighter: number, opponent: number, dice: Dice): void {
    if (!this.test(fight, fighter, this.fearOf(opponent, false) ?? 0, false, dice))
      fight.unit(fighter).flags |= FLAG.forced;
  }

  private test(fight: Fight, fighter: number, fear: number, isCharge: boolean, dice: Dice): boolean {
    dice.scope(fight.round, fighter);
    const holds = this.courage.test(fighter, fear, isCharge, dice);
    if (holds) this.pass(fight, fighter, fear);
    return holds;
  }

  private pass(fight: Fight, fighter: number, fear: number): void {
    const unit = fight.unit(fighter);
    unit.passed = this.courage.passedBy(fear, unit.passed);
  }

  private fearOf(fighter: number, isCharge: boolean): number | null {
    return fearOf(this.combatants[fighter] as Combatant, isCharge);
  }
}
