import type { Dice, Law } from '../../../src/dice/dice.ts';
import type { Steps } from '../../../src/dice/explore.ts';
import { makeLaw } from '../../../src/dice/law.ts';
import type { Leaf } from '../../../src/engine/control/composed.ts';
import type { Course } from '../../../src/engine/control/courses.ts';
import { type Change, ControlGraph } from '../../../src/engine/control/graph.ts';
import { type Network, networkOf } from '../../../src/engine/control/network.ts';
import { type Stop, stopsOf } from '../../../src/engine/control/stops.ts';
import { CONTINUES, type Model, ROUND_ENDS, type Tactics } from '../../../src/systems/system.ts';

/** Outcomes of a draw less probable than this are left out: hundreds of them together are far below 1e-12. */
const NEGLIGIBLE = 1e-17;
const LIMITS = { nodes: 1e5, states: 1e5, branches: 1e7, values: 1024, outcomes: 1e7 };

interface KeptLaw {
  readonly law: Law;
  /** Index outcome of the law → what it is. */
  readonly kept: readonly number[];
}

function keptLaw(p: readonly number[]): KeptLaw {
  const kept = [...p.keys()].filter((at) => (p[at] as number) >= NEGLIGIBLE);
  return { law: makeLaw(kept.map((at) => p[at] as number)), kept };
}

/** A trial from stop to course to stop: node, whether a course begins there, registers, counters. */
export class StopSteps implements Steps<Int32Array> {
  readonly keyLength: number;
  readonly counterCount: number;
  private readonly graph: ControlGraph;
  private readonly network: Network;
  readonly stops: ReadonlyMap<number, Stop>;
  private readonly courses: ReadonlyMap<number, Course>;
  private readonly laws = new Map<unknown, KeptLaw[]>();

  constructor(model: Model, tactics: Tactics) {
    if (model.registers === undefined) throw new Error('no registers');
    this.graph = new ControlGraph(model, tactics, model.registers);
    const network = networkOf(this.graph, LIMITS, { isFused: true, negligible: NEGLIGIBLE });
    if (network === null) throw new Error('no network');
    this.network = network;
    const { stops, courses } = stopsOf(network);
    this.stops = new Map(stops.map((stop) => [stop.node, stop]));
    this.courses = courses;
    this.keyLength = 2 + this.graph.registerCount;
    this.counterCount = this.graph.counterCount;
  }

  start(): Int32Array {
    const state = this.createState();
    state.set(this.graph.startRegisters, 2);
    this.arrive(state, this.network.entry, 0);
    return state;
  }

  createState(): Int32Array {
    return new Int32Array(this.keyLength + this.counterCount);
  }

  copy(from: Int32Array, to: Int32Array): void {
    to.set(from);
  }

  key(state: Int32Array, out: Int32Array): void {
    out.set(state.subarray(0, this.keyLength));
  }

  measure(state: Int32Array, out: Int32Array): void {
    out.set(state.subarray(this.keyLength));
  }

  step(state: Int32Array, dice: Dice): number {
    const node = state[0] as number;
    return state[1] === 1 ? this.go(state, this.courses.get(node) as Course, dice) : this.pass(state, node, dice);
  }

  private go(state: Int32Array, course: Course, dice: Dice): number {
    const { law, kept } = this.lawOf(course, 0, () => course.p);
    const at = kept[dice.draw(law, 0)] as number;
    state[0] = course.to[at] as number;
    state[1] = 0;
    return course.rounds[at] === 1 ? ROUND_ENDS : CONTINUES;
  }

  private pass(state: Int32Array, node: number, dice: Dice): number {
    const { family, leaves } = this.stops.get(node) as Stop;
    if (family === null) return this.arrive(state, leaves[0] as Leaf, 0);
    const value = family.register < 0 ? 0 : (state[2 + family.register] as number);
    const { leaf, amount } = family.lawAt(value);
    const { law, kept } = this.lawOf(family, value, () => family.lawAt(value).p);
    const at = kept[dice.draw(law, 0)] as number;
    return this.arrive(state, leaves[leaf[at] as number] as Leaf, amount[at] as number);
  }

  private lawOf(of: unknown, value: number, p: () => readonly number[]): KeptLaw {
    const laws = this.laws.get(of) ?? [];
    this.laws.set(of, laws);
    const law = laws[value] ?? keptLaw(p());
    laws[value] = law;
    return law;
  }

  private arrive(state: Int32Array, { next, outcome, rounds, changes, gains }: Leaf, amount: number): number {
    const change = ({ kept, plus, times }: Change, value: number): number => kept * value + plus + times * amount;
    changes.forEach((each, i) => {
      state[2 + i] = change(each, state[2 + i] as number);
    });
    gains.forEach((each, i) => {
      state[this.keyLength + i] = (state[this.keyLength + i] as number) + change(each, 0);
    });
    state[0] = next === null ? -1 : (this.network.nodeOf.get(next) as number);
    state[1] = 1;
    return outcome >= 0 ? outcome : rounds > 0 ? ROUND_ENDS : CONTINUES;
  }
}
