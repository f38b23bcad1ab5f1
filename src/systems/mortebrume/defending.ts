import type { Dice } from '../../dice/dice.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { Exchanges, REACTION, RESULT } from './exchange.ts';
import { canDodge } from './reaction.ts';
import type { Rulings } from './rulings.ts';
import { lost, UNITS } from './words.ts';

/** Indices of the fighters. */
const ATTACKER = 0;
const TARGET = 1;
const DEFENDER = 2;

const OUTCOMES = [
  outcome('defended', 'the defender fights in his place', 'le défenseur se bat à sa place'),
  outcome('bypassed', 'the defender is dodged past', 'le défenseur est contourné'),
  outcome('blocked', 'the attacker is blocked', 'l’attaquant est bloqué'),
  outcome('too-late', 'the defender comes too late', 'le défenseur arrive trop tard'),
  outcome('no-defence', 'nobody defends', 'personne ne défend'),
];
const DEFENDED = 0;
const BYPASSED = 1;
const BLOCKED = 2;
const TOO_LATE = 3;
const NO_DEFENCE = 4;

const METRICS = [
  lost('attacker'),
  lost('target'),
  lost('defender'),
  metric('dominated', UNITS.flag, 'the attacker dominates', 'l’attaquant domine'),
];

/** What a defender can do. // MB-DEF-1 to 3 */
export type Readiness = 'in-time' | 'too-late' | 'none';

/** State of an attack that is met by a defender. */
class Defence {
  readonly conditions: readonly [Condition, Condition, Condition] = [new Condition(), new Condition(), new Condition()];
  /** The defender has been dodged past. */
  isPast = false;
  isDominated = false;
}

/** An attack on a fighter whom another defends, ready to be played. */
export interface DefenceFacts {
  /** Attacker, target, defender. */
  readonly combatants: readonly [Combatant, Combatant, Combatant];
  readonly readiness: Readiness;
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

/** Somebody attacks a fighter whom another defends. // MB-DEF */
export class DefenceModel extends SmallModel<Defence> {
  readonly keyLength = 4;
  private readonly facts: DefenceFacts;
  private readonly exchanges: Exchanges;

  constructor(facts: DefenceFacts) {
    const { combatants, engine } = facts;
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: combatants.map(({ name }) => name), engine });
    this.facts = facts;
    this.exchanges = new Exchanges(facts);
  }

  createState(): Defence {
    return new Defence();
  }

  reset(state: Defence): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    state.isPast = false;
    state.isDominated = false;
  }

  protected advance(state: Defence, dice: Dice): number {
    const { readiness } = this.facts;
    if (state.isPast) return this.strike(state, TARGET, BYPASSED, dice);
    if (readiness === 'none') return this.strike(state, TARGET, NO_DEFENCE, dice); // MB-DEF-1
    if (readiness === 'too-late') return this.strike(state, TARGET, TOO_LATE, dice); // MB-DEF-3
    const past = this.wayPast(state);
    if (past === 'none') return this.strike(state, DEFENDER, DEFENDED, dice); // MB-DEF-2
    if (past === 'opposed' && !this.dodgePast(state, dice)) return BLOCKED;
    state.isPast = true;
    return CONTINUES;
  }

  // MB-DEF-4
  private wayPast({ conditions }: Defence): 'none' | 'free' | 'opposed' {
    const { combatants, rulings } = this.facts;
    const [attacker] = combatants;
    if (attacker.tactics['against-defender'] === 'fight') return 'none';
    if (rulings['dodge-past'] === 'free') return 'free';
    return canDodge(attacker, conditions[ATTACKER]) ? 'opposed' : 'none';
  }

  /** The defender attacks, and the attacker must dodge. @returns whether he gets past // MB-DEF-4 */
  private dodgePast({ conditions }: Defence, dice: Dice): boolean {
    const { exchanges } = this;
    exchanges.prepare(DEFENDER, ATTACKER);
    exchanges.order.reaction = REACTION.dodge;
    exchanges.play(conditions[DEFENDER], conditions[ATTACKER], 1, dice);
    return exchanges.report.result !== RESULT.attacker;
  }

  private strike(state: Defence, victim: typeof TARGET | typeof DEFENDER, end: number, dice: Dice): number {
    const { exchanges } = this;
    exchanges.prepare(ATTACKER, victim);
    exchanges.play(state.conditions[ATTACKER], state.conditions[victim], 1, dice);
    state.isDominated = exchanges.report.result === RESULT.attacker;
    if (end !== NO_DEFENCE) state.conditions[DEFENDER].isActivated = true; // MB-DEF-5
    return end;
  }

  key({ conditions, isPast }: Defence, out: Int32Array): void {
    out[0] = Number(isPast);
    for (let i = 0; i < conditions.length; i += 1) out[1 + i] = (conditions[i] as Condition).code;
  }

  copy(from: Defence, to: Defence): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.isPast = from.isPast;
    to.isDominated = from.isDominated;
  }

  measure({ conditions, isDominated }: Defence, out: Int32Array): void {
    for (let i = 0; i < conditions.length; i += 1) {
      out[i] = (this.facts.combatants[i] as Combatant).physiqueLeft - (conditions[i] as Condition).physique;
    }
    out[3] = Number(isDominated);
  }

  describe({ conditions }: Defence, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}
