import type { Model, Tactics } from '../../systems/system.ts';
import type { DrawFamily, Leaf } from '../control/composed.ts';
import { ControlGraph } from '../control/graph.ts';
import { type Network, networkOf } from '../control/network.ts';
import {
  EQUAL_GROUPS,
  type Field,
  type GroupBits,
  groupStart,
  type Packing,
  pack,
  type Transition,
  WIDE_GROUPS,
} from '../packing.ts';
import { startMetrics } from '../steps.ts';
import type { LawPlace } from './law-layout.ts';

/** Registers of one trial lie side by side in 30 bits, each in at most 10. */
const REGISTER_BITS = 30;
const VALUE_BITS_MAX = 10;

/**
 * The nodes of a model with registers, at each of which something is drawn, and the ways between them. Plain data.
 *
 * Places are nodes, and from `endBase` on the outcomes.
 */
export interface RegisterLayout {
  readonly endBase: number;
  readonly outcomeCount: number;
  /** Place of trials that are not over after the last round. */
  readonly capped: number;
  readonly entry: number;
  /** Registers at the start, packed. */
  readonly entryRegisters: number;
  readonly entrySum: number;
  /** Sum from which the cap of rounds is reached. */
  readonly cap: number;
  readonly fields: readonly Field[];
  readonly groupBits: GroupBits;
  readonly offsets: readonly number[];
  readonly roundsMax: number;
  /** {@link NODE} numbers each node. */
  readonly nodes: Int32Array;
  /** Index first way of a node + leaf → place in the lowest {@link PLACE_BITS}, and effect above them. */
  readonly ways: Int32Array;
  /** What ways do: {@link EFFECT_GAINS} numbers each, packed gains and what they grow by with each of the amount. */
  readonly effectGains: Float64Array;
  /** {@link EFFECT_REGISTERS} numbers each: see {@link KEEP}. */
  readonly effectRegisters: Int32Array;
}

/** Numbers of a node. */
export const NODE = 4;
/** Within a node: where its laws begin, that for a register of 0 first. */
export const BASE = 0;
/** What the machine says of its laws in the lowest eight bits; above them, where its register begins in the packed ones. */
export const BITS = 1;
/** Mask of that register, 0 where none is read. */
export const MASK = 2;
/** First of its ways. */
export const WAY = 3;

export const PLACE_BITS = 18;
export const EFFECT_GAINS = 2;
export const EFFECT_REGISTERS = 4;
/** Within an effect: mask of the registers that are kept; what is added to all; what is added with each of the amount. */
export const KEEP = 0;
export const PLUS = 1;
export const TIMES = 2;

/** What a machine with registers is derived from. */
export interface Blueprint {
  readonly graph: ControlGraph;
  readonly network: Network;
  /** Bits of a register among the packed ones. */
  readonly valueBits: number;
}

/** How a blueprint is made: see {@link networkOf}. */
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
  const { registers } = model;
  if (registers === undefined || model.metrics.some(({ isOfState }) => isOfState === true)) return null;
  const valueBits = Math.min(VALUE_BITS_MAX, Math.floor(REGISTER_BITS / Math.max(1, registers.places.length)));
  const graph = new ControlGraph(model, tactics, registers);
  const { states, branches, outcomes } = options;
  const network = networkOf(graph, { nodes: states, states, branches, values: 2 ** valueBits, outcomes }, options);
  return network === null || network.entry.next === null ? null : { graph, network, valueBits };
}

/** Numbers of registers side by side; they may be below 0 where they are added to others. */
export function packedRegisters(values: readonly number[], valueBits: number): number {
  return values.reduce((all, value, register) => all + value * 2 ** (register * valueBits), 0);
}

/** What a layout is made of. */
export interface LayoutFacts extends Blueprint {
  readonly model: Model;
  /** Where the laws of a family stand, in the terms of the machine. */
  readonly places: ReadonlyMap<DrawFamily, LawPlace>;
  /** Family → index leaf → most that the amount comes to. */
  readonly amountMax: ReadonlyMap<DrawFamily, readonly number[]>;
}

/** Lays out the nodes of a network and the ways between them; null where they do not fit. */
export function layOutNetwork(facts: LayoutFacts): RegisterLayout | null {
  return new Builder(facts).build();
}

class Builder {
  readonly #facts: LayoutFacts;
  /** Index node → its first way. */
  readonly #way: Int32Array;
  readonly #wayCount: number;

  constructor(facts: LayoutFacts) {
    const { nodes } = facts.network;
    this.#facts = facts;
    this.#way = new Int32Array(nodes.length);
    let count = 0;
    for (const [node, { leaves }] of nodes.entries()) {
      this.#way[node] = count;
      count += leaves.length;
    }
    this.#wayCount = count;
  }

  build(): RegisterLayout | null {
    const { model, network, graph } = this.#facts;
    const { entry, nodes } = network;
    const packing = this.#pack();
    if (packing === null) return null;
    const { roundsMax } = model;
    const starts = startMetrics(model);
    const ways = this.#layWays(packing);
    if (ways === null) return null;
    return {
      endBase: nodes.length,
      outcomeCount: model.outcomes.length,
      capped: nodes.length + model.unresolved,
      entry: this.#placeOf(entry),
      entryRegisters: this.#packed(graph.startRegisters.map((value, register) => changed(entry, register, value))),
      entrySum: packing.entrySum,
      cap: packing.cap,
      fields: packing.fields,
      groupBits: packing.groupBits,
      offsets: roundsMax === 0 ? [...starts] : [1, ...starts],
      roundsMax,
      nodes: this.#layNodes(),
      ...ways,
    };
  }

  #placeOf({ next, outcome }: Leaf): number {
    const { nodes, nodeOf } = this.#facts.network;
    return next === null ? nodes.length + outcome : (nodeOf.get(next) as number);
  }

  #packed(values: readonly number[]): number {
    return packedRegisters(values, this.#facts.valueBits);
  }

  #pack(): Packing | null {
    const { model, network, amountMax } = this.#facts;
    const { entry, nodes } = network;
    const transitions: Transition[] = [];
    for (const [from, { draw, leaves }] of nodes.entries()) {
      const most = amountMax.get(draw.family) ?? [];
      leaves.forEach((leaf, index) => {
        const gains = leaf.gains.map(({ plus, times }) => plus + times * (most[index] ?? 0));
        transitions.push({
          at: (this.#way[from] as number) + index,
          from,
          to: this.#placeOf(leaf),
          gains: [leaf.rounds, ...gains],
        });
      });
    }
    return pack(transitions, {
      entry: this.#placeOf(entry),
      entryGains: [entry.rounds, ...entry.gains.map(({ plus }) => plus)],
      nodeCount: nodes.length,
      roundsMax: model.roundsMax,
      counters: model.metrics.length,
      length: this.#wayCount,
      groups: [EQUAL_GROUPS, WIDE_GROUPS],
    });
  }

  #layNodes(): Int32Array {
    const { network, places, valueBits } = this.#facts;
    const rows = network.nodes.flatMap(({ draw: { family } }, node) => {
      const { base, bits } = places.get(family) as LawPlace;
      const { register } = family;
      const shift = Math.max(0, register) * valueBits;
      return [base, bits | (shift << 8), register < 0 ? 0 : 2 ** valueBits - 1, this.#way[node] as number];
    });
    return Int32Array.from(rows);
  }

  #layWays({ fields, groupBits }: Packing): Pick<RegisterLayout, 'ways' | 'effectGains' | 'effectRegisters'> | null {
    const { network, model } = this.#facts;
    const effects = new Effects();
    const ways = new Int32Array(this.#wayCount);
    const all = 2 ** this.#facts.valueBits - 1;
    const own = model.roundsMax > 0 ? 1 : 0;
    const sumOf = (counts: readonly number[]): number =>
      fields.reduce(
        (sum, { group, shift }, i) => sum + (counts[i + 1 - own] ?? 0) * 2 ** (groupStart(groupBits, group) + shift),
        0,
      );
    for (const [node, { leaves }] of network.nodes.entries()) {
      leaves.forEach((leaf, index) => {
        const at = (this.#way[node] as number) + index;
        const effect = effects.indexOf({
          gain: sumOf([leaf.rounds, ...leaf.gains.map(({ plus }) => plus)]),
          unit: sumOf([0, ...leaf.gains.map(({ times }) => times)]),
          keep: this.#packed(leaf.changes.map(({ kept }) => kept * all)),
          plus: this.#packed(leaf.changes.map(({ plus }) => plus)),
          times: this.#packed(leaf.changes.map(({ times }) => times)),
        });
        ways[at] = this.#placeOf(leaf) | (effect << PLACE_BITS);
      });
    }
    const places = network.nodes.length + model.outcomes.length;
    if (places > 1 << PLACE_BITS || effects.count > 1 << (31 - PLACE_BITS)) return null;
    return { ways, ...effects.lay() };
  }
}

function changed({ changes }: Leaf, register: number, value: number): number {
  const change = changes[register];
  return change === undefined ? value : change.kept * value + change.plus;
}

interface Effect {
  readonly gain: number;
  readonly unit: number;
  readonly keep: number;
  readonly plus: number;
  readonly times: number;
}

/** What ways do, each thing once. */
class Effects {
  readonly #known = new Map<string, number>();
  readonly #list: Effect[] = [];

  indexOf(effect: Effect): number {
    const name = Object.values(effect).join();
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.#list.length);
    this.#list.push(effect);
    return this.#list.length - 1;
  }

  get count(): number {
    return this.#list.length;
  }

  lay(): Pick<RegisterLayout, 'effectGains' | 'effectRegisters'> {
    const list = this.#list;
    return {
      effectGains: Float64Array.from(list.flatMap(({ gain, unit }) => [gain, unit])),
      effectRegisters: Int32Array.from(list.flatMap(({ keep, plus, times }) => [keep, plus, times, 0])),
    };
  }
}
