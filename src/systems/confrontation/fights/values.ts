import type { Combatant } from '../combatant.ts';
import { testValue } from '../tests.ts';
import { type FightFacts, printedOf } from './facts.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';

/** ATT and DEF lost by each extra die of a sequence. // CF-ABL-1 */
const SEQUENCE_COST = 2;

/** Values of characteristics in a fight: printed ones, equipment, bonuses and penalties, but not wounds. // CF-TEST-12 */
export class Values {
  private readonly rulings: FightFacts['rulings'];
  private readonly combatants: readonly Combatant[];
  private readonly diveBonus: number;
  private readonly forces: readonly (number | null)[];
  private readonly hasAmok: readonly boolean[];

  constructor({ rulings, party: { combatants } }: FightFacts) {
    this.rulings = rulings;
    this.combatants = combatants;
    this.diveBonus = rulings['dive-bonus'] === 'three' ? 3 : 2; // CF-FLY-10
    this.forces = combatants.map(({ abilities }) =>
      rulings['force-on-charge'] === 'none' ? null : abilities.number('force-on-charge'),
    );
    this.hasAmok = combatants.map(({ abilities }) => abilities.has('amok'));
  }

  initiative(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    return this.floored(this.printed(fighter, 'INI') + this.dive(unit) - unit.penalty);
  }

  attack(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    const bonus = this.dive(unit) + this.amok(unit, fighter);
    return this.floored(this.printed(fighter, 'ATT') + bonus - unit.penalty - this.sequenceCost(unit, fighter));
  }

  defence(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    return this.floored(this.printed(fighter, 'DEF') - unit.penalty - this.sequenceCost(unit, fighter));
  }

  /** For shots. // CF-SHOT-2 */
  aim(fight: Fight, fighter: number): number {
    return this.floored(this.printed(fighter, 'AIM') - fight.unit(fighter).penalty);
  }

  /** For damage hand to hand. // CF-WND-2, CF-ABL-19 */
  strength(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    const strength = this.printed(fighter, 'STR') + this.dive(unit) + this.amok(unit, fighter);
    const force = this.forces[fighter] ?? null;
    if (force === null || !unit.is(FLAG.charging)) return strength;
    if (this.rulings['force-on-charge'] === 'add') return strength + force;
    return strength + Math.max(0, force - this.printed(fighter, 'STR'));
  }

  /** Extra dice of a sequence; none for a fighter forced into defence. // CF-DICE-1, CF-ABL-1 */
  sequence(unit: Unit, fighter: number): number {
    const who = this.combatants[fighter] as Combatant;
    return unit.is(FLAG.forced) ? 0 : Math.min(who.tactics.sequence, who.abilities.number('sequence') ?? 0);
  }

  private sequenceCost(unit: Unit, fighter: number): number {
    return SEQUENCE_COST * this.sequence(unit, fighter);
  }

  private printed(fighter: number, id: 'INI' | 'ATT' | 'DEF' | 'STR' | 'AIM'): number {
    return printedOf(this.combatants[fighter] as Combatant, id);
  }

  // CF-FLY-10
  private dive(unit: Unit): number {
    return unit.is(FLAG.diving) ? this.diveBonus : 0;
  }

  // CF-ABL-16
  private amok(unit: Unit, fighter: number): number {
    return unit.is(FLAG.charging | FLAG.engaging) && this.hasAmok[fighter] === true ? 1 : 0;
  }

  private floored(value: number): number {
    return testValue(value, this.rulings);
  }
}
