import type { Pieces } from '../../dice/pieces.ts';
import { type Ask, chancesOf } from './asks.ts';
import type { Change, ControlGraph, Question } from './graph.ts';
import { type Check, type Leaf, Leaves, NotDrawable } from './leaves.ts';

/** The laws of questions that are answered alike, by the value of the register that they read. */
export class DrawFamily {
  /** Register read; -1 where the law is the same whatever they hold. */
  readonly register: number;
  /** Whether an amount and a check are answered at once: each answer of the check is a leaf, and else an amount is one leaf. */
  readonly isChecked: boolean;
  /** Amounts that may be drawn for one leaf. */
  readonly amounts: number;
  readonly #ask: Ask;
  readonly #check: Check | null;
  readonly #known: (ArrayLike<number> | undefined)[] = [];

  constructor(ask: Ask, check: Check | null) {
    this.isChecked = check !== null;
    this.amounts = ask.kind === 'amount' ? ask.pool.law.probabilities.length : 1;
    const read = check?.reading ?? (ask.kind === 'reading' ? ask.reading : null);
    this.register = read?.register ?? -1;
    this.#ask = ask;
    this.#check = check;
  }

  /** Index leaf × {@link amounts} + amount → probability. @param value of the register; any where none is read */
  chancesAt(value: number): ArrayLike<number> {
    const at = this.register < 0 ? 0 : value;
    this.#known[at] ??= this.#check === null ? chancesOf(this.#ask, at) : this.#checkedAt(at, this.#check);
    return this.#known[at] as ArrayLike<number>;
  }

  #checkedAt(value: number, { question, change }: Check): ArrayLike<number> {
    const chances: number[] = [];
    for (const [amount, p] of Array.from(chancesOf(this.#ask, 0)).entries()) {
      if (p === 0) continue;
      const answers = chancesOf(question.ask, changedBy(change, value, amount));
      while (chances.length < answers.length * this.amounts) chances.push(0);
      for (let leaf = 0; leaf < answers.length; leaf += 1) {
        chances[leaf * this.amounts + amount] = p * (answers[leaf] as number);
      }
    }
    return chances;
  }
}

/** A question at which something is drawn. */
export interface NetworkNode {
  readonly question: Question;
  readonly family: DrawFamily;
  /** Index leaf → where it leads: an answer, of an amount index 0. Those that are never drawn have none. */
  readonly leaves: (Leaf | undefined)[];
}

/** Bounds of a network. */
export interface NetworkLimits {
  /** States of the model, and nodes. */
  readonly states: number;
  /** Steps that the rules are asked for. */
  readonly branches: number;
  /** Values of a register. */
  readonly values: number;
  /** Outcomes of all laws together. */
  readonly outcomes: number;
}

/** The questions that trials of a model go through, and the values that registers come to in them. */
export interface Network {
  readonly leaves: Leaves;
  /** Where a trial begins. */
  readonly entry: Leaf;
  readonly nodes: readonly NetworkNode[];
  readonly nodeOf: ReadonlyMap<Question, number>;
  /** Family → values of the register that it reads, ascending; 0 alone where it reads none. */
  readonly values: ReadonlyMap<DrawFamily, readonly number[]>;
  /** States of the model that were met. */
  readonly states: number;
  /** Steps that the rules were asked for. */
  readonly branches: number;
}

/**
 * Walks the questions of a model, outcomes of less than a given probability left out of account.
 * @returns null where there are too many
 */
export function* networkInPieces(
  graph: ControlGraph,
  limits: NetworkLimits,
  negligible: number,
): Pieces<Network | null> {
  try {
    return yield* new Walk(graph, limits, negligible).run();
  } catch (error) {
    if (error instanceof NotDrawable) return null;
    throw error;
  }
}

/** Nodes of a family that are walked in one piece. */
const PIECE_NODES = 64;

/** What the walk knows of a family. */
interface Met {
  readonly family: DrawFamily;
  readonly nodes: NetworkNode[];
  /** Index register → values that it holds before a draw. */
  readonly values: readonly Set<number>[];
  /** Values of the register that is read whose laws were walked. */
  readonly walked: Set<number>;
  /** Leaf → outcomes that matter, one for each value and amount. */
  readonly outcomes: Map<number, Outcome[]>;
  /** Leaf → where it leads, as far as that differs between nodes. */
  readonly flows: Map<number, Flow[]>;
  /** Nodes of which all leaves are known, while there are so many. */
  done: { readonly nodes: number; readonly leaves: number };
}

interface Outcome {
  /** Of the register that is read, before the draw. */
  readonly value: number;
  readonly amount: number;
}

/** What becomes of registers, and the family of the draw that follows. */
interface Flow {
  readonly changes: readonly Change[];
  readonly next: Met;
}

class Walk {
  readonly #graph: ControlGraph;
  readonly #leaves: Leaves;
  readonly #limits: NetworkLimits;
  readonly #negligible: number;
  readonly #nodes: NetworkNode[] = [];
  readonly #nodeOf = new Map<Question, number>();
  /** By name of the law. */
  readonly #met = new Map<string, Met>();
  readonly #ids = new Map<unknown, number>();
  #outcomes = 0;
  /** Values and nodes that were found since the walk was last looked at. */
  #found = 0;

  constructor(graph: ControlGraph, limits: NetworkLimits, negligible: number) {
    this.#graph = graph;
    this.#leaves = new Leaves(graph);
    this.#limits = limits;
    this.#negligible = negligible;
  }

  *run(): Pieces<Network> {
    const entry = this.#leaves.enter(0);
    const first = this.#visit(entry);
    if (first !== null) {
      for (const [register, value] of this.#graph.startRegisters.entries()) {
        this.#add(first, register, changedBy(entry.changes[register] as Change, value, 0));
      }
    }
    while (this.#found > 0) {
      this.#found = 0;
      for (const met of this.#met.values()) {
        this.#walkLaws(met);
        yield* this.#walkLeaves(met);
        this.#carryOthers(met);
        yield;
      }
    }
    const sorted = (values: Iterable<number>): readonly number[] => [...values].sort((a, b) => a - b);
    return {
      leaves: this.#leaves,
      entry,
      nodes: this.#nodes,
      nodeOf: this.#nodeOf,
      values: new Map([...this.#met.values()].map(({ family, walked }) => [family, sorted(walked)])),
      states: this.#graph.size,
      branches: this.#graph.branches,
    };
  }

  /** The laws of a family for values that were not met before. */
  #walkLaws({ family, values, walked, outcomes, flows }: Met): void {
    for (const value of family.register < 0 ? [0] : (values[family.register] as Set<number>)) {
      if (walked.has(value)) continue;
      walked.add(value);
      const chances = family.chancesAt(value);
      for (let answer = 0; answer < chances.length; answer += 1) {
        const p = chances[answer] as number;
        if (p === 0 || p < this.#negligible) continue;
        const leaf = Math.floor(answer / family.amounts);
        const outcome = { value, amount: answer % family.amounts };
        const known = outcomes.get(leaf);
        if (known === undefined) outcomes.set(leaf, [outcome]);
        else known.push(outcome);
        for (const flow of flows.get(leaf) ?? []) this.#carryRead(family, flow, outcome);
        this.#outcomes += 1;
      }
      if (this.#outcomes > this.#limits.outcomes) throw new NotDrawable();
    }
  }

  /** Where the nodes of a family lead, as far as that was not known. */
  *#walkLeaves(met: Met): Pieces<void> {
    const { family, nodes, outcomes, flows, done } = met;
    for (let at = outcomes.size === done.leaves ? done.nodes : 0; at < nodes.length; at += 1) {
      const { question, leaves } = nodes[at] as NetworkNode;
      if (at % PIECE_NODES === PIECE_NODES - 1) yield;
      for (const [index, known] of outcomes) {
        if (leaves[index] !== undefined) continue;
        const leaf = this.#leaves.after(question, index);
        leaves[index] = leaf;
        const next = this.#visit(leaf);
        if (next === null) continue;
        const all = flows.get(index) ?? [];
        if (all.some((flow) => flow.next === next && isSame(flow.changes, leaf.changes))) continue;
        const flow = { changes: leaf.changes, next };
        flows.set(index, [...all, flow]);
        for (const outcome of known) this.#carryRead(family, flow, outcome);
      }
    }
    met.done = { nodes: nodes.length, leaves: outcomes.size };
  }

  /** What becomes of the register that was read. */
  #carryRead({ register }: DrawFamily, { changes, next }: Flow, { value, amount }: Outcome): void {
    if (register >= 0) this.#add(next, register, changedBy(changes[register] as Change, value, amount));
  }

  /** What becomes of the registers that were not read. */
  #carryOthers({ family, values, outcomes, flows }: Met): void {
    for (const [index, all] of flows) {
      for (const { changes, next } of all) {
        for (const [register, change] of changes.entries()) {
          if (register === family.register) continue;
          const amounts = change.times === 0 ? [0] : new Set(outcomes.get(index)?.map(({ amount }) => amount));
          for (const amount of amounts) {
            for (const value of values[register] as Set<number>) {
              this.#add(next, register, changedBy(change, value, amount));
            }
          }
        }
      }
    }
  }

  #add({ values }: Met, register: number, value: number): void {
    const set = values[register] as Set<number>;
    if (set.has(value)) return;
    if (value < 0 || value >= this.#limits.values) throw new NotDrawable();
    set.add(value);
    this.#found += 1;
  }

  /** The family of the question that follows a leaf, its node being made; null at an end. */
  #visit({ next }: Leaf): Met | null {
    if (next === null) return null;
    const met = this.#metOf(next);
    if (this.#nodeOf.has(next)) return met;
    const node: NetworkNode = { question: next, family: met.family, leaves: [] };
    this.#nodeOf.set(next, this.#nodes.length);
    this.#nodes.push(node);
    const { states, branches } = this.#limits;
    const isTooLarge = this.#nodes.length > states || this.#graph.size > states || this.#graph.branches > branches;
    if (isTooLarge) throw new NotDrawable();
    met.nodes.push(node);
    this.#found += 1;
    return met;
  }

  #metOf(question: Question): Met {
    const { ask } = question;
    const check = this.#leaves.checkAfter(question);
    const name = this.#nameOf(ask) + (check === null ? '' : this.#nameOfCheck(check));
    const known = this.#met.get(name);
    if (known !== undefined) return known;
    const values = Array.from({ length: this.#graph.registerCount }, () => new Set<number>());
    const made = {
      family: new DrawFamily(ask, check),
      nodes: [],
      values,
      walked: new Set<number>(),
      outcomes: new Map(),
      flows: new Map(),
      done: { nodes: 0, leaves: 0 },
    };
    this.#met.set(name, made);
    return made;
  }

  /** Tells questions of different laws apart. */
  #nameOf(ask: Ask): string {
    switch (ask.kind) {
      case 'draw':
        return `draw ${this.#idOf(ask.law)}`;
      case 'keep':
      case 'amount':
        return `${ask.kind} ${this.#idOf(ask.pool)}`;
      case 'keep-band':
        return `bands ${this.#idOf(ask.bands)}`;
      case 'reading':
        return `reading ${this.#idOf(ask.reading)}`;
      default:
        return `die ${Array.from(chancesOf(ask, 0)).join()}`;
    }
  }

  #nameOfCheck({ reading, change: { kept, plus, times } }: Check): string {
    return ` and ${this.#idOf(reading)} of ${kept} ${plus} ${times}`;
  }

  #idOf(thing: unknown): number {
    const known = this.#ids.get(thing) ?? this.#ids.size;
    this.#ids.set(thing, known);
    return known;
  }
}

function changedBy({ kept, plus, times }: Change, value: number, amount: number): number {
  return kept * value + plus + times * amount;
}

function isSame(one: readonly Change[], other: readonly Change[]): boolean {
  return one.every(({ kept, plus, times }, i) => {
    const change = other[i] as Change;
    return kept === change.kept && plus === change.plus && times === change.times;
  });
}
