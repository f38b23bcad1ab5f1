import type { Blueprint } from '../compiled/blueprint.ts';
import type { Leaf } from '../control/composed.ts';
import type { Change } from '../control/graph.ts';
import type { NetworkNode } from '../control/network.ts';
import { Parting } from './parting.ts';

/**
 * The draws of a network with all that happens to one register alone taken out of it: what is left is the frame in which
 * registers are struck. A strike comes to a result, of which the frame knows no more than what matters for who is struck next.
 */
export interface Frame {
  readonly nodes: readonly FrameNode[];
  /** Node at which trials begin. */
  readonly entry: number;
  /** Index register → what is known of it. */
  readonly registers: readonly FramedRegister[];
  /** Network node → node of the frame. */
  readonly placeOf: readonly number[];
  /** Own parts of all registers at a node of the network. */
  partsOf(node: number): readonly number[];
}

export type FrameNode = FreeNode | StruckNode;

/** A node at which nothing happens to a register. */
export interface FreeNode {
  readonly kind: 'free';
  readonly links: readonly FreeLink[];
}

export interface FreeLink {
  readonly to: number;
  /** Rounds that end on the way, at most one. */
  readonly rounds: number;
  readonly p: number;
}

/** A node at which a register is struck. */
export interface StruckNode {
  readonly kind: 'struck';
  readonly register: number;
  /** Index among the strikes of the register. */
  readonly strike: number;
  /** Result → where it leads. */
  readonly ways: ReadonlyMap<number, StruckWay>;
}

export interface StruckWay {
  /** Node; ~outcome at an end. */
  readonly to: number;
  /** Rounds that end on the way, at most one; none where the trial does. */
  readonly rounds: number;
}

/** A register and the places of the state that change with it alone: its own part. */
export interface FramedRegister {
  /** Index own part → its class: parts of one class are struck alike, and strike alike. */
  readonly classOf: readonly number[];
  /** Own part at the start. */
  readonly start: number;
  readonly strikes: readonly Strike[];
}

/** Draws of a family: a law by the value of the register, and what its leaves do to it. */
export interface Strike {
  readonly family: NetworkNode['draw']['family'];
  /** Index own part → index leaf → what it does. */
  readonly effects: (Struck | undefined)[][];
}

/** What becomes of a struck register. */
export interface Struck {
  /** Class of its own part from now on; ~outcome at an end. */
  readonly result: number;
  /** Own part; -1 at an end. */
  readonly part: number;
  readonly change: Change;
  /** As it stands in the network: gains, and rounds, which are counted in the frame. */
  readonly leaf: Leaf;
}

/** Null where registers cannot be told apart so. */
export function frameOf(blueprint: Blueprint): Frame | null {
  const parting = Parting.of(blueprint);
  return parting === null ? null : new Framing(blueprint, parting).frame();
}

class Framing {
  readonly #nodes: readonly NetworkNode[];
  readonly #blueprint: Blueprint;
  readonly #parting: Parting;
  readonly #strikes: Strike[][];
  readonly #ofFamily = new Map<NetworkNode['draw']['family'], { readonly strike: Strike; readonly index: number }>();

  constructor(blueprint: Blueprint, parting: Parting) {
    this.#blueprint = blueprint;
    this.#nodes = blueprint.network.nodes;
    this.#parting = parting;
    this.#strikes = parting.classes.map(() => []);
  }

  frame(): Frame | null {
    const { network } = this.#blueprint;
    const places = this.#parting.places;
    const nodes: (FreeNode | (Omit<StruckNode, 'ways'> & { ways: Map<number, StruckWay> }))[] = [];
    for (const [node, place] of places.entries()) {
      const isNew = nodes[place] === undefined;
      const { draw } = this.#nodes[node] as NetworkNode;
      if (this.#parting.isFree(node)) {
        if (isNew) nodes[place] = { kind: 'free', links: this.#linksOf(node) };
        continue;
      }
      const { strike, index } = this.#strikeOf(draw.family);
      const { register } = draw.family;
      if (isNew) nodes[place] = { kind: 'struck', register, strike: index, ways: new Map() };
      const known = nodes[place];
      if (known?.kind !== 'struck' || !this.#addWays(node, strike, known.ways)) return null;
    }
    const entry = network.entry.next === null ? undefined : network.nodeOf.get(network.entry.next);
    if (entry === undefined) return null;
    return {
      nodes,
      entry: places[entry] as number,
      registers: this.#parting.classes.map((classOf, register) => ({
        classOf,
        start: this.#parting.partOf(entry, register),
        strikes: this.#strikes[register] as Strike[],
      })),
      placeOf: places,
      partsOf: (node) => this.#parting.classes.map((_, register) => this.#parting.partOf(node, register)),
    };
  }

  #linksOf(node: number): readonly FreeLink[] {
    const { draw, leaves } = this.#nodes[node] as NetworkNode;
    const { leaf, p } = draw.family.lawAt(0);
    const links = new Map<string, FreeLink>();
    for (const [at, index] of leaf.entries()) {
      const way = leaves[index];
      if (way === undefined) continue;
      const [to, { rounds }] = [this.#placeAfter(way), way];
      const name = `${to} ${rounds}`;
      links.set(name, { to, rounds, p: (links.get(name)?.p ?? 0) + (p[at] as number) });
    }
    return [...links.values()];
  }

  /** @returns whether they agree with what is known */
  #addWays(node: number, strike: Strike, ways: Map<number, StruckWay>): boolean {
    const { draw, leaves } = this.#nodes[node] as NetworkNode;
    const { register } = draw.family;
    const part = this.#parting.partOf(node, register);
    const effects = strike.effects[part] ?? [];
    strike.effects[part] = effects;
    for (const [index, leaf] of leaves.entries()) {
      if (leaf === undefined) continue;
      const struck = this.#struckBy(leaf, register);
      const before = effects[index];
      if (struck === null || (before !== undefined && !isSame(before, struck))) return false;
      effects[index] ??= struck;
      const way = { to: leaf.next === null ? ~leaf.outcome : this.#placeAfter(leaf), rounds: leaf.rounds };
      const known = ways.get(struck.result);
      if (leaf.rounds > 1 || (known !== undefined && (known.to !== way.to || known.rounds !== way.rounds)))
        return false;
      ways.set(struck.result, way);
    }
    return true;
  }

  /** Null where it does something to another register. */
  #struckBy(leaf: Leaf, register: number): Struck | null {
    const isAlone = leaf.changes.every((change, other) => other === register || isKept(change));
    if (!isAlone) return null;
    const change = leaf.changes[register] as Change;
    if (leaf.next === null) return { result: ~leaf.outcome, part: -1, change, leaf };
    const part = this.#parting.partOf(this.#nodeAfter(leaf), register);
    return { result: this.#parting.classes[register]?.[part] as number, part, change, leaf };
  }

  #strikeOf(family: NetworkNode['draw']['family']): { readonly strike: Strike; readonly index: number } {
    const known = this.#ofFamily.get(family);
    if (known !== undefined) return known;
    const all = this.#strikes[family.register] as Strike[];
    const made = { strike: { family, effects: [] }, index: all.length };
    all.push(made.strike);
    this.#ofFamily.set(family, made);
    return made;
  }

  #nodeAfter({ next }: Leaf): number {
    return next === null ? -1 : (this.#blueprint.network.nodeOf.get(next) as number);
  }

  #placeAfter(leaf: Leaf): number {
    return this.#parting.places[this.#nodeAfter(leaf)] as number;
  }
}

function isKept({ kept, plus, times }: Change): boolean {
  return kept === 1 && plus === 0 && times === 0;
}

function isSame(one: Struck, other: Struck): boolean {
  return (
    one.result === other.result &&
    one.part === other.part &&
    isSameChange(one.change, other.change) &&
    one.leaf.gains.every((gain, counter) => isSameChange(gain, other.leaf.gains[counter] as Change))
  );
}

function isSameChange(one: Change, other: Change): boolean {
  return one.kept === other.kept && one.plus === other.plus && one.times === other.times;
}
