import { grownFloats, grownInts } from './lists.ts';

/** Edges, and nodes, for which there is room at first. */
const ROOM = 64;

/** The edges of nodes, those of one node after those of another; equal edges of a node are one. */
export class Edges {
  count = 0;
  // Index edge, with room for more.
  to: Int32Array;
  code: Int32Array;
  weight: Float64Array;
  /** Index edge → number of the increments of its counters. */
  gain: Int32Array;
  /** Index edge → what its end is called, see `Steps.note`; 0 without a name. */
  note: Int32Array;
  /** First edge of the node. */
  first = 0;
  /** Index node → 1 + its last edge so far, of whichever node; 0 without one. */
  private lastTo = new Int32Array(ROOM);
  /** Code of an end → its last edge so far. */
  private readonly lastEnd = new Map<number, number>();
  /** Index edge → the edge before it that leads to the same place. */
  private previous: Int32Array;

  /** @param room edges for which there is room at first */
  constructor(room = ROOM) {
    this.to = new Int32Array(room);
    this.code = new Int32Array(room);
    this.weight = new Float64Array(room);
    this.gain = new Int32Array(room);
    this.note = new Int32Array(room);
    this.previous = new Int32Array(room);
  }

  /** Begins the next node. */
  begin(): void {
    this.first = this.count;
  }

  /**
   * Adds an edge to the node.
   * @param to node, or -1 for an end
   * @returns its index, or that of the equal one to which its weight was added
   */
  add(to: number, code: number, gain: number, note: number, weight: number): number {
    const last = this.last(to, code);
    const equal = this.equal(last, code, gain, note);
    if (equal >= 0) {
      this.weight[equal] = (this.weight[equal] as number) + weight;
      return equal;
    }
    const edge = this.count;
    if (edge === this.to.length) this.grow();
    this.count = edge + 1;
    this.to[edge] = to;
    this.code[edge] = code;
    this.weight[edge] = weight;
    this.gain[edge] = gain;
    this.note[edge] = note;
    this.previous[edge] = last;
    if (to < 0) this.lastEnd.set(code, edge);
    else this.lastTo[to] = edge + 1;
    return edge;
  }

  /** The edge of the node that is equal to another one but for its weight; -1 if it has none. */
  find(to: number, code: number, gain: number, note: number): number {
    return this.equal(this.last(to, code), code, gain, note);
  }

  /** Takes back all edges but the first `count`. */
  rewind(count: number): void {
    for (let edge = this.count - 1; edge >= count; edge -= 1) {
      const to = this.to[edge] as number;
      const previous = this.previous[edge] as number;
      if (to < 0) this.lastEnd.set(this.code[edge] as number, previous);
      else this.lastTo[to] = previous + 1;
    }
    this.count = count;
    this.first = count;
  }

  /** @param last the last edge to the same place */
  private equal(last: number, code: number, gain: number, note: number): number {
    const { first } = this;
    let edge = last;
    while (edge >= first && !(this.gain[edge] === gain && this.code[edge] === code && this.note[edge] === note)) {
      edge = this.previous[edge] as number;
    }
    return edge >= first ? edge : -1;
  }

  private grow(): void {
    const room = Math.max(ROOM, 2 * this.count);
    this.to = grownInts(this.to, room);
    this.code = grownInts(this.code, room);
    this.weight = grownFloats(this.weight, room);
    this.gain = grownInts(this.gain, room);
    this.note = grownInts(this.note, room);
    this.previous = grownInts(this.previous, room);
  }

  /** The last edge to a place, -1 without one. */
  private last(to: number, code: number): number {
    if (to < 0) return this.lastEnd.get(code) ?? -1;
    if (to >= this.lastTo.length) this.lastTo = grownInts(this.lastTo, 2 * to);
    return (this.lastTo[to] as number) - 1;
  }
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
