import type { WalkLimits } from '../../dice/explore.ts';
import { GONE } from '../../systems/parts.ts';
import { CLOSING, type Course, CourseSteps, ENDED, type Scene, WITHIN } from './course.ts';
import { type CourseEnd, CourseWalk } from './course-walk.ts';
import { NO_DICE } from './no-dice.ts';

/** Where the round of a part leads: to the opening of the next one. Equal ones of a kind are one object. */
export interface Landing {
  /** Index place in the part → condition of that member in the next round; {@link GONE} for all where the trial ends by it. */
  readonly next: readonly number[];
  /** Bit set of places whose members are lost. */
  readonly lost: number;
  /** How many of it support others in the closing. */
  readonly support: number;
  /** Where the round leads when nobody else supports them, if that makes a difference; null where it makes none. */
  readonly alone: PartLaw | null;
  /** What is common in the next round; -1 where there is none. */
  readonly commonAfter: number;
}

/** One way in which the round of a part may go. */
export interface PartEnd {
  readonly landing: Landing;
  /** Rounds that ended, then increments of the metrics. */
  readonly gains: readonly number[];
  readonly p: number;
}

/** The exact law of a part's round. */
export type PartLaw = readonly PartEnd[];

/** A part of an opened round. */
export interface Part {
  readonly common: number;
  /** Its members, in ascending order, and the condition of each. */
  readonly members: readonly number[];
  readonly conditions: readonly number[];
}

/**
 * The exact laws of rounds of parts of the same sorts, found by walking the rules with the members of one alone.
 * @throws ExactLimitError when there are too many states
 */
export function lawsOf(scene: Scene, parts: readonly Part[], limits: WalkLimits): Laws {
  const [first] = parts;
  return first === undefined ? { laws: [], branches: 0 } : new Finder(scene, first.members, limits).lawsOf(parts);
}

/** Index part → its law; and what they took. */
export interface Laws {
  readonly laws: readonly PartLaw[];
  readonly branches: number;
}

class Finder {
  readonly #scene: Scene;
  readonly #members: readonly number[];
  readonly #limits: WalkLimits;
  readonly #toEnd: CourseSteps;
  /** A closing in which nothing happens. */
  readonly #passed: Course;
  readonly #landings = new Landings();
  /** Where courses lead that have ended, or come to their closing; each is looked at once. */
  readonly #known = new Map<Course, Landing>();
  /** How courses that have come to their closing end where their part is alone. */
  readonly #closed = new Map<Course, readonly CourseEnd[]>();
  #branches = 0;

  constructor(scene: Scene, members: readonly number[], limits: WalkLimits) {
    this.#scene = scene;
    this.#members = members;
    this.#limits = limits;
    this.#toEnd = new CourseSteps(scene, 'over');
    this.#passed = this.#toEnd.createState();
  }

  lawsOf(parts: readonly Part[]): Laws {
    // Members of a sort are alike: all are walked as those of the first part.
    const begin = parts.map((part) => composer(this.#scene, { ...part, members: this.#members }));
    const walk = new CourseWalk(this.#scene, 'closing', begin, this.#limits);
    const laws = parts.map((_, start) => walk.lawOf(start));
    this.#closeAll(new Set(laws.flatMap((law) => law.map(({ course }) => course))));
    return { laws: laws.map((law) => this.#landed(law)), branches: walk.branches + this.#branches };
  }

  /** Walks all closings at once. */
  #closeAll(courses: Iterable<Course>): void {
    const open = [...courses].filter(({ mark }) => mark === CLOSING);
    if (open.length === 0) return;
    const begin = open.map((course) => (state: unknown) => this.#scene.model.copy(course.state, state));
    const walk = new CourseWalk(this.#scene, 'over', begin, this.#limits);
    this.#branches += walk.branches;
    for (const [start, course] of open.entries()) this.#closed.set(course, walk.lawOf(start));
  }

  /** A law by where its courses lead. */
  #landed(law: readonly CourseEnd[]): PartLaw {
    const sums = new Map<Landing, Map<readonly number[], number>>();
    for (const { course, gains, p } of law) {
      const landing = this.#landingOf(course);
      const byGains = sums.get(landing) ?? new Map<readonly number[], number>();
      sums.set(landing, byGains);
      byGains.set(gains, (byGains.get(gains) ?? 0) + p);
    }
    return [...sums].flatMap(([landing, byGains]) => [...byGains].map(([gains, p]) => ({ landing, gains, p })));
  }

  #landingOf(course: Course): Landing {
    const known = this.#known.get(course) ?? (course.mark === CLOSING ? this.#close(course) : this.#open(course));
    this.#known.set(course, known);
    return known;
  }

  /** What may follow from the closing of a round: how it ends where nothing happens, and where its part is alone. */
  #close(course: Course): Landing {
    const { parts } = this.#scene;
    const support = parts.support(course.state);
    const passed = this.#passed;
    this.#toEnd.copy(course, passed);
    passed.mark = WITHIN;
    parts.passClosing(passed.state);
    this.#toEnd.step(passed, NO_DICE);
    const idle = this.#open(passed);
    const alone = this.#landed(this.#closed.get(course) ?? []);
    const [only] = alone;
    const isIdle = alone.length === 1 && only?.landing === idle && only.gains.every((gain, i) => i === 0 || gain === 0);
    return this.#landings.one({ ...idle, support, alone: isIdle ? null : alone });
  }

  /** Where a round that is over leads, the next one being opened. */
  #open({ state, mark }: Course): Landing {
    const { parts } = this.#scene;
    const members = this.#members;
    let lost = 0;
    for (const [place, member] of members.entries()) if (parts.condition(state, member) === GONE) lost |= 1 << place;
    const nothing = { lost, support: 0, alone: null };
    if (mark >= ENDED) return this.#landings.one({ ...nothing, next: members.map(() => GONE), commonAfter: -1 });
    openNext(this.#scene, state);
    const next = members.map((member) => parts.condition(state, member));
    return this.#landings.one({ ...nothing, next, commonAfter: parts.common(state) });
  }
}

/** Landings, equal ones being one object; laws of being alone count as equal if they are the same object. */
class Landings {
  readonly #known = new Map<string, Landing>();
  readonly #laws = new Map<string, PartLaw>();
  readonly #numbers = new Map<PartLaw | Landing | PartEnd['gains'], number>();

  one(landing: Landing): Landing {
    const alone = landing.alone === null ? null : this.#law(landing.alone);
    const { next, lost, support, commonAfter } = landing;
    const name = `${next.join()} ${lost} ${support} ${commonAfter} ${alone === null ? '' : this.#numberOf(alone)}`;
    const known = this.#known.get(name) ?? { ...landing, alone };
    this.#known.set(name, known);
    return known;
  }

  #law(law: PartLaw): PartLaw {
    const name = law
      .map(({ landing, gains, p }) => `${this.#numberOf(landing)} ${this.#numberOf(gains)} ${p}`)
      .join(';');
    const known = this.#laws.get(name) ?? law;
    this.#laws.set(name, known);
    return known;
  }

  #numberOf(each: PartLaw | Landing | PartEnd['gains']): number {
    const known = this.#numbers.get(each) ?? this.#numbers.size;
    this.#numbers.set(each, known);
    return known;
  }
}

/** Makes a state that of a part by itself. */
export function composer({ parts }: Scene, { common, members, conditions }: Part): (state: unknown) => void {
  const all = new Int32Array(parts.members).fill(GONE);
  for (const [place, member] of members.entries()) all[member] = conditions[place] as number;
  return (state) => parts.compose(state, common, all);
}

/** Opens the round after; no die may be asked for. */
export function openNext({ model, tactics }: Scene, state: unknown): void {
  model.step(state, NO_DICE, tactics);
}
