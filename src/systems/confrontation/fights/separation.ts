import { type FightFacts, fighterAt, headOf, printedOf } from './facts.ts';
import { type Fight, FREE } from './fight.ts';
import { firstOf, sideSets } from './members.ts';

const SIDES = [0, 1] as const;

/** Combats of a melee: who faces whom. // CF-SEP */
export class Separation {
  private readonly facts: FightFacts;
  /** Index side → its policy, that of its first fighter; any where it has none. */
  private readonly policies: readonly ('spread' | 'gang-weakest' | 'gang-strongest')[];
  /** Fighters present of each side, found anew each turn: index side → list, and its length. */
  private readonly present: readonly [Int8Array, Int8Array];
  private readonly counts: [number, number] = [0, 0];
  /** Index pair → opponents of its lone fighter so far. */
  private readonly opponents: Int8Array;
  /** Index side → all its fighters, as bits. */
  private readonly sets: readonly [number, number];

  constructor(facts: FightFacts) {
    const { party } = facts;
    this.facts = facts;
    this.sets = sideSets(party.sideOf);
    this.policies = [0, 1].map((side) => headOf(party, side)?.tactics.separation ?? 'spread');
    const room = party.combatants.length;
    this.opponents = new Int8Array(room);
    this.present = [new Int8Array(room), new Int8Array(room)];
  }

  /** Combats as the scenario names them: index combat → its members. // CF-SEP-2 */
  give(fight: Fight, combats: readonly (readonly number[])[]): void {
    combats.forEach((members, slot) => {
      for (const fighter of members) fight.unit(fighter).slot = slot;
      fight.unresolved |= 1 << slot;
    });
  }

  /** Everybody present faces somebody, as far as there is room. @param side which separates // CF-SEP-3 */
  separate(fight: Fight, side: number): void {
    this.muster(fight);
    const { counts } = this;
    const small = counts[0] <= counts[1] ? 0 : 1;
    const pairs = counts[small];
    for (let i = 0; i < pairs; i += 1) {
      this.unitOf(fight, small, i).slot = i;
      this.unitOf(fight, 1 - small, i).slot = i;
      this.opponents[i] = 1;
      fight.unresolved |= 1 << i;
    }
    if (counts[0] === counts[1]) return;
    const gang = this.gangPair(side, small, pairs);
    for (let j = 0; pairs + j < (counts[1 - small] as number); j += 1) {
      const pair = gang >= 0 && this.hasRoom(small, gang) ? gang : this.nextPair(small, pairs, j % pairs);
      if (pair < 0) continue;
      this.unitOf(fight, 1 - small, pairs + j).slot = pair;
      this.opponents[pair] = (this.opponents[pair] as number) + 1;
    }
  }

  private muster(fight: Fight): void {
    const { units, gone } = fight;
    for (let i = 0; i < units.length; i += 1) fight.unit(i).slot = FREE;
    for (const side of SIDES) {
      const present = this.present[side];
      let count = 0;
      for (let left = this.sets[side] & ~gone; left !== 0; left &= left - 1, count += 1) present[count] = firstOf(left);
      this.counts[side] = count;
    }
  }

  private unitOf(fight: Fight, side: number, place: number): Fight['units'][number] {
    return fight.unit(this.fighterOf(side, place));
  }

  private fighterOf(side: number, place: number): number {
    return (this.present[side] as Int8Array)[place] as number;
  }

  /** The pair on which the surplus gangs up, -1 when it spreads. */
  private gangPair(side: number, small: number, pairs: number): number {
    const policy = this.policies[side];
    if (policy === 'spread') return -1;
    let chosen = 0;
    for (let i = 1; i < pairs; i += 1) {
      const [one, other] = [this.fighterOf(small, i), this.fighterOf(small, chosen)];
      if (
        policy === 'gang-weakest'
          ? this.of(one, 'RES') < this.of(other, 'RES')
          : this.of(one, 'ATT') > this.of(other, 'ATT')
      ) {
        chosen = i;
      }
    }
    return chosen;
  }

  private of(fighter: number, id: 'RES' | 'ATT'): number {
    return printedOf(fighterAt(this.facts.party, fighter), id);
  }

  /** The first pair with room from one on, round and round; -1 when there is none. */
  private nextPair(small: 0 | 1, pairs: number, from: number): number {
    for (let i = 0; i < pairs; i += 1) {
      const pair = (from + i) % pairs;
      if (this.hasRoom(small, pair)) return pair;
    }
    return -1;
  }

  private hasRoom(small: 0 | 1, pair: number): boolean {
    const lone = this.fighterOf(small, pair);
    return (this.opponents[pair] as number) < fighterAt(this.facts.party, lone).contactLimit;
  }
}
