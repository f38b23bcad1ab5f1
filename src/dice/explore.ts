import { ExactLimitError } from '../errors.ts';
import type { Dice } from './dice.ts';
import { EnumeratedDice } from './enumerated.ts';

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
  readonly states: readonly State[];
  readonly edgeStart: readonly number[];
  readonly edgeEnd: readonly number[];
  /** Index edge → node reached, or -1 when the step's code ended the process. */
  readonly edgeTo: readonly number[];
  /** Index edge → code that the step returned. */
  readonly edgeCode: readonly number[];
  readonly edgeWeight: number[];
  /** Index edge → exact weight; empty unless the walk was rational. */
  readonly edgeNumerator: bigint[];
  readonly edgeDenominator: bigint[];
  /** Increments of the counters: edge × counterCount. */
  readonly edgeGain: readonly number[];
  /** Index counter → whether any edge changes it. */
  readonly isCounted: readonly boolean[];
  /** Index node → probability, at most, that one visit to it leads to where no edge does; 1 where its step was left out. */
  readonly nodeDropped: readonly number[];
  /** Whether exact weights were asked for and could be kept. */
  readonly isRational: boolean;
  /** Branches replayed. */
  readonly branches: number;
}

/** Rounds of a process that has none. */
const ENDLESS = { code: Number.NaN, max: Number.POSITIVE_INFINITY };

/** First edge of a node whose step has not been enumerated. */
const NOT_WALKED = -1;

/** Open-addressing map from integer keys of fixed length to their index, in the order in which they were added. */
export class KeyTable {
  private readonly length: number;
  private slots = new Int32Array(64);
  private keys: Int32Array;
  count = 0;

  constructor(length: number) {
    this.length = length;
    this.keys = new Int32Array(16 * length);
  }

  /** Index of the key, added when new (then `count` grows). */
  indexOf(key: Int32Array): number {
    const { length, keys } = this;
    const mask = this.slots.length - 1;
    let slot = hashOf(key, length) & mask;
    for (;;) {
      const found = (this.slots[slot] as number) - 1;
      if (found < 0) break;
      const offset = found * length;
      let i = 0;
      while (i < length && keys[offset + i] === key[i]) i += 1;
      if (i === length) return found;
      slot = (slot + 1) & mask;
    }
    return this.add(key, slot);
  }

  private add(key: Int32Array, slot: number): number {
    const index = this.count;
    this.count += 1;
    if (this.count * this.length > this.keys.length) {
      const grown = new Int32Array(this.keys.length * 2);
      grown.set(this.keys);
      this.keys = grown;
    }
    for (let i = 0; i < this.length; i += 1) this.keys[index * this.length + i] = key[i] as number;
    this.slots[slot] = index + 1;
    if (this.count * 2 > this.slots.length) this.rehash();
    return index;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let index = 0; index < this.count; index += 1) {
      const key = this.keys.subarray(index * this.length, (index + 1) * this.length);
      let slot = hashOf(key, this.length) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.slots = slots;
  }
}

function hashOf(key: Int32Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ (key[i] as number), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 1;
}

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
  const states: State[] = [];
  const edgeStart: number[] = [];
  const edgeEnd: number[] = [];
  const nodeDropped: number[] = [];
  /** Index node → expected visits, as far as they are known: those by ways that were walked so far. */
  const visits: number[] = [];
  const edges = new Edges(counterCount, isRational);
  let branches = 0;
  /** Nodes that can be reached in this round, those walked included, and those with which the next one may begin. */
  let here: number[] = [];
  let there: number[] = [];

  const nodeOf = (reached: State): number => {
    steps.key(reached, key);
    const index = table.indexOf(key);
    if (index === states.length) {
      if (index >= limits.states) throw tooLarge('states', limits.states);
      const kept = steps.createState();
      steps.copy(reached, kept);
      states.push(kept);
      edgeStart.push(NOT_WALKED);
      edgeEnd.push(NOT_WALKED);
      nodeDropped.push(1);
      visits.push(0);
    }
    return index;
  };

  const walk = (node: number): void => {
    const from = states[node] as State;
    const seen = visits[node] as number;
    edgeStart[node] = edges.to.length;
    edgeEnd[node] = edges.to.length;
    nodeDropped[node] = 0;
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
      const to = code >= 0 ? -1 : nodeOf(state);
      if (to >= 0) {
        visits[to] = (visits[to] as number) + seen * weight;
        if (edgeStart[to] === NOT_WALKED) (code === rounds.code ? there : here).push(to);
      }
      steps.measure(state, after);
      for (let i = 0; i < counterCount; i += 1) after[i] = (after[i] as number) - (before[i] as number);
      edges.add(to, code, after, dice);
    } while (dice.next());
    nodeDropped[node] = dropped + dice.cut;
    edgeEnd[node] = edges.to.length;
  };

  const first = nodeOf(start);
  visits[first] = 1;
  here.push(first);
  for (let round = 1; round <= rounds.max && here.length > 0; round += 1) {
    // Ways found late may make a state worth walking after all.
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (let at = 0; at < here.length; at += 1) {
        const node = here[at] as number;
        if (edgeStart[node] !== NOT_WALKED || (visits[node] as number) < negligible) continue;
        walk(node);
        isDone = false;
      }
    }
    here = there;
    there = [];
  }
  // A state left out has no edges.
  for (let node = 0; node < states.length; node += 1) {
    if (edgeStart[node] !== NOT_WALKED) continue;
    edgeStart[node] = 0;
    edgeEnd[node] = 0;
  }
  return {
    states,
    edgeStart,
    edgeEnd,
    edgeTo: edges.to,
    edgeCode: edges.code,
    edgeWeight: edges.weight,
    edgeNumerator: edges.numerator,
    edgeDenominator: edges.denominator,
    edgeGain: edges.gain,
    isCounted: edges.isCounted,
    nodeDropped,
    isRational: dice.isRational,
    branches,
  };
}

/** The edges of a walk, those of one node after those of another; equal edges of a node are one. */
class Edges {
  readonly to: number[] = [];
  readonly code: number[] = [];
  readonly weight: number[] = [];
  readonly gain: number[] = [];
  readonly numerator: bigint[] = [];
  readonly denominator: bigint[] = [];
  /** Index counter → whether any edge changes it. */
  readonly isCounted: boolean[];
  private readonly counterCount: number;
  private readonly isRational: boolean;
  /** First edge of the node. */
  private first = 0;
  /** Where an edge leads (a node, or the end of its code below 0) → its last edge of this node. */
  private readonly lastTo = new Map<number, number>();
  /** Index edge → the edge before it that leads to the same place. */
  private readonly previous: number[] = [];

  constructor(counterCount: number, isRational: boolean) {
    this.counterCount = counterCount;
    this.isRational = isRational;
    this.isCounted = new Array<boolean>(counterCount).fill(false);
  }

  beginNode(): void {
    this.first = this.to.length;
    this.lastTo.clear();
  }

  /** Adds the branch that the dice stand at. @param gains increments of the counters */
  add(to: number, code: number, gains: Int32Array, dice: EnumeratedDice): void {
    const place = to >= 0 ? to : -1 - code;
    const last = this.lastTo.get(place) ?? -1;
    let edge = last;
    while (edge >= this.first && !this.isAlike(edge, code, gains)) edge = this.previous[edge] as number;
    if (edge >= this.first) {
      this.weight[edge] = (this.weight[edge] as number) + dice.weight;
      if (this.isRational) addFraction(this.numerator, this.denominator, edge, dice.numerator, dice.denominator);
      return;
    }
    this.lastTo.set(place, this.to.length);
    this.previous.push(last);
    this.to.push(to);
    this.code.push(code);
    this.weight.push(dice.weight);
    for (let i = 0; i < this.counterCount; i += 1) {
      const gain = gains[i] as number;
      this.gain.push(gain);
      if (gain !== 0) this.isCounted[i] = true;
    }
    if (this.isRational) {
      this.numerator.push(dice.numerator);
      this.denominator.push(dice.denominator);
    }
  }

  private isAlike(edge: number, code: number, gains: Int32Array): boolean {
    if (this.code[edge] !== code) return false;
    const base = edge * this.counterCount;
    for (let i = 0; i < this.counterCount; i += 1) if (this.gain[base + i] !== gains[i]) return false;
    return true;
  }
}

function tooLarge(what: 'states' | 'branches', limit: number): ExactLimitError {
  const count = limit.toLocaleString('en');
  return new ExactLimitError('exact/too-large', `the exact solver met more than ${count} ${what}`, {
    hint: 'ask for fewer rounds or fighters, or use method: sampled',
  });
}

/** Adds n/d to the fraction at `index` of two parallel arrays; denominators that divide each other do not grow. */
export function addFraction(numerators: bigint[], denominators: bigint[], index: number, n: bigint, d: bigint): void {
  const numerator = numerators[index] ?? 0n;
  const denominator = denominators[index] ?? 1n;
  if (denominator % d === 0n) {
    numerators[index] = numerator + n * (denominator / d);
  } else if (d % denominator === 0n) {
    numerators[index] = numerator * (d / denominator) + n;
    denominators[index] = d;
  } else {
    numerators[index] = numerator * d + n * denominator;
    denominators[index] = denominator * d;
  }
}
