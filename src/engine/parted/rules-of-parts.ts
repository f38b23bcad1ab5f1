import { TapeDice } from '../../dice/sampled.ts';
import { GONE } from '../../systems/parts.ts';
import { CLOSING, type Course, CourseSteps, OVER, type Scene, WITHIN } from './course.ts';
import { openNext } from './part-laws.ts';

/** Plays parts of rounds by the rules: what stands in no table. */
export class RulesOfParts {
  /** Bit set of the places lost by the last play. */
  lost = 0;
  /** Support of the part after it. */
  support = 0;
  /** Whether it has left its closing open. */
  isOpen = false;
  /** Index member → condition that it has come to; good for members of the part, unless the trial has ended. */
  readonly next: Int32Array;
  /** Index metric → increment. */
  readonly gains: Int32Array;
  readonly #scene: Scene;
  readonly #dice = new TapeDice();
  readonly #toClosing: CourseSteps;
  readonly #toEnd: CourseSteps;
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  readonly #passed: Course;
  /** Index slot → course that has come to its closing, and the places lost before it. */
  readonly #closings: Course[] = [];
  readonly #lost: number[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#toClosing = new CourseSteps(scene, 'closing');
    this.#toEnd = new CourseSteps(scene, 'over');
    this.#passed = this.#toEnd.createState();
    this.next = new Int32Array(scene.parts.members);
    this.gains = new Int32Array(scene.model.metrics.length);
    this.#before = new Int32Array(this.#toEnd.counterCount);
    this.#after = new Int32Array(this.#toEnd.counterCount);
  }

  seek(seed: number, block: number): void {
    this.#dice.seek(seed, block);
  }

  /**
   * Plays the round of a part up to its closing, and on as if nothing happened in it.
   * @param conditions index member → condition, {@link GONE} for those of other parts
   * @param slot where the closing is kept, to be played by {@link close}
   */
  play(conditions: Int32Array, members: readonly number[], common: number, slot: number): void {
    const { parts } = this.#scene;
    const course = this.#closing(slot);
    course.mark = WITHIN;
    course.rounds = 0;
    parts.compose(course.state, common, conditions);
    this.#run(this.#toClosing, course);
    this.isOpen = course.mark === CLOSING;
    this.support = 0;
    if (!this.isOpen) {
      this.#settle(course, members);
      return;
    }
    this.support = parts.support(course.state);
    const passed = this.#passed;
    this.#toEnd.copy(course, passed);
    passed.mark = WITHIN;
    parts.passClosing(passed.state);
    this.#toEnd.step(passed, this.#dice);
    this.#settle(passed, members);
    this.#lost[slot] = this.lost;
  }

  /** Places of the part of a slot that were lost before its closing. */
  lostBefore(slot: number): number {
    return this.#lost[slot] as number;
  }

  /** Plays the closing of a part that is alone; what it brings comes on top of its round. */
  close(members: readonly number[], slot: number): void {
    const course = this.#closing(slot);
    course.mark = WITHIN;
    this.#run(this.#toEnd, course);
    this.support = 0;
    this.isOpen = false;
    this.#settle(course, members);
  }

  #closing(slot: number): Course {
    let course = this.#closings[slot];
    if (course === undefined) {
      course = this.#toEnd.createState();
      this.#closings[slot] = course;
    }
    return course;
  }

  #run(steps: CourseSteps, course: Course): void {
    steps.measure(course, this.#before);
    while (course.mark === WITHIN) steps.step(course, this.#dice);
    steps.measure(course, this.#after);
    for (let i = 0; i < this.gains.length; i += 1) {
      this.gains[i] = (this.#after[i + 1] as number) - (this.#before[i + 1] as number);
    }
  }

  #settle({ state, mark }: Course, members: readonly number[]): void {
    const { parts } = this.#scene;
    this.lost = 0;
    for (let place = 0; place < members.length; place += 1) {
      if (parts.condition(state, members[place] as number) === GONE) this.lost |= 1 << place;
    }
    if (mark === OVER) openNext(this.#scene, state);
    for (let place = 0; place < members.length; place += 1) {
      const member = members[place] as number;
      this.next[member] = mark === OVER ? parts.condition(state, member) : GONE;
    }
  }
}
