import { ExactLimitError } from '../errors.ts';
import type { Dice } from './dice.ts';
import { addFraction, Edges } from './edges.ts';
import { EnumeratedDice } from './enumerated.ts';
import { KeyTable } from './key-table.ts';
import { grownInts } from './lists.ts';

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
  /** What a state in which a round ends is called, for edges to carry: any integer. */
  note?(state: State): number;
  /** Integer counters; edges carry their increments. */
  measure(state: State, out: Int32Array): void;
  readonly counterCount: number;
}

/** Bounds on a walk; exceeding one throws {@link ExactLimitError}. */
export interface WalkLimits {
  readonly states: number;
  readonly branches: number;
  /**
   * After so many branches, and each time that they have doubled, it is looked how much is known and awaits being walked. The
   * walk is given up, from the second look on, where that is more than twice what has been walked, and has grown by more
   * than a quarter since the last one. Never by default.
   */
  readonly forecastFrom?: number;
}

/** How a walk is made. */
export interface WalkOptions {
  /** Also keep each edge's exact weight. */
  readonly isRational?: boolean;
  /** Counters and notes are of no interest: edges carry none. */
  readonly isBare?: boolean;
  /**
   * Expected visits to a state below which its step is not enumerated, and below which the improbable end of a total is
   * not; 0, the default, walks everything. What is left out is told by {@link Walk.nodeDropped}.
   */
  readonly negligible?: number;
  /** Steps that return `code` end a round, and nothing is walked that cannot be reached within `max` of them. */
  readonly rounds?: { readonly code: number; readonly max: number };
}

/** First edge of a node whose step has not been enumerated. */
export const NOT_WALKED = -1;

/** Nodes for which there is room at first. */
export const NODES_START = 64;

/** How much more may await being walked than when there were half as many branches, and than has been walked. */
const GROWTH_MAX = 1.25;
const AWAITED_MAX = 2;

/** Rounds of a process that has none. */
const ENDLESS = { code: Number.NaN, max: Number.POSITIVE_INFINITY };

/** Enumerates the steps of states, which it tells apart by their keys, in whatever order they are asked for. */
export abstract class Enumerator<State> {
  protected readonly steps: Steps<State>;
  protected readonly rounds: { readonly code: number; readonly max: number };
  protected readonly dice = new EnumeratedDice();
  protected readonly edges = new Edges();
  /** Index edge → exact weight, of a rational walk. */
  protected readonly numerator: bigint[] = [];
  protected readonly denominator: bigint[] = [];
  /** Increments of the counters that were met: none is the first. */
  protected readonly gains: KeyTable;
  /** Index node → its state until its step is walked, then, where it has none, for good. */
  protected readonly states: (State | undefined)[] = [];
  /** Index node, with room for more → its first edge. */
  protected edgeStart = new Int32Array(NODES_START);
  protected branches = 0;
  /** Branches after which the next forecast is made. */
  private nextForecast: number;
  /** What awaited being walked at the last one. */
  private awaitedBefore = Number.POSITIVE_INFINITY;
  private readonly limits: WalkLimits;
  private readonly isBare: boolean;
  private readonly table: KeyTable;
  private readonly key: Int32Array;
  private readonly before: Int32Array;
  private readonly after: Int32Array;
  private readonly state: State;
  /** States of nodes that were walked, to be used again. */
  private readonly spare: State[] = [];

  constructor(steps: Steps<State>, limits: WalkLimits, options: WalkOptions) {
    const { keyLength } = steps;
    const counterCount = options.isBare === true ? 0 : steps.counterCount;
    this.steps = steps;
    this.limits = limits;
    this.nextForecast = limits.forecastFrom ?? Number.POSITIVE_INFINITY;
    this.rounds = options.rounds ?? ENDLESS;
    this.isBare = options.isBare ?? false;
    this.dice.isRational = options.isRational ?? false;
    this.gains = new KeyTable(counterCount);
    this.table = new KeyTable(keyLength);
    this.key = new Int32Array(keyLength);
    this.before = new Int32Array(counterCount);
    this.after = new Int32Array(counterCount);
    this.state = steps.createState();
    if (counterCount > 0) this.gains.indexOf(this.after);
  }

  /** How much of what is known by now has been walked, and how much has not. */
  protected abstract frontier(): { readonly walked: number; readonly awaited: number };

  /** Told of a node that is new. */
  protected abstract found(node: number): void;

  /**
   * Told of a branch that goes on.
   * @param endsRound whether a round ends by it
   * @param weight its probability
   * @returns whether it leads anywhere: beyond the last round it does not
   */
  protected abstract goesOn(endsRound: boolean): boolean;

  /** Told of a way to a node. */
  protected abstract reached(node: number, endsRound: boolean, weight: number): void;

  /**
   * Adds the edges of a node.
   * @param floor see {@link EnumeratedDice.floor}
   * @returns probability, at most, that a visit leads to where none of them does
   */
  protected enumerate(node: number, floor: number): number {
    const { steps, state, dice, edges, before, after, rounds, numerator, denominator, isBare } = this;
    const from = this.states[node] as State;
    this.edgeStart[node] = edges.count;
    if (steps.isEnd?.(from) === true) return 0;
    edges.begin();
    let dropped = 0;
    if (!isBare) steps.measure(from, before);
    dice.floor = floor;
    dice.start();
    do {
      this.branches += 1;
      if (this.branches > this.limits.branches) throw tooLarge('branches', this.limits.branches);
      steps.copy(from, state);
      const code = steps.step(state, dice);
      const { weight } = dice;
      if (weight === 0) continue;
      dropped += weight * dice.dropped;
      const endsRound = code === rounds.code;
      let to = -1;
      if (code < 0 && this.goesOn(endsRound)) {
        to = this.nodeOf(state);
        this.reached(to, endsRound, weight);
      }
      let gain = 0;
      let note = 0;
      if (!isBare) {
        steps.measure(state, after);
        gain = this.gainOf(before, after);
        if (endsRound) note = steps.note?.(state) ?? 0;
      }
      const edge = edges.add(to, code, gain, note, weight);
      if (dice.isRational) addFraction(numerator, denominator, edge, dice.numerator, dice.denominator);
    } while (dice.next());
    this.states[node] = undefined;
    this.spare.push(from);
    if (this.branches >= this.nextForecast) this.forecast();
    return dropped + dice.cut;
  }

  private forecast(): void {
    const { walked, awaited } = this.frontier();
    const isGrowing = awaited > GROWTH_MAX * this.awaitedBefore;
    if (isGrowing && awaited > AWAITED_MAX * walked) throw tooLarge('branches', this.branches);
    this.awaitedBefore = awaited;
    this.nextForecast = 2 * this.branches;
  }

  /** @param after what the counters come to, overwritten by their increments */
  private gainOf(before: Int32Array, after: Int32Array): number {
    let isAny = false;
    for (let i = 0; i < after.length; i += 1) {
      const gain = (after[i] as number) - (before[i] as number);
      after[i] = gain;
      if (gain !== 0) isAny = true;
    }
    return isAny ? this.gains.indexOf(after) : 0;
  }

  protected nodeOf(reached: State): number {
    this.steps.key(reached, this.key);
    const index = this.table.indexOf(this.key);
    if (index === this.states.length) this.append(reached);
    return index;
  }

  private append(reached: State): void {
    const { steps } = this;
    const index = this.states.length;
    if (index >= this.limits.states) throw tooLarge('states', this.limits.states);
    if (index === this.edgeStart.length) this.edgeStart = grownInts(this.edgeStart, 2 * index);
    const kept = this.spare.pop() ?? steps.createState();
    steps.copy(reached, kept);
    this.states.push(kept);
    this.edgeStart[index] = NOT_WALKED;
    this.found(index);
  }
}

function tooLarge(what: 'states' | 'branches', limit: number): ExactLimitError {
  const count = limit.toLocaleString('en');
  return new ExactLimitError('exact/too-large', `the exact solver met more than ${count} ${what}`, {
    hint: 'ask for fewer rounds or fighters, or use method: sampled',
  });
}
