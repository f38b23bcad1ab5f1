import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import type { Combatant } from './combatant.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import { POLICY_OF, Tests } from './tests.ts';

/** Rulings that change courage tests. */
export type CourageRulings = Pick<Rulings, 'several-sixes' | 'bravery' | 'fanaticism' | 'fear-immunity'>;

/** Whether fear can make a fighter test at all. // CF-FEAR-2, CF-ABL-13 */
export function isFearful({ characteristics, abilities }: Combatant): boolean {
  return characteristics.COU !== null && characteristics.FEAR === null && !abilities.has('immunity-fear');
}

/** The FEAR that a fighter spreads, null when none. @param isCharging his war cry sounds // CF-FEAR-6 */
export function fearOf({ characteristics, abilities }: Combatant, isCharging: boolean): number | null {
  const cry = isCharging ? abilities.number('war-cry') : null;
  if (cry === null) return characteristics.FEAR;
  return Math.max(characteristics.FEAR ?? 0, cry);
}

/** Courage tests of the fighters of one engagement, made once for it. // CF-FEAR-1 */
export class Courage {
  private readonly combatants: readonly Combatant[];
  private readonly rulings: CourageRulings;
  private readonly tests: Tests;

  constructor(combatants: readonly Combatant[], rulings: CourageRulings, engine: CompileOptions['engine']) {
    this.combatants = combatants;
    this.rulings = rulings;
    this.tests = new Tests(rulings, { first: SITE.courage, again: SITE.courageAgain }, engine);
  }

  /**
   * Whether a fighter has to test against a FEAR.
   * @param fear null when there is none
   * @param passed 1 + highest FEAR that he has passed, 0 when none // CF-FEAR-4
   * @param isCharging his war cry sounds // CF-FEAR-6
   */
  mustTest(fighter: number, fear: number | null, passed: number, isCharging: boolean): boolean {
    const who = this.combatants[fighter] as Combatant;
    if (fear === null || !isFearful(who) || fear < passed) return false;
    if (this.rulings.fanaticism === 'holds' && who.abilities.has('fanaticism')) return false; // CF-ABL-24
    return !isCharging || (who.abilities.number('war-cry') ?? -1) < fear;
  }

  /** A courage test. @returns whether he holds */
  test(fighter: number, fear: number, isCharging: boolean, dice: Dice): boolean {
    const who = this.combatants[fighter] as Combatant;
    const policy = POLICY_OF[who.tactics['explode-test']];
    const need = fear - this.value(who, isCharging);
    if (this.tests.succeeds(1, policy, need, dice)) return true;
    const isBrave = this.rulings.bravery === 're-roll' && who.abilities.has('bravery');
    return isBrave && this.tests.succeeds(1, policy, need, dice); // CF-ABL-24
  }

  /** What a fighter who has passed is safe from: 1 + the FEAR, or what he was before. // CF-FEAR-4 */
  passedBy(fear: number, before: number): number {
    return this.rulings['fear-immunity'] === 'none' ? before : Math.max(before, fear + 1);
  }

  /** COU, a war cry, or the discipline of fanatics. // CF-FEAR-6, CF-ABL-24 */
  private value({ characteristics, abilities }: Combatant, isCharging: boolean): number {
    const cry = isCharging ? (abilities.number('war-cry') ?? 0) : 0;
    const isFanatic = this.rulings.fanaticism === 'discipline' && abilities.has('fanaticism');
    return Math.max(characteristics.COU ?? 0, cry, isFanatic ? (characteristics.DIS ?? 0) : 0);
  }
}
