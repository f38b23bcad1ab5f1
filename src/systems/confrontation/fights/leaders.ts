import type { Dice } from '../../../dice/dice.ts';
import { type Contender, Contests, OPPOSED_POLICY_OF, type OpposedPolicy } from '../contest.ts';
import { SITE } from '../sites.ts';
import { testValue } from '../tests.ts';
import type { FightFacts } from './facts.ts';
import type { Fight, Unit } from './fight.ts';
import { firstOf, livingSet } from './members.ts';
import type { Values } from './values.ts';

const SITES = { first: SITE.initiative, again: SITE.initiativeAgain };

/** Initiative of a combat: an opposed test of the two leaders. // CF-DICE-2 */
export class Leaders {
  private readonly values: Values;
  private readonly contests: Contests;
  /** Index side → its first fighter, alive or not, has the first of them roll rather than the best. */
  private readonly firstLeads: readonly boolean[];
  /** Index fighter → when he throws a 6 again. */
  private readonly policies: readonly OpposedPolicy[];
  /** Wounds are taken from the result, not from the value. // CF-LVL-6, wound-penalty */
  private readonly isOnResult: boolean;
  /** Wounds slow him down. // CF-TEST-11, initiative-wounds */
  private readonly isSlowed: boolean;
  private readonly rulings: FightFacts['rulings'];

  constructor({ rulings, engine, assailant, party }: FightFacts, values: Values) {
    this.values = values;
    this.contests = new Contests(rulings, [SITES, SITES], { engine, assailant });
    this.firstLeads = [0, 1].map((side) => party.combatants[party.sideOf.indexOf(side)]?.tactics.leader === 'first');
    this.policies = party.combatants.map(({ tactics }) => OPPOSED_POLICY_OF[tactics['explode-opposed']]);
    this.isOnResult = rulings['wound-penalty'] === 'result';
    this.isSlowed = rulings['initiative-wounds'] === 'yes';
    this.rulings = rulings;
  }

  /** Rolls once. @returns the side that has the initiative, or 2 when the whole test is to be rolled again */
  roll(fight: Fight, dice: Dice): number {
    const [first, second] = this.contests.contenders;
    this.fill(fight, first, 0);
    this.fill(fight, second, 1);
    return this.contests.attempt(fight.round, dice);
  }

  private fill(fight: Fight, contender: Contender, side: 0 | 1): void {
    const leader = this.leaderOf(fight, side);
    const unit = fight.unit(leader);
    contender.actor = leader;
    contender.value = this.value(unit, leader);
    contender.modifier = this.modifier(unit);
    contender.policy = this.policies[leader] as OpposedPolicy;
  }

  /** Who rolls for a side. // CF-DICE-2, leader */
  private leaderOf(fight: Fight, side: 0 | 1): number {
    const set = livingSet(fight, side);
    const others = set & (set - 1);
    let leader = firstOf(set);
    if (others === 0 || this.firstLeads[side] === true) return leader;
    let best = this.initiative(fight.unit(leader), leader);
    for (let left = others; left !== 0; left &= left - 1) {
      const fighter = firstOf(left);
      const initiative = this.initiative(fight.unit(fighter), fighter);
      if (initiative <= best) continue;
      leader = fighter;
      best = initiative;
    }
    return leader;
  }

  private initiative(unit: Unit, fighter: number): number {
    return this.value(unit, fighter) + this.modifier(unit);
  }

  private value(unit: Unit, fighter: number): number {
    const value = this.values.initiative(unit, fighter);
    if (this.isOnResult) return value;
    const left = value - this.wounds(unit); // CF-LVL-6
    return left < 0 ? testValue(left, this.rulings) : left;
  }

  private modifier(unit: Unit): number {
    return this.isOnResult ? 0 - this.wounds(unit) : 0; // -0 would be no integer
  }

  private wounds(unit: Unit): number {
    return this.isSlowed ? unit.condition.penalty : 0;
  }
}
