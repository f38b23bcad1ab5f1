import type { Steps, WalkLimits, WalkOptions } from './enumerator.ts';
import { Enumerator, NODES_START, NOT_WALKED } from './enumerator.ts';
import { grownFloats, grownInts } from './lists.ts';
import { finish, type Pieces } from './pieces.ts';

/**
 * Every state that can be reached and every way between them, equal states and equal ways merged.
 * Edges of node i are `edgeStart[i] .. edgeEnd[i]-1`.
 */
export interface Walk<State> {
  readonly nodeCount: number;
  /** Index node → its state, if no step follows from it; else undefined. */
  readonly ends: readonly (State | undefined)[];
  readonly edgeStart: Int32Array;
  readonly edgeEnd: Int32Array;
  /** Index edge → node reached, or -1 when the step's code ended the process, or the last round. */
  readonly edgeTo: Int32Array;
  /** Index edge → code that the step returned. */
  readonly edgeCode: Int32Array;
  readonly edgeWeight: Float64Array;
  /** Index edge → note of the state to which it leads where it ends a round, see {@link Steps.note}; else 0. */
  readonly edgeNote: Int32Array;
  /** Index edge → exact weight; empty unless the walk was rational. */
  readonly edgeNumerator: bigint[];
  readonly edgeDenominator: bigint[];
  /** Index edge → index of the increments of its counters in {@link gains}. */
  readonly edgeGain: Int32Array;
  /** Increments that occur: index × number of counters. */
  readonly gains: Int32Array;
  /** Index node → probability, at most, that one visit to it leads to where no edge does; 1 where its step was left out. */
  readonly nodeDropped: Float64Array;
  /** Whether exact weights were asked for and could be kept. */
  readonly isRational: boolean;
  /** Branches replayed. */
  readonly branches: number;
}

/** Nodes that are walked in one piece. */
const PIECE_NODES = 64;

/**
 * Walks a process from a start state: enumerates every state's step once and merges equal futures.
 * @throws ExactLimitError when a limit is exceeded
 */
export function explore<State>(
  steps: Steps<State>,
  start: State,
  limits: WalkLimits,
  options: WalkOptions = {},
): Walk<State> {
  return finish(exploreInPieces(steps, start, limits, options));
}

/** The same in pieces. */
export function exploreInPieces<State>(
  steps: Steps<State>,
  start: State,
  limits: WalkLimits,
  options: WalkOptions = {},
): Pieces<Walk<State>> {
  return new Explorer(steps, limits, options).explore(start);
}

/** A walk that is being made. */
class Explorer<State> extends Enumerator<State> {
  private readonly negligible: number;
  // Index node, with room for more.
  private edgeEnd = new Int32Array(NODES_START);
  private nodeDropped = new Float64Array(NODES_START);
  /** Expected visits, as far as they are known: those by ways that were walked so far. Kept where some are negligible. */
  private visits = new Float64Array(NODES_START);
  /** Those of the node that is being walked. */
  private seen = 1;
  private walked = 0;
  private round = 1;
  /** Nodes that can be reached in this round, those walked included, and those with which the next one may begin. */
  private here: number[] = [];
  private there: number[] = [];

  constructor(steps: Steps<State>, limits: WalkLimits, options: WalkOptions) {
    super(steps, limits, options);
    this.negligible = options.negligible ?? 0;
  }

  *explore(start: State): Pieces<Walk<State>> {
    const first = this.nodeOf(start);
    this.visits[first] = 1;
    this.here.push(first);
    for (; this.round <= this.rounds.max && this.here.length > 0; this.round += 1) {
      // Ways found late may make a state worth walking after all.
      for (let isAny = true; isAny; ) isAny = yield* this.walkRound();
      this.here = this.there;
      this.there = [];
    }
    return this.finish();
  }

  /** Walks what is worth it of the nodes that can be reached in this round; whether there was any. */
  private *walkRound(): Pieces<boolean> {
    const { here, negligible } = this;
    let isAny = false;
    for (let at = 0; at < here.length; at += 1) {
      const node = here[at] as number;
      if (this.edgeStart[node] !== NOT_WALKED || (negligible > 0 && (this.visits[node] as number) < negligible))
        continue;
      this.walk(node);
      isAny = true;
      if (at % PIECE_NODES === 0) yield;
    }
    return isAny;
  }

  private walk(node: number): void {
    const { negligible } = this;
    this.walked += 1;
    this.seen = this.visits[node] as number;
    // Lists may have grown once it is done.
    const dropped = this.enumerate(node, negligible > 0 ? negligible / this.seen : 0);
    this.nodeDropped[node] = dropped;
    this.edgeEnd[node] = this.edges.count;
  }

  /** Of states. */
  protected frontier(): { readonly walked: number; readonly awaited: number } {
    return { walked: this.walked, awaited: this.states.length - this.walked };
  }

  protected goesOn(endsRound: boolean): boolean {
    return !endsRound || this.round < this.rounds.max;
  }

  protected reached(to: number, endsRound: boolean, weight: number): void {
    if (this.negligible > 0) this.visits[to] = (this.visits[to] as number) + this.seen * weight;
    if (this.edgeStart[to] === NOT_WALKED) (endsRound ? this.there : this.here).push(to);
  }

  protected found(node: number): void {
    if (node === this.nodeDropped.length) {
      const room = 2 * node;
      this.edgeEnd = grownInts(this.edgeEnd, room);
      this.nodeDropped = grownFloats(this.nodeDropped, room);
      this.visits = grownFloats(this.visits, room);
    }
    this.nodeDropped[node] = 1;
  }

  private finish(): Walk<State> {
    const { states, edges, edgeStart } = this;
    const nodeCount = states.length;
    const { count } = edges;
    // A state left out has no edges.
    for (let node = 0; node < nodeCount; node += 1) if (edgeStart[node] === NOT_WALKED) edgeStart[node] = 0;
    return {
      nodeCount,
      ends: states,
      edgeStart: edgeStart.subarray(0, nodeCount),
      edgeEnd: this.edgeEnd.subarray(0, nodeCount),
      edgeTo: edges.to.subarray(0, count),
      edgeCode: edges.code.subarray(0, count),
      edgeWeight: edges.weight.subarray(0, count),
      edgeNote: edges.note.subarray(0, count),
      edgeNumerator: this.numerator,
      edgeDenominator: this.denominator,
      edgeGain: edges.gain.subarray(0, count),
      gains: this.gains.view(),
      nodeDropped: this.nodeDropped.subarray(0, nodeCount),
      isRational: this.dice.isRational,
      branches: this.branches,
    };
  }
}
