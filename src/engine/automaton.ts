import { KeyTable } from '../dice/key-table.ts';
import { ProcedureSteps, type Process } from '../dice/procedure.ts';
import { type Model, ROUND_ENDS, type Tactics } from '../systems/system.ts';
import { type Arrival, type DecisionTrees, growTrees, type Link, type Question } from './decision-trees.ts';
import { type Packing, pack, type Transition } from './packing.ts';
import { ModelSteps, startOf } from './steps.ts';

/** Bounds of what is worth compiling: beyond them the rules themselves are quicker, or the tables too large. */
const STATES_MAX = 3_000;
const NODES_MAX = 60_000;

/** The die of the walk, and the largest whose row fits. */
const D6 = 6;

/** Transitions of one node: index face 1..6 (0 unused). */
const STRIDE_BITS = 3;
const STRIDE = 2 ** STRIDE_BITS;

/** Most nodes without dice that are passed in one go. */
const PASSED_MAX = 8;

/**
 * A model as a machine that reads dice: every node that asks for a d6 has a row of six ways on, so that a trial is a
 * walk from row to row, with the same dice in the same order as the rules from which it was derived.
 *
 * A node is written as the start of its row. Below `dieEnd` they read a d6. From there on stand nodes that read none or
 * another die (`special`), then one end for each outcome, from `endBase` in steps of {@link STRIDE}.
 */
export interface Automaton {
  readonly entry: number;
  /** What is gained before the first die. */
  readonly entrySum: number;
  readonly dieEnd: number;
  readonly endBase: number;
  /** Index node + face → node. Nodes without a die use face 1. */
  readonly next: Int32Array;
  /** Index node + face → what is added to the sum of gains: see {@link Packing}. */
  readonly gains: Float64Array;
  /**
   * As `next` and `gains` for nodes that read a d6, with what follows without dice already passed: good while the sum is
   * below `quickEnd`, where no cap of rounds can cut in between.
   */
  readonly quickNext: Int32Array;
  readonly quickGains: Float64Array;
  readonly quickEnd: number;
  readonly packing: Packing;
  /** Index (node - dieEnd) / {@link STRIDE} → faces of its die, 0 for none. */
  readonly specialSides: Uint8Array;
}

/** Index of the outcome at an end of the machine. */
export function outcomeAt(automaton: Automaton, end: number): number {
  return (end - automaton.endBase) >>> STRIDE_BITS;
}

/** The end for an outcome. */
export function endFor(automaton: Automaton, outcome: number): number {
  return automaton.endBase + outcome * STRIDE;
}

/** Faces of the die that a node reads, 0 for none. */
export function sidesAt(automaton: Automaton, node: number): number {
  return node < automaton.dieEnd ? D6 : (automaton.specialSides[(node - automaton.dieEnd) >>> STRIDE_BITS] as number);
}

/** Gains of one transition: rounds ended, then the counters. */
type Gains = readonly number[];

interface Way {
  readonly node: number;
  readonly gains: Gains;
}

/**
 * Derives the machine of a model, or null where it would be too large or asks for what a machine cannot read.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function buildAutomaton(model: Model, tactics: Tactics): Automaton | null {
  if (model.settle !== undefined || model.metrics.some(({ isOfState }) => isOfState === true)) return null;
  const trees = growTrees(new ModelSteps(model, tactics), startOf(model), STATES_MAX);
  return trees === null ? null : new Builder(model, trees).build();
}

/** Raised inside a build that has to be given up. */
class GivenUp extends Error {}

class Builder {
  private readonly model: Model;
  private readonly trees: DecisionTrees<unknown>;
  /** Rows of die nodes and of specials, filled later: index → ways by face. */
  private readonly rows: (readonly Way[] | null)[] = [];
  private readonly sides: number[] = [];
  private readonly pending: (() => void)[] = [];
  private readonly known = new Map<string, number>();
  private readonly processes = new Map<Process, Inner>();
  private readonly questionIds = new Map<Question, number>();
  private readonly nothing: Gains;

  constructor(model: Model, trees: DecisionTrees<unknown>) {
    this.model = model;
    this.trees = trees;
    this.nothing = new Array<number>(1 + model.metrics.length).fill(0);
  }

  build(): Automaton | null {
    try {
      const entry = this.follow(this.rootOf(0), null, this.nothing);
      for (let job = this.pending.pop(); job !== undefined; job = this.pending.pop()) job();
      return this.finish(entry);
    } catch (error) {
      if (error instanceof GivenUp) return null;
      throw error;
    }
  }

  private rootOf(state: number): Link {
    const root = this.trees.roots[state];
    if (root === null || root === undefined) throw new GivenUp();
    return root;
  }

  /** Where a link leads, steps without dice taken on the way. @param call the draw inside which the link stands */
  private follow(link: Link, call: Call | null, before: Gains): Way {
    if (link.kind === 'question') return this.ask(link.question, call, before);
    if (call !== null) return this.followInner(link, call, before);
    const gains = before.map((gain, i) => gain + (i === 0 ? 0 : (link.gains[i - 1] ?? 0)));
    if (link.code >= 0) return { node: this.endOf(link.code), gains };
    if (link.code !== ROUND_ENDS) return this.follow(this.rootOf(link.state), null, gains);
    // A round ends: what follows without dice stands apart, so that the cap of rounds can cut in between.
    const counted = gains.map((gain, i) => (i === 0 ? gain + 1 : gain));
    return { node: this.restOf(link.state), gains: counted };
  }

  /** A draw is replaced by the dice behind its law. */
  private ask(question: Question, call: Call | null, before: Gains): Way {
    const { ask } = question;
    if (ask.kind !== 'draw') return { node: this.nodeOf(question, call), gains: before };
    if (call !== null || ask.law.process === undefined) throw new GivenUp();
    const inner = this.innerOf(ask.law.process);
    const root = inner.trees.roots[0];
    if (root === null || root === undefined) throw new GivenUp();
    return this.follow(root, { question, inner, id: this.idOf(question) }, before);
  }

  private followInner(arrival: Arrival, call: Call, before: Gains): Way {
    const end = call.inner.endOf[arrival.state] ?? -1;
    if (end >= 0) {
      const link = call.question.branches[end];
      if (link === undefined) throw new GivenUp();
      return this.follow(link, null, before);
    }
    const root = call.inner.trees.roots[arrival.state];
    if (root === null || root === undefined) throw new GivenUp();
    return this.follow(root, call, before);
  }

  private endOf(outcome: number): number {
    return -1 - outcome;
  }

  /** Where a round begins in a state: a node without a die, unless a die is the first thing that happens. */
  private restOf(state: number): number {
    const root = this.rootOf(state);
    if (root.kind === 'question' && root.question.ask.kind !== 'draw') return this.nodeOf(root.question, null);
    return this.once(`rest ${state}`, 0, () => [this.follow(root, null, this.nothing)]);
  }

  private nodeOf(question: Question, call: Call | null): number {
    const { ask } = question;
    if (ask.kind === 'draw') throw new GivenUp();
    const name = `${this.idOf(question)} ${call?.id ?? ''}`;
    if (ask.kind === 'total') return this.totalNode(name, question, call, ask.count, 0);
    return this.once(name, ask.sides, () =>
      Array.from({ length: ask.sides }, (_, i) => this.branch(question, ask.bandOf[i + 1] ?? 0, call)),
    );
  }

  private totalNode(name: string, question: Question, call: Call | null, left: number, sum: number): number {
    const { ask } = question;
    if (ask.kind !== 'total') throw new GivenUp();
    return this.once(`${name} ${left} ${sum}`, ask.sides, () =>
      Array.from({ length: ask.sides }, (_, i) => {
        const total = sum + i + 1;
        if (left > 1) return { node: this.totalNode(name, question, call, left - 1, total), gains: this.nothing };
        return this.branch(question, question.branches.length > 1 && total > ask.limit ? 1 : 0, call);
      }),
    );
  }

  private branch(question: Question, branch: number, call: Call | null): Way {
    const link = question.branches[branch];
    if (link === undefined) throw new GivenUp();
    return this.follow(link, call, this.nothing);
  }

  /** The node of that name, made when first met; its row is filled later. */
  private once(name: string, sides: number, row: () => readonly Way[]): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    if (this.rows.length >= NODES_MAX || sides > D6) throw new GivenUp();
    const node = this.rows.length;
    this.known.set(name, node);
    this.rows.push(null);
    this.sides.push(sides);
    this.pending.push(() => {
      this.rows[node] = row();
    });
    return node;
  }

  private idOf(question: Question): number {
    const known = this.questionIds.get(question);
    if (known !== undefined) return known;
    this.questionIds.set(question, this.questionIds.size);
    return this.questionIds.size - 1;
  }

  private innerOf(process: Process): Inner {
    const known = this.processes.get(process);
    if (known !== undefined) return known;
    const inner = innerTrees(process);
    this.processes.set(process, inner);
    return inner;
  }

  /** Merges nodes that cannot be told apart, numbers d6 nodes first, lays the rows out and packs the gains. */
  private finish(entry: Way): Automaton | null {
    const { model } = this;
    if (this.rows.includes(null)) return null;
    const rows = this.rows as readonly (readonly Way[])[];
    const { classOf, members } = mergeAlike(rows, this.sides);
    const kept = members.map((node) => ({ row: rows[node] ?? [], sides: this.sides[node] ?? 0 }));
    const order = [...kept.keys()].sort((a, b) => Number(kept[a]?.sides !== D6) - Number(kept[b]?.sides !== D6));
    const placeOfClass = new Int32Array(kept.length);
    for (const [at, index] of order.entries()) placeOfClass[index] = at;
    const place = (node: number): number =>
      node < 0 ? kept.length - 1 - node : (placeOfClass[classOf[node] ?? 0] ?? 0);
    const length = kept.length * STRIDE;
    const next = new Int32Array(length);
    const ways: Transition[] = [];
    for (const [index, { row }] of kept.entries()) {
      const from = placeOfClass[index] ?? 0;
      for (const [i, way] of row.entries()) {
        const at = from * STRIDE + i + 1;
        next[at] = place(way.node) * STRIDE;
        ways.push({ at, from, to: place(way.node), gains: way.gains });
      }
    }
    const packing = pack(ways, {
      entry: place(entry.node),
      entryGains: entry.gains,
      nodeCount: kept.length,
      roundsMax: model.roundsMax,
      counters: model.metrics.length,
      length,
    });
    if (packing === null) return null;
    const sides = order.map((index) => kept[index]?.sides ?? 0);
    const dieCount = sides.filter((faces) => faces === D6).length;
    const specialSides = Uint8Array.from(sides.slice(dieCount));
    const dieEnd = dieCount * STRIDE;
    return {
      entry: place(entry.node) * STRIDE,
      entrySum: packing.entrySum,
      dieEnd,
      endBase: length,
      next,
      gains: packing.gains,
      ...passOn(next, packing, dieEnd, specialSides),
      packing,
      specialSides,
    };
  }
}

/** The ways of nodes with a d6, carried on through nodes without dice. */
function passOn(
  next: Int32Array,
  packing: Packing,
  dieEnd: number,
  specialSides: Uint8Array,
): Pick<Automaton, 'quickNext' | 'quickGains' | 'quickEnd'> {
  const { gains, round, cap } = packing;
  const quickNext = next.slice(0, dieEnd);
  const quickGains = gains.slice(0, dieEnd);
  let most = 0;
  for (let at = 0; at < dieEnd; at += 1) {
    for (let passed = 0; passed < PASSED_MAX; passed += 1) {
      const node = quickNext[at] as number;
      if (node < dieEnd || specialSides[(node - dieEnd) >>> STRIDE_BITS] !== 0) break;
      quickNext[at] = next[node + 1] as number;
      quickGains[at] = (quickGains[at] as number) + (gains[node + 1] as number);
    }
    most = Math.max(most, quickGains[at] as number);
  }
  const rounds = round === 0 ? 0 : Math.floor(most / round);
  return { quickNext, quickGains, quickEnd: round === 0 ? cap : cap - rounds * round };
}

/**
 * Classes of nodes with the same dice, the same gains and, face by face, ways into the same classes: first everything is
 * alike, then classes are split until nothing tells their members apart.
 * @returns index node → class, and index class → one of its nodes
 * @source E. F. Moore, Gedanken-experiments on Sequential Machines (1956)
 */
function mergeAlike(
  rows: readonly (readonly Way[])[],
  sides: readonly number[],
): { readonly classOf: Int32Array; readonly members: readonly number[] } {
  const gainIds = new Map<string, number>();
  const gains = rows.map((row) =>
    row.map((way) => {
      const name = way.gains.join();
      const id = gainIds.get(name) ?? gainIds.size;
      gainIds.set(name, id);
      return id;
    }),
  );
  const key = new Int32Array(2 + 2 * D6);
  let classOf = new Int32Array(rows.length);
  for (let count = 1; ; ) {
    const table = new KeyTable(key.length);
    const finer = new Int32Array(rows.length);
    const members: number[] = [];
    for (const [node, row] of rows.entries()) {
      key.fill(0);
      key[0] = classOf[node] ?? 0;
      key[1] = sides[node] ?? 0;
      for (const [i, way] of row.entries()) {
        key[2 + 2 * i] = way.node < 0 ? way.node : (classOf[way.node] ?? 0);
        key[3 + 2 * i] = gains[node]?.[i] ?? 0;
      }
      const found = table.indexOf(key);
      if (found === members.length) members.push(node);
      finer[node] = found;
    }
    classOf = finer;
    if (members.length === count) return { classOf, members };
    count = members.length;
  }
}

/** A draw that is being unfolded: its question, and the procedure behind its law. */
interface Call {
  readonly question: Question;
  readonly inner: Inner;
  readonly id: number;
}

interface Inner {
  readonly trees: DecisionTrees<unknown>;
  /** Index inner state → index of the end, or -1. */
  readonly endOf: readonly number[];
}

function innerTrees(process: Process): Inner {
  const trees = growTrees(new ProcedureSteps(process), process.start, STATES_MAX);
  if (trees === null) throw new GivenUp();
  const table = new KeyTable(process.keyLength);
  const key = new Int32Array(process.keyLength);
  const indexOf = (state: unknown): number => {
    process.key(state, key);
    return table.indexOf(key);
  };
  for (const end of process.ends) indexOf(end);
  return { trees, endOf: trees.states.map((state) => (process.isEnd(state) ? indexOf(state) : -1)) };
}
