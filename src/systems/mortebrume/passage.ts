import type { Dice } from '../../dice/dice.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type Language, type Metric, type Outcome } from '../system.ts';
import { Attacks, type AttacksOptions } from './attacks.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { RESULT, type Result } from './exchange.ts';
import type { Rulings } from './rulings.ts';

/** Index of the mover among the fighters. */
export const MOVER = 0;
/** Nobody is attacked at the end of the move. */
export const NOBODY = -1;

/** Indices of the outcomes: he goes where he wanted, he is held on the way, he falls. */
const ARRIVES = 0;
const HELD = 1;
const OUT = 2;

/** One attack on somebody who moves by. */
export interface Interception {
  /** Index of the fighter. */
  readonly by: number;
  /** Where the mover stays who does not go on, in mm along his path. */
  readonly at: number;
}

/** State of a move through the reach of others. */
class Passage {
  /** Index fighter → condition. */
  readonly conditions: readonly Condition[];
  /** Index of the next interception; that after the last stands for the mover's own attack. */
  next = 0;
  interceptions = 0;
  /** Where the mover has come to, once he stays. */
  position = 0;
  /** The mover dominated when he attacked. */
  isDominated = false;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }

  get mover(): Condition {
    return this.conditions[MOVER] as Condition;
  }
}

/** A move through the reach of others, ready to be played. */
export interface PassageFacts extends Omit<AttacksOptions, 'targets'> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  /** In the order in which they are made; every one of them is possible at the start. // MB-INT-4, MB-DIS-3 */
  readonly interceptions: readonly Interception[];
  /** Where the mover wants to go, in mm. */
  readonly path: number;
  /** He moves, if only to turn. // MB-INT-3 */
  readonly isMoving: boolean;
  /** Index of whom he attacks there, or {@link NOBODY}. // MB-INT-7 */
  readonly target: number;
  /** Indices of those whose losses count together. */
  readonly others: readonly number[];
  readonly rulings: Rulings;
}

/** Somebody moves by others who may attack him on the way. // MB-INT, MB-DIS */
export class PassageModel extends SmallModel<Passage> {
  readonly keyLength: number;
  private readonly facts: PassageFacts;
  private readonly attacks: Attacks;
  private readonly interceptions: readonly Interception[];

  constructor(facts: PassageFacts) {
    const { combatants, outcomes, metrics, engine, target } = facts;
    super({ outcomes, metrics, actors: combatants.map(({ name }) => name), engine });
    this.facts = facts;
    this.attacks = new Attacks({ ...facts, targets: combatants.map((_, i) => (i === MOVER ? target : MOVER)) });
    this.interceptions = facts.interceptions.filter(({ by }) => this.attacks.canAttack(by));
    this.keyLength = target === NOBODY ? 2 : 3;
  }

  createState(): Passage {
    return new Passage(this.facts.combatants.length);
  }

  reset(state: Passage): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    state.next = 0;
    state.interceptions = 0;
    state.position = 0;
    state.isDominated = false;
  }

  protected advance(state: Passage, dice: Dice): number {
    const { interceptions, facts } = this;
    const interception = interceptions[state.next];
    if (interception === undefined) return this.arrive(state, dice);
    state.next += 1;
    this.intercept(state, interception, dice);
    if (!this.goesOn(state)) {
      state.position = interception.at;
      return state.mover.isConscious ? HELD : OUT;
    }
    return state.next < interceptions.length || facts.target !== NOBODY ? CONTINUES : this.arrive(state, dice);
  }

  // MB-INT-5
  private intercept(state: Passage, { by }: Interception, dice: Dice): void {
    const { attacks } = this;
    attacks.prepare(by);
    attacks.move(MOVER);
    attacks.play(state.conditions, 1, dice);
    state.interceptions += 1;
  }

  // MB-INT-6
  private goesOn({ mover }: Passage): boolean {
    if (!mover.isConscious || mover.isStunned) return false;
    const rule = this.facts.rulings['intercepted-mover'];
    return rule === 'unless-out' || isUnhindered(this.attacks.result, rule === 'unless-dominated');
  }

  // MB-INT-7
  private arrive(state: Passage, dice: Dice): number {
    const { attacks, facts } = this;
    state.position = facts.path;
    if (facts.target === NOBODY || !attacks.canAttack(MOVER) || this.spares(state)) return ARRIVES;
    attacks.prepare(MOVER);
    if (facts.isMoving) attacks.move(MOVER);
    attacks.play(state.conditions, 1, dice);
    state.isDominated = attacks.result === RESULT.attacker;
    return ARRIVES;
  }

  /** His target has fallen on the way, and he does not mean to kill, or cannot any more. // MB-STATE-2 */
  private spares({ conditions }: Passage): boolean {
    const { combatants, target } = this.facts;
    const { isDead, physique } = conditions[target] as Condition;
    const hasFallen = physique === 0 && (combatants[target] as Combatant).physiqueLeft > 0;
    return isDead || (hasFallen && (combatants[MOVER] as Combatant).tactics['finish-off'] === 'stop');
  }

  /** Interceptors are told by whose turn it is; whom the mover wants to attack may have been one of them. */
  key({ next, conditions, mover }: Passage, out: Int32Array): void {
    out[0] = next;
    out[1] = mover.code;
    if (this.facts.target !== NOBODY) out[2] = (conditions[this.facts.target] as Condition).code;
  }

  copy(from: Passage, to: Passage): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.next = from.next;
    to.interceptions = from.interceptions;
    to.position = from.position;
    to.isDominated = from.isDominated;
  }

  measure(state: Passage, out: Int32Array): void {
    const { others, target } = this.facts;
    let lost = 0;
    for (let i = 0; i < others.length; i += 1) lost += this.lostBy(state, others[i] as number);
    out[0] = state.interceptions;
    out[1] = state.position;
    out[2] = this.lostBy(state, MOVER);
    out[3] = lost;
    if (target === NOBODY) return;
    out[4] = this.lostBy(state, target);
    out[5] = Number(state.isDominated);
  }

  private lostBy({ conditions }: Passage, index: number): number {
    return (this.facts.combatants[index] as Combatant).physiqueLeft - (conditions[index] as Condition).physique;
  }

  describe({ conditions }: Passage, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

/** Whether an attack leaves the mover his way; ties and won passes do so by ruling. // MB-INT-6 */
function isUnhindered(result: Result, staysUpright: boolean): boolean {
  if (result === RESULT.dodged || result === RESULT.missed) return true;
  return staysUpright && (result === RESULT.tie || result === RESULT.defender);
}
