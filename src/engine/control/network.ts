import { finish, type Pieces } from '../../dice/pieces.ts';
import { type ComposedDraw, Composer, type DrawFamily, type Leaf, NotComposable } from './composed.ts';
import type { Change, ControlGraph, Question } from './graph.ts';

/** A place at which something is drawn. */
export interface NetworkNode {
  /** The first, or only, question that the draw answers. */
  readonly question: Question;
  readonly draw: ComposedDraw;
  /** Index leaf of its family → where it leads; as many as the family has. */
  readonly leaves: Leaf[];
}

/** Bounds of a network. */
export interface NetworkLimits {
  readonly nodes: number;
  /** States of the model. */
  readonly states: number;
  /** Steps that the rules are asked for. */
  readonly branches: number;
  /** Values of a register. */
  readonly values: number;
  /** Outcomes of all laws together. */
  readonly outcomes: number;
}

/** The draws that trials of a model with registers go through, and the values that registers come to in them. */
export interface Network {
  /** Where a trial begins. */
  readonly entry: Leaf;
  readonly nodes: readonly NetworkNode[];
  readonly nodeOf: ReadonlyMap<Question, number>;
  readonly families: readonly DrawFamily[];
  /** Family → values of the register that it reads, ascending; 0 alone where it reads none. */
  readonly values: ReadonlyMap<DrawFamily, readonly number[]>;
  /** States of the model that were met. */
  readonly states: number;
  /** Steps that the rules were asked for. */
  readonly branches: number;
}

/**
 * Walks the draws of a model, outcomes of less than a given probability left out of account.
 * @returns null where it is too large
 */
export function networkOf(graph: ControlGraph, limits: NetworkLimits, options: NetworkOptions): Network | null {
  return finish(networkInPieces(graph, limits, options));
}

interface NetworkOptions {
  readonly isFused: boolean;
  readonly negligible: number;
}

/** The same in pieces. */
export function* networkInPieces(
  graph: ControlGraph,
  limits: NetworkLimits,
  { isFused, negligible }: NetworkOptions,
): Pieces<Network | null> {
  try {
    return yield* new Walk(new Composer(graph, isFused), graph, limits, negligible).run();
  } catch (error) {
    if (error instanceof NotComposable) return null;
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
  /** Index leaf → outcomes that matter, one for each value and amount. */
  readonly outcomes: Map<number, Outcome[]>;
  /** Index leaf → where it leads, as far as that differs between nodes. */
  readonly flows: Map<number, Flow[]>;
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
  readonly #composer: Composer;
  readonly #graph: ControlGraph;
  readonly #limits: NetworkLimits;
  readonly #negligible: number;
  readonly #nodes: NetworkNode[] = [];
  readonly #nodeOf = new Map<Question, number>();
  readonly #met = new Map<DrawFamily, Met>();
  #outcomes = 0;
  /** Values that were found since the walk was last looked at. */
  #found = 0;

  constructor(composer: Composer, graph: ControlGraph, limits: NetworkLimits, negligible: number) {
    this.#graph = graph;
    this.#composer = composer;
    this.#limits = limits;
    this.#negligible = negligible;
  }

  *run(): Pieces<Network> {
    const entry = this.#composer.enter(0);
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
    return {
      entry,
      nodes: this.#nodes,
      nodeOf: this.#nodeOf,
      families: [...this.#met.keys()],
      values: new Map([...this.#met].map(([family, { walked }]) => [family, [...walked].sort((a, b) => a - b)])),
      states: this.#graph.size,
      branches: this.#graph.branches,
    };
  }

  /** The laws of a family for values that were not met before. */
  #walkLaws({ family, values, walked, outcomes, flows }: Met): void {
    for (const value of family.register < 0 ? [0] : (values[family.register] as Set<number>)) {
      if (walked.has(value)) continue;
      walked.add(value);
      const { leaf, amount, p } = family.lawAt(value);
      for (let at = 0; at < p.length; at += 1) {
        if ((p[at] as number) < this.#negligible) continue;
        const index = leaf[at] as number;
        const outcome = { value, amount: amount[at] as number };
        const known = outcomes.get(index);
        if (known === undefined) outcomes.set(index, [outcome]);
        else known.push(outcome);
        for (const flow of flows.get(index) ?? []) this.#carryRead(family, flow, outcome);
        this.#outcomes += 1;
      }
      if (this.#outcomes > this.#limits.outcomes) throw new NotComposable();
    }
  }

  /** Where the nodes of a family lead, as far as that was not known. */
  *#walkLeaves({ family, nodes, outcomes, flows }: Met): Pieces<void> {
    for (const [at, { draw, leaves }] of nodes.entries()) {
      if (at % PIECE_NODES === PIECE_NODES - 1) yield;
      for (const [index, known] of outcomes) {
        if (leaves[index] !== undefined) continue;
        const leaf = draw.leaf(index);
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
    if (value < 0 || value >= this.#limits.values) throw new NotComposable();
    set.add(value);
    this.#found += 1;
  }

  /** The family of the draw that follows a leaf, its node being made; null at an end. */
  #visit({ next }: Leaf): Met | null {
    if (next === null) return null;
    const known = this.#nodeOf.get(next);
    if (known !== undefined) return this.#metOf((this.#nodes[known] as NetworkNode).draw.family);
    const node: NetworkNode = { question: next, draw: this.#composer.drawAt(next), leaves: [] };
    this.#nodeOf.set(next, this.#nodes.length);
    this.#nodes.push(node);
    const { nodes, states, branches } = this.#limits;
    const isTooLarge = this.#nodes.length > nodes || this.#graph.size > states || this.#graph.branches > branches;
    if (isTooLarge) throw new NotComposable();
    const met = this.#metOf(node.draw.family);
    met.nodes.push(node);
    this.#found += 1;
    return met;
  }

  #metOf(family: DrawFamily): Met {
    const known = this.#met.get(family);
    if (known !== undefined) return known;
    const values = Array.from({ length: this.#graph.registerCount }, () => new Set<number>());
    const met = { family, nodes: [], values, walked: new Set<number>(), outcomes: new Map(), flows: new Map() };
    this.#met.set(family, met);
    return met;
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
