import type { Dice } from '../../dice/dice.ts';
import { metric } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric, type Outcome } from '../system.ts';
import { announceCharge, breakThrough, type Charge, type Pushed, pushed, rushesOn } from './charge.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { gapAfter, type Meeting } from './domination.ts';
import { type Ending, endingMetrics, endingsOf, measureEndings } from './ending.ts';
import { Exchanges, isLanded, REACTION } from './exchange.ts';
import type { Rulings } from './rulings.ts';
import { recoil, UNITS } from './words.ts';

/** Indices of the fighters. */
export const ATTACKER = 0;
export const TARGET = 1;
export const PURSUER = 2;

const ATTACK = 0;
const PURSUIT = 1;

/** Millimetres in a centimetre. */
const CM = 10;

/** State of an attack. */
class Melee {
  /** Index fighter → condition. */
  readonly conditions: readonly Condition[];
  stage = ATTACK;
  /** Outcome of the attack, once it is over. */
  outcome = 0;
  isSpecial = false;
  attackerRecoil = 0;
  targetRecoil = 0;
  gap = 0;
  extraMove = 0;
  throughMove = 0;
  dodgeBonus = 0;
  isCaught = false;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }
}

/** An attack of one fighter on another, ready to be played. */
export interface MeleeFacts {
  /** The attacker, the target, and perhaps who pursues the attacker. */
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
  readonly outcomes: readonly Outcome[];
  /** Index result of the exchange → outcome. */
  readonly outcomeOf: readonly number[];
  readonly meeting: Meeting;
  readonly isReduced: boolean;
  readonly modifier: number;
  readonly targetModifier: number;
  /** A body strike, whatever the tactics of the attacker. // MB-BODY-1 */
  readonly isBodyStrike: boolean;
  /** Null where nobody charges. */
  readonly charge: Charge | null;
}

/** Metrics of an attack that ends a charge, beside those of every attack. */
const CHARGE_METRICS = [
  metric('bonus', UNITS.points, 'charge bonus', 'bonus de charge'),
  metric('extra-move', UNITS.millimetres, 'extra move of a rush', 'déplacement de la ruée'),
  metric('through-move', UNITS.millimetres, 'move behind the target', 'déplacement derrière la cible'),
  metric('dodge-bonus', UNITS.points, 'bonus to later dodges', 'bonus aux esquives suivantes'),
];

const PURSUIT_METRIC = metric('pursuit-hit', UNITS.flag, 'the pursuer strikes', 'le poursuivant frappe');

const DUELLED = ['lost', 'armour-lost', 'stunned', 'out'] as const;

function endings(hasPursuer: boolean): readonly Ending[] {
  return [
    ...endingsOf(ATTACKER, 'attacker', DUELLED),
    ...endingsOf(TARGET, 'target', [...DUELLED, 'dead']),
    ...(hasPursuer ? endingsOf(PURSUER, 'pursuer', ['lost']) : []),
  ];
}

/** Metrics of an attack. */
export function meleeMetrics(isCharge: boolean, hasPursuer: boolean): readonly Metric[] {
  return [
    ...endingMetrics(endings(hasPursuer)),
    recoil('attacker'),
    recoil('target'),
    metric('special', UNITS.flag, 'the blow is special', 'coup spécial'),
    metric('gap', UNITS.millimetres, 'gap afterwards', 'écart ensuite'),
    ...(isCharge ? CHARGE_METRICS : []),
    ...(hasPursuer ? [PURSUIT_METRIC] : []),
  ];
}

/** One attack of one fighter on another, with the charge that leads to it and what follows. // MB-CC, MB-CHG */
export class MeleeModel extends SmallModel<Melee> {
  readonly keyLength: number;
  private readonly facts: MeleeFacts;
  private readonly exchanges: Exchanges;
  private readonly endings: readonly Ending[];
  private readonly hasPursuer: boolean;

  constructor(facts: MeleeFacts) {
    const { combatants, charge } = facts;
    const hasPursuer = combatants.length > PURSUER;
    super({
      outcomes: facts.outcomes,
      metrics: meleeMetrics(charge !== null, hasPursuer),
      actors: combatants.map(({ name }) => name),
      engine: facts.engine,
    });
    this.facts = facts;
    this.hasPursuer = hasPursuer;
    this.endings = endings(hasPursuer);
    this.exchanges = new Exchanges(facts);
    this.keyLength = 1 + combatants.length;
  }

  createState(): Melee {
    return new Melee(this.facts.combatants.length);
  }

  reset(state: Melee): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    state.stage = ATTACK;
    state.outcome = 0;
    state.isSpecial = false;
    state.attackerRecoil = 0;
    state.targetRecoil = 0;
    state.gap = 0;
    state.extraMove = 0;
    state.throughMove = 0;
    state.dodgeBonus = 0;
    state.isCaught = false;
  }

  protected advance(state: Melee, dice: Dice): number {
    if (state.stage === PURSUIT) return this.pursue(state, dice);
    this.attack(state, dice);
    if (!this.hasPursuer || !(state.conditions[ATTACKER] as Condition).isConscious) return state.outcome;
    state.stage = PURSUIT;
    return CONTINUES;
  }

  private attack(state: Melee, dice: Dice): void {
    const { facts, exchanges } = this;
    const { charge } = facts;
    const attacker = state.conditions[ATTACKER] as Condition;
    const target = state.conditions[TARGET] as Condition;
    const before = attacker.physique - target.physique;
    this.announce();
    exchanges.play(attacker, target, 1, dice);
    const { report } = exchanges;
    state.outcome = facts.outcomeOf[report.result] as number;
    state.isSpecial = report.isSpecialAttack || report.isSpecialAnswer;
    state.attackerRecoil = report.attackerRecoil;
    state.targetRecoil = report.targetRecoil;
    if (charge !== null) this.carryOn(state, charge, before);
    state.gap = gapAfter(facts.meeting, report, state.attackerRecoil + state.targetRecoil);
  }

  private announce(): void {
    const { facts, exchanges } = this;
    const { order } = exchanges;
    exchanges.prepare(ATTACKER, TARGET);
    if (facts.isBodyStrike) order.isBodyStrike = true;
    order.isReduced = facts.isReduced;
    order.attackModifier = facts.modifier;
    order.passModifier = facts.targetModifier;
    order.dodgeModifier = facts.targetModifier;
    if (facts.charge !== null) announceCharge(order, facts.charge, facts.rulings);
  }

  /** What a charge does beside its blow. @param before physique of the attacker less that of the target // MB-CHG-7 to 9 */
  private carryOn(state: Melee, charge: Charge, before: number): void {
    const { rulings } = this.facts;
    const { report } = this.exchanges;
    const attacker = state.conditions[ATTACKER] as Condition;
    const after = attacker.physique - (state.conditions[TARGET] as Condition).physique;
    const lead = rulings['push-timing'] === 'after-strike' ? after : before;
    this.push(state, pushed(charge, report, lead, rulings), CM * charge.bonus);
    if (rushesOn(charge, report, attacker, rulings)) state.extraMove = CM * charge.bonus;
    if (!breakThrough(charge, report, attacker)) return;
    state.throughMove = charge.moveLeft;
    state.dodgeBonus = charge.bonus;
  }

  private push(state: Melee, who: Pushed, length: number): void {
    if (who === 'attacker') state.attackerRecoil += length;
    if (who === 'target') state.targetRecoil += length;
  }

  // MB-CHG-10
  private pursue(state: Melee, dice: Dice): number {
    const { exchanges } = this;
    exchanges.prepare(PURSUER, ATTACKER);
    exchanges.order.reaction = REACTION.dodge;
    exchanges.play(state.conditions[PURSUER] as Condition, state.conditions[ATTACKER] as Condition, 1, dice);
    state.isCaught = isLanded(exchanges.report.result);
    return state.outcome;
  }

  key(state: Melee, out: Int32Array): void {
    out[0] = state.stage | (state.outcome << 1);
    for (let i = 0; i < state.conditions.length; i += 1) out[1 + i] = (state.conditions[i] as Condition).code;
  }

  copy(from: Melee, to: Melee): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.stage = from.stage;
    to.outcome = from.outcome;
    to.isSpecial = from.isSpecial;
    to.attackerRecoil = from.attackerRecoil;
    to.targetRecoil = from.targetRecoil;
    to.gap = from.gap;
    to.extraMove = from.extraMove;
    to.throughMove = from.throughMove;
    to.dodgeBonus = from.dodgeBonus;
    to.isCaught = from.isCaught;
  }

  measure(state: Melee, out: Int32Array): void {
    const { combatants, charge } = this.facts;
    let at = measureEndings(this.endings, combatants, state.conditions, out, 0);
    out[at++] = state.attackerRecoil;
    out[at++] = state.targetRecoil;
    out[at++] = Number(state.isSpecial);
    out[at++] = state.gap;
    if (charge !== null) {
      out[at++] = charge.bonus;
      out[at++] = state.extraMove;
      out[at++] = state.throughMove;
      out[at++] = state.dodgeBonus;
    }
    if (this.hasPursuer) out[at] = Number(state.isCaught);
  }

  describe({ conditions }: Melee, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}
