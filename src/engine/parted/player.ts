import { InvariantError } from '../../errors.ts';
import { GONE } from '../../systems/parts.ts';
import { DrawLuck } from '../compiled/luck.ts';
import type { Tally } from '../result.ts';
import { recordValue } from '../tally.ts';
import { Conditions } from './conditions.ts';
import { gainIn, PartedCounter } from './counter.ts';
import { sumOf, unitOf } from './counting.ts';
import type { Scene } from './course.ts';
import type { PartedMachine, PartKind } from './machine.ts';
import { addLayout, addPart, certainEnd, endedLayout, keepLayout, load, type OpenedPart, setStart } from './memory.ts';
import type { Play, Rules, Watcher } from './play.ts';
import { chunk, forgetLuck, format, playChunk } from './rounds.ts';
import { RulesOfParts } from './rules-of-parts.ts';
import { membersOf } from './survey.ts';

/** Whose tables and layouts stand in the working memory of rounds.ts. */
let loaded: PartedPlayer | null = null;

/** One trial, as a trace tells it. */
export interface TracedTrial {
  /** Number of its start. */
  start: number;
  readonly rounds: TracedRound[];
  outcome: number;
  /** Index metric, `rounds` first → value. */
  values: Int32Array;
}

export interface TracedRound {
  /** In the order in which they were drawn. */
  readonly parts: TracedPart[];
  /** Index member → condition when the next round has been opened. */
  conditions: readonly number[];
  /** Whether the trial ends with it. */
  isLast: boolean;
}

export interface TracedPart {
  readonly members: readonly number[];
  /** What it brought, packed. */
  gain: number;
  /** Whether it was alone in the closing, where that made a difference. */
  isAlone: boolean;
}

/** Plays trials on a parted machine: luck is a function of (seed, block) alone. */
export class PartedPlayer implements Rules {
  gain = 0;
  readonly machine: PartedMachine;
  readonly #scene: Scene;
  readonly #conditions: Conditions;
  /** Index sort → codes for which there are tables; a member whose condition has none bears this number. */
  readonly #codeCounts: readonly number[];
  /** Index as that of codes → condition, where his code says that it has none. */
  readonly #odd = new Int32Array(chunk.codes.length);
  readonly #kinds: ReadonlyMap<string, PartKind>;
  readonly #rules: RulesOfParts;
  readonly #counter: PartedCounter;
  readonly #play: Play;
  readonly #luck = new DrawLuck();
  /** Working memory: index member → condition, and part. */
  readonly #taken: Int32Array;
  readonly #groups: Int32Array;
  /** Common and members of a part → where it begins; and where it begins → its members. */
  readonly #begins = new Map<string, number>();
  readonly #members = new Map<number, readonly number[]>();
  /** Index metric → what one of it adds to the sum; 0 where it has no field. */
  readonly #units: Float64Array;
  /** Index metric → 1 where losses decide. */
  readonly #isByLoss: Uint8Array;
  readonly #most: Int32Array;
  /** Trials of the chunk whose sum leaves something out: trial → index metric → what. */
  readonly #besides = new Map<number, Int32Array>();

  /** @param scene the model of which the machine was built, or one compiled alike */
  constructor(machine: PartedMachine, scene: Scene) {
    const { parts, model } = scene;
    this.machine = machine;
    this.#scene = scene;
    this.#conditions = new Conditions(parts.sorts, machine.conditions);
    this.#codeCounts = machine.conditions.map((list) => list.length);
    this.#taken = new Int32Array(parts.members);
    this.#groups = new Int32Array(parts.members);
    this.#kinds = new Map(machine.kinds.map((kind) => [kind.sorts.join(), kind]));
    this.#rules = new RulesOfParts(scene);
    const { fields, byLoss, most } = machine.counting;
    this.#units = Float64Array.from(fields, (field) => (field === null ? 0 : unitOf(field)));
    this.#isByLoss = Uint8Array.from(byLoss, (losses) => (losses === null ? 0 : 1));
    this.#most = Int32Array.from(most);
    this.#counter = new PartedCounter(machine.counting, {
      outcomes: model.outcomes.length,
      rounds: machine.roundsMax,
      members: parts.members,
    });
    this.#play = {
      startRow: machine.start.row,
      rules: this,
      luck: this.#luck,
      commonCount:
        1 +
        Math.max(
          ...machine.commonAfter.keys(),
          ...machine.commonAfter,
          ...machine.start.ends.map(({ common }) => common),
        ),
      roundsMax: machine.roundsMax,
      unresolved: model.unresolved,
      roundsASum: machine.counting.roundsASum,
    };
  }

  /** Plays a block of trials, and counts them. @param trials at most those of a block */
  play(seed: number, block: number, trials: number, tally: Tally): void {
    this.#begin(seed, block);
    for (let left = trials; left > 0; left -= chunk.length) {
      const count = Math.min(left, chunk.length);
      playChunk(this.#play, null);
      this.#counter.count(chunk, count);
      this.#countBesides(count, tally);
    }
  }

  /** Moves everything counted to a tally. */
  flush(tally: Tally): void {
    this.#counter.flush(tally);
  }

  /** Plays the first trials of a block again, and tells of them, chunk by chunk. */
  *trace(seed: number, block: number, trials: number): Generator<readonly TracedTrial[]> {
    this.#begin(seed, block);
    for (let left = trials; left > 0; left -= chunk.length) {
      const traced: TracedTrial[] = [];
      playChunk(this.#play, this.#watcher(traced));
      yield traced.slice(0, left);
    }
  }

  #watcher(traced: TracedTrial[]): Watcher {
    const under: TracedRound[] = [];
    const fresh = (): TracedRound => ({ parts: [], conditions: [], isLast: false });
    return {
      begin: (trial, start) => {
        traced[trial] = { start, rounds: [], outcome: wordOf(trial, format.outcome), values: this.#valuesOf(trial) };
        under[trial] = fresh();
      },
      part: (trial, at, gain) => under[trial]?.parts.push({ members: this.#membersAt(at), gain, isAlone: false }),
      closing: (trial, at, gain) => {
        const part = under[trial]?.parts.find(({ members }) => members === this.#membersAt(at));
        if (part === undefined) return;
        part.gain += gain;
        part.isAlone = true;
      },
      round: (trial) => {
        const done = under[trial] as TracedRound;
        this.#takeConditions(trial, wordOf(trial, format.set));
        done.conditions = [...this.#taken];
        done.isLast = wordOf(trial, format.outcome) >= 0;
        const told = traced[trial] as TracedTrial;
        told.rounds.push(done);
        told.outcome = wordOf(trial, format.outcome);
        told.values = this.#valuesOf(trial);
        under[trial] = fresh();
      },
    };
  }

  get support(): number {
    return this.#rules.support;
  }

  get isOpen(): boolean {
    return this.#rules.isOpen;
  }

  #begin(seed: number, block: number): void {
    if (loaded !== this) {
      load(this.machine, 2 ** this.#scene.parts.members * this.#play.commonCount);
      this.#layOutStarts();
      loaded = this;
    }
    this.#luck.seek(seed, block);
    this.#rules.seek(seed, block);
    this.#besides.clear();
    forgetLuck();
  }

  /** Lays out the first rounds; who stands by himself in one is at its end from the start, if that is certain. */
  #layOutStarts(): void {
    this.#begins.clear();
    this.#members.clear();
    for (const [number, { conditions, common, outcome, rounds, gains }] of this.machine.start.ends.entries()) {
      const codes = conditions.map((_, member) => (outcome < 0 ? this.#codeIn(conditions, member) : 0));
      const begins: LaidPart[] = [];
      let support = 0;
      for (const part of outcome < 0 ? this.#partsOf(Int32Array.from(conditions), common) : []) {
        const [member = 0, ...others] = part.members;
        const end = others.length > 0 ? null : certainEnd(part, [codes[member] as number]);
        if (end === null) {
          begins.push(this.#beginOf(part));
          continue;
        }
        codes[member] = end.codes;
        support += end.support;
      }
      const layout = outcome < 0 ? addLayout(begins) : endedLayout(outcome);
      const sum = sumOf(gains, this.machine.counting.fields);
      setStart(number, { codes, layout, common, set: presentAmong(conditions), rounds, support, sum });
    }
  }

  #codeIn(conditions: readonly number[], member: number): number {
    return this.#conditions.codeOf(this.#scene.parts.sorts[member] as number, conditions[member] as number);
  }

  layoutOf(trial: number, set: number, common: number): number {
    const outcome = this.#scene.parts.outcomeOf(set);
    const begins: LaidPart[] = [];
    if (outcome < 0) {
      this.#takeConditions(trial, set);
      for (const part of this.#partsOf(this.#taken, common)) begins.push(this.#beginOf(part));
    }
    const layout = outcome < 0 ? addLayout(begins) : endedLayout(outcome);
    keepLayout(set * this.#play.commonCount + common, layout);
    return layout;
  }

  /** A part as it is laid; equal ones of several layouts are one. */
  #beginOf(part: OpenedPart): LaidPart {
    const { kind, members, common } = part;
    const name = `${common} ${members.join()}`;
    const at = this.#begins.get(name) ?? addPart(part);
    this.#begins.set(name, at);
    this.#members.set(at, members);
    return { size: kind === null ? 0 : members.length, at };
  }

  /** The parts into which these conditions fall. */
  #partsOf(conditions: Int32Array, common: number): readonly OpenedPart[] {
    const { parts, model } = this.#scene;
    const state = model.createState();
    parts.compose(state, common, conditions);
    const count = parts.divide(state, this.#groups);
    if (count === 0) throw new InvariantError('a round does not fall apart where others did');
    return Array.from({ length: count }, (_, group) => {
      const members = membersOf(this.#groups, group);
      const kind = this.#kinds.get(members.map((member) => parts.sorts[member]).join());
      const isTabled = kind !== undefined && common < this.machine.commonAfter.length;
      return { members, common, kind: isTabled ? kind : null };
    });
  }

  /** Fills {@link #taken} with the conditions of those of a set. */
  #takeConditions(trial: number, set: number): void {
    this.#taken.fill(GONE);
    for (let member = 0; member < this.#taken.length; member += 1) {
      if ((set >> member) & 1) this.#taken[member] = this.#conditionOf(trial, member);
    }
  }

  #conditionOf(trial: number, member: number): number {
    const sort = this.#scene.parts.sorts[member] as number;
    const at = (trial << format.codesShift) + member;
    const code = chunk.codes[at] as number;
    return code === this.#codeCounts[sort] ? (this.#odd[at] as number) : this.#conditions.conditionOf(sort, code);
  }

  playPart(trial: number, at: number, common: number, slot: number): number {
    const members = this.#membersAt(at);
    this.#taken.fill(GONE);
    for (let place = 0; place < members.length; place += 1) {
      const member = members[place] as number;
      this.#taken[member] = this.#conditionOf(trial, member);
    }
    this.#rules.play(this.#taken, members, common, slot);
    return this.#take(trial, members);
  }

  closeAlone(trial: number, at: number, slot: number): number {
    const members = this.#membersAt(at);
    const before = this.#rules.lostBefore(slot);
    this.#rules.close(members, slot);
    this.#rules.lost &= ~before;
    return this.#take(trial, members);
  }

  #membersAt(at: number): readonly number[] {
    const members = this.#members.get(at);
    if (members === undefined) throw new InvariantError('no part begins here');
    return members;
  }

  /** Takes over what the rules have played: codes of the members, and gains; set of those lost. */
  #take(trial: number, members: readonly number[]): number {
    const { sorts } = this.#scene.parts;
    const { next, lost } = this.#rules;
    let set = 0;
    for (let place = 0; place < members.length; place += 1) {
      const member = members[place] as number;
      const sort = sorts[member] as number;
      const condition = next[member] as number;
      const code = condition === GONE ? 0 : this.#conditions.knownCode(sort, condition);
      const at = (trial << format.codesShift) + member;
      chunk.codes[at] = code < 0 ? (this.#codeCounts[sort] as number) : code;
      this.#odd[at] = condition;
      set |= ((lost >> place) & 1) << member;
    }
    this.gain = this.#gainOf(trial, members);
    return set;
  }

  /** What the sum is to add; what it cannot hold is put beside it. */
  #gainOf(trial: number, members: readonly number[]): number {
    const { gains, lost } = this.#rules;
    let sum = 0;
    for (let metric = 0; metric < gains.length; metric += 1) {
      const gain = gains[metric] as number;
      const unit = this.#units[metric] as number;
      if (this.#isByLoss[metric] === 1) {
        const losses = this.machine.counting.byLoss[metric] as readonly number[];
        this.#putBeside(trial, metric, gain - (lost === 0 ? 0 : lossesOf(losses, members, lost)));
      } else if (unit > 0 && gain <= (this.#most[metric] as number)) sum += gain * unit;
      else this.#putBeside(trial, metric, gain);
    }
    return sum;
  }

  #putBeside(trial: number, metric: number, gain: number): void {
    if (gain === 0) return;
    const beside = this.#besides.get(trial) ?? new Int32Array(this.#rules.gains.length);
    beside[metric] = (beside[metric] as number) + gain;
    this.#besides.set(trial, beside);
  }

  takeDown(trial: number, sum: number): void {
    for (const [metric, field] of this.machine.counting.fields.entries()) {
      if (field !== null) this.#putBeside(trial, metric, gainIn(sum, field));
    }
  }

  /** Values of the metrics of a trial of the chunk, what is beside its sum included. */
  #valuesOf(trial: number): Int32Array {
    const rounds = wordOf(trial, format.rounds);
    const values = this.#counter.valuesOf({ rounds, set: wordOf(trial, format.set), sum: chunk.sums[trial] as number });
    this.#besides.get(trial)?.forEach((more, metric) => {
      values[1 + metric] = (values[1 + metric] as number) + more;
    });
    return values;
  }

  /** Moves the trials that have something beside their sums, the first `count`, to where they belong. */
  #countBesides(count: number, tally: Tally): void {
    for (const [trial, beside] of this.#besides) {
      if (trial >= count) continue;
      const values = this.#valuesOf(trial);
      for (const [metric, more] of beside.entries()) {
        if (more === 0) continue;
        const value = values[1 + metric] as number;
        recordValue(tally, 1 + metric, value - more, -1);
        recordValue(tally, 1 + metric, value, 1);
      }
    }
    this.#besides.clear();
  }
}

/** A part with its size, as far as there are tables for it, and where it begins. */
interface LaidPart {
  readonly size: number;
  readonly at: number;
}

/** A word of a trial of the chunk. */
function wordOf(trial: number, word: number): number {
  return chunk.trials[(trial << format.trialShift) + word] as number;
}

/** What the loss of those at the places of a set brings. */
function lossesOf(losses: readonly number[], members: readonly number[], lost: number): number {
  let sum = 0;
  for (let place = 0; place < members.length; place += 1) {
    if ((lost >> place) & 1) sum += losses[members[place] as number] as number;
  }
  return sum;
}

function presentAmong(conditions: readonly number[]): number {
  return conditions.reduce((set, condition, member) => (condition === GONE ? set : set | (1 << member)), 0);
}
