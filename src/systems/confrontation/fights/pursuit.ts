import { movementOf, pursuitOf } from '../potential.ts';
import { type FightFacts, fighterAt, printedOf } from './facts.ts';
import { FIGHTERS_MAX, type Fight, FLAG, FREE } from './fight.ts';
import { firstOf, isMany, livingSet, membersOf, sideSets, sizeOf } from './members.ts';

/** Millimetres between a pursuer and his target. */
export type Spacing = (pursuer: number, target: number) => number;

/** After all combats: of these there are fewer than fighters and their pursuits. */
const SLOTS_MAX = FIGHTERS_MAX ** 2;

/** Pursuits: who may, whom they reach, and which combats they provoke. // CF-PUR */
export class Pursuit {
  private readonly facts: FightFacts;
  /** Index side → all its fighters, as bits. */
  private readonly sets: readonly [number, number];
  /** Index pursuer → opponents whom he reaches, as bits. // CF-PUR-3 */
  private readonly preys: readonly number[];
  /** Index fighter → pursuits of a turn. // CF-PUR-2, CF-ABL-23 */
  private readonly limits: readonly number[];

  constructor(facts: FightFacts, spacing: Spacing) {
    const { combatants, sideOf } = facts.party;
    const sets = sideSets(sideOf);
    this.facts = facts;
    this.sets = sets;
    this.preys = combatants.map((who, pursuer) => {
      const reached = combatants.map((_, target) => spacing(pursuer, target) <= pursuitOf(movementOf(who, 0)));
      const set = reached.reduce((bits, isReached, target) => (isReached ? bits | (1 << target) : bits), 0);
      return set & sets[sideOf[pursuer] === 0 ? 1 : 0];
    });
    this.limits = combatants.map(({ abilities, tactics }) => {
      if (tactics.pursue === 'never') return 0;
      const more = abilities.number('implacable') ?? 0;
      return 1 + (more > 0 && facts.rulings.implacable === 'extra-pursuits' ? more : 0);
    });
  }

  /** Opponents whom a fighter reaches, as bits. // CF-PUR-3 */
  prey(fighter: number): number {
    return this.preys[fighter] as number;
  }

  /** Pursuits that a fighter may still make in this turn. // CF-PUR-2 */
  left(fight: Fight, fighter: number): number {
    return Math.max(0, (this.limits[fighter] as number) - fight.unit(fighter).pursuits);
  }

  /** Whether two comrades reach the same opponents, who reach both of them alike. */
  areAlike(a: number, b: number): boolean {
    return this.prey(a) === this.prey(b) && this.preys.every((set) => ((set >> a) & 1) === ((set >> b) & 1));
  }

  /** Those of the combat just fought who may pursue, as bits. // CF-PUR-1, CF-PUR-2, CF-PUR-10 */
  pursuers(fight: Fight): number {
    const first = livingSet(fight, 0);
    const second = livingSet(fight, 1);
    if (first !== 0 && second !== 0) return 0;
    let set = first | second;
    for (let left = set; left !== 0; left &= left - 1) {
      const fighter = firstOf(left);
      if (this.left(fight, fighter) === 0) set &= ~(1 << fighter);
    }
    return set;
  }

  /** A fighter pursues. @returns the combat that he provokes, or {@link FREE} when he reaches nobody // CF-PUR-6 to 8 */
  pursue(fight: Fight, fighter: number): number {
    const target = this.choose(fight, fighter);
    if (target < 0) return FREE;
    const unit = fight.unit(fighter);
    unit.pursuits += 1;
    unit.flags &= ~(FLAG.charging | FLAG.engaging | FLAG.diving); // CF-PUR-3, CF-ABL-16, CF-ABL-19
    const other = fight.unit(target);
    if (other.slot === FREE || !this.isAlone(fight, target)) other.slot = this.newSlot(fight); // CF-PUR-6, CF-PUR-8
    unit.slot = other.slot; // CF-PUR-7
    return unit.slot;
  }

  /** The enemy whom a fighter goes for, -1 when there is none. // CF-PUR-4 */
  private choose(fight: Fight, fighter: number): number {
    let chosen = -1;
    for (let left = this.prey(fighter) & ~fight.gone; left !== 0; left &= left - 1) {
      const target = firstOf(left);
      if (chosen >= 0 && !this.precedes(fight, fighter, target, chosen)) continue;
      if (this.isTarget(fight, target)) chosen = target;
    }
    return chosen;
  }

  /** @param target an opponent who is present, and reached */
  private isTarget(fight: Fight, target: number): boolean {
    const unit = fight.unit(target);
    if (unit.is(FLAG.fought)) return false; // CF-PUR-5
    if (unit.slot === FREE) return true;
    const members = membersOf(fight, unit.slot);
    const own = this.sideSetOf(target);
    if (isMany(members & own)) return true;
    return sizeOf(members & ~own) < fighterAt(this.facts.party, target).contactLimit;
  }

  /** Whether one target goes before another that stands earlier in the list. */
  private precedes(fight: Fight, fighter: number, target: number, other: number): boolean {
    const { party } = this.facts;
    const policy = fighterAt(party, fighter).tactics.pursue;
    if (policy === 'weakest' || policy === 'strongest') {
      const one = fighterAt(party, target);
      const two = fighterAt(party, other);
      return policy === 'weakest'
        ? printedOf(one, 'RES') < printedOf(two, 'RES')
        : printedOf(one, 'ATT') > printedOf(two, 'ATT');
    }
    return this.rank(fight, target, policy) < this.rank(fight, other, policy);
  }

  /** Combats before free fighters, or after them; earlier combats first. */
  private rank(fight: Fight, target: number, policy: string): number {
    const { slot } = fight.unit(target);
    if (slot !== FREE) return slot;
    return policy === 'free-first' ? FREE : SLOTS_MAX;
  }

  /** Whether he is the only one of his side in his combat. */
  private isAlone(fight: Fight, fighter: number): boolean {
    return !isMany(membersOf(fight, fight.unit(fighter).slot) & this.sideSetOf(fighter));
  }

  /** A combat after all that are still to be fought. */
  private newSlot(fight: Fight): number {
    let last = FREE;
    for (let i = 0; i < fight.units.length; i += 1) last = Math.max(last, fight.unit(i).slot);
    return last + 1;
  }

  /** All of a fighter's side, as bits. */
  private sideSetOf(fighter: number): number {
    return this.sets[this.facts.party.sideOf[fighter] === 0 ? 0 : 1];
  }
}
