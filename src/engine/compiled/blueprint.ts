import { finish, type Pieces } from '../../dice/pieces.ts';
import type { Model, Tactics } from '../../systems/system.ts';
import type { DrawFamily, Leaf } from '../control/composed.ts';
import { ControlGraph } from '../control/graph.ts';
import { type Network, networkInPieces } from '../control/network.ts';
import {
  EQUAL_GROUPS,
  type GroupBits,
  groupStart,
  type Packing,
  pack,
  type Transition,
  WIDE_GROUPS,
} from '../packing.ts';
import { startMetrics } from '../steps.ts';
import type { SumFacts } from '../sum-counter.ts';
import type { Effect } from './effects.ts';

/** Registers of one trial lie side by side in 30 bits, each in at most 10. */
const REGISTER_BITS = 30;
export const VALUE_BITS_MAX = 10;

/** What a machine with registers is derived from. */
export interface Blueprint {
  readonly graph: ControlGraph;
  readonly network: Network;
  /** Bits of a register among the packed ones. */
  readonly valueBits: number;
}

/** How a blueprint is made: see {@link networkInPieces}. */
export interface BlueprintOptions {
  readonly states: number;
  /** Steps that the rules are asked for. */
  readonly branches: number;
  /** Outcomes of all laws together. */
  readonly outcomes: number;
  readonly isFused: boolean;
  readonly negligible: number;
}

/** Null where a model has no registers, is too large, or asks for what is not drawn. */
export function blueprintOf(model: Model, tactics: Tactics, options: BlueprintOptions): Blueprint | null {
  return finish(blueprintInPieces(model, tactics, options));
}

/** The same in pieces. */
export function* blueprintInPieces(
  model: Model,
  tactics: Tactics,
  options: BlueprintOptions,
): Pieces<Blueprint | null> {
  const { registers } = model;
  if (registers === undefined || model.metrics.some(({ isOfState }) => isOfState === true)) return null;
  const valueBits = Math.min(VALUE_BITS_MAX, Math.floor(REGISTER_BITS / Math.max(1, registers.places.length)));
  const graph = new ControlGraph(model, tactics, registers);
  const { states, branches, outcomes } = options;
  const network = yield* networkInPieces(
    graph,
    { nodes: states, states, branches, values: 2 ** valueBits, outcomes },
    options,
  );
  if (network === null || network.entry.next === null) return null;
  // The cap of rounds is looked for from the first draw on.
  return network.entry.rounds > 0 ? null : { graph, network, valueBits };
}

/** Numbers of registers side by side; they may be below 0 where they are added to others. */
export function packedRegisters(values: readonly number[], valueBits: number): number {
  return values.reduce((all, value, register) => all + value * 2 ** (register * valueBits), 0);
}

/** What the trials of a machine with registers begin with, and what their sums mean. */
export interface RegisterFrame extends SumFacts {
  readonly groupBits: GroupBits;
  /** Place of trials that are not over after the last round. */
  readonly capped: number;
  /** Registers at the start, packed. */
  readonly entryRegisters: number;
  readonly entrySum: number;
  /** Sum from which the cap of rounds is reached. */
  readonly cap: number;
}

/**
 * How the gains of a network are packed; null where they do not fit.
 * @param amountMax family → index leaf → most that the amount comes to
 */
export function packNetwork(
  model: Model,
  { entry, nodes, nodeOf }: Network,
  amountMax: ReadonlyMap<DrawFamily, readonly number[]>,
): Packing | null {
  const placeOf = ({ next, outcome }: Leaf): number =>
    next === null ? nodes.length + outcome : (nodeOf.get(next) as number);
  const transitions: Transition[] = [];
  for (const [from, { draw, leaves }] of nodes.entries()) {
    const most = amountMax.get(draw.family) ?? [];
    leaves.forEach((leaf, index) => {
      const gains = leaf.gains.map(({ plus, times }) => plus + times * (most[index] ?? 0));
      transitions.push({ at: transitions.length, from, to: placeOf(leaf), gains: [leaf.rounds, ...gains] });
    });
  }
  return pack(transitions, {
    entry: placeOf(entry),
    entryGains: [entry.rounds, ...entry.gains.map(({ plus }) => plus)],
    nodeCount: nodes.length,
    roundsMax: model.roundsMax,
    counters: model.metrics.length,
    length: transitions.length,
    groups: [EQUAL_GROUPS, WIDE_GROUPS],
  });
}

/** The frame of a machine whose outcomes stand from `endBase` on. */
export function frameOf(
  model: Model,
  { graph, network: { entry }, valueBits }: Blueprint,
  { entrySum, cap, fields, groupBits }: Packing,
  endBase: number,
): RegisterFrame {
  const { roundsMax } = model;
  const starts = startMetrics(model);
  const registers = graph.startRegisters.map((value, register) => {
    const change = entry.changes[register];
    return change === undefined ? value : change.kept * value + change.plus;
  });
  return {
    endBase,
    outcomeCount: model.outcomes.length,
    capped: endBase + model.unresolved,
    entryRegisters: packedRegisters(registers, valueBits),
    entrySum,
    cap,
    fields,
    groupBits,
    offsets: roundsMax === 0 ? [...starts] : [1, ...starts],
    roundsMax,
  };
}

/** Tells what ways to leaves do, in the terms of a packing. */
export function effectsIn({ fields, groupBits, round }: Packing, valueBits: number): (leaf: Leaf) => Effect {
  const units = fields.map(({ group, shift }) => 2 ** (groupStart(groupBits, group) + shift));
  // With rounds, the first field is theirs.
  const own = round > 0 ? 1 : 0;
  const all = 2 ** valueBits - 1;
  return ({ rounds, changes, gains }) => {
    const sumOf = (part: 'plus' | 'times'): number =>
      gains.reduce((sum, gain, counter) => sum + gain[part] * (units[own + counter] as number), 0);
    const packed = (part: 'kept' | 'plus' | 'times', factor: number): number =>
      changes.reduce((sum, change, register) => sum + factor * change[part] * 2 ** (register * valueBits), 0);
    return {
      gain: rounds * round + sumOf('plus'),
      unit: sumOf('times'),
      keep: packed('kept', all),
      plus: packed('plus', 1),
      times: packed('times', 1),
    };
  };
}
