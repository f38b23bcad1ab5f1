import type { Blueprint } from '../compiled/blueprint.ts';
import type { Leaf } from '../control/composed.ts';
import { isFree } from '../control/courses.ts';
import type { Network, NetworkNode } from '../control/network.ts';

/**
 * The places of a state parted: some change on the way from strike to strike, and the others each with one register alone,
 * being its own part. Own parts are put into classes: those that make no difference to what comes next, registers apart.
 */
export class Parting {
  /** Node → place of the frame: nodes of one place differ in own parts of one class. */
  readonly places: readonly number[];
  /** Index register → index own part → class. */
  readonly classes: readonly (readonly number[])[];
  readonly #parts: readonly Int32Array[];
  readonly #isFree: readonly boolean[];

  private constructor(
    facts: Pick<Parting, 'places' | 'classes'>,
    parts: readonly Int32Array[],
    isFree: readonly boolean[],
  ) {
    this.places = facts.places;
    this.classes = facts.classes;
    this.#parts = parts;
    this.#isFree = isFree;
  }

  /** Null where there is no such parting. */
  static of(blueprint: Blueprint): Parting | null {
    const { graph, network } = blueprint;
    const { nodes } = network;
    const free = nodes.map(isFree);
    if (nodes.some(({ draw }, node) => free[node] !== true && draw.family.register < 0)) return null;
    const keys = nodes.map(({ question }) => {
      const key = new Int32Array(graph.keyLength);
      graph.key(question.control, key);
      return key;
    });
    const owners = ownersOf(blueprint, keys, free);
    if (owners === null) return null;
    const named = (key: Int32Array, owner: number): string => key.filter((_, at) => owners[at] === owner).join();
    const spots = numbered(
      nodes.map(({ question }, node) => `${named(keys[node] as Int32Array, COMMON)} ${question.path.join()}`),
    );
    const parts = Array.from({ length: graph.registerCount }, (_, register) =>
      numbered(keys.map((key) => named(key, register))),
    );
    const looks = nodes.map((node, index) => lookOf(node, free[index] === true, network, spots));
    const classes = parts.map((own, register) => classesOf(own, looks, otherPartsOf(spots, parts, register)));
    const places = numbered(
      nodes.map((_, node) =>
        [spots[node], ...parts.map((own, register) => classes[register]?.[own[node] as number])].join(),
      ),
    );
    const lookAt: string[] = [];
    for (const [node, place] of places.entries()) {
      lookAt[place] ??= looks[node] as string;
      if (lookAt[place] !== looks[node]) return null;
    }
    return new Parting({ places: [...places], classes }, parts, free);
  }

  /** Whether nothing happens at a node but that the trial goes on. */
  isFree(node: number): boolean {
    return this.#isFree[node] as boolean;
  }

  /** Own part of a register at a node. */
  partOf(node: number, register: number): number {
    return this.#parts[register]?.[node] as number;
  }
}

/** In place of a register: of places that change on the way, or never. */
const COMMON = -1;

/** Index place of a key → the register with which it changes; null where one changes with several. */
function ownersOf({ network }: Blueprint, keys: readonly Int32Array[], free: readonly boolean[]): Int32Array | null {
  const width = keys[0]?.length ?? 0;
  const isCommon = new Uint8Array(width);
  const owners = new Int32Array(width).fill(COMMON);
  const visit = (isWanted: (node: number) => boolean, changed: (place: number, register: number) => void): void => {
    for (const [node, { draw, leaves }] of network.nodes.entries()) {
      if (!isWanted(node)) continue;
      const before = keys[node] as Int32Array;
      for (const leaf of leaves) {
        const next = leaf?.next ?? null;
        if (next === null) continue;
        const after = keys[network.nodeOf.get(next) as number] as Int32Array;
        for (let place = 0; place < width; place += 1) {
          if (before[place] !== after[place]) changed(place, draw.family.register);
        }
      }
    }
  };
  visit(
    (node) => free[node] === true,
    (place) => {
      isCommon[place] = 1;
    },
  );
  let isClear = true;
  visit(
    (node) => free[node] !== true,
    (place, register) => {
      if (isCommon[place] === 1) return;
      if (owners[place] !== COMMON && owners[place] !== register) isClear = false;
      owners[place] = register;
    },
  );
  return isClear ? owners : null;
}

/** All that the frame sees of a node: what it draws, and of a free one where it leads. */
function lookOf(
  { draw, leaves }: NetworkNode,
  isFreeOne: boolean,
  { families, nodeOf }: Network,
  spots: Int32Array,
): string {
  const { register } = draw.family;
  const nameAfter = (leaf: Leaf | undefined): string =>
    leaf?.next == null ? '' : `${spots[nodeOf.get(leaf.next) as number]}+${leaf.rounds}`;
  if (!isFreeOne) return `${register} ${families.indexOf(draw.family)}`;
  const { leaf, p } = draw.family.lawAt(0);
  return leaf.map((index, at) => `${p[at]} ${nameAfter(leaves[index])}`).join();
}

/** Names everything by numbers from 0 on. */
function numbered(names: readonly string[]): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from(names, (name) => {
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return number;
  });
}

/** Node → spot and own parts of the other registers, by name. */
function otherPartsOf(spots: Int32Array, parts: readonly Int32Array[], register: number): readonly string[] {
  return [...spots].map((spot, node) =>
    [spot, ...parts.map((own, other) => (other === register ? '' : own[node]))].join(),
  );
}

/** Own part → its class: parts that look alike wherever all else is equal. */
function classesOf(own: Int32Array, looks: readonly string[], others: readonly string[]): readonly number[] {
  const count = Math.max(...own) + 1;
  const seen = new Map<string, Map<number, string>>();
  for (const [node, other] of others.entries()) {
    const here = seen.get(other) ?? new Map<number, string>();
    seen.set(other, here.set(own[node] as number, looks[node] as string));
  }
  const isApart = Array.from({ length: count }, () => new Uint8Array(count));
  for (const here of seen.values()) {
    for (const [one, look] of here) {
      for (const [other, otherLook] of here) if (look !== otherLook) (isApart[one] as Uint8Array)[other] = 1;
    }
  }
  const classes: number[][] = [];
  const classOf: number[] = [];
  for (let part = 0; part < count; part += 1) {
    const found = classes.findIndex((members) => members.every((member) => isApart[part]?.[member] === 0));
    const index = found < 0 ? classes.push([]) - 1 : found;
    classes[index]?.push(part);
    classOf[part] = index;
  }
  return classOf;
}
