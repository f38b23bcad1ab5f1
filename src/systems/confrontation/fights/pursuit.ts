import { movementOf, pursuitOf } from '../potential.ts';
import { type FightFacts, fighterAt, printedOf } from './facts.ts';
import { type Fight, FLAG, FREE } from './fight.ts';

/** Millimetres between a pursuer and his target. */
export type Spacing = (pursuer: number, target: number) => number;

/** Pursuits: who may, whom they reach, and which combats they provoke. // CF-PUR */
export class Pursuit {
  private readonly facts: FightFacts;
  /** Index pursuer × fighters + target → whether he reaches him. // CF-PUR-3 */
  private readonly reaches: readonly boolean[];
  /** Index fighter → pursuits of a turn. // CF-PUR-2, CF-ABL-23 */
  private readonly limits: readonly number[];

  constructor(facts: FightFacts, spacing: Spacing) {
    const { combatants } = facts.party;
    this.facts = facts;
    this.reaches = combatants.flatMap((who, pursuer) =>
      combatants.map((_, target) => spacing(pursuer, target) <= pursuitOf(movementOf(who, 0))),
    );
    const isImplacable = facts.rulings.implacable === 'extra-pursuits';
    this.limits = combatants.map(({ abilities, tactics }) =>
      tactics.pursue === 'never' ? 0 : 1 + (isImplacable ? (abilities.number('implacable') ?? 0) : 0),
    );
  }

  /** Whether a member of the combat just fought may pursue. // CF-PUR-1, CF-PUR-2, CF-PUR-10 */
  isFreeToPursue(fight: Fight, fighter: number): boolean {
    const unit = fight.unit(fighter);
    if (unit.slot !== fight.slot || !unit.isPresent || unit.pursuits >= (this.limits[fighter] as number)) return false;
    for (let i = 0; i < fight.units.length; i += 1) {
      const other = fight.unit(i);
      if (other.slot === fight.slot && this.isOpponent(fighter, i) && !other.condition.isOut) return false;
    }
    return true;
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
    for (let i = 0; i < fight.units.length; i += 1) {
      if (!this.isTarget(fight, fighter, i)) continue;
      if (chosen < 0 || this.precedes(fight, fighter, i, chosen)) chosen = i;
    }
    return chosen;
  }

  private isTarget(fight: Fight, fighter: number, target: number): boolean {
    const unit = fight.unit(target);
    if (!this.isOpponent(fighter, target) || !unit.isPresent || unit.is(FLAG.fought)) return false; // CF-PUR-5
    if (this.reaches[fighter * fight.units.length + target] !== true) return false;
    if (unit.slot === FREE) return true;
    return (
      !this.isAlone(fight, target) || this.opponents(fight, target) < fighterAt(this.facts.party, target).contactLimit
    );
  }

  /** Whether one target goes before another that stands earlier in the list. */
  private precedes(fight: Fight, fighter: number, target: number, other: number): boolean {
    const { party } = this.facts;
    const policy = fighterAt(party, fighter).tactics.pursue;
    const [one, two] = [fighterAt(party, target), fighterAt(party, other)];
    if (policy === 'weakest') return printedOf(one, 'RES') < printedOf(two, 'RES');
    if (policy === 'strongest') return printedOf(one, 'ATT') > printedOf(two, 'ATT');
    return this.rank(fight, target, policy) < this.rank(fight, other, policy);
  }

  /** Combats before free fighters, or after them; earlier combats first. */
  private rank(fight: Fight, target: number, policy: string): number {
    const { slot } = fight.unit(target);
    if (slot !== FREE) return slot;
    return policy === 'free-first' ? FREE : Number.POSITIVE_INFINITY;
  }

  /** Whether he is the only one of his side in his combat. */
  private isAlone(fight: Fight, fighter: number): boolean {
    const { slot } = fight.unit(fighter);
    for (let i = 0; i < fight.units.length; i += 1) {
      if (i !== fighter && fight.unit(i).slot === slot && !this.isOpponent(fighter, i)) return false;
    }
    return true;
  }

  private opponents(fight: Fight, fighter: number): number {
    const { slot } = fight.unit(fighter);
    let count = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (fight.unit(i).slot === slot && this.isOpponent(fighter, i)) count += 1;
    }
    return count;
  }

  /** A combat after all that are still to be fought. */
  private newSlot(fight: Fight): number {
    let last = FREE;
    for (let i = 0; i < fight.units.length; i += 1) last = Math.max(last, fight.unit(i).slot);
    return last + 1;
  }

  private isOpponent(a: number, b: number): boolean {
    const { sideOf } = this.facts.party;
    return sideOf[a] !== sideOf[b];
  }
}
