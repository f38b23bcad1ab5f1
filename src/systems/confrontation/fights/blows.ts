import type { Dice } from '../../../dice/dice.ts';
import type { Combatant } from '../combatant.ts';
import { HIT, PARRIED, Strikes } from '../strike.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight, type Unit } from './fight.ts';
import { firstOf, livingSet } from './members.ts';
import { DICE_MAX } from './placing.ts';
import type { Values } from './values.ts';

/** Most defence dice of one parry where several may go into it. */
const PARRY_DICE = { one: 1, two: 2, all: DICE_MAX } as const;

const PARRY = { never: 0, always: 1, reserve: 2 } as const;

/** The die that a feint takes. // CF-ABL-8 */
const FEINT = { never: 0, attackDie: 1, defenceDie: 2 } as const;
type Feint = (typeof FEINT)[keyof typeof FEINT];

/** What never changes of a fighter, as his attacks and parries ask for it. */
interface Habit {
  /** Strikes masterly whenever he has the dice. // CF-ABL-3 */
  readonly strikesMasterly: boolean;
  readonly isCounterAttacker: boolean;
  readonly feint: Feint;
  /** One of {@link PARRY}. */
  readonly parry: number;
  /** Most defence dice that he puts into one parry. */
  readonly parryDice: number;
}

function parryDiceOf({ tactics }: Combatant, rulings: FightFacts['rulings']): number {
  const wanted = PARRY_DICE[tactics['parry-dice']];
  return wanted > 1 && rulings['sustained-defence'] === 'on' ? wanted : 1;
}

/** Attacks within a fight: what is announced, what is rolled, and what it costs. // CF-XCH-3, CF-XCH-4 */
export class Blows {
  readonly strikes: Strikes;
  private readonly values: Values;
  /** Index fighter. */
  private readonly habits: readonly Habit[];
  private readonly sideOf: readonly number[];

  constructor({ party, rulings, settings, engine }: FightFacts, values: Values) {
    const { combatants, sideOf } = party;
    this.values = values;
    this.habits = combatants.map((who) => ({
      strikesMasterly: who.tactics['master-strike'] === 'always' && who.abilities.has('master-strike'),
      isCounterAttacker: isCounterAttacker(who),
      feint: feintOf(who),
      parry: PARRY[who.tactics.parry],
      parryDice: parryDiceOf(who, rulings),
    }));
    this.sideOf = sideOf;
    this.strikes = new Strikes({ combatants, rulings, woundTable: settings.woundTable, engine });
  }

  /**
   * One attack of those whom the fight names.
   * @param isFree a free attack, won by a counter-attack // CF-ABL-2
   * @returns whether the target has won a free attack
   */
  play(fight: Fight, isFree: boolean, dice: Dice): boolean {
    const { report } = this.strikes;
    const attacker = fight.unit(fight.actor);
    const target = fight.unit(fight.target);
    this.announce(fight, attacker, target, isFree);
    this.strikes.play(attacker.condition, target.condition, fight.round, dice);
    target.defenceDice -= report.parryDiceSpent;
    if (report.isFeinted) this.takeDie(target, fight.actor);
    this.count(fight);
    return report.givesFreeAttack;
  }

  private announce(fight: Fight, attacker: Unit, target: Unit, isFree: boolean): void {
    const { order } = this.strikes;
    const { actor, target: victim } = fight;
    const by = this.habit(actor);
    const on = this.habit(victim);
    order.attacker = actor;
    order.target = victim;
    order.isMaster = !isFree && by.strikesMasterly && attacker.attackDice >= 2;
    if (!isFree) attacker.attackDice -= order.isMaster ? 2 : 1; // CF-XCH-3
    order.attack = this.values.attack(attacker, actor);
    order.strength = this.values.strength(attacker, actor);
    order.defence = this.values.defence(target, victim);
    order.parryDice = this.parries(fight, on, target) ? Math.min(target.defenceDice, on.parryDice) : 0;
    order.isCounter = !isFree && on.isCounterAttacker;
    order.isFeint = by.feint !== FEINT.never && holdsFeinted(by.feint, target, order.parryDice);
  }

  /** Whether the target announces a parry. // CF-XCH-4 */
  private parries(fight: Fight, { parry }: Habit, target: Unit): boolean {
    if (target.defenceDice === 0 || parry === PARRY.never) return false;
    return parry === PARRY.always || target.defenceDice > this.worseAttacks(fight);
  }

  /** Attack dice of living opponents of the target who strike better than this attacker. // CF-XCH-4, reserve */
  private worseAttacks(fight: Fight): number {
    const side = this.sideOf[fight.actor] as number;
    const level = this.netAttack(fight, fight.actor);
    let attacks = 0;
    for (let left = livingSet(fight, side); left !== 0; left &= left - 1) {
      const rival = firstOf(left);
      if (this.netAttack(fight, rival) > level) attacks += fight.unit(rival).attackDice;
    }
    return attacks;
  }

  private netAttack(fight: Fight, fighter: number): number {
    const unit = fight.unit(fighter);
    return this.values.attack(unit, fighter) - unit.condition.penalty;
  }

  // CF-ABL-8
  private takeDie(target: Unit, attacker: number): void {
    if (this.habit(attacker).feint === FEINT.attackDie) target.attackDice -= 1;
    else target.defenceDice -= 1;
  }

  private count(fight: Fight): void {
    const { result, degrees } = this.strikes.report;
    const side = this.sideOf[fight.actor] as number;
    if (result === PARRIED) fight.count(COUNT.parries, 1 - side, 1);
    if (result === HIT) fight.count(COUNT.hits, side, 1);
    countHarm(fight, fight.target, side, degrees);
  }

  /** Whether he may win a free attack. // CF-ABL-2 */
  mayAnswer(fighter: number): boolean {
    return this.habit(fighter).isCounterAttacker;
  }

  /** Whether his hits may take a die. // CF-ABL-8 */
  mayFeint(fighter: number): boolean {
    return this.habit(fighter).feint !== FEINT.never;
  }

  /** Most defence dice that he puts into one parry. // CF-XCH-4 */
  diceOfParry(fighter: number): number {
    const { parry, parryDice } = this.habit(fighter);
    return parry === PARRY.never ? 0 : parryDice;
  }

  private habit(fighter: number): Habit {
    return this.habits[fighter] as Habit;
  }
}

/** Counts degrees of wounds that a side has inflicted; the dead lose their dice. // CF-LVL-7 */
export function countHarm(fight: Fight, fighter: number, side: number, degrees: number): void {
  if (degrees === 0) return;
  const target = fight.unit(fighter);
  fight.count(COUNT.damage, side, degrees);
  if (target.condition.level === DEAD) fight.count(COUNT.losses, 1 - side, 1);
  if (!target.condition.isOut) return;
  fight.gone |= 1 << fighter;
  target.attackDice = 0;
  target.defenceDice = 0;
}

const DEAD = 4;

/** Whether his parries are counter-attacks. // CF-ABL-2 */
function isCounterAttacker({ abilities, tactics }: Combatant): boolean {
  if (tactics['counter-attack'] !== 'always') return false;
  return abilities.has('counter-attack') || abilities.has('counter-attack-improved');
}

function feintOf({ abilities, tactics }: Combatant): Feint {
  if (tactics.feint === 'never' || !abilities.has('feint')) return FEINT.never;
  return tactics.feint === 'attack-die' ? FEINT.attackDie : FEINT.defenceDie;
}

/** Whether a hit would be a feint: the target still holds a die of the sort that it takes. // CF-ABL-8 */
function holdsFeinted(feint: Feint, target: Unit, parryDice: number): boolean {
  return feint === FEINT.attackDie ? target.attackDice > 0 : target.defenceDice - parryDice > 0;
}
