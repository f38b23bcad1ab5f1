import type { Dice } from '../../dice/dice.ts';
import { inVain, metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language, type Metric, type Variant } from '../system.ts';
import { type Aim, aimSpell } from './aim.ts';
import { Attacks } from './attacks.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { endingMetrics, endingsOf, measureEndings } from './ending.ts';
import { Exchanges, RESULT } from './exchange.ts';
import { type Neighbour, NOBODY, Scatter } from './scatter.ts';
import type { ShotData } from './shot-fields.ts';
import { SHOT, Shots } from './shots.ts';
import { SITE } from './sites.ts';
import { Stakes } from './stake.ts';
import { UNITS } from './words.ts';

/** Outcomes of a spell; the first three in the order of the results of a shot. */
export const SPELL_OUTCOMES = [
  outcome('hit', 'hit', 'touché'),
  inVain(outcome('dodged', 'dodged', 'esquivé')),
  inVain(outcome('miss', 'miss', 'raté')),
  outcome('scatter', 'strikes another', 'touche un autre'),
  outcome('lost', 'preparation lost', 'préparation perdue'),
  outcome('out', 'caster out of combat', 'lanceur hors de combat'),
  outcome('not-cast', 'not cast', 'non lancé'),
];
const SCATTERS = 3;
const LOST = 4;
const OUT = 5;
const NOT_CAST = 6;

/** Indices of the fighters. */
export const CASTER = 0;
export const TARGET = 1;

/** What happens one after the other. */
const DISTURBED = 0;
const STRIKE = 1;
const STAKE = 2;
const CAST = 3;
const OVER = 4;

/** State of a spell. */
class Casting {
  readonly conditions: readonly Condition[];
  /** Index in the order of events. */
  at = 0;
  /** Index of the next disturber. */
  next = 0;
  /** The preparation is lost. */
  isBroken = false;
  /** Turn, from 1. */
  turn = 1;
  stake = 0;
  /** Of the spell, once it is cast. */
  outcome = NOT_CAST;
  isSpecial = false;
  struck = NOBODY;
  scatterLost = 0;
  hasDominated = false;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }
}

/** A spell, ready to be played. */
export interface CastingFacts {
  /** Caster, target, then disturbers and neighbours. */
  readonly combatants: readonly Combatant[];
  readonly circumstances: ShotData;
  readonly neighbours: readonly Neighbour[];
  /** Metrics of the neighbours, in their order. */
  readonly neighbourMetrics: readonly Metric[];
  /** Indices of those who attack the caster while he prepares; null where he casts at once. // MB-DELAY-2 */
  readonly disturbers: readonly number[] | null;
  /** Fighter → circumstances of his shot or spell, of the disturbers. */
  readonly shots: Readonly<Record<string, ShotData>>;
  /** A prepared spell comes with a strike at its target. // MB-DELAY-3 */
  readonly strikes: boolean;
  readonly variant: Variant;
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

const TARGET_LOST = endingsOf(TARGET, 'target', ['lost']);
const CASTER_LOST = endingsOf(CASTER, 'caster', ['lost']);
const TARGET_OUT = endingsOf(TARGET, 'target', ['out']);

function metricsOf({ neighbourMetrics, strikes }: CastingFacts): readonly Metric[] {
  return [
    ...endingMetrics(TARGET_LOST),
    ...endingMetrics(CASTER_LOST),
    metric('stake', UNITS.physique, 'physique staked', 'physique misé'),
    metric('special', UNITS.flag, 'the spell is special', 'sort spécial'),
    metric('scatter-lost', UNITS.physique, 'physique lost by others', 'physique perdu par d’autres'),
    ...endingMetrics(TARGET_OUT),
    ...neighbourMetrics,
    ...(strikes ? [metric('dominated', UNITS.flag, 'the strike dominates', 'la frappe domine')] : []),
  ];
}

/** What happens one after the other. // MB-AUG-1, MB-DELAY-3 */
function eventsOf({ combatants, disturbers, strikes }: CastingFacts): readonly number[] {
  const { tactics } = combatants[CASTER] as Combatant;
  const spell = tactics.stake === 'none' ? [CAST] : [STAKE, CAST];
  const strike = strikes ? [STRIKE] : [];
  const turn = tactics['spell-order'] === 'before' ? [...spell, ...strike] : [...strike, ...spell];
  return [...(disturbers === null ? [] : [DISTURBED]), ...turn, OVER];
}

/** A spell, cast at once or prepared a turn before. // MB-AUG, MB-SPELL, MB-DELAY */
export class CastingModel extends SmallModel<Casting> {
  readonly keyLength: number;
  private readonly facts: CastingFacts;
  private readonly events: readonly number[];
  private readonly aim: Aim;
  private readonly stakes: Stakes;
  private readonly shots: Shots;
  private readonly scatter: Scatter;
  private readonly exchanges: Exchanges;
  private readonly attacks: Attacks;
  /** The strike comes before the spell. */
  private readonly strikesFirst: boolean;
  /** A target that has fallen is attacked on: he means to kill, or it had fallen before. */
  private readonly kills: boolean;
  /** Index fighter → index in the order of the disturbers from which on he matters no more. */
  private readonly mattersUntil: readonly number[];

  constructor(facts: CastingFacts) {
    const { combatants, neighbours, disturbers, rulings } = facts;
    const actors = combatants.map(({ name }) => name);
    super({ outcomes: SPELL_OUTCOMES, metrics: metricsOf(facts), actors, engine: facts.engine });
    const [caster, target] = combatants as [Combatant, Combatant];
    this.facts = facts;
    this.events = eventsOf(facts);
    this.strikesFirst = facts.strikes && this.events.indexOf(STRIKE) < this.events.indexOf(CAST);
    this.kills = target.physiqueLeft === 0 || caster.tactics['finish-off'] === 'kill';
    this.aim = aimSpell(facts.circumstances, caster, target, rulings);
    this.stakes = new Stakes(caster, facts.variant, facts);
    this.shots = new Shots(facts);
    this.scatter = new Scatter(neighbours, rulings);
    this.exchanges = new Exchanges(facts);
    const targets = combatants.map((_, i) => (disturbers?.includes(i) ? CASTER : NOBODY));
    this.attacks = new Attacks({ ...facts, targets });
    const stays = [CASTER, TARGET, ...neighbours.map(({ fighter }) => fighter)];
    this.mattersUntil = combatants.map((_, i) =>
      stays.includes(i) ? Number.POSITIVE_INFINITY : (disturbers?.indexOf(i) ?? NOBODY),
    );
    this.keyLength = 2 + combatants.length;
  }

  createState(): Casting {
    return new Casting(this.facts.combatants.length);
  }

  reset(state: Casting): void {
    const { combatants, disturbers } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    if (disturbers !== null) (state.conditions[CASTER] as Condition).isActivated = true; // MB-DELAY-1
    state.at = 0;
    state.next = 0;
    state.isBroken = false;
    state.turn = 1;
    state.stake = 0;
    state.outcome = NOT_CAST;
    state.isSpecial = false;
    state.struck = NOBODY;
    state.scatterLost = 0;
    state.hasDominated = false;
  }

  protected advance(state: Casting, dice: Dice): number {
    const event = this.events[state.at] as number;
    if (event === DISTURBED) return this.prepare(state, dice);
    if (event === OVER || (event !== CAST && !this.mayAct(state))) return state.outcome;
    // A stake has passed the same test.
    if (event === CAST && !this.stakes.isAnnounced && !this.mayAct(state)) return state.outcome;
    state.at += 1;
    if (event === STRIKE) this.strike(state, dice);
    else if (event === STAKE) this.payStake(state, dice);
    else this.cast(state, dice);
    return this.events[state.at] === OVER ? state.outcome : CONTINUES;
  }

  /** One disturber, then what they have made of the preparation. // MB-DELAY-2 */
  private prepare(state: Casting, dice: Dice): number {
    const caster = state.conditions[CASTER] as Condition;
    const disturbers = this.facts.disturbers ?? [];
    if (state.next < disturbers.length) {
      this.disturb(state, disturbers[state.next] as number, dice);
      state.next += 1;
      if (state.next < disturbers.length && caster.isConscious) return CONTINUES;
    }
    if (!caster.isConscious) return OUT;
    if (state.isBroken) return LOST;
    for (let i = 0; i < state.conditions.length; i += 1) (state.conditions[i] as Condition).endTurn(); // MB-TURN-6
    state.turn += 1;
    state.at += 1;
    return CONTINUES;
  }

  private disturb(state: Casting, disturber: number, dice: Dice): void {
    const { attacks } = this;
    const caster = state.conditions[CASTER] as Condition;
    const before = caster.physique;
    if (!(state.conditions[disturber] as Condition).isConscious) return;
    if (!attacks.canAttack(disturber)) return;
    attacks.prepare(disturber);
    attacks.play(state.conditions, state.turn, dice);
    const hasActed = attacks.isPassed && this.facts.rulings['preparation-pass'] === 'breaks';
    if (hasActed || attacks.hasDodged || caster.physique < before) state.isBroken = true;
  }

  /** Whether the caster can go on against this target. // MB-DELAY-3 */
  private mayAct({ conditions }: Casting): boolean {
    if (this.facts.disturbers === null) return true;
    const caster = conditions[CASTER] as Condition;
    const target = conditions[TARGET] as Condition;
    if (!caster.isConscious || caster.isStunned || target.isDead) return false;
    return this.kills || target.physique > 0;
  }

  private strike(state: Casting, dice: Dice): void {
    const { exchanges } = this;
    exchanges.prepare(CASTER, TARGET);
    exchanges.play(state.conditions[CASTER] as Condition, state.conditions[TARGET] as Condition, state.turn, dice);
    state.hasDominated = exchanges.report.result === RESULT.attacker;
  }

  // MB-AUG-2 to 4
  private payStake(state: Casting, dice: Dice): void {
    dice.scope(state.turn, CASTER);
    state.stake = this.stakes.pay(state.conditions[CASTER] as Condition, dice);
  }

  // MB-SPELL-1
  private cast(state: Casting, dice: Dice): void {
    const { shots } = this;
    const { order, report } = shots;
    const { conditions } = state;
    shots.prepare(CASTER, TARGET, this.aim, SITE.casting);
    if (state.stake > 0) order.aptitude = this.stakes.aptitude(state.stake) ?? order.aptitude;
    if (this.strikesFirst) order.hasMoved = true; // MB-DELAY-3
    shots.play(conditions[CASTER] as Condition, conditions[TARGET] as Condition, state.turn, dice);
    state.isSpecial = report.isSpecial;
    state.outcome = report.result;
    state.struck = this.scatter.pick(report, conditions, dice);
    if (state.struck === NOBODY) return;
    state.scatterLost = shots.strikeOther(state.struck, conditions[state.struck] as Condition);
    if (report.result === SHOT.missed) state.outcome = SCATTERS;
  }

  key(state: Casting, out: Int32Array): void {
    out[0] = state.at | (state.next << 3) | (Number(state.isBroken) << 9) | (state.outcome << 10);
    out[1] = this.events[state.at] === CAST ? state.stake : 0;
    for (let i = 0; i < state.conditions.length; i += 1) {
      const matters = state.next <= (this.mattersUntil[i] as number);
      out[2 + i] = matters ? (state.conditions[i] as Condition).code : 0;
    }
  }

  copy(from: Casting, to: Casting): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.at = from.at;
    to.next = from.next;
    to.isBroken = from.isBroken;
    to.turn = from.turn;
    to.stake = from.stake;
    to.outcome = from.outcome;
    to.isSpecial = from.isSpecial;
    to.struck = from.struck;
    to.scatterLost = from.scatterLost;
    to.hasDominated = from.hasDominated;
  }

  measure(state: Casting, out: Int32Array): void {
    const { combatants, neighbours, strikes } = this.facts;
    const { conditions } = state;
    let at = measureEndings(TARGET_LOST, combatants, conditions, out, 0);
    at = measureEndings(CASTER_LOST, combatants, conditions, out, at);
    out[at++] = state.stake;
    out[at++] = Number(state.isSpecial);
    out[at++] = state.scatterLost;
    at = measureEndings(TARGET_OUT, combatants, conditions, out, at);
    for (let i = 0; i < neighbours.length; i += 1) out[at++] = Number(state.struck === neighbours[i]?.fighter);
    if (strikes) out[at] = Number(state.hasDominated);
  }

  describe({ conditions }: Casting, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}
