import type { WalkLimits } from '../../dice/explore.ts';
import { ExactLimitError, InvariantError } from '../../errors.ts';
import { MEMBERS_MAX } from '../../systems/parts.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import type { MachineSize } from '../compiled/machine.ts';
import { startMetrics } from '../steps.ts';
import { Conditions } from './conditions.ts';
import { Bringings, type Counting, countingOf } from './counting.ts';
import { DIVIDED, ENDED, type Scene } from './course.ts';
import { CourseWalk } from './course-walk.ts';
import { type Laws, lawsOf, type PartEnd } from './part-laws.ts';
import { type Entry, PLACES_MAX, RowMaker, type Rows } from './part-tables.ts';
import { type MetPart, survey } from './survey.ts';

/**
 * A fight of many as draws from the exact laws of the parts into which its rounds fall apart. Plain data: it may cross
 * threads, and equal models give equal machines. What stands in no table is played by the rules.
 */
export interface PartedMachine {
  /** Index sort → index code → condition of its members. */
  readonly conditions: readonly (readonly number[])[];
  readonly kinds: readonly PartKind[];
  readonly rows: Rows;
  readonly start: StartLaw;
  readonly counting: Counting;
  /** Index common → that of the round after. */
  readonly commonAfter: readonly number[];
  readonly roundsMax: number;
  readonly size: MachineSize;
}

/** Parts of the same sorts. A node is one of them: their common and the conditions of its members. */
export interface PartKind {
  /** Index place → sort. */
  readonly sorts: readonly number[];
  /** Its first node. */
  readonly node: number;
  /** From the nodes of one common to those of the next. */
  readonly commonStride: number;
  /** Index place → where its codes begin in the offsets of the rows. */
  readonly places: readonly number[];
  /** Bits of a code in what ends tell. */
  readonly codeBits: number;
  /** Its first end. */
  readonly end: number;
}

/** How trials begin: up to the first opened round that falls apart, or to an end. */
export interface StartLaw {
  /** Its row in the rows of the machine; its ends are the first ones, their codes being their numbers. */
  readonly row: number;
  readonly ends: readonly StartEnd[];
}

export interface StartEnd {
  /** Index member → condition. */
  readonly conditions: readonly number[];
  readonly common: number;
  /** Rounds that are over. */
  readonly rounds: number;
  /** Index metric → increment. */
  readonly gains: readonly number[];
  /** Outcome, or -1 where the trial goes on. */
  readonly outcome: number;
}

/** Trials of the survey that says which parts are worth a table: so many that three parts in 10,000 of five against five have none. */
const SURVEY_TRIALS = 131_072;
/** Within which the start, and the parts of one kind, must be; and all parts together. */
const START_LIMITS: WalkLimits = { states: 20_000, branches: 50_000 };
const KIND_LIMITS: WalkLimits = { states: 120_000, branches: 300_000 };
const BRANCHES_MAX = 2_400_000;
const ATOMS_MAX = 2 ** 19;
/** Parts that the rules must play, at most: each takes as long as a hundred draws. */
const PLAYED_MAX = 0.02;

/** The machine of a model, or null where it has no parts, they are too large, or tables would draw too few of them. */
export function buildParted(model: Model, tactics: Tactics): PartedMachine | null {
  const { parts } = model;
  if (parts === undefined || parts.members > MEMBERS_MAX || model.settle !== undefined) return null;
  if (model.roundsMax < 1 || model.metrics.some(({ isOfState }) => isOfState === true)) return null;
  try {
    return new Builder({ model, tactics, parts }).build();
  } catch (error) {
    if (error instanceof ExactLimitError) return null;
    throw error;
  }
}

class Builder {
  readonly #scene: Scene;
  readonly #conditions: Conditions;
  #branches = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#conditions = new Conditions(scene.parts.sorts);
  }

  build(): PartedMachine | null {
    const { model, parts } = this.#scene;
    const start = this.#startEnds();
    const met = survey(this.#scene, SURVEY_TRIALS).parts;
    const entries = this.#tabulate(met);
    const bringings = new Bringings();
    for (const { part, law } of entries) bringings.add(part.sorts, law);
    const counting = countingOf(bringings, {
      members: parts.members,
      sorts: parts.sorts,
      starts: startMetrics(model),
      startGains: start.map(({ end }) => end.gains),
      roundsMax: model.roundsMax,
    });
    if (counting === null) return null;
    const tabled = new Set(entries.map(({ part }) => part.common));
    // What follows a round that no table knows is not known either.
    if (met.some(({ common }) => !tabled.has(common))) return null;
    const commonAfter = commonsOf(entries);
    const maker = new RowMaker(this.#conditions, counting, commonAfter.length);
    const laid = new Set<MetPart>();
    for (const ofKind of byKind(entries, ({ part }) => part.sorts)) {
      if (maker.addKind(ofKind[0]?.part.sorts ?? [], ofKind)) for (const { part } of ofKind) laid.add(part);
    }
    const playedShare = shareOf(met, laid);
    if (playedShare > PLAYED_MAX) return null;
    const made = maker.finish(start.map(({ p }) => p));
    if (made === null) return null;
    const { rows, kinds, startRow } = made;
    return {
      conditions: this.#conditions.lists(),
      kinds,
      rows,
      start: { row: startRow, ends: start.map(({ end }) => end) },
      counting,
      commonAfter,
      roundsMax: model.roundsMax,
      size: {
        states: laid.size,
        branches: this.#branches,
        atoms: rows.atoms,
        bytes: rows.bytes,
        roundsADraw: 1,
        playedShare,
      },
    };
  }

  #startEnds(): readonly { readonly end: StartEnd; readonly p: number }[] {
    const { model, parts } = this.#scene;
    const walk = new CourseWalk(this.#scene, 'divided', [(state) => model.reset(state)], START_LIMITS);
    const ends = walk.lawOf(0);
    this.#branches += walk.branches;
    return ends.map(({ course, gains, p }) => {
      const members = [...Array(parts.members).keys()];
      const end: StartEnd = {
        conditions: members.map((member) => parts.condition(course.state, member)),
        common: course.mark === DIVIDED ? parts.common(course.state) : 0,
        rounds: gains[0] ?? 0,
        gains: gains.slice(1),
        outcome: course.mark >= ENDED ? course.mark - ENDED : -1,
      };
      if (end.outcome < 0) this.#conditions.addAll(end.conditions);
      return { end, p };
    });
  }

  /** The laws of what was met, the kinds met most first, as far as the limits go. */
  #tabulate(met: readonly MetPart[]): readonly Entry[] {
    const entries: Entry[] = [];
    let atoms = 0;
    for (const ofKind of byKind(met, ({ sorts }) => sorts)) {
      if (atoms > ATOMS_MAX || (ofKind[0]?.members.length ?? 0) > PLACES_MAX) continue;
      const { laws, branches } = this.#lawsOf(ofKind);
      this.#branches += branches;
      for (const [index, law] of laws.entries()) {
        const part = ofKind[index] as MetPart;
        atoms += law.length;
        entries.push({ part, law });
        this.#number(part.sorts, [part.conditions, ...law.flatMap(nextOf)]);
      }
    }
    return entries;
  }

  /** The laws of the first parts of a kind, as many as may be walked together. */
  #lawsOf(parts: readonly MetPart[]): Laws {
    const branches = Math.min(KIND_LIMITS.branches, BRANCHES_MAX - this.#branches);
    for (let count = parts.length; count > 0; count >>= 1) {
      try {
        return lawsOf(this.#scene, parts.slice(0, count), { ...KIND_LIMITS, branches });
      } catch (error) {
        if (!(error instanceof ExactLimitError)) throw error;
        this.#branches += branches;
      }
      if (this.#branches >= BRANCHES_MAX) break;
    }
    return { laws: [], branches: 0 };
  }

  #number(sorts: readonly number[], lists: readonly (readonly number[])[]): void {
    for (const conditions of lists) {
      for (const [place, condition] of conditions.entries()) this.#conditions.codeOf(sorts[place] as number, condition);
    }
  }
}

function nextOf({ landing: { next, alone } }: PartEnd): readonly (readonly number[])[] {
  return [next, ...(alone ?? []).map(({ landing }) => landing.next)];
}

/** Lists of those of the same sorts; those met most come first. */
function byKind<Each>(all: readonly Each[], sortsOf: (each: Each) => readonly number[]): readonly Each[][] {
  const kinds = new Map<string, Each[]>();
  for (const each of all) {
    const name = sortsOf(each).join();
    const kind = kinds.get(name) ?? [];
    kinds.set(name, kind);
    kind.push(each);
  }
  return [...kinds.values()];
}

/** Index common → that of the round after. */
function commonsOf(entries: readonly Entry[]): readonly number[] {
  const after: number[] = [];
  for (const { part, law } of entries) {
    for (const {
      landing: { commonAfter },
    } of law) {
      if (commonAfter < 0) continue;
      if ((after[part.common] ?? commonAfter) !== commonAfter)
        throw new InvariantError('parts disagree on what is common');
      after[part.common] = commonAfter;
    }
  }
  return Array.from(after, (common) => common ?? 0);
}

/** Share of what was met that has no table. */
function shareOf(met: readonly MetPart[], laid: ReadonlySet<MetPart>): number {
  const all = met.reduce((sum, { count }) => sum + count, 0);
  return met.reduce((sum, part) => (laid.has(part) ? sum : sum + part.count), 0) / all;
}
