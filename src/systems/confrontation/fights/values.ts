import type { Combatant } from '../combatant.ts';
import { testValue } from '../tests.ts';
import { type FightFacts, printedOf } from './facts.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';

/** ATT and DEF lost by each extra die of a sequence. // CF-ABL-1 */
const SEQUENCE_COST = 2;

/** Numbers by index of the fighter. */
type Printed = Int16Array;

/** STR that a charge adds. // CF-ABL-19 */
function forceOf(who: Combatant, reading: FightFacts['rulings']['force-on-charge']): number {
  const force = who.abilities.number('force-on-charge');
  if (force === null || reading === 'none') return 0;
  return reading === 'add' ? force : Math.max(0, force - printedOf(who, 'STR'));
}

/** Values of characteristics in a fight: printed ones, equipment, bonuses and penalties, but not wounds. // CF-TEST-12 */
export class Values {
  private readonly rulings: FightFacts['rulings'];
  private readonly diveBonus: number;
  // Index fighter → what he has without bonuses and penalties.
  private readonly initiatives: Printed;
  private readonly attacks: Printed;
  private readonly defences: Printed;
  private readonly strengths: Printed;
  private readonly aims: Printed;
  /** Index fighter → STR that he gains by charging. // CF-ABL-19 */
  private readonly forces: Printed;
  /** Index fighter → ATT and STR that he gains in the turn of an assault. // CF-ABL-16 */
  private readonly rages: Printed;
  /** Index fighter → extra dice that he takes. // CF-ABL-1 */
  private readonly sequences: Printed;

  constructor({ rulings, party: { combatants } }: FightFacts) {
    this.rulings = rulings;
    this.diveBonus = rulings['dive-bonus'] === 'three' ? 3 : 2; // CF-FLY-10
    const printed = (value: (who: Combatant) => number): Printed => Int16Array.from(combatants, value);
    this.initiatives = printed((who) => printedOf(who, 'INI'));
    this.attacks = printed((who) => printedOf(who, 'ATT'));
    this.defences = printed((who) => printedOf(who, 'DEF'));
    this.strengths = printed((who) => printedOf(who, 'STR'));
    this.aims = printed((who) => printedOf(who, 'AIM'));
    this.forces = printed((who) => forceOf(who, rulings['force-on-charge']));
    this.rages = printed(({ abilities }) => (abilities.has('amok') ? 1 : 0));
    this.sequences = printed(({ abilities, tactics }) => Math.min(tactics.sequence, abilities.number('sequence') ?? 0));
  }

  initiative(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    return this.floored((this.initiatives[fighter] as number) + this.dive(unit) - unit.penalty);
  }

  attack(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    const bonus = this.dive(unit) + this.amok(unit, fighter);
    return this.floored((this.attacks[fighter] as number) + bonus - unit.penalty - this.sequenceCost(unit, fighter));
  }

  defence(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    return this.floored((this.defences[fighter] as number) - unit.penalty - this.sequenceCost(unit, fighter));
  }

  /** For shots. // CF-SHOT-2 */
  aim(fight: Fight, fighter: number): number {
    return this.floored((this.aims[fighter] as number) - fight.unit(fighter).penalty);
  }

  /** For damage hand to hand. // CF-WND-2, CF-ABL-19 */
  strength(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    const force = unit.is(FLAG.charging) ? (this.forces[fighter] as number) : 0;
    return (this.strengths[fighter] as number) + this.dive(unit) + this.amok(unit, fighter) + force;
  }

  /** Extra dice of a sequence; none for a fighter forced into defence. // CF-DICE-1, CF-ABL-1 */
  sequence(unit: Unit, fighter: number): number {
    return unit.is(FLAG.forced) ? 0 : (this.sequences[fighter] as number);
  }

  private sequenceCost(unit: Unit, fighter: number): number {
    return SEQUENCE_COST * this.sequence(unit, fighter);
  }

  // CF-FLY-10
  private dive(unit: Unit): number {
    return unit.is(FLAG.diving) ? this.diveBonus : 0;
  }

  // CF-ABL-16
  private amok(unit: Unit, fighter: number): number {
    return unit.is(FLAG.charging | FLAG.engaging) ? (this.rages[fighter] as number) : 0;
  }

  private floored(value: number): number {
    return testValue(value, this.rulings);
  }
}
