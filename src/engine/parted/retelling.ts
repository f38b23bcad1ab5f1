import { RecordingDice } from '../../dice/recording.ts';
import { TapeDice } from '../../dice/sampled.ts';
import { ExactLimitError, InvariantError } from '../../errors.ts';
import { GONE } from '../../systems/parts.ts';
import { CONTINUES, type Model, ROUND_ENDS, type Tactics } from '../../systems/system.ts';
import { type Take, TakeDice } from '../compiled/take-dice.ts';
import { BLOCK_TRIALS } from '../result.ts';
import { sumOf } from './counting.ts';
import { CLOSING, CourseSteps, type Scene, WITHIN } from './course.ts';
import { buildParted, type PartedMachine } from './machine.ts';
import { composer, openNext } from './part-laws.ts';
import { PartedPlayer, type TracedPart, type TracedRound, type TracedTrial } from './player.ts';

/** Takes after which what was drawn is too improbable to be told. */
const TAKES_MAX = 1_000_000;

/** How the round of a part goes, step by step: how far each of its members has come, and what has been gained. */
type Path = readonly { readonly progress: readonly number[]; readonly gains: readonly number[] }[];

/**
 * Finds dice for a trial that a parted machine drew. The round of each part is played by itself until it goes as it was
 * drawn; then the rules play the whole round, in the order that they give it, each step until its part goes its way.
 */
export class PartedRetelling {
  readonly #scene: Scene;
  readonly #machine: PartedMachine;
  readonly #dice = new TapeDice();
  /** The fight that is told, and the one in which a step is tried. */
  readonly #told: unknown;
  readonly #tried: unknown;
  #takes: Take[] = [];
  #seed = 0;
  #next = 0;

  private constructor(scene: Scene, machine: PartedMachine) {
    this.#scene = scene;
    this.#machine = machine;
    this.#told = scene.model.createState();
    this.#tried = scene.model.createState();
  }

  /** Null where no parted machine samples such a model. */
  static of(model: Model, tactics: Tactics): PartedRetelling | null {
    const machine = buildParted(model, tactics);
    const { parts } = model;
    return machine === null || parts === undefined ? null : new PartedRetelling({ model, tactics, parts }, machine);
  }

  /**
   * The luck with which the rules play such a trial.
   * @throws ExactLimitError where it is too improbable to be found
   */
  takesOf({ seed, trial }: { readonly seed: number; readonly trial: number }): readonly Take[] {
    const traced = this.#trace(seed, trial);
    this.#takes = [];
    this.#next = 0;
    this.#seed = seed;
    this.#dice.seek(seed, trial);
    this.#scene.model.reset(this.#told);
    this.#begin(traced.start);
    let { conditions, common } = this.#machine.start.ends[traced.start] as PartedMachine['start']['ends'][number];
    for (const round of traced.rounds) {
      if (!this.#tellRound(round, conditions, common)) break;
      ({ conditions } = round);
      common = this.#machine.commonAfter[common] as number;
    }
    return this.#takes;
  }

  #trace(seed: number, trial: number): TracedTrial {
    const player = new PartedPlayer(this.#machine, this.#scene);
    const within = trial % BLOCK_TRIALS;
    let first = 0;
    for (const chunk of player.trace(seed, Math.floor(trial / BLOCK_TRIALS), within + 1)) {
      const traced = chunk[within - first];
      if (traced !== undefined) return traced;
      first += chunk.length;
    }
    throw new InvariantError('a trial was not traced');
  }

  /** Tries again until it goes as it should, and tells what did. @param play plays in {@link #tried}; null: not so */
  #tell(play: (dice: RecordingDice) => boolean): void {
    const luck = new TakeDice();
    for (let left = TAKES_MAX; left > 0; left -= 1, this.#next += 1) {
      luck.begin(this.#seed, this.#next);
      this.#scene.model.copy(this.#told, this.#tried);
      if (!play(new RecordingDice(luck))) continue;
      this.#takes.push({ seed: this.#seed, number: this.#next, asked: luck.asked });
      this.#next += 1;
      this.#scene.model.copy(this.#tried, this.#told);
      return;
    }
    throw improbable();
  }

  #begin(start: number): void {
    const end = this.#machine.start.ends[start];
    if (end === undefined) throw new InvariantError('there is no such start');
    const steps = new CourseSteps(this.#scene, 'divided');
    const before = this.#measure(this.#told);
    this.#tell((dice) => {
      const course = { state: this.#tried, mark: WITHIN, rounds: 0 };
      while (course.mark === WITHIN) steps.step(course, dice);
      if (end.outcome >= 0) return course.mark > CLOSING && course.rounds === end.rounds;
      const isSame = this.#isIn(this.#tried, end.conditions) && course.rounds === end.rounds;
      return isSame && this.#sumSince(before, this.#tried) === sumOf(end.gains, this.#machine.counting.fields);
    });
  }

  /** Tells a round; false when the trial ends within it. */
  #tellRound(round: TracedRound, conditions: readonly number[], common: number): boolean {
    const { parts } = this.#scene;
    const before = this.#measure(this.#told);
    const paths = round.parts.map((part) => this.#pathOf(part, conditions, common, round.conditions));
    const at = paths.map(() => 0);
    while (!parts.isClosing(this.#told) && !parts.isBefore(this.#told)) {
      const code = this.#tellStep(round.parts, paths, at);
      if (code >= 0) return false;
    }
    return this.#close(round, before);
  }

  /** Tells one step: the part that it falls to is left to the rules, how it goes is given. */
  #tellStep(parts: readonly TracedPart[], paths: readonly Path[], at: number[]): number {
    const { model, tactics } = this.#scene;
    const before = this.#measure(this.#told);
    const known = parts.map((part) => this.#progress(this.#told, part));
    let chosen = -1;
    let code = CONTINUES;
    this.#tell((dice) => {
      code = model.step(this.#tried, dice, tactics);
      const moved = parts.findIndex((part, i) => differ(this.#progress(this.#tried, part), known[i] ?? []));
      if (moved < 0 || code === ROUND_ENDS) return true;
      if (chosen < 0) chosen = moved;
      const wanted = paths[chosen]?.[at[chosen] as number];
      if (moved !== chosen || wanted === undefined) return false;
      const gains = this.#measure(this.#tried).map((value, i) => value - (before[i] as number));
      return (
        !differ(gains, wanted.gains) &&
        !differ(this.#progress(this.#tried, parts[chosen] as TracedPart), wanted.progress)
      );
    });
    if (chosen >= 0) at[chosen] = (at[chosen] as number) + 1;
    return code;
  }

  /** Tells the closing of a round, and the opening of the next. @param before the metrics when the round was opened */
  #close(round: TracedRound, before: readonly number[]): boolean {
    const { model, tactics, parts } = this.#scene;
    const sum = round.parts.reduce((total, { gain }) => total + gain, 0);
    let goesOn = true;
    this.#tell((dice) => {
      let code = CONTINUES;
      while (code === CONTINUES && !parts.isBefore(this.#tried)) code = model.step(this.#tried, dice, tactics);
      goesOn = code < 0;
      if (this.#sumSince(before, this.#tried) !== sum) return false;
      if (round.isLast) return this.#hasLost(this.#tried, round.conditions);
      if (goesOn) openNext(this.#scene, this.#tried);
      return goesOn && this.#isIn(this.#tried, round.conditions);
    });
    return goesOn;
  }

  /** One of the ways in which a part may have gone, with the odds of the rules given where it led. */
  #pathOf(part: TracedPart, conditions: readonly number[], common: number, next: readonly number[]): Path {
    const { model, tactics, parts } = this.#scene;
    const steps = new CourseSteps(this.#scene, 'closing');
    const course = steps.createState();
    const { members } = part;
    const compose = composer(this.#scene, { common, members, conditions: members.map((i) => conditions[i] as number) });
    for (let left = TAKES_MAX; left > 0; left -= 1) {
      compose(course.state);
      course.mark = WITHIN;
      const start = this.#measure(course.state);
      const path: { progress: readonly number[]; gains: readonly number[] }[] = [];
      while (course.mark === WITHIN) {
        const before = this.#measure(course.state);
        const known = this.#progress(course.state, part);
        steps.step(course, this.#dice);
        const progress = this.#progress(course.state, part);
        const gains = this.#measure(course.state).map((value, i) => value - (before[i] as number));
        if (differ(progress, known)) path.push({ progress, gains });
      }
      if (course.mark === CLOSING) {
        if (!part.isAlone) parts.passClosing(course.state);
        let code = CONTINUES;
        while (code === CONTINUES) code = model.step(course.state, this.#dice, tactics);
      }
      const isOver = !parts.isBefore(course.state);
      if (!isOver) openNext(this.#scene, course.state);
      const isSame = members.every((member) => {
        const condition = parts.condition(course.state, member);
        return condition === next[member] || (isOver && condition !== GONE && next[member] !== GONE);
      });
      if (isSame && this.#sumSince(start, course.state) === part.gain) return path;
    }
    throw improbable();
  }

  #progress(state: unknown, { members }: TracedPart): readonly number[] {
    return members.map((member) => this.#scene.parts.progress(state, member));
  }

  #measure(state: unknown): readonly number[] {
    const values = new Int32Array(this.#scene.model.metrics.length);
    this.#scene.model.measure(state, values);
    return [...values];
  }

  /** What has been gained since, packed as the machine does. */
  #sumSince(before: readonly number[], state: unknown): number {
    const gains = this.#measure(state).map((value, i) => value - (before[i] as number));
    return sumOf(gains, this.#machine.counting.fields);
  }

  /** Whether those are lost, and nobody else, who are according to the conditions. */
  #hasLost(state: unknown, conditions: readonly number[]): boolean {
    const { parts } = this.#scene;
    return conditions.every((condition, member) => (parts.condition(state, member) === GONE) === (condition === GONE));
  }

  #isIn(state: unknown, conditions: readonly number[]): boolean {
    return conditions.every((condition, member) => this.#scene.parts.condition(state, member) === condition);
  }
}

function differ(a: readonly number[], b: readonly number[]): boolean {
  return a.some((value, i) => value !== b[i]);
}

function improbable(): ExactLimitError {
  return new ExactLimitError('replay/improbable', 'no dice were found for a trial as improbable as this one', {
    hint: 'tell another trial',
  });
}
