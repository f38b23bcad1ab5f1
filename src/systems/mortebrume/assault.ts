import type { Dice } from '../../dice/dice.ts';
import { Attacks, type AttacksOptions } from './attacks.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { dodgeMoveOf } from './domination.ts';
import { REACTION, type Reaction } from './exchange.ts';
import type { Rulings } from './rulings.ts';

/** Index of the target among the fighters of a combined attack; the attackers follow, in their order. */
export const TARGET = 0;
/** No attacker. */
export const NOBODY = -1;

/** Farthest that hand-to-hand combat reaches, in mm. // MB-GEN-2 */
const ZONE = 40;

/** State of a combined attack. */
export class Assault {
  /** The target, then the attackers. */
  readonly conditions: readonly Condition[];
  /** Index of the next attacker in the order of the attacks. */
  next = TARGET + 1;
  /** Who attacks the fallen target out of his turn; {@link NOBODY} before. */
  finisher = NOBODY;
  /** The target has answered with his weapon once. // MB-COMB-3 */
  hasPassed = false;
  /** The target has dodged out of reach. // MB-COMB-6 */
  isAway = false;
  attacks = 0;
  dodges = 0;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }

  get target(): Condition {
    return this.conditions[TARGET] as Condition;
  }

  begin(combatants: readonly Combatant[]): void {
    for (let i = 0; i < combatants.length; i += 1) (this.conditions[i] as Condition).begin(combatants[i] as Combatant);
    this.next = TARGET + 1;
    this.finisher = NOBODY;
    this.hasPassed = false;
    this.isAway = false;
    this.attacks = 0;
    this.dodges = 0;
  }

  copyFrom(other: Assault): void {
    for (let i = 0; i < this.conditions.length; i += 1) {
      (this.conditions[i] as Condition).copyFrom(other.conditions[i] as Condition);
    }
    this.next = other.next;
    this.finisher = other.finisher;
    this.hasPassed = other.hasPassed;
    this.isAway = other.isAway;
    this.attacks = other.attacks;
    this.dodges = other.dodges;
  }

  /** Attackers are told by whose turn it is: until then nothing happens to them. */
  writeKey(out: Int32Array): void {
    out[0] = this.next | ((this.finisher + 1) << 6) | (Number(this.hasPassed) << 12) | (Number(this.isAway) << 13);
    out[1] = this.target.code;
  }
}

/** Number of integers in the key of an {@link Assault}. */
export const ASSAULT_KEY = 2;

/** A combined attack, without how its target splits the malus. */
export interface AssaultFacts extends Omit<AttacksOptions, 'targets'> {
  /** Between the target and those who strike, in mm. */
  readonly distance: number;
  /** A fallen target is attacked on. // MB-COMB-8 */
  readonly finishes: boolean;
  /** Who does so: the next attacker, or the one with the strongest weapon. */
  readonly finisher: 'next' | 'strongest';
  readonly rulings: Rulings;
  /** Index attacker, from 0 → what the target wants to do. */
  readonly wanted: readonly Reaction[];
}

/** Several who attack one target together, one after the other. // MB-COMB */
export class Assaults {
  private readonly facts: AssaultFacts;
  private readonly attacks: Attacks;
  /** One dodge takes the target out of reach. // MB-COMB-6 */
  private readonly dodgesAway: boolean;
  /** The target has fallen before: all attack until he is dead. // MB-COMB-8 */
  private readonly isFallen: boolean;

  constructor(facts: AssaultFacts) {
    const { combatants, distance } = facts;
    const target = combatants[TARGET] as Combatant;
    const dodgeMove = dodgeMoveOf(target);
    this.facts = facts;
    this.attacks = new Attacks({ ...facts, targets: combatants.map((_, i) => (i === TARGET ? NOBODY : TARGET)) });
    this.dodgesAway = dodgeMove > 0 && distance + dodgeMove > ZONE;
    this.isFallen = target.physiqueLeft === 0;
  }

  /** Index of who attacks next, {@link NOBODY} when the attack is over. // MB-COMB-6 to 8 */
  attackerOf(state: Assault): number {
    const { target } = state;
    if (target.isDead) return NOBODY;
    if (target.physique > 0 || this.isFallen) return this.following(state);
    if (!this.facts.finishes) return NOBODY;
    if (state.finisher === NOBODY) return this.finisherOf(state);
    return this.facts.rulings['coup-de-grace'] === 'until-dead' ? this.following(state) : NOBODY;
  }

  /** The attack of one of them. @param malus of the target's answer // MB-COMB-2 to 4 */
  attack(state: Assault, attacker: number, malus: number, dice: Dice): void {
    const { attacks, facts } = this;
    const hasFallen = state.target.physique === 0 && !this.isFallen;
    if (hasFallen && state.finisher === NOBODY) state.finisher = attacker;
    else state.next = attacker + 1;
    attacks.prepare(attacker);
    const wanted = hasFallen ? REACTION.take : (facts.wanted[attacker - 1] as Reaction); // MB-COMB-8
    attacks.answer(wanted, !state.hasPassed, malus);
    attacks.play(state.conditions, 1, dice);
    state.attacks += 1;
    if (attacks.isPassed) state.hasPassed = true;
    if (!attacks.isDodged) return;
    state.dodges += 1;
    if (this.dodgesAway) state.isAway = true;
  }

  private following({ next, isAway, finisher }: Assault): number {
    for (let i = next; i < this.facts.combatants.length; i += 1) {
      if (i !== finisher && this.canAttack(i, isAway)) return i;
    }
    return NOBODY;
  }

  // MB-COMB-6
  private canAttack(index: number, isAway: boolean): boolean {
    return this.attacks.isRanged(index) ? this.attacks.canAttack(index) : !isAway;
  }

  // MB-COMB-8
  private finisherOf(state: Assault): number {
    const first = this.following(state);
    if (first === NOBODY || this.facts.finisher === 'next') return first;
    let best = first;
    for (let i = first + 1; i < this.facts.combatants.length; i += 1) {
      if (this.canAttack(i, state.isAway) && this.damageOf(i) > this.damageOf(best)) best = i;
    }
    return best;
  }

  private damageOf(index: number): number {
    return (this.facts.combatants[index] as Combatant).weapon.damage;
  }
}
