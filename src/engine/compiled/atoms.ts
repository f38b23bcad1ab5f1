import type { NetworkNode } from '../control/network.ts';
import type { Chain } from './chain.ts';

/** A law over where rounds lead, and with which gains: parallel arrays. */
export interface Atoms {
  /** Nodes at which the next round begins, or outcomes. */
  readonly place: Int32Array;
  /** Packed gains. */
  readonly gain: Float64Array;
  readonly p: Float64Array;
}

/** Raised by {@link Work} when a law is dearer than it may be. */
export class TooMuchWork extends Error {}

/** Additions of probabilities that may still be made. */
export class Work {
  left: number;

  constructor(left: number) {
    this.left = left;
  }

  /** @throws TooMuchWork when none are left */
  spend(additions: number): void {
    this.left -= additions;
    if (this.left < 0) throw new TooMuchWork();
  }
}

/** Adds up probabilities by place and gain. */
class Sum {
  count = 0;
  readonly #places = new Map<number, Map<number, number>>();

  add(place: number, gain: number, p: number): void {
    let gains = this.#places.get(place);
    if (gains === undefined) {
      gains = new Map();
      this.#places.set(place, gains);
    }
    const before = gains.get(gain);
    if (before === undefined) this.count += 1;
    gains.set(gain, (before ?? 0) + p);
  }

  /** What has been added up at a place, which is then empty. */
  take(place: number): Map<number, number> | undefined {
    const gains = this.#places.get(place);
    this.#places.delete(place);
    return gains;
  }

  toAtoms(): Atoms {
    const place = new Int32Array(this.count);
    const gain = new Float64Array(this.count);
    const p = new Float64Array(this.count);
    let at = 0;
    for (const [where, gains] of this.#places) {
      for (const [sum, mass] of gains) {
        place[at] = where;
        gain[at] = sum;
        p[at] = mass;
        at += 1;
      }
    }
    return { place, gain, p };
  }
}

/** The law of one whole round from a node at which a round may begin; without rounds, of the whole trial. */
export function roundFrom({ network, ways, order }: Chain, start: number, work: Work): Atoms {
  const within = new Sum();
  const after = new Sum();
  within.add(start, 0, 1);
  for (const node of order) {
    const here = within.take(node);
    if (here === undefined) continue;
    const { family } = network.nodes[node] as NetworkNode;
    const chances = family.chancesAt(0);
    work.spend(here.size * chances.length);
    for (const [answer, way] of (ways[node] as Chain['ways'][number]).entries()) {
      if (way === undefined) continue;
      const into = way.isLast ? after : within;
      const p = chances[answer] as number;
      for (const [sum, mass] of here) into.add(way.to, sum + way.effect.gain, mass * p);
    }
  }
  return after.toAtoms();
}

/**
 * The law of some rounds and one more.
 * @param one index node → law of one round
 */
export function andOneMore(before: Atoms, one: ReadonlyMap<number, Atoms>, work: Work): Atoms {
  const after = new Sum();
  for (let at = 0; at < before.p.length; at += 1) {
    const place = before.place[at] as number;
    const gain = before.gain[at] as number;
    const p = before.p[at] as number;
    const next = one.get(place);
    if (next === undefined) {
      after.add(place, gain, p);
      continue;
    }
    work.spend(next.p.length);
    for (let i = 0; i < next.p.length; i += 1) {
      after.add(next.place[i] as number, gain + (next.gain[i] as number), p * (next.p[i] as number));
    }
  }
  return after.toAtoms();
}

/** The same law, those who are under way being put where the cap of rounds ends a trial. */
export function cappedAt({ place, gain, p }: Atoms, nodeCount: number, capped: number): Atoms {
  return { place: place.map((to) => (to < nodeCount ? capped : to)), gain, p };
}

/**
 * Parts a law in two draws: its likeliest atoms, and all others as one that leads to a place of their own.
 * @param most atoms of the first draw beside the one for the others
 * @returns `rare`, the law of the others, is null where there are none
 */
export function split(
  law: Atoms,
  most: number,
  others: number,
): { readonly common: Atoms; readonly rare: Atoms | null } {
  if (law.p.length <= most + 1) return { common: law, rare: null };
  const { p } = law;
  const order = [...p.keys()].sort((a, b) => (p[b] as number) - (p[a] as number) || a - b);
  const common = pick(law, order.slice(0, most));
  const rare = pick(law, order.slice(most));
  const left = rare.p.reduce((sum, mass) => sum + mass, 0);
  return {
    common: {
      place: Int32Array.of(...common.place, others),
      gain: Float64Array.of(...common.gain, 0),
      p: Float64Array.of(...common.p, left),
    },
    rare: { ...rare, p: rare.p.map((mass) => mass / left) },
  };
}

function pick({ place, gain, p }: Atoms, atoms: readonly number[]): Atoms {
  return {
    place: Int32Array.from(atoms, (atom) => place[atom] as number),
    gain: Float64Array.from(atoms, (atom) => gain[atom] as number),
    p: Float64Array.from(atoms, (atom) => p[atom] as number),
  };
}

/** Laws of draws in which nothing happens, at every node to which a law leads. */
export function standing({ place }: Atoms, nodeCount: number): ReadonlyMap<number, Atoms> {
  const nodes = [...new Set(place)].filter((node) => node < nodeCount);
  return new Map(
    nodes.map((node) => [node, { place: Int32Array.of(node), gain: Float64Array.of(0), p: Float64Array.of(1) }]),
  );
}
