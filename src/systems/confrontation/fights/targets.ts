import type { Combatant } from '../combatant.ts';
import { type FightFacts, printedOf } from './facts.ts';
import type { Fight } from './fight.ts';
import { firstOf, isMany } from './members.ts';

/** Policies that compare opponents. */
type Comparing = 'weakest' | 'strongest' | 'most-wounded' | 'least-wounded';

/** Choice among several opponents. // CF-XCH-2, the decision `target` */
export class Targets {
  private readonly combatants: readonly Combatant[];

  constructor({ party }: FightFacts) {
    this.combatants = party.combatants;
  }

  /** The one whom a fighter takes first, of a set with at least one; ties in list order. @param set bits */
  choose(fight: Fight, fighter: number, set: number): number {
    const policy = this.policyOf(fighter);
    let chosen = firstOf(set);
    if (policy === 'first' || policy === 'random') return chosen;
    for (let left = set & (set - 1); left !== 0; left &= left - 1) {
      const other = firstOf(left);
      if (this.precedes(fight, other, chosen, policy)) chosen = other;
    }
    return chosen;
  }

  /** Whether a die decides whom he takes. */
  isRandom(fighter: number, set: number): boolean {
    return isMany(set) && this.policyOf(fighter) === 'random';
  }

  private policyOf(fighter: number): Combatant['tactics']['target'] {
    return (this.combatants[fighter] as Combatant).tactics.target;
  }

  private precedes(fight: Fight, a: number, b: number, policy: Comparing): boolean {
    if (policy === 'strongest') return this.of(a, 'ATT') > this.of(b, 'ATT');
    if (policy === 'weakest') return this.of(a, 'RES') < this.of(b, 'RES');
    const deeper = fight.unit(a).condition.level - fight.unit(b).condition.level;
    if (deeper !== 0) return policy === 'most-wounded' ? deeper > 0 : deeper < 0;
    return this.of(a, 'RES') < this.of(b, 'RES');
  }

  private of(fighter: number, id: 'ATT' | 'RES'): number {
    return printedOf(this.combatants[fighter] as Combatant, id);
  }
}
