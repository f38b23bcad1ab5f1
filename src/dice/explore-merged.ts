import { InvariantError } from '../errors.ts';
import { Classes } from './classes.ts';
import { Enumerator, NOT_WALKED, type Steps, type WalkLimits, type WalkOptions } from './enumerator.ts';
import { exploreInPieces, type Walk } from './explore.ts';
import { grownInts } from './lists.ts';
import { mergeRounds } from './merge-rounds.ts';
import type { Pieces } from './pieces.ts';
import { topologicalOrder } from './tabulate.ts';

/** States merged by what may become of them. Within a round every edge leads to a node of a lower number. */
export interface MergedWalk {
  readonly nodeCount: number;
  /** The node of the start. */
  readonly start: number;
  /** Edges of node i are `edgeStart[i] .. edgeStart[i+1]-1`; for the others see {@link Walk}. */
  readonly edgeStart: Int32Array;
  readonly edgeTo: Int32Array;
  readonly edgeCode: Int32Array;
  readonly edgeWeight: Float64Array;
  readonly edgeNote: Int32Array;
  readonly edgeGain: Int32Array;
  readonly gains: Int32Array;
  readonly nodeDropped: Float64Array;
  /** States that were walked. */
  readonly states: number;
  readonly branches: number;
}

export interface MergedOptions extends Omit<WalkOptions, 'isRational'> {
  /** False: each state is a node by itself. True by default. */
  readonly isMerging?: boolean;
}

/** Class of a node that is not known yet. */
const UNKNOWN = -1;

/** First edge of a node with which a later round will begin. */
const AWAITED = -2;

/** Nodes that are walked in one piece. */
const PIECE_NODES = 256;

/**
 * Walks a process as `explore` does and merges states of equal futures: those that will end in the same ways, in as many
 * rounds, with the same increments of all counters on the way, as probably. Within a round they are merged as soon as all
 * that they lead to is walked, and give back what they took; across rounds in the end.
 */
export function* exploreMergedInPieces<State>(
  steps: Steps<State>,
  start: State,
  limits: WalkLimits,
  options: MergedOptions,
): Pieces<MergedWalk> {
  const { negligible = 0, isMerging = true, rounds } = options;
  const roundEnd = rounds?.code ?? Number.NaN;
  // How often a state is visited is known once all ways to it are walked: what is left out is seen in the order of rounds.
  const found =
    negligible > 0
      ? classesOfWalk(yield* exploreInPieces(steps, start, limits, options), roundEnd, isMerging)
      : yield* new MergingExplorer(steps, limits, options).explore(start);
  const { classes, classOf, gains, states, branches } = found;
  const { to, code } = classes.edges;
  for (let edge = 0; edge < classes.edges.count; edge += 1) {
    if (code[edge] === roundEnd && (to[edge] as number) >= 0) to[edge] = classOf[to[edge] as number] as number;
  }
  yield;
  const merged = yield* mergeRounds(classes, roundEnd, isMerging);
  const { edges, count } = merged.classes;
  return {
    nodeCount: count,
    start: merged.of[classOf[0] as number] as number,
    edgeStart: merged.classes.start.subarray(0, count + 1),
    edgeTo: edges.to.subarray(0, edges.count),
    edgeCode: edges.code.subarray(0, edges.count),
    edgeWeight: edges.weight.subarray(0, edges.count),
    edgeNote: edges.note.subarray(0, edges.count),
    edgeGain: edges.gain.subarray(0, edges.count),
    gains,
    nodeDropped: merged.classes.dropped.subarray(0, count),
    states,
    branches,
  };
}

interface Found {
  /** Their edges lead to classes within a round, and to nodes where one ends. */
  readonly classes: Classes;
  /** Index node → class. */
  readonly classOf: Int32Array;
  readonly gains: Int32Array;
  readonly states: number;
  readonly branches: number;
}

/** Merges the nodes of a walk within rounds. */
function classesOfWalk(walk: Walk<unknown>, roundEnd: number, isMerging: boolean): Found {
  const { nodeCount, edgeStart, edgeEnd, edgeTo, edgeCode, edgeGain, edgeNote, edgeWeight } = walk;
  const classes = new Classes(isMerging);
  const classOf = new Int32Array(nodeCount);
  const order = topologicalOrder(walk, roundEnd);
  for (let at = nodeCount - 1; at >= 0; at -= 1) {
    const node = order[at] as number;
    classes.open();
    const end = edgeEnd[node] as number;
    for (let edge = edgeStart[node] as number; edge < end; edge += 1) {
      const to = edgeTo[edge] as number;
      const code = edgeCode[edge] as number;
      const target = to < 0 || code === roundEnd ? to : (classOf[to] as number);
      classes.edges.add(target, code, edgeGain[edge] as number, edgeNote[edge] as number, edgeWeight[edge] as number);
    }
    classOf[node] = classes.close(walk.nodeDropped[node] as number);
  }
  return { classes, classOf, gains: walk.gains, states: nodeCount, branches: walk.branches };
}

/** Walks each way to the end of its round before the next. */
class MergingExplorer<State> extends Enumerator<State> {
  private readonly classes: Classes;
  /** Index node, with room for more → class. */
  private classOf = new Int32Array(64).fill(UNKNOWN);
  private round = 1;
  /** Nodes with which the next round may begin. */
  private there: number[] = [];
  /** Nodes with which a round has begun so far. */
  private begun = 0;
  /** Nodes with which one has yet to begin. */
  private awaited = 1;
  /** Nodes under way: what a node leads to comes after it. */
  private readonly path: number[] = [];
  /** Index place on the path → probability that a visit to the node leads to where no edge does. */
  private readonly dropped: number[] = [];

  constructor(steps: Steps<State>, limits: WalkLimits, options: MergedOptions) {
    super(steps, limits, options);
    this.classes = new Classes(options.isMerging ?? true);
  }

  *explore(start: State): Pieces<Found> {
    let here = [this.nodeOf(start)];
    for (; this.round <= this.rounds.max && here.length > 0; this.round += 1) {
      for (const node of here) {
        this.begun += 1;
        this.awaited -= 1;
        // It may have been walked within another round by now.
        if ((this.edgeStart[node] as number) >= 0) continue;
        this.path.push(node);
        while (this.path.length > 0) {
          for (let count = 0; count < PIECE_NODES && this.path.length > 0; count += 1) this.advance();
          yield;
        }
      }
      here = this.there;
      this.there = [];
    }
    const { classes, classOf, gains, states, branches } = this;
    return { classes, classOf, gains: gains.view(), states: states.length, branches };
  }

  /** Walks the last node of the path, or merges it where all that it leads to is known. */
  private advance(): void {
    const { path, classOf, edgeStart, dropped } = this;
    const at = path.length - 1;
    const node = path[at] as number;
    if (classOf[node] !== UNKNOWN) path.pop();
    else if ((edgeStart[node] as number) < 0) dropped[at] = this.enumerate(node, 0);
    else {
      classOf[node] = this.merge(node, dropped[at] as number);
      path.pop();
    }
  }

  /** The edges of the node, the last of those that are held, become those of its class. */
  private merge(node: number, dropped: number): number {
    const { edges, classes, classOf, rounds } = this;
    const { to, code, gain, note, weight, count } = edges;
    const first = this.edgeStart[node] as number;
    classes.open();
    for (let edge = first; edge < count; edge += 1) {
      let target = to[edge] as number;
      if (target >= 0 && code[edge] !== rounds.code) {
        target = classOf[target] as number;
        if (target === UNKNOWN) {
          throw new InvariantError('a procedure can come back to a state it has left within one round');
        }
      }
      const known = classes.edges;
      known.add(target, code[edge] as number, gain[edge] as number, note[edge] as number, weight[edge] as number);
    }
    edges.rewind(first);
    return classes.close(dropped);
  }

  /** Of nodes with which rounds begin. */
  protected frontier(): { readonly walked: number; readonly awaited: number } {
    return { walked: this.begun, awaited: this.awaited };
  }

  protected goesOn(endsRound: boolean): boolean {
    return !endsRound || this.round < this.rounds.max;
  }

  protected reached(node: number, endsRound: boolean): void {
    if (endsRound) {
      if (this.edgeStart[node] !== NOT_WALKED) return;
      this.edgeStart[node] = AWAITED;
      this.awaited += 1;
      this.there.push(node);
    } else if (this.classOf[node] === UNKNOWN) this.path.push(node);
  }

  protected found(node: number): void {
    if (node < this.classOf.length) return;
    const known = this.classOf;
    this.classOf = grownInts(known, 2 * node).fill(UNKNOWN, node);
  }
}
