import { finish, type Pieces } from '../../dice/pieces.ts';
import type { Registers } from '../../systems/registers.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import { type Change, ControlGraph } from '../control/graph.ts';
import type { Leaf } from '../control/leaves.ts';
import { type DrawFamily, type Network, networkInPieces } from '../control/network.ts';
import { groupStart, type Packing, pack, type Transition } from '../packing.ts';
import { startMetrics } from '../steps.ts';
import type { SumFacts } from '../sum-counter.ts';
import { NEGLIGIBLE } from './law-columns.ts';

/** Registers of one trial lie side by side in 30 bits, each in at most 10. */
const REGISTER_BITS = 30;
const VALUE_BITS_MAX = 10;

/** Within which a machine is worth building. */
export interface MachineLimits {
  /** States of the model, and questions. */
  readonly states: number;
  /** Steps that the rules are asked for. */
  readonly branches: number;
  /** Outcomes of the laws of all questions, for each value of the register that they read. */
  readonly outcomes: number;
  /** Additions of probabilities in the making of the laws of single rounds. */
  readonly work: number;
}

/** What a way does to the sum of a trial and to its packed registers. */
export interface Effect {
  readonly gain: number;
  /** Gain with each of the amount that was drawn. */
  readonly unit: number;
  /** Mask of the registers that are kept; what is added to all; what is added with each of the amount. */
  readonly keep: number;
  readonly plus: number;
  readonly times: number;
}

/** A way from a node. */
export interface Way {
  /** Node, or outcome from {@link Chain.nodeCount} on. */
  readonly to: number;
  readonly effect: Effect;
  /** Whether a round ends by it, or the trial. */
  readonly isLast: boolean;
}

/** The questions of a model and every way between them, gains packed into one number, registers into another. */
export interface Chain extends Omit<SumFacts, 'endBase'> {
  readonly graph: ControlGraph;
  readonly network: Network;
  /** Nodes of the network and one more, {@link rest}. Trials begin at node 0. */
  readonly nodeCount: number;
  /** The last node: no question, but a place that draws may use. */
  readonly rest: number;
  /** Place of a trial that reaches the cap of rounds; below `nodeCount` when there is none. */
  readonly capped: number;
  /** Index node → index leaf → way; none where an answer is never drawn. */
  readonly ways: readonly (readonly (Way | undefined)[])[];
  /** What has been gained before the first question. */
  readonly entryGain: number;
  /** The sum at which trials begin. */
  readonly entrySum: number;
  /** Registers before the first question, packed. */
  readonly entryRegisters: number;
  /** Sum from which the cap of rounds is reached. */
  readonly cap: number;
  /** Bits of a register among the packed ones. */
  readonly valueBits: number;
  /** Nodes in an order in which every way within a round leads forward. */
  readonly order: readonly number[];
}

/** Models of one graph without registers. */
const NO_REGISTERS: Registers = { places: [], amounts: [], write: () => {} };

/** The chain of a model, or null where it is too large or counts more than one sum can hold: see {@link chainInPieces}. */
export function chainOf(model: Model, tactics: Tactics, limits: MachineLimits): Chain | null {
  return finish(chainInPieces(model, tactics, limits));
}

/**
 * The same in pieces.
 * @param model compiled with tabulated sub-procedures, in small steps
 */
export function* chainInPieces(model: Model, tactics: Tactics, limits: MachineLimits): Pieces<Chain | null> {
  const { registers = NO_REGISTERS } = model;
  const hasRegisters = registers.places.length > 0;
  // What has no bounds has endless states, unless registers take them up.
  if (model.isUnbounded === true && !hasRegisters) return null;
  // Amounts by which a number of the state grows have no place in a sum.
  if (hasRegisters && model.metrics.some(({ isOfState }) => isOfState === true)) return null;
  const valueBits = Math.min(VALUE_BITS_MAX, Math.floor(REGISTER_BITS / Math.max(1, registers.places.length)));
  const graph = new ControlGraph(model, tactics, registers);
  const { states, branches, outcomes } = limits;
  const bounds = { states, branches, outcomes, values: 2 ** valueBits };
  const network = yield* networkInPieces(graph, bounds, hasRegisters ? NEGLIGIBLE : 0);
  // The cap of rounds is looked for from the first draw on.
  if (network === null || network.entry.next === null || network.entry.rounds > 0) return null;
  yield;
  return chained(model, graph, network, valueBits);
}

function chained(model: Model, graph: ControlGraph, network: Network, valueBits: number): Chain | null {
  const { nodes, entry } = network;
  const nodeCount = nodes.length + 1;
  const placeOf = ({ next, outcome }: Leaf): number =>
    next === null ? nodeCount + outcome : (network.nodeOf.get(next) as number);
  const starts = startMetrics(model);
  // A number of the state may fall below where it began: it is counted from 0, and a count from its start.
  const fromStart = model.metrics.map(({ isOfState }, i) => (isOfState === true ? (starts[i] as number) : 0));
  const offsets = model.metrics.map(({ isOfState }, i) => (isOfState === true ? 0 : (starts[i] as number)));
  const packing = pack(transitionsOf(network, placeOf), {
    entryGains: [0, ...entry.gains.map(({ plus }, i) => plus + (fromStart[i] as number))],
    nodeCount,
    roundsMax: model.roundsMax,
    counters: model.metrics.length,
  });
  if (packing === null) return null;
  const effectOf = effectsIn(packing, valueBits);
  const entered = graph.startRegisters.map((value, register) => {
    const { kept, plus } = entry.changes[register] as Change;
    return kept * value + plus;
  });
  const { entrySum, cap, fields, groupBits, order } = packing;
  return {
    graph,
    network,
    nodeCount,
    rest: nodes.length,
    outcomeCount: model.outcomes.length,
    roundsMax: model.roundsMax,
    capped: nodeCount + model.unresolved,
    ways: nodes.map(({ leaves }) =>
      leaves.map((leaf) => {
        if (leaf === undefined) return undefined;
        return { to: placeOf(leaf), effect: effectOf(leaf), isLast: leaf.next === null || leaf.rounds > 0 };
      }),
    ),
    entryGain: effectOf(entry).gain,
    entrySum,
    entryRegisters: packedRegisters(entered, valueBits),
    cap,
    fields,
    groupBits,
    offsets: model.roundsMax === 0 ? offsets : [1, ...offsets],
    valueBits,
    order,
  };
}

/** Ways with the most that they may bring. */
function transitionsOf({ nodes, values }: Network, placeOf: (leaf: Leaf) => number): readonly Transition[] {
  const transitions: Transition[] = [];
  for (const [from, { family, leaves }] of nodes.entries()) {
    const most = Math.max(0, ...(values.get(family) ?? []).map((at) => amountMax(family, at)));
    for (const leaf of leaves) {
      if (leaf === undefined) continue;
      const gains = leaf.gains.map(({ plus, times }) => plus + times * most);
      transitions.push({ from, to: placeOf(leaf), gains: [leaf.rounds, ...gains] });
    }
  }
  return transitions;
}

function amountMax(family: DrawFamily, value: number): number {
  const chances = Array.from(family.chancesAt(value));
  return chances.reduce((most, p, at) => (p < NEGLIGIBLE ? most : Math.max(most, at % family.amounts)), 0);
}

/** Numbers of registers side by side; they may be below 0 where they are added to others. */
export function packedRegisters(values: readonly number[], valueBits: number): number {
  return values.reduce((all, value, register) => all + value * 2 ** (register * valueBits), 0);
}

/** Tells what ways to leaves do, in the terms of a packing. */
function effectsIn({ fields, groupBits, round }: Packing, valueBits: number): (leaf: Leaf) => Effect {
  const units = fields.map(({ group, shift }) => 2 ** (groupStart(groupBits, group) + shift));
  // With rounds, the first field is theirs.
  const own = round > 0 ? 1 : 0;
  return ({ rounds, changes, gains }) => {
    const sumOf = (part: 'plus' | 'times'): number =>
      gains.reduce((sum, gain, counter) => sum + gain[part] * (units[own + counter] as number), 0);
    const packed = (part: 'kept' | 'plus' | 'times'): number =>
      packedRegisters(
        changes.map((change) => change[part]),
        valueBits,
      );
    return {
      gain: rounds * round + sumOf('plus'),
      unit: sumOf('times'),
      keep: packed('kept') * (2 ** valueBits - 1),
      plus: packed('plus'),
      times: packed('times'),
    };
  };
}
