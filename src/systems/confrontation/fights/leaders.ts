import type { Dice } from '../../../dice/dice.ts';
import type { Combatant } from '../combatant.ts';
import { type Contender, Contests, OPPOSED_POLICY_OF } from '../contest.ts';
import { SITE } from '../sites.ts';
import { testValue } from '../tests.ts';
import { type FightFacts, fighterAt } from './facts.ts';
import type { Fight } from './fight.ts';
import { livingSet, memberAt } from './members.ts';
import type { Values } from './values.ts';

const SITES = { first: SITE.initiative, again: SITE.initiativeAgain };

/** Initiative of a combat: an opposed test of the two leaders. // CF-DICE-2 */
export class Leaders {
  private readonly facts: FightFacts;
  private readonly values: Values;
  private readonly contests: Contests;
  /** Index side → who decides for it: its first fighter, alive or not. */
  private readonly deciders: readonly [Combatant, Combatant];

  constructor(facts: FightFacts, values: Values) {
    const { rulings, engine, assailant, party } = facts;
    this.facts = facts;
    this.values = values;
    this.contests = new Contests(rulings, [SITES, SITES], { engine, assailant });
    this.deciders = [fighterAt(party, 0), fighterAt(party, party.sideOf.indexOf(1))];
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
    contender.actor = leader;
    contender.value = this.value(fight, leader);
    contender.modifier = this.modifier(fight, leader);
    contender.policy = OPPOSED_POLICY_OF[fighterAt(this.facts.party, leader).tactics['explode-opposed']];
  }

  /** Who rolls for a side. // CF-DICE-2, leader */
  private leaderOf(fight: Fight, side: 0 | 1): number {
    const set = livingSet(fight, side);
    let leader = memberAt(set, 0);
    if (this.deciders[side].tactics.leader === 'first') return leader;
    let best = this.value(fight, leader) + this.modifier(fight, leader);
    for (let left = set & (set - 1); left !== 0; left &= left - 1) {
      const fighter = memberAt(left, 0);
      const initiative = this.value(fight, fighter) + this.modifier(fight, fighter);
      if (initiative <= best) continue;
      leader = fighter;
      best = initiative;
    }
    return leader;
  }

  private value(fight: Fight, fighter: number): number {
    const { rulings } = this.facts;
    const value = this.values.initiative(fight, fighter);
    if (rulings['wound-penalty'] === 'result') return value;
    return testValue(value - this.wounds(fight, fighter), rulings); // CF-LVL-6
  }

  private modifier(fight: Fight, fighter: number): number {
    return this.facts.rulings['wound-penalty'] === 'result' ? 0 - this.wounds(fight, fighter) : 0; // -0 would be no integer
  }

  /** Wounds as far as they slow him down. // CF-TEST-11, initiative-wounds */
  private wounds(fight: Fight, fighter: number): number {
    return this.facts.rulings['initiative-wounds'] === 'yes' ? fight.unit(fighter).condition.penalty : 0;
  }
}
