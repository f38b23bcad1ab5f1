import type { Dice } from '../../dice/dice.ts';
import type { Steps } from '../../dice/enumerator.ts';
import type { Model } from '../../systems/system.ts';
import { startMetrics } from '../steps.ts';
import { put } from './asks.ts';
import type { Arrival, Change, ControlGraph } from './graph.ts';

/** A state of a model with registers, in numbers: its state in a {@link ControlGraph}, then registers, then counters. */
export type Cell = Int32Array;

/** Place of the first register. */
const REGISTERS = 1;

/**
 * The steps of a model with registers: the same questions, ways and gains as those of the rules, which are asked only once
 * for states that differ in nothing but registers.
 */
export class CellSteps<State> implements Steps<Cell> {
  readonly keyLength: number;
  readonly counterCount: number;
  readonly #model: Model<State>;
  readonly #graph: ControlGraph<State>;

  /** @param graph the states of the model, as far as they were met */
  constructor(model: Model<State>, graph: ControlGraph<State>) {
    this.#model = model;
    this.#graph = graph;
    this.keyLength = REGISTERS + graph.registerCount;
    this.counterCount = model.metrics.length;
  }

  createState(): Cell {
    return new Int32Array(this.keyLength + this.counterCount);
  }

  /** The cell at which a trial begins. */
  start(): Cell {
    const cell = this.createState();
    cell.set(this.#graph.startRegisters, REGISTERS);
    cell.set(startMetrics(this.#model), this.keyLength);
    return cell;
  }

  copy(from: Cell, to: Cell): void {
    for (let i = 0; i < from.length; i += 1) to[i] = from[i] as number;
  }

  key(cell: Cell, out: Int32Array): void {
    for (let i = 0; i < this.keyLength; i += 1) out[i] = cell[i] as number;
  }

  step(cell: Cell, dice: Dice): number {
    const graph = this.#graph;
    let link = graph.root(cell[0] as number);
    let amount = 0;
    while (link.kind === 'question') {
      const answer = put(link.ask, dice, cell, REGISTERS);
      if (link.ask.kind === 'amount') {
        amount = answer;
        link = graph.followAmount(link);
      } else link = graph.follow(link, answer);
    }
    this.#arrive(cell, link, amount);
    return link.code;
  }

  measure(cell: Cell, out: Int32Array): void {
    const { keyLength } = this;
    for (let i = 0; i < this.counterCount; i += 1) out[i] = cell[keyLength + i] as number;
  }

  #arrive(cell: Cell, { control, changes, gains }: Arrival, amount: number): void {
    const { keyLength } = this;
    cell[0] = control;
    for (let i = 0; i < changes.length; i += 1) {
      const { kept, plus, times } = changes[i] as Change;
      cell[REGISTERS + i] = kept * (cell[REGISTERS + i] as number) + plus + times * amount;
    }
    for (let i = 0; i < gains.length; i += 1) {
      const { plus, times } = gains[i] as Change;
      cell[keyLength + i] = (cell[keyLength + i] as number) + plus + times * amount;
    }
  }
}
