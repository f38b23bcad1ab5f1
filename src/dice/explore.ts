import { ExactLimitError } from '../errors.ts';
import type { Dice } from './dice.ts';
import { Edges } from './edges.ts';
import { EnumeratedDice } from './enumerated.ts';
import { KeyTable } from './key-table.ts';
import { Float64List, Int32List } from './lists.ts';

/** A process of small steps whose states can be told apart by a key. */
export interface Steps<State> {
  createState(): State;
  copy(from: State, to: State): void;
  /** Writes the identity of the state into `out[0..keyLength-1]`. */
  key(state: State, out: Int32Array): void;
  readonly keyLength: number;
  /** Runs one step; any integer code (its meaning is the caller's). Codes ≥ 0 end the process. */
  step(state: State, dice: Dice): number;
  /** Whether the process is over in this state, which is then kept as a node without steps. */
  isEnd?(state: State): boolean;
  /** Integer counters; edges carry their increments. */
  measure(state: State, out: Int32Array): void;
  readonly counterCount: number;
}

/** Bounds on a walk; exceeding one throws {@link ExactLimitError}. */
export interface WalkLimits {
  readonly states: number;
  readonly branches: number;
}

/** How a walk is made. */
export interface WalkOptions {
  /** Also keep each edge's exact weight. */
  readonly isRational?: boolean;
  /**
   * Expected visits to a state below which its step is not enumerated, and below which the improbable end of a total is
   * not; 0, the default, walks everything. What is left out is told by {@link Walk.nodeDropped}.
   */
  readonly negligible?: number;
  /** Steps that return `code` end a round, and nothing is walked that cannot be reached within `max` of them. */
  readonly rounds?: { readonly code: number; readonly max: number };
}

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

/** Rounds of a process that has none. */
const ENDLESS = { code: Number.NaN, max: Number.POSITIVE_INFINITY };

/** First edge of a node whose step has not been enumerated. */
const NOT_WALKED = -1;

/**
 * Walks a process from a start state: enumerates every state's step once and merges equal futures.
 * @throws ExactLimitError when a limit is exceeded
 */
export function explore<State>(
  steps: Steps<State>,
  start: State,
  limits: WalkLimits,
  { isRational = false, negligible = 0, rounds = ENDLESS }: WalkOptions = {},
): Walk<State> {
  const { keyLength, counterCount } = steps;
  const table = new KeyTable(keyLength);
  const key = new Int32Array(keyLength);
  const before = new Int32Array(counterCount);
  const after = new Int32Array(counterCount);
  const dice = new EnumeratedDice();
  dice.isRational = isRational;
  const state = steps.createState();
  /** Index node → its state until its step is walked, then, where it has none, for good. */
  const states: (State | undefined)[] = [];
  /** States of nodes that were walked, to be used again. */
  const spare: State[] = [];
  const edgeStart = new Int32List();
  const edgeEnd = new Int32List();
  const nodeDropped = new Float64List();
  /** Index node → expected visits, as far as they are known: those by ways that were walked so far. */
  const visits = new Float64List();
  const edges = new Edges(counterCount, isRational);
  let branches = 0;
  let round = 1;
  /** Nodes that can be reached in this round, those walked included, and those with which the next one may begin. */
  let here: number[] = [];
  let there: number[] = [];

  const nodeOf = (reached: State): number => {
    steps.key(reached, key);
    const index = table.indexOf(key);
    if (index === states.length) {
      if (index >= limits.states) throw tooLarge('states', limits.states);
      const kept = spare.pop() ?? steps.createState();
      steps.copy(reached, kept);
      states.push(kept);
      edgeStart.push(NOT_WALKED);
      edgeEnd.push(NOT_WALKED);
      nodeDropped.push(1);
      visits.push(0);
    }
    return index;
  };

  /** The node to which a step leads; -1 when it ends the process, or the last round. */
  const reach = (code: number, seen: number): number => {
    if (code >= 0 || (code === rounds.code && round >= rounds.max)) return -1;
    const to = nodeOf(state);
    visits.add(to, seen);
    if (edgeStart.at(to) === NOT_WALKED) (code === rounds.code ? there : here).push(to);
    return to;
  };

  const walk = (node: number): void => {
    const from = states[node] as State;
    const seen = visits.at(node);
    edgeStart.set(node, edges.count);
    edgeEnd.set(node, edges.count);
    nodeDropped.set(node, 0);
    if (steps.isEnd?.(from) === true) return;
    edges.beginNode();
    let dropped = 0;
    steps.measure(from, before);
    dice.floor = negligible / seen;
    dice.start();
    do {
      branches += 1;
      if (branches > limits.branches) throw tooLarge('branches', limits.branches);
      steps.copy(from, state);
      const code = steps.step(state, dice);
      const { weight } = dice;
      if (weight === 0) continue;
      dropped += weight * dice.dropped;
      const to = reach(code, seen * weight);
      steps.measure(state, after);
      for (let i = 0; i < counterCount; i += 1) after[i] = (after[i] as number) - (before[i] as number);
      edges.add(to, code, after, dice);
    } while (dice.next());
    nodeDropped.set(node, dropped + dice.cut);
    edgeEnd.set(node, edges.count);
    states[node] = undefined;
    spare.push(from);
  };

  const first = nodeOf(start);
  visits.set(first, 1);
  here.push(first);
  for (; round <= rounds.max && here.length > 0; round += 1) {
    // Ways found late may make a state worth walking after all.
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (let at = 0; at < here.length; at += 1) {
        const node = here[at] as number;
        if (edgeStart.at(node) !== NOT_WALKED || visits.at(node) < negligible) continue;
        walk(node);
        isDone = false;
      }
    }
    here = there;
    there = [];
  }
  // A state left out has no edges.
  for (let node = 0; node < states.length; node += 1) {
    if (edgeStart.at(node) !== NOT_WALKED) continue;
    edgeStart.set(node, 0);
    edgeEnd.set(node, 0);
  }
  return {
    nodeCount: states.length,
    ends: states,
    edgeStart: edgeStart.view(),
    edgeEnd: edgeEnd.view(),
    edgeTo: edges.to.view(),
    edgeCode: edges.code.view(),
    edgeWeight: edges.weight.view(),
    edgeNumerator: edges.numerator,
    edgeDenominator: edges.denominator,
    edgeGain: edges.gain.view(),
    gains: edges.gains.view(),
    nodeDropped: nodeDropped.view(),
    isRational: dice.isRational,
    branches,
  };
}

function tooLarge(what: 'states' | 'branches', limit: number): ExactLimitError {
  const count = limit.toLocaleString('en');
  return new ExactLimitError('exact/too-large', `the exact solver met more than ${count} ${what}`, {
    hint: 'ask for fewer rounds or fighters, or use method: sampled',
  });
}
