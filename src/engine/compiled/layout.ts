import type { Effect } from './chain.ts';
import { END_BITS, LawColumns, type LawPlace, type LawRow, WIDTH_BITS } from './law-columns.ts';

/** Numbers of a node. */
export const NODE = 4;
/** Within a node: first column of its law for a register of 0. */
export const BASE = 0;
/** Bits of the columns of each law; above them, where the register begins that it reads. */
export const READ = 1;
/** Mask of that register; 0 where none is read. */
export const MASK = 2;
/** First of its ways. */
export const WAY = 3;

/** Numbers of a way: the place to which it leads, and what it does. */
export const WAY_NUMBERS = 2;

/** Numbers of what a way does: packed gains, and what they grow by with each of the amount. */
export const EFFECT_GAINS = 2;
/** Numbers of what it does to registers: the mask of those that are kept; what is added to all, and with each of the amount. */
export const EFFECT_REGISTERS = 4;
export const KEEP = 0;
export const PLUS = 1;
export const TIMES = 2;

/** Nodes, ways and what these do, at most. */
export const NODES_MAX = 2 ** 18;
export const WAYS_MAX = 2 ** 18;
export const EFFECTS_MAX = 2 ** 17;

/** A node at which something is drawn. */
export interface LaidNode {
  /** Ends hold a way of the node in their lowest bits, and an amount above them. */
  readonly row: LawRow;
  /** First bit of the register that it reads, and its mask, 0 where none is read. */
  readonly shift: number;
  readonly mask: number;
  /** Index end without its amount → way; none where it is never drawn. */
  readonly ways: readonly ({ readonly to: number; readonly effect: Effect } | undefined)[];
}

/** Tables of nodes, plain data. */
export interface NodeTables {
  /** {@link NODE} numbers each. */
  readonly nodes: Int32Array;
  /** Laws, see {@link LawColumns}. */
  readonly columns: Int32Array;
  /** {@link WAY_NUMBERS} each. */
  readonly ways: Int32Array;
  /** {@link EFFECT_GAINS} numbers each. */
  readonly effectGains: Float64Array;
  /** {@link EFFECT_REGISTERS} numbers each. */
  readonly effectRegisters: Int32Array;
}

/** Lays nodes out one after another, equal laws and effects once. */
export class NodeLayout {
  readonly #laws = new LawColumns();
  readonly #places = new Map<LawRow, LawPlace>();
  readonly #nodes: number[] = [];
  readonly #ways: number[] = [];
  readonly #effects = new Map<string, { readonly index: number; readonly effect: Effect }>();

  /** Nodes so far. */
  get count(): number {
    return this.#nodes.length / NODE;
  }

  /** Ends of all laws. */
  get atoms(): number {
    return this.#laws.atoms;
  }

  /** @param node null for one at which no trial ever is */
  add(node: LaidNode | null): void {
    if (node === null) {
      this.#nodes.push(0, 0, 0, 0);
      return;
    }
    const { row, shift, mask, ways } = node;
    const place = this.#places.get(row) ?? this.#laws.add(row);
    this.#places.set(row, place);
    this.#nodes.push(place.base, place.bits | (shift << WIDTH_BITS), mask, this.#ways.length / WAY_NUMBERS);
    for (const way of ways) this.#ways.push(way?.to ?? 0, way === undefined ? 0 : this.#indexOf(way.effect));
  }

  /** Null where there is too much of anything. */
  lay(): NodeTables | null {
    const columns = this.#laws.lay();
    const isTooLarge =
      this.count > NODES_MAX || this.#ways.length > WAY_NUMBERS * WAYS_MAX || this.#effects.size > EFFECTS_MAX;
    if (columns === null || isTooLarge) return null;
    const effects = [...this.#effects.values()].map(({ effect }) => effect);
    return {
      nodes: Int32Array.from(this.#nodes),
      columns,
      ways: Int32Array.from(this.#ways),
      effectGains: Float64Array.from(effects.flatMap(({ gain, unit }) => [gain, unit])),
      effectRegisters: Int32Array.from(effects.flatMap(({ keep, plus, times }) => [keep, plus, times, 0])),
    };
  }

  #indexOf(effect: Effect): number {
    const { gain, unit, keep, plus, times } = effect;
    const name = `${gain} ${unit} ${keep} ${plus} ${times}`;
    const known = this.#effects.get(name)?.index ?? this.#effects.size;
    if (known === this.#effects.size) this.#effects.set(name, { index: known, effect });
    return known;
  }
}

/** Ends have room for so many ways of a node beside an amount of so many bits. */
export function waysMax(amountBits: number): number {
  return 2 ** (END_BITS - amountBits);
}
