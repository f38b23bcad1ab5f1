import type { Dice } from '../../dice/dice.ts';
import type { Steps } from '../../dice/explore.ts';
import type { Parts } from '../../systems/parts.ts';
import { CONTINUES, type Model, ROUND_ENDS, type Tactics } from '../../systems/system.ts';

/** A model whose rounds fall apart, with the tactics for which that is so. */
export interface Scene {
  readonly model: Model;
  readonly tactics: Tactics;
  readonly parts: Parts;
}

/** How far a course has come. From {@link ENDED} on: the trial has ended, the outcome being what is above it. */
export const WITHIN = 0;
/** The closing of a round is next. */
export const CLOSING = 1;
/** A round is over. */
export const OVER = 2;
/** A round has been opened, and falls apart. */
export const DIVIDED = 3;
export const ENDED = 4;

/** A state, and how far it has come. */
export interface Course {
  readonly state: unknown;
  mark: number;
  /** Rounds that are over. */
  rounds: number;
}

/** Whether a course goes on beyond the end of a round, until one has been opened that falls apart; or stops at a mark. */
export type Reach = 'closing' | 'over' | 'divided';

/** The steps of a model up to a mark, to be walked or played. Counts the rounds that end, then the metrics of the model. */
export class CourseSteps implements Steps<Course> {
  readonly keyLength: number;
  readonly counterCount: number;
  readonly #scene: Scene;
  readonly #reach: Reach;
  readonly #groups: Int32Array;
  readonly #measured: Int32Array;

  constructor(scene: Scene, reach: Reach) {
    this.#scene = scene;
    this.#reach = reach;
    this.keyLength = scene.model.keyLength + 1;
    this.counterCount = 1 + scene.model.metrics.length;
    this.#groups = new Int32Array(scene.parts.members);
    this.#measured = new Int32Array(scene.model.metrics.length);
  }

  createState(): Course {
    return { state: this.#scene.model.createState(), mark: WITHIN, rounds: 0 };
  }

  copy(from: Course, to: Course): void {
    this.#scene.model.copy(from.state, to.state);
    to.mark = from.mark;
    to.rounds = from.rounds;
  }

  key(course: Course, out: Int32Array): void {
    this.#scene.model.key(course.state, out);
    out[this.keyLength - 1] = course.mark;
  }

  measure({ state, rounds }: Course, out: Int32Array): void {
    this.#scene.model.measure(state, this.#measured);
    out[0] = rounds;
    out.set(this.#measured, 1);
  }

  isEnd({ mark }: Course): boolean {
    return mark !== WITHIN;
  }

  step(course: Course, dice: Dice): number {
    const { model, tactics, parts } = this.#scene;
    const isOpening = parts.isBefore(course.state);
    const code = model.step(course.state, dice, tactics);
    if (code >= 0) course.mark = ENDED + code;
    else if (code === ROUND_ENDS) this.#endRound(course);
    else if (isOpening) course.mark = this.#reach === 'divided' && this.#fallsApart(course.state) ? DIVIDED : WITHIN;
    else if (this.#reach === 'closing' && parts.isClosing(course.state)) course.mark = CLOSING;
    return CONTINUES;
  }

  #endRound(course: Course): void {
    const { model } = this.#scene;
    course.rounds += 1;
    if (this.#reach !== 'divided') course.mark = OVER;
    else if (course.rounds >= model.roundsMax) course.mark = ENDED + model.unresolved;
  }

  #fallsApart(state: unknown): boolean {
    return this.#scene.parts.divide(state, this.#groups) > 0;
  }
}
