import type { Dice } from '../../dice/dice.ts';
import { InvariantError } from '../../errors.ts';
import { inVain, metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import type { CompileOptions, Language, Metric, Variant } from '../system.ts';
import { type Aim, moves } from './aim.ts';
import { circumstances } from './circumstances.ts';
import { type Combatant, type Effect, type Rulings, rulingsOf } from './combatant.ts';
import { Condition } from './condition.ts';
import { describeCondition } from './condition-words.ts';
import { type Ending, endingMetrics, measureEndings } from './ending.ts';
import { millimetres } from './lengths.ts';
import { throwingAptitude } from './rolled.ts';
import { diceTableOf } from './settings.ts';
import type { ShotData } from './shot-fields.ts';
import { SHOT, Shots } from './shots.ts';
import { SITE } from './sites.ts';
import { UNITS } from './words.ts';

/** Outcomes of a throw; the first two in the order of the results of a shot. */
export const THROW_OUTCOMES = [
  outcome('hit', 'reaches its target', 'atteint sa cible'),
  inVain(outcome('dodged', 'dodged', 'esquivé')),
  outcome('short', 'lands elsewhere', 'tombe ailleurs'),
  outcome('fumble', 'lands at his feet', 'tombe à ses pieds'),
];
const SHORT = 2;
const FUMBLE = 3;

/** Physique that adds a point of damage to an object. // MB-THROW-6 */
export const THROW_PHYSIQUE = 10;

/** Index of the thrower among the fighters. */
export const THROWER = 0;

/** State of a throw. */
class Thrown {
  readonly conditions: readonly Condition[];
  /** Where it lands, from the thrower, in mm. */
  landing = 0;
  isSpecial = false;
  targetRecoil = 0;
  isFreed = false;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
  }
}

/** Somebody who is thrown. */
export interface Victim {
  /** Index of the fighter. */
  readonly fighter: number;
}

/** A throw, ready to be played. */
export interface ThrowFacts {
  /** The thrower first. */
  readonly combatants: readonly Combatant[];
  /** Index of the fighter at whom it is thrown; null for a spot. */
  readonly target: number | null;
  /** Null for an object. */
  readonly victim: Victim | null;
  readonly aim: Aim;
  /** From the thrower to where it shall land, in mm. */
  readonly distance: number;
  readonly endings: readonly Ending[];
  readonly rulings: Rulings;
  readonly engine: CompileOptions['engine'];
}

/** Metrics of a throw. */
export function throwMetrics({ endings, victim }: Pick<ThrowFacts, 'endings' | 'victim'>): readonly Metric[] {
  return [
    metric('landing', UNITS.millimetres, 'where it lands, from the thrower', 'point de chute, depuis le lanceur'),
    ...(victim === null
      ? [metric('special', UNITS.flag, 'special success', 'réussite spéciale')]
      : [
          metric('freed', UNITS.flag, 'the prisoner is free again', 'le prisonnier est libre'),
          metric('recoil.target', UNITS.millimetres, 'pushed back: the target', 'recul : la cible'),
        ]),
    ...endingMetrics(endings),
  ];
}

/** An object or a fighter is thrown. // MB-THROW, MB-VICT */
export class ThrowModel extends SmallModel<Thrown> {
  readonly keyLength = 1;
  private readonly facts: ThrowFacts;
  private readonly shots: Shots;

  constructor(facts: ThrowFacts) {
    super({
      outcomes: THROW_OUTCOMES,
      metrics: throwMetrics(facts),
      actors: facts.combatants.map(({ name }) => name),
      engine: facts.engine,
    });
    this.facts = facts;
    this.shots = new Shots(facts);
  }

  createState(): Thrown {
    return new Thrown(this.facts.combatants.length);
  }

  reset(state: Thrown): void {
    const { combatants } = this.facts;
    for (let i = 0; i < combatants.length; i += 1) (state.conditions[i] as Condition).begin(combatants[i] as Combatant);
    state.landing = 0;
    state.isSpecial = false;
    state.targetRecoil = 0;
    state.isFreed = false;
  }

  protected advance(state: Thrown, dice: Dice): number {
    const { facts, shots } = this;
    const thrower = state.conditions[THROWER] as Condition;
    shots.prepare(THROWER, facts.target ?? THROWER, facts.aim, SITE.throw);
    if (facts.target === null) shots.playAtSpot(thrower, 1, dice);
    else shots.play(thrower, state.conditions[facts.target] as Condition, 1, dice);
    const { report } = shots;
    state.isSpecial = report.isSpecial;
    state.targetRecoil = report.targetRecoil;
    const end = this.land(state);
    if (facts.victim !== null) this.bruise(state, facts.victim, end === FUMBLE);
    return end;
  }

  /** @returns the outcome // MB-THROW-3 to 5 */
  private land(state: Thrown): number {
    const { facts, shots } = this;
    const { result, isFailure } = shots.report;
    if (isFailure) return FUMBLE;
    if (result === SHOT.missed) {
      state.landing = millimetres((facts.combatants[THROWER] as Combatant).physiqueLeft);
      return SHORT;
    }
    state.landing = facts.distance;
    return result;
  }

  // MB-VICT-3, MB-VICT-4
  private bruise(state: Thrown, { fighter }: Victim, isFumble: boolean): void {
    const { rulings } = this.facts;
    const victim = state.conditions[fighter] as Condition;
    const damage = halfCentimetres(state.landing, rulings);
    victim.wound(damage - (rulings['thrown-damage-armour'] === 'applied' ? victim.armour : 0), rulings);
    if (!victim.isPrisoner || victim.isDead) return;
    if (!isFumble && rulings['thrown-prisoner'] === 'fumble-only') return;
    victim.isPrisoner = false;
    state.isFreed = true;
  }

  key(_state: Thrown, out: Int32Array): void {
    out[0] = 0;
  }

  copy(from: Thrown, to: Thrown): void {
    for (let i = 0; i < from.conditions.length; i += 1) {
      (to.conditions[i] as Condition).copyFrom(from.conditions[i] as Condition);
    }
    to.landing = from.landing;
    to.isSpecial = from.isSpecial;
    to.targetRecoil = from.targetRecoil;
    to.isFreed = from.isFreed;
  }

  measure(state: Thrown, out: Int32Array): void {
    const { combatants, endings, victim } = this.facts;
    let at = 0;
    out[at++] = state.landing;
    if (victim === null) out[at++] = Number(state.isSpecial);
    else {
      out[at++] = Number(state.isFreed);
      out[at++] = state.targetRecoil;
    }
    measureEndings(endings, combatants, state.conditions, out, at);
  }

  describe({ conditions }: Thrown, language: Language): readonly string[] {
    return this.facts.combatants.map(({ name }, i) => describeCondition(name, conditions[i] as Condition, language));
  }
}

/** Half of a length in mm, in whole centimetres. // MB-VICT-3 */
function halfCentimetres(mm: number, { 'half-rounding': rounding }: Pick<Rulings, 'half-rounding'>): number {
  return rounding === 'up' ? Math.ceil(mm / 20) : Math.floor(mm / 20);
}

/** What is thrown, as the thrower feels it. */
export interface Projectile {
  /** Taken from his roll. // MB-THROW-2, MB-VICT-1 */
  readonly malus: number;
  readonly effect: Effect;
}

/** @param target null for a spot @throws InvariantError when nothing says what the thrower rolls // MB-THROW-2 */
export function aimThrow(
  data: ShotData,
  thrower: Combatant,
  target: Combatant | null,
  { malus, effect }: Projectile,
  variant: Variant,
): Aim {
  const rulings = rulingsOf(variant);
  const aptitude = throwingAptitude(thrower, thrower.physiqueLeft, diceTableOf(variant));
  if (aptitude === null) throw new InvariantError(`${thrower.name} has nothing to throw with`);
  return {
    aptitude,
    difficulty: data.difficulty,
    modifier: circumstances(data, target, rulings) - malus,
    malus: 0,
    ...moves(data),
    effect,
    isTyped: rulings['typed-damage'] === 'always',
  };
}
