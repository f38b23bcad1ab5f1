import type { EnumeratedDice } from './enumerated.ts';
import { KeyTable } from './key-table.ts';
import { Float64List, Int32List } from './lists.ts';

/** The edges of a walk, those of one node after those of another; equal edges of a node are one. */
export class Edges {
  readonly to = new Int32List();
  readonly code = new Int32List();
  readonly weight = new Float64List();
  /** Index edge → index of its gains in {@link gains}. */
  readonly gain = new Int32List();
  /** Gains that were met. */
  readonly gains: KeyTable;
  readonly numerator: bigint[] = [];
  readonly denominator: bigint[] = [];
  private readonly isRational: boolean;
  /** First edge of the node. */
  private first = 0;
  /** Index node → its last edge so far, of whichever node. */
  private readonly lastTo = new Int32List();
  /** Code of an end → its last edge so far. */
  private readonly lastEnd = new Map<number, number>();
  /** Index edge → the edge before it that leads to the same place. */
  private readonly previous = new Int32List();

  constructor(counterCount: number, isRational: boolean) {
    this.gains = new KeyTable(counterCount);
    this.isRational = isRational;
  }

  /** Number of edges. */
  get count(): number {
    return this.to.length;
  }

  beginNode(): void {
    this.first = this.count;
  }

  /**
   * Adds the branch that the dice stand at.
   * @param to node, or -1 for an end
   * @param gains increments of the counters
   */
  add(to: number, code: number, gains: Int32Array, dice: EnumeratedDice): void {
    const gain = this.gains.indexOf(gains);
    const last = this.last(to, code);
    let edge = last;
    while (edge >= this.first && !(this.code.at(edge) === code && this.gain.at(edge) === gain)) {
      edge = this.previous.at(edge);
    }
    if (edge >= this.first) {
      this.weight.add(edge, dice.weight);
      if (this.isRational) addFraction(this.numerator, this.denominator, edge, dice.numerator, dice.denominator);
      return;
    }
    if (to < 0) this.lastEnd.set(code, this.count);
    else this.lastTo.set(to, this.count);
    this.previous.push(last);
    this.to.push(to);
    this.code.push(code);
    this.weight.push(dice.weight);
    this.gain.push(gain);
    if (!this.isRational) return;
    this.numerator.push(dice.numerator);
    this.denominator.push(dice.denominator);
  }

  /** The last edge to a place, -1 without one. */
  private last(to: number, code: number): number {
    if (to < 0) return this.lastEnd.get(code) ?? -1;
    while (this.lastTo.length <= to) this.lastTo.push(-1);
    return this.lastTo.at(to);
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
