import type { EnumeratedDice } from './enumerated.ts';
import { KeyTable } from './key-table.ts';
import { grownFloats, grownInts } from './lists.ts';

/** Edges, and nodes, for which there is room at first. */
const ROOM = 64;

/** The edges of a walk, those of one node after those of another; equal edges of a node are one. */
export class Edges {
  count = 0;
  // Index edge, with room for more.
  to = new Int32Array(ROOM);
  code = new Int32Array(ROOM);
  weight = new Float64Array(ROOM);
  /** Index edge → index of its gains in {@link gains}. */
  gain = new Int32Array(ROOM);
  /** Gains that were met. */
  readonly gains: KeyTable;
  /** Index edge → what its end is called, see `Steps.note`; 0 without a name. */
  note = new Int32Array(ROOM);
  readonly numerator: bigint[] = [];
  readonly denominator: bigint[] = [];
  private readonly isRational: boolean;
  /** First edge of the node. */
  private first = 0;
  /** Index node → 1 + its last edge so far, of whichever node; 0 without one. */
  private lastTo = new Int32Array(ROOM);
  /** Code of an end → its last edge so far. */
  private readonly lastEnd = new Map<number, number>();
  /** Index edge → the edge before it that leads to the same place. */
  private previous = new Int32Array(ROOM);

  constructor(counterCount: number, isRational: boolean) {
    this.gains = new KeyTable(counterCount);
    this.isRational = isRational;
  }

  beginNode(): void {
    this.first = this.count;
  }

  /**
   * Adds the branch that the dice stand at.
   * @param to node, or -1 for an end
   * @param gains increments of the counters
   * @param note what its end is called
   */
  add(to: number, code: number, gains: Int32Array, dice: EnumeratedDice, note = 0): void {
    const { first, weight } = this;
    const gain = gains.length === 0 ? 0 : this.gains.indexOf(gains);
    const last = this.last(to, code);
    let edge = last;
    while (edge >= first && !(this.gain[edge] === gain && this.code[edge] === code && this.note[edge] === note)) {
      edge = this.previous[edge] as number;
    }
    if (edge >= first) {
      weight[edge] = (weight[edge] as number) + dice.weight;
      if (this.isRational) addFraction(this.numerator, this.denominator, edge, dice.numerator, dice.denominator);
      return;
    }
    const added = this.append(to, code, gain, last, dice);
    this.note[added] = note;
  }

  /** @returns the edge */
  private append(to: number, code: number, gain: number, last: number, dice: EnumeratedDice): number {
    const edge = this.count;
    if (edge === this.to.length) this.grow();
    this.count = edge + 1;
    this.to[edge] = to;
    this.code[edge] = code;
    this.weight[edge] = dice.weight;
    this.gain[edge] = gain;
    this.previous[edge] = last;
    if (to < 0) this.lastEnd.set(code, edge);
    else this.lastTo[to] = edge + 1;
    if (this.isRational) {
      this.numerator.push(dice.numerator);
      this.denominator.push(dice.denominator);
    }
    return edge;
  }

  private grow(): void {
    const room = 2 * this.count;
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
