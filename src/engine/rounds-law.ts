import { grownFloats } from '../dice/lists.ts';
import type { Pieces } from '../dice/pieces.ts';
import type { Ways } from './ways.ts';
import { NEGLIGIBLE, Window } from './window.ts';

/** Nodes whose laws are found in one piece. */
const PIECE_NODES = 16_384;

/**
 * Masses of a node for which there is room at first: more than laws take as a rule. Room that is not used takes no memory,
 * but lists that grow leave what they were behind.
 */
const NODE_ROOM = 64;

/** When the nodes of a chain are visited. */
export interface Visits {
  /** Index node → expected visits. */
  readonly expected: Float64Array;
  /** Index node → the first and the last round in which it is visited; 0 where it never is. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** What the laws of metrics follow from where rounds are told apart. */
export interface RoundsFacts {
  /** Node of the start. */
  readonly start: number;
  readonly roundsMax: number;
  readonly visits: Visits;
}

/** What is asked of a metric. */
interface Asked {
  /** Which trials count: those that belong to this law. */
  readonly law: number;
  /** Whether trials that reach the cap belong to it. */
  readonly isCapped: boolean;
  /** What the metric is at the start. */
  readonly first: number;
}

/**
 * The laws of metrics round by round, from the last back to the first: what is to come at a node is a mixture of what is
 * to come where its ways lead. The laws of a round lie one behind the other in the order in which they are found, which
 * is about that in which they are asked for.
 */
export class RoundsLaw {
  private readonly facts: RoundsFacts;
  /** Nodes with which a round may begin. */
  private readonly beginnings: Int32Array;
  /** Index way → the law of what is to come: those of nodes come first, then those of beginnings of the round after. */
  private readonly sources: Int32Array;
  /** The laws of trials that have ended: those that belong to the law that is asked for, and others. */
  private readonly belonging: number;
  private readonly other: number;
  // Index law → its lowest value, how many values it has, and where their masses are.
  private readonly low: Int32Array;
  private readonly length: Int32Array;
  private readonly at: Int32Array;
  /** The first mass is that of what is certain. */
  private masses: Float64Array;
  private used = 1;
  private dropped = 0;

  /** @param ways those of any metric */
  constructor(ways: Ways, facts: RoundsFacts) {
    const { start, to, isRoundEnd } = ways;
    const nodeCount = start.length - 1;
    const wayCount = start[nodeCount] as number;
    const isBeginning = new Uint8Array(nodeCount);
    for (let way = 0; way < wayCount; way += 1) {
      if (isRoundEnd[way] === 1 && (to[way] as number) >= 0) isBeginning[to[way] as number] = 1;
    }
    this.facts = facts;
    this.beginnings = new Int32Array(isBeginning.reduce((sum, is) => sum + is, 0));
    for (let node = 0, count = 0; node < nodeCount; node += 1) {
      if (isBeginning[node] === 0) continue;
      this.beginnings[count] = node;
      count += 1;
    }
    this.sources = new Int32Array(to.length);
    this.belonging = nodeCount + this.beginnings.length;
    this.other = this.belonging + 1;
    this.low = new Int32Array(this.other + 1);
    this.length = new Int32Array(this.other + 1);
    this.at = new Int32Array(this.other + 1);
    this.length[this.belonging] = 1;
    this.masses = new Float64Array(1 + NODE_ROOM * nodeCount);
    this.masses[0] = 1;
  }

  /**
   * Adds the law of a metric, over the trials that belong to one law, to a window.
   * @returns the probability left out
   */
  *addTo(sum: Window, ways: Ways, { law, isCapped, first }: Asked): Pieces<number> {
    const { start, roundsMax, visits } = this.facts;
    this.lead(ways, law);
    this.begin(isCapped ? this.belonging : this.other);
    this.dropped = 0;
    for (let round = roundsMax; round > 0; round -= 1) {
      for (let node = 0; node < ways.start.length - 1; node += 1) {
        const isVisited = round >= (visits.first[node] as number) && round <= (visits.last[node] as number);
        if (isVisited) this.mix(node, ways);
        else this.length[node] = 0;
        if (node % PIECE_NODES === 0) yield;
      }
      if (round > 1) this.keep();
    }
    const one = new Window();
    for (let i = 0; i < (this.length[start] as number); i += 1) {
      one.set(first + (this.low[start] as number) + i, 1);
      sum.addScaled(one, this.masses[(this.at[start] as number) + i] as number, 0);
    }
    return this.dropped;
  }

  /** Finds the laws to which ways lead. */
  private lead({ start, to, isRoundEnd }: Ways, law: number): void {
    const { sources, beginnings } = this;
    const nodeCount = start.length - 1;
    const after = new Int32Array(nodeCount);
    for (let index = 0; index < beginnings.length; index += 1) after[beginnings[index] as number] = nodeCount + index;
    const wayCount = start[nodeCount] as number;
    for (let way = 0; way < wayCount; way += 1) {
      const target = to[way] as number;
      if (target < 0) sources[way] = -1 - target === law ? this.belonging : this.other;
      else sources[way] = isRoundEnd[way] === 1 ? (after[target] as number) : target;
    }
  }

  /** Lets nothing come after the last round but what a law tells. */
  private begin(law: number): void {
    const nodeCount = this.belonging - this.beginnings.length;
    this.low.fill(0, nodeCount, this.belonging);
    this.at.fill(0, nodeCount, this.belonging);
    this.length.fill(this.length[law] as number, nodeCount, this.belonging);
    this.used = 1;
  }

  /** Keeps the laws of the nodes with which the round after begins, in place of those that were kept so far. */
  private keep(): void {
    const { beginnings, low, length, at, masses } = this;
    const nodeCount = this.belonging - beginnings.length;
    this.used = 1;
    for (let index = 0; index < beginnings.length; index += 1) {
      const node = beginnings[index] as number;
      const law = nodeCount + index;
      const first = at[node] as number;
      low[law] = low[node] as number;
      length[law] = length[node] as number;
      at[law] = this.used;
      // They are found later than those that are kept, so that none is written over before it is moved.
      masses.copyWithin(this.used, first, first + (length[node] as number));
      this.used += length[node] as number;
    }
  }

  /** Mixes what is to come at a node. */
  private mix(node: number, { start, gain, weight }: Ways): void {
    const { sources, low, length, at } = this;
    const firstWay = start[node] as number;
    const end = start[node + 1] as number;
    let least = Number.MAX_SAFE_INTEGER;
    let most = Number.MIN_SAFE_INTEGER;
    for (let way = firstWay; way < end; way += 1) {
      const source = sources[way] as number;
      const count = length[source] as number;
      if (count === 0) continue;
      const first = (low[source] as number) + (gain[way] as number);
      if (first < least) least = first;
      if (first + count > most) most = first + count;
    }
    if (most < least) {
      length[node] = 0;
      return;
    }
    const into = this.used;
    const masses = this.take(most - least);
    for (let way = firstWay; way < end; way += 1) {
      const source = sources[way] as number;
      const from = at[source] as number;
      const to = from + (length[source] as number);
      const shift = into - from + (low[source] as number) + (gain[way] as number) - least;
      const share = weight[way] as number;
      for (let mass = from; mass < to; mass += 1) {
        masses[mass + shift] = (masses[mass + shift] as number) + share * (masses[mass] as number);
      }
    }
    this.trim(node, into, least);
  }

  /** Takes over the last law, but for values at both ends whose probability is negligible. */
  private trim(node: number, into: number, least: number): void {
    const { masses } = this;
    const visits = this.facts.visits.expected[node] as number;
    const negligible = NEGLIGIBLE / visits;
    let first = into;
    let end = this.used;
    let dropped = 0;
    while (end > first && (masses[end - 1] as number) < negligible) {
      end -= 1;
      dropped += masses[end] as number;
    }
    while (first < end && (masses[first] as number) < negligible) {
      dropped += masses[first] as number;
      first += 1;
    }
    this.low[node] = least + first - into;
    this.length[node] = end - first;
    this.at[node] = first;
    this.used = end;
    this.dropped += visits * dropped;
  }

  /** Room for so many masses behind the others, all 0. */
  private take(count: number): Float64Array {
    const first = this.used;
    this.used += count;
    if (this.used > this.masses.length) this.masses = grownFloats(this.masses, 2 * this.used);
    const { masses } = this;
    for (let mass = first; mass < this.used; mass += 1) masses[mass] = 0;
    return masses;
  }
}
