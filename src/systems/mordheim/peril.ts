import type { Dice } from '../../dice/dice.ts';
import {
  CONTINUES,
  type CompileOptions,
  type Language,
  type Metric,
  type Model,
  NO_CHOICES,
  type Outcome,
  type Tactics,
  type Variant,
} from '../system.ts';
import { type Combatant, combatantOf } from './combatant.ts';
import { describeFall, FALL_METRICS, FALLEN_STATES, TESTS_TAKEN } from './fall-words.ts';
import { Falls } from './falling.ts';
import { effectiveWounds, finalStateOf } from './final-state.ts';
import { passesInitiative } from './initiative.ts';
import { STANDING } from './posture.ts';
import { describeTarget } from './words.ts';

/** What the tests of a {@link Peril} lead to besides its outcomes. */
export const FALLS = -1;

/** A danger of falling: tests of Initiative one after the other, and where they lead. */
export interface Peril {
  /** Ways to end without a fall. */
  readonly outcomes: readonly Outcome[];
  /** Tests to pass; 0 when no die decides. */
  readonly tests: number;
  /** Highest face that passes one. */
  readonly highestPass: number;
  /** Index of the outcome when every test is passed, or {@link FALLS}. */
  readonly whenPassed: number;
  /** Index of the outcome when one is failed, or {@link FALLS}. */
  readonly whenFailed: number;
  /** Inches of the fall, index = tests passed before the one that failed. */
  readonly heights: readonly number[];
}

/** A peril that no die decides. @param result index of an outcome, or {@link FALLS} */
export function settled(outcomes: readonly Outcome[], result: number, height: number): Peril {
  return { outcomes, tests: 0, highestPass: 0, whenPassed: result, whenFailed: result, heights: [height] };
}

interface PerilOptions {
  /** How he is beforehand. */
  readonly posture?: number;
  /** Whether the tests taken are a metric, before the others. */
  readonly countsTests?: boolean;
  /** Whether he jumps down: an acrobat has had his test when he falls. // MH-FAL-4 */
  readonly isJump?: boolean;
}

/** State of a man in peril. */
class Plight {
  testsTaken = 0;
  isFalling = false;
  posture = STANDING;
  wounds = 0;
  hits = 0;
  woundsTaken = 0;
  effectiveWounds = 0;
}

const ACTOR = 0;

/** One fighter who may fall: how that ends, and what it costs him. */
class PerilModel implements Model<Plight> {
  readonly outcomes: readonly Outcome[];
  readonly metrics: readonly Metric[];
  readonly actors: readonly string[];
  readonly roundsMax = 0;
  readonly unresolved = -1;
  readonly keyLength = 1;
  private readonly subject: Combatant;
  private readonly peril: Peril;
  private readonly falls: Falls;
  private readonly startPosture: number;
  private readonly countsTests: boolean;

  constructor(subject: Combatant, peril: Peril, falls: Falls, options: PerilOptions) {
    const { posture = STANDING, countsTests = false } = options;
    this.subject = subject;
    this.peril = peril;
    this.falls = falls;
    this.startPosture = posture;
    this.countsTests = countsTests;
    this.actors = [subject.name];
    // A man who lies already comes to lie, at best. // MH-INJ-6
    this.outcomes = [...peril.outcomes, ...(posture === STANDING ? FALLEN_STATES : FALLEN_STATES.slice(2))];
    this.metrics = countsTests ? [TESTS_TAKEN, ...FALL_METRICS] : FALL_METRICS;
  }

  createState(): Plight {
    return new Plight();
  }

  reset(state: Plight): void {
    state.testsTaken = 0;
    state.isFalling = false;
    state.posture = this.startPosture;
    state.wounds = this.startPosture === STANDING ? this.subject.stats.W : 0;
    state.hits = 0;
    state.woundsTaken = 0;
    state.effectiveWounds = 0;
  }

  step(state: Plight, dice: Dice): number {
    if (state.isFalling) return this.fall(state, dice);
    const { tests, highestPass, whenPassed, whenFailed } = this.peril;
    let result = whenPassed;
    if (tests > 0) {
      dice.scope(1, ACTOR);
      state.testsTaken += 1;
      if (!passesInitiative(highestPass, dice)) result = whenFailed;
      else if (state.testsTaken < tests) return CONTINUES;
    }
    if (result !== FALLS) return result;
    state.isFalling = true;
    return CONTINUES;
  }

  // MH-FAL-3
  private fall(state: Plight, dice: Dice): number {
    const height = Math.max(0, state.testsTaken - 1);
    const { posture, wounds, hits, woundsDealt } = this.falls.play(height, state.posture, state.wounds, ACTOR, dice);
    state.isFalling = false;
    state.effectiveWounds = effectiveWounds(woundsDealt, state.wounds);
    state.posture = posture;
    state.wounds = wounds;
    state.hits = hits;
    state.woundsTaken = woundsDealt;
    // The states of the fallen come last; where he lay before, the first two are missing.
    return this.outcomes.length - FALLEN_STATES.length + finalStateOf(posture, wounds, this.subject.stats.W);
  }

  key(state: Plight, out: Int32Array): void {
    out[0] = (state.isFalling ? 1 : 0) | (state.posture << 1) | (state.wounds << 4) | (state.testsTaken << 8);
  }

  copy(from: Plight, to: Plight): void {
    to.testsTaken = from.testsTaken;
    to.isFalling = from.isFalling;
    to.posture = from.posture;
    to.wounds = from.wounds;
    to.hits = from.hits;
    to.woundsTaken = from.woundsTaken;
    to.effectiveWounds = from.effectiveWounds;
  }

  measure(state: Plight, out: Int32Array): void {
    let at = 0;
    if (this.countsTests) {
      out[at] = state.testsTaken;
      at += 1;
    }
    out[at] = state.hits;
    out[at + 1] = state.woundsTaken;
    out[at + 2] = state.effectiveWounds;
  }

  describe(state: Plight, language: Language): readonly string[] {
    const { name } = this.subject;
    return [
      state.isFalling ? describeFall(name, language) : describeTarget(name, state.posture, state.wounds, language),
    ];
  }
}

/** Compiles one fighter's peril. @throws InvariantError when there is no such fighter */
export function compilePeril(
  variant: Variant,
  { engine }: CompileOptions,
  subject: string,
  perilOf: (subject: Combatant) => Peril,
  options: PerilOptions = {},
): { readonly model: Model; readonly tactics: Tactics } {
  const combatant = combatantOf(variant, subject);
  const peril = perilOf(combatant);
  const falls = new Falls(combatant, peril.heights, variant.rulings, engine, options.isJump === true);
  const model = new PerilModel(combatant, peril, falls, options);
  return { model: model as Model, tactics: NO_CHOICES };
}
