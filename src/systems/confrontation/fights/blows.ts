import type { Dice } from '../../../dice/dice.ts';
import type { Combatant } from '../combatant.ts';
import { HIT, PARRIED, Strikes } from '../strike.ts';
import type { FightFacts } from './facts.ts';
import { COUNT, type Fight, type Unit } from './fight.ts';
import { livingSet, memberAt } from './members.ts';
import type { Values } from './values.ts';

/** Most defence dice of one parry where several may go into it. */
const PARRY_DICE = { one: 1, two: 2, all: Number.POSITIVE_INFINITY } as const;

/** Attacks within a fight: what is announced, what is rolled, and what it costs. // CF-XCH-3, CF-XCH-4 */
export class Blows {
  readonly strikes: Strikes;
  private readonly values: Values;
  private readonly combatants: readonly Combatant[];
  private readonly sideOf: readonly number[];
  private readonly isSustained: boolean;

  constructor({ party, rulings, settings, engine }: FightFacts, values: Values) {
    const { combatants, sideOf } = party;
    this.values = values;
    this.combatants = combatants;
    this.sideOf = sideOf;
    this.isSustained = rulings['sustained-defence'] === 'on';
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
    this.count(fight, target);
    return report.givesFreeAttack;
  }

  private announce(fight: Fight, attacker: Unit, target: Unit, isFree: boolean): void {
    const { order } = this.strikes;
    const { actor, target: victim } = fight;
    const by = this.habit(actor);
    const on = this.habit(victim);
    order.attacker = actor;
    order.target = victim;
    order.isMaster = !isFree && attacker.attackDice >= 2 && has(by, 'master-strike', 'always');
    if (!isFree) attacker.attackDice -= order.isMaster ? 2 : 1; // CF-XCH-3
    order.attack = this.values.attack(fight, actor);
    order.strength = this.values.strength(fight, actor);
    order.defence = this.values.defence(fight, victim);
    order.parryDice = this.parries(fight, on, target) ? this.parryDice(on, target) : 0;
    order.isCounter = !isFree && isCounterAttacker(on);
    order.isFeint = holdsFeinted(by, target, order.parryDice);
  }

  /** Whether the target announces a parry. // CF-XCH-4 */
  private parries(fight: Fight, { tactics }: Combatant, target: Unit): boolean {
    if (target.defenceDice === 0 || tactics.parry === 'never') return false;
    return tactics.parry === 'always' || target.defenceDice > this.worseAttacks(fight);
  }

  /** Attack dice of living opponents of the target who strike better than this attacker. // CF-XCH-4, reserve */
  private worseAttacks(fight: Fight): number {
    const side = this.sideOf[fight.actor] as number;
    const level = this.netAttack(fight, fight.actor);
    let attacks = 0;
    for (let left = livingSet(fight, side); left !== 0; left &= left - 1) {
      const rival = memberAt(left, 0);
      if (this.netAttack(fight, rival) > level) attacks += fight.unit(rival).attackDice;
    }
    return attacks;
  }

  private netAttack(fight: Fight, fighter: number): number {
    return this.values.attack(fight, fighter) - fight.unit(fighter).condition.penalty;
  }

  private parryDice({ tactics }: Combatant, { defenceDice }: Unit): number {
    return this.isSustained ? Math.min(defenceDice, PARRY_DICE[tactics['parry-dice']]) : 1;
  }

  // CF-ABL-8
  private takeDie(target: Unit, attacker: number): void {
    if (this.habit(attacker).tactics.feint === 'attack-die') target.attackDice -= 1;
    else target.defenceDice -= 1;
  }

  private count(fight: Fight, target: Unit): void {
    const { result, degrees } = this.strikes.report;
    const side = this.sideOf[fight.actor] as number;
    if (result === PARRIED) fight.count(COUNT.parries, 1 - side, 1);
    if (result === HIT) fight.count(COUNT.hits, side, 1);
    countHarm(fight, target, side, degrees);
  }

  private habit(fighter: number): Combatant {
    return this.combatants[fighter] as Combatant;
  }
}

/** Counts degrees of wounds that a side has inflicted; the dead lose their dice. // CF-LVL-7 */
export function countHarm(fight: Fight, target: Unit, side: number, degrees: number): void {
  if (degrees === 0) return;
  fight.count(COUNT.damage, side, degrees);
  if (target.condition.level === DEAD) fight.count(COUNT.losses, 1 - side, 1);
  if (!target.condition.isOut) return;
  target.attackDice = 0;
  target.defenceDice = 0;
}

const DEAD = 4;

function has({ abilities, tactics }: Combatant, id: 'master-strike', wish: string): boolean {
  return tactics[id] === wish && abilities.has(id);
}

/** Whether his parries are counter-attacks. // CF-ABL-2 */
function isCounterAttacker({ abilities, tactics }: Combatant): boolean {
  if (tactics['counter-attack'] !== 'always') return false;
  return abilities.has('counter-attack') || abilities.has('counter-attack-improved');
}

/** Whether a hit would be a feint: the target still holds a die of the sort that it takes. // CF-ABL-8 */
function holdsFeinted({ abilities, tactics }: Combatant, target: Unit, parryDice: number): boolean {
  if (tactics.feint === 'never' || !abilities.has('feint')) return false;
  return tactics.feint === 'attack-die' ? target.attackDice > 0 : target.defenceDice - parryDice > 0;
}
