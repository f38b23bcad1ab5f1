import type { Model } from '../../systems/system.ts';
import type { DrawFamily, Leaf } from '../control/composed.ts';
import type { Packing } from '../packing.ts';
import { type Blueprint, effectsIn, frameOf, packNetwork, type RegisterFrame } from './blueprint.ts';
import { Effects, type EffectTables } from './effects.ts';

/**
 * The nodes of a model with registers, at each of which something is drawn, and the ways between them. Plain data.
 *
 * Places are nodes, and from `endBase` on the outcomes.
 */
export interface RegisterLayout extends RegisterFrame, EffectTables {
  readonly entry: number;
  /** {@link NODE} numbers each node. */
  readonly nodes: Int32Array;
  /** Index first way of a node + leaf → place in the lowest {@link PLACE_BITS}, and effect above them. */
  readonly ways: Int32Array;
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

/** Where the laws of a family stand, in the terms of a machine. */
export interface LawPlace {
  /** That for a register of 0. */
  readonly base: number;
  /** What the machine says of them. */
  readonly bits: number;
}

/** What a layout is made of. */
export interface LayoutFacts extends Blueprint {
  readonly model: Model;
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
    const { model, network, amountMax } = this.#facts;
    const packing = packNetwork(model, network, amountMax);
    const ways = packing === null ? null : this.#layWays(packing);
    if (packing === null || ways === null) return null;
    return {
      ...frameOf(model, this.#facts, packing, network.nodes.length),
      entry: this.#placeOf(network.entry),
      nodes: this.#layNodes(),
      ...ways,
    };
  }

  #placeOf({ next, outcome }: Leaf): number {
    const { nodes, nodeOf } = this.#facts.network;
    return next === null ? nodes.length + outcome : (nodeOf.get(next) as number);
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

  #layWays(packing: Packing): Pick<RegisterLayout, 'ways' | keyof EffectTables> | null {
    const { network, model, valueBits } = this.#facts;
    const effects = new Effects();
    const effectOf = effectsIn(packing, valueBits);
    const ways = new Int32Array(this.#wayCount);
    for (const [node, { leaves }] of network.nodes.entries()) {
      leaves.forEach((leaf, index) => {
        const effect = effects.indexOf(effectOf(leaf));
        ways[(this.#way[node] as number) + index] = this.#placeOf(leaf) | (effect << PLACE_BITS);
      });
    }
    const places = network.nodes.length + model.outcomes.length;
    if (places > 1 << PLACE_BITS || effects.count > 1 << (31 - PLACE_BITS)) return null;
    return { ways, ...effects.lay() };
  }
}
