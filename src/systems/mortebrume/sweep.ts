import type { Dice } from '../../dice/dice.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric } from '../system.ts';
import { announceCharge, type Charge } from './charge.ts';
import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { gapAfter, type Meeting } from './domination.ts';
import { type Ending, endingMetrics, endingsOf, measureEndings } from './ending.ts';
import { Exchanges, isAnswered, isLanded, REACTION, RESULT } from './exchange.ts';
import { half } from './lengths.ts';
import type { Rulings } from './rulings.ts';
import { finished, gap, UNITS } from './words.ts';

/** Index of the striker; his targets follow, in the order of the strike. */
const ATTACKER = 0;

/** Ways in which a multiple strike ends. */
export const SWEEP_OUTCOMES = [
  outcome('full-sweep', 'goes through', 'va jusqu’au bout'),
  outcome('stopped', 'stopped', 'arrêtée'),
  outcome('no-hit', 'nobody is hit', 'personne n’est touché'),
  outcome('not-possible', 'not possible', 'impossible'),
];
const FULL_SWEEP = 0;
const STOPPED = 1;
const NO_HIT = 2;
export const NOT_POSSIBLE = 3;

/** State of a multiple strike. */
class Sweep {
  /** Index fighter → condition. */
  readonly conditions: readonly Condition[];
  /** Index fighter → gap between him and the striker once he was met, in mm. */
  readonly gaps: Int32Array;
  /** Targets that have lost a pass, as bits by index. */
  beaten = 0;
  /** Index of the next target to answer; 0 before the attack roll. */
  next = 0;
  attackCode = 0;
  /** Index of the target who stopped it; 0: nobody yet. */
  stoppedAt = 0;
  hits = 0;
  /** A target has dominated the striker. */
  isDominated = false;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
    this.gaps = new Int32Array(count);
  }

  condition(index: number): Condition {
    return this.conditions[index] as Condition;
  }
}

/** A multiple strike, ready to be played. */
export interface SweepFacts {
  /** The striker, then his targets in the order of the strike. */
  readonly combatants: readonly Combatant[];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
  readonly modifier: number;
  /** One of the targets is in the reduced band. // MB-SWEEP-3 */
  readonly isReduced: boolean;
  readonly charge: Charge | null;
  /** Index fighter → the striker and him; null for the striker. */
  readonly meetings: readonly (Meeting | null)[];
}

/** How the damage is divided. // MB-SWEEP-2 */
export interface Shares {
  readonly share: number;
  readonly remainder: number;
}

/** What every target takes. // MB-SWEEP-2, MB-SWEEP-3 */
export function sharesOf({ combatants, rulings, isReduced, charge }: SweepFacts): Shares {
  const [striker] = combatants as readonly [Combatant, ...Combatant[]];
  const whole = striker.weapon.damage + (charge?.type === 'offensive' ? charge.bonus : 0);
  const damage = isReduced ? half(whole, rulings) : whole;
  const count = combatants.length - 1;
  return { share: Math.floor(damage / count), remainder: damage % count };
}

/** Numbers about each fighter, the striker first. */
function endingsOfAll(names: readonly string[]): readonly Ending[] {
  return names.flatMap((name, i) => endingsOf(i, name, ['lost', 'armour-lost', 'stunned', 'out']));
}

/** Metrics of a multiple strike. @param names of the striker and his targets */
export function sweepMetrics(names: readonly string[]): readonly Metric[] {
  return [
    metric('share', UNITS.points, 'damage for each target', 'dégâts pour chaque cible'),
    metric('remainder', UNITS.points, 'damage that is lost', 'dégâts perdus'),
    metric('hits', UNITS.hits, 'targets that are hit', 'cibles touchées'),
    metric('stopped-at', UNITS.place, 'target that stops it, 0: none', 'cible qui l’arrête, 0 : aucune'),
    metric('bonus', UNITS.points, 'charge bonus', 'bonus de charge'),
    ...endingMetrics(endingsOfAll(names)),
    ...names.map(finished),
    ...names.slice(1).map(gap),
  ];
}

/** One strike at several targets. // MB-SWEEP */
export class SweepModel extends SmallModel<Sweep> {
  readonly keyLength = 4;
  private readonly facts: SweepFacts;
  private readonly shares: Shares;
  private readonly endings: readonly Ending[];
  private readonly exchanges: Exchanges;

  constructor(facts: SweepFacts) {
    const names = facts.combatants.map(({ name }) => name);
    super({ outcomes: SWEEP_OUTCOMES, metrics: sweepMetrics(names), actors: names, engine: facts.engine });
    this.facts = facts;
    this.shares = sharesOf(facts);
    this.endings = endingsOfAll(names);
    this.exchanges = new Exchanges(facts);
  }

  createState(): Sweep {
    return new Sweep(this.facts.combatants.length);
  }

  reset(state: Sweep): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) state.condition(i).begin(combatants[i] as Combatant);
    state.gaps.fill(0);
    state.beaten = 0;
    state.next = 0;
    state.attackCode = 0;
    state.stoppedAt = 0;
    state.hits = 0;
    state.isDominated = false;
  }

  protected advance(state: Sweep, dice: Dice): number {
    const { exchanges, facts } = this;
    if (state.next === 0) {
      this.announce(1);
      exchanges.attack(state.condition(ATTACKER), 1, dice); // MB-SWEEP-4
      state.attackCode = exchanges.attackCode;
      state.next = 1;
      return CONTINUES;
    }
    this.meet(state, dice);
    state.next += 1;
    if (state.next < facts.combatants.length) return CONTINUES;
    if (state.stoppedAt > 0) return STOPPED;
    return state.hits > 0 ? FULL_SWEEP : NO_HIT;
  }

  private announce(target: number): void {
    const { exchanges, facts } = this;
    const { order } = exchanges;
    exchanges.prepare(ATTACKER, target);
    order.isBodyStrike = false; // MB-SWEEP-1
    order.isReduced = facts.isReduced;
    order.attackModifier = facts.modifier;
    if (facts.charge !== null) announceCharge(order, facts.charge, facts.rulings);
  }

  /** The strike comes to the next target. // MB-SWEEP-4 to 9 */
  private meet(state: Sweep, dice: Dice): void {
    const { exchanges } = this;
    const target = state.condition(state.next);
    this.announce(state.next);
    exchanges.recall(state.attackCode);
    exchanges.respond(target, 1, dice);
    const { result, reaction } = exchanges.report;
    if (isLanded(result) && state.stoppedAt === 0) this.strike(state, target);
    if (state.stoppedAt === 0 && result === RESULT.attacker && reaction === REACTION.pass) {
      state.beaten |= 1 << state.next; // MB-TURN-5
    }
    if (isAnswered(result)) exchanges.strikeBack(state.condition(ATTACKER)); // MB-SWEEP-7, MB-SWEEP-8
    if (result === RESULT.defender) state.isDominated = true;
    exchanges.activate(target);
    this.part(state);
    if (state.stoppedAt === 0 && this.stops()) state.stoppedAt = state.next;
  }

  /** Where the striker and the target stand then: who is no longer struck is not moved either. // MB-CC-6, MB-FLING-3 */
  private part(state: Sweep): void {
    const { report } = this.exchanges;
    const meeting = this.facts.meetings[state.next] as Meeting;
    const isSpared = report.result === RESULT.attacker && state.stoppedAt > 0;
    const recoil = report.attackerRecoil + report.targetRecoil;
    state.gaps[state.next] = isSpared ? meeting.distance : gapAfter(meeting, report, recoil);
  }

  // MB-SWEEP-5, MB-SWEEP-6
  private strike(state: Sweep, target: Condition): void {
    const { share } = this.shares;
    state.hits += 1;
    if (share > 0) this.exchanges.strikeShare(target, share);
  }

  // MB-SWEEP-7, MB-SWEEP-8
  private stops(): boolean {
    const { result } = this.exchanges.report;
    if (result === RESULT.defender) return true;
    const isTie = result === RESULT.tie || result === RESULT.bothHit;
    return isTie && this.facts.rulings['sweep-tie'] === 'stops';
  }

  /** Of the targets nothing need be told: each is met once. */
  key(state: Sweep, out: Int32Array): void {
    out[0] = state.next;
    out[1] = state.attackCode;
    out[2] = Number(state.stoppedAt > 0) | (Number(state.hits > 0) << 1) | (Number(state.isDominated) << 2);
    out[3] = state.condition(ATTACKER).code;
  }

  copy(from: Sweep, to: Sweep): void {
    for (let i = 0; i < from.conditions.length; i += 1) to.condition(i).copyFrom(from.condition(i));
    to.gaps.set(from.gaps);
    to.beaten = from.beaten;
    to.next = from.next;
    to.attackCode = from.attackCode;
    to.stoppedAt = from.stoppedAt;
    to.hits = from.hits;
    to.isDominated = from.isDominated;
  }

  measure(state: Sweep, out: Int32Array): void {
    const { shares, facts } = this;
    out[0] = shares.share;
    out[1] = shares.remainder;
    out[2] = state.hits;
    out[3] = state.stoppedAt;
    out[4] = facts.charge?.bonus ?? 0;
    const at = measureEndings(this.endings, facts.combatants, state.conditions, out, 5);
    const count = state.conditions.length;
    for (let i = 0; i < count; i += 1) out[at + i] = Number(isFinished(state, i));
    for (let i = 1; i < count; i += 1) out[at + count + i - 1] = state.gaps[i] as number;
  }

  describe({ conditions }: Sweep, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

/** Whether a fighter has finished his turn. // MB-TURN-5 */
function isFinished(state: Sweep, index: number): boolean {
  const { physique, isStunned } = state.condition(index);
  if (physique === 0) return true;
  return index === ATTACKER ? state.isDominated : isStunned || ((state.beaten >> index) & 1) === 1;
}
