import type { Dice } from '../../dice/dice.ts';
import type { CompileOptions } from '../system.ts';
import type { Combatant } from './combatant.ts';
import type { Condition } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { SITE } from './sites.ts';
import { POLICY_OF, Tests } from './tests.ts';

/** Rulings that change a disengagement. */
export type DisengagementRulings = Pick<Rulings, 'several-sixes' | 'disengage-wounds'>;

/** How a fighter leaves contact; `best`: whichever is likelier, agility when alike. */
export type Way = 'agility' | 'force' | 'best';

/** Difficulty without opponents, and what each adds. // CF-DIS-2 */
const DIFFICULTY = 4;
const DIFFICULTY_EACH = 2;

/** An engagement as its disengagements see it. */
export interface DisengagementsOptions {
  /** Index fighter → combatant. */
  readonly combatants: readonly Combatant[];
  readonly rulings: DisengagementRulings;
  readonly engine: CompileOptions['engine'];
}

/**
 * Attempts to leave contact, made once for an engagement. Use: `start` with the fighter, `face` each opponent that he
 * touches, then `mayTry` and `attempt`.
 * @source CF-DIS-1 to 4
 */
export class Disengagements {
  private readonly combatants: readonly Combatant[];
  private readonly subtractsWounds: boolean;
  private readonly tests: Tests;
  private fighter = 0;
  private initiative = 0;
  private strength = 0;
  private opponents = 0;
  /** Highest RES among the opponents. */
  private toughest = 0;
  /** Highest rank of size among them. */
  private largest = 0;

  constructor({ combatants, rulings, engine }: DisengagementsOptions) {
    this.combatants = combatants;
    this.subtractsWounds = rulings['disengage-wounds'] === 'yes';
    this.tests = new Tests(rulings, { first: SITE.disengage, again: SITE.disengageAgain }, engine);
  }

  /**
   * Begins with a fighter in contact with nobody.
   * @param initiative his INI, @param strength his STR, wounds apart // CF-TEST-12
   */
  start(fighter: number, initiative: number, strength: number): void {
    this.fighter = fighter;
    this.initiative = initiative;
    this.strength = strength;
    this.opponents = 0;
    this.toughest = 0;
    this.largest = 0;
  }

  /** Adds an opponent whom he touches. */
  face(opponent: number): void {
    const { characteristics, size } = this.combatants[opponent] as Combatant;
    this.opponents += 1;
    this.toughest = Math.max(this.toughest, characteristics.RES ?? 0);
    this.largest = Math.max(this.largest, size);
  }

  /** Whether such an attempt is possible at all; whoever was assaulted in this phase has none. // CF-DIS-1, CF-DIS-3 */
  mayTry(way: Way): boolean {
    const { opponents } = this;
    if (opponents === 0 || opponents >= this.who.contactLimit) return false;
    return way !== 'force' || this.canForce;
  }

  /** An attempt that may be tried. @param round for logs and shared luck, from 1 @returns whether he gets away */
  attempt(way: Way, condition: Condition, round: number, dice: Dice): boolean {
    const wounds = this.subtractsWounds ? condition.penalty : 0; // CF-DIS-4
    const need = DIFFICULTY + DIFFICULTY_EACH * this.opponents - this.value(way) + wounds;
    dice.scope(round, this.fighter);
    return this.tests.succeeds(1, POLICY_OF[this.who.tactics['explode-test']], need, dice);
  }

  /** What the dice are added to: INI, or STR above the toughest opponent. // CF-DIS-2, CF-DIS-3 */
  private value(way: Way): number {
    const { initiative, force } = this;
    if (way === 'agility') return initiative;
    // The higher value is never less likely to do.
    return way === 'force' || (this.canForce && force > initiative) ? force : initiative;
  }

  private get force(): number {
    return this.strength - this.toughest;
  }

  private get canForce(): boolean {
    return this.force > 0 && this.who.size > this.largest;
  }

  private get who(): Combatant {
    return this.combatants[this.fighter] as Combatant;
  }
}
