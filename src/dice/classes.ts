import { Edges } from './edges.ts';
import { grownFloats, grownInts } from './lists.ts';

const { abs, imul } = Math;

/** How far two weights may be apart, in parts of themselves, that are one but for the order of the sums that made them. */
const ROUNDING = 2 ** -44;

/** Parts of a weight by which nodes are told apart before they are compared: no fraction of dice lies at their edges. */
const WEIGHT_PARTS = 1_234_577.77;

/** Classes for which there is room at first. */
const ROOM = 64;

/**
 * Nodes of equal futures are one class: those whose edges lead to the same classes, by the same codes, with the same
 * increments and notes, as probably. A class is known by its edges, of which those of class c are
 * `start[c] .. start[c+1]-1`.
 */
export class Classes {
  count = 0;
  readonly edges: Edges;
  // Index class, with room for more.
  start = new Int32Array(ROOM + 1);
  /** Probability that a visit leads to where no edge does. */
  dropped = new Float64Array(ROOM);
  private hashes = new Int32Array(ROOM);
  /** Index slot → 1 + class; open addressing. */
  private slots = new Int32Array(4 * ROOM);
  private readonly isMerging: boolean;

  /**
   * @param isMerging false: every node is a class by itself
   * @param room edges for which there is room at first
   */
  constructor(isMerging: boolean, room?: number) {
    this.isMerging = isMerging;
    this.edges = new Edges(room);
  }

  /** Begins a node: its edges are added to {@link edges}. */
  open(): void {
    this.edges.begin();
  }

  /** Ends a node. @returns its class */
  close(dropped: number): number {
    const { edges, slots } = this;
    const hash = this.hash();
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let known = slots[slot] as number; known > 0; known = slots[slot] as number) {
      if (this.isMerging && this.hashes[known - 1] === hash && this.isEqual(known - 1, dropped)) {
        edges.rewind(edges.first);
        return known - 1;
      }
      slot = (slot + 1) & mask;
    }
    return this.append(dropped, hash, slot);
  }

  /** Takes back all classes but the first `count`. */
  rewind(count: number): void {
    const { slots } = this;
    // The last first: each is found past those that were there before it.
    for (let last = this.count; last > count; last -= 1) {
      let slot = (this.hashes[last - 1] as number) & (slots.length - 1);
      while (slots[slot] !== last) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = 0;
    }
    this.count = count;
    this.edges.rewind(this.start[count] as number);
  }

  private append(dropped: number, hash: number, slot: number): number {
    const { count } = this;
    if (count === this.dropped.length) this.grow();
    this.slots[slot] = count + 1;
    this.hashes[count] = hash;
    this.dropped[count] = dropped;
    this.count = count + 1;
    this.start[this.count] = this.edges.count;
    if (4 * this.count > this.slots.length) this.rehash();
    return count;
  }

  /** Of the edges of the node, whatever their order. */
  private hash(): number {
    const { first, count, to, code, gain, note, weight } = this.edges;
    let sum = 0;
    for (let edge = first; edge < count; edge += 1) {
      let hash = imul((to[edge] as number) ^ imul(code[edge] as number, 0x9e3779b1), 0x01000193);
      hash = imul(hash ^ (gain[edge] as number) ^ imul(note[edge] as number, 0x85ebca6b), 0x2c1b3c6d);
      hash = imul(hash ^ (hash >>> 15) ^ ((weight[edge] as number) * WEIGHT_PARTS), 0x297a2d39);
      sum = (sum + (hash ^ (hash >>> 13))) | 0;
    }
    sum = imul(sum ^ (sum >>> 16), 0x2c1b3c6d);
    return (sum ^ (sum >>> 15)) >>> 1;
  }

  /** Whether the node is of a class. */
  private isEqual(known: number, dropped: number): boolean {
    const { edges } = this;
    const { to, code, gain, note, weight } = edges;
    const end = this.start[known + 1] as number;
    const first = this.start[known] as number;
    if (end - first !== edges.count - edges.first || !isClose(dropped, this.dropped[known] as number)) return false;
    for (let edge = first; edge < end; edge += 1) {
      const same = edges.find(to[edge] as number, code[edge] as number, gain[edge] as number, note[edge] as number);
      if (same < 0 || !isClose(weight[same] as number, weight[edge] as number)) return false;
    }
    return true;
  }

  private grow(): void {
    const room = 2 * this.count;
    this.start = grownInts(this.start, room + 1);
    this.dropped = grownFloats(this.dropped, room);
    this.hashes = grownInts(this.hashes, room);
  }

  private rehash(): void {
    const slots = new Int32Array(4 * this.slots.length);
    const mask = slots.length - 1;
    for (let known = 0; known < this.count; known += 1) {
      let slot = (this.hashes[known] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = known + 1;
    }
    this.slots = slots;
  }
}

function isClose(one: number, other: number): boolean {
  return abs(one - other) <= ROUNDING * one;
}
