import { isIdle } from './composed.ts';
import type { Network, NetworkNode } from './network.ts';

/** What happens from a question on until an answer counts: a law over the questions whose answers do. Parallel arrays. */
export interface Course {
  /** Nodes. */
  readonly to: readonly number[];
  /** Rounds that end on the way, at most one. */
  readonly rounds: readonly number[];
  readonly p: readonly number[];
}

/** Ends of a course, at most; where there are more, it is of one answer. */
const ENDS_MAX = 512;

/** Index 2 × node + rounds that end on the way → probability. */
type Ends = Map<number, number>;

/**
 * The courses of a network: all questions whose answers change nothing but which question comes next, nor whatever registers
 * hold, are answered by one draw. A course ends one round at most, so that the cap of rounds can be told after it.
 */
export class Courses {
  readonly #network: Network;
  /** Index node → whether its answers do not count. */
  readonly #isFree: readonly boolean[];
  /** Index node → whether an answer may end the round. */
  readonly #endsRound: readonly boolean[];
  /** Index 2 × node + rounds that ended before → ends. */
  readonly #known: (Ends | undefined)[] = [];

  /** @param network in which no round has a loop */
  constructor(network: Network) {
    this.#network = network;
    this.#isFree = network.nodes.map(isFree);
    this.#endsRound = network.nodes.map(({ leaves }) => leaves.some(({ rounds }) => rounds > 0));
  }

  isFree(node: number): boolean {
    return this.#isFree[node] as boolean;
  }

  /** What happens from a node on; at one whose answers count, nothing. */
  from(node: number): Course {
    if (!this.isFree(node)) return { to: [node], rounds: [0], p: [1] };
    const ends = this.#endsFrom(node, 0);
    return {
      to: [...ends.keys()].map((end) => end >> 1),
      rounds: [...ends.keys()].map((end) => end & 1),
      p: [...ends.values()],
    };
  }

  #endsFrom(node: number, ended: number): Ends {
    const at = 2 * node + ended;
    const known = this.#known[at] ?? this.#find(node, ended);
    this.#known[at] = known;
    return known;
  }

  #find(node: number, ended: number): Ends {
    const all: Ends = new Map();
    const single: Ends = new Map();
    this.#answers(node, (to, rounds, p) => {
      add(single, 2 * to + rounds, p);
      if (this.#isPassed(to, ended + rounds)) {
        for (const [end, q] of this.#endsFrom(to, ended + rounds)) add(all, end + rounds, p * q);
      } else add(all, 2 * to + rounds, p);
    });
    return all.size > ENDS_MAX ? single : all;
  }

  #answers(node: number, visit: (to: number, rounds: number, p: number) => void): void {
    const { nodes, nodeOf } = this.#network;
    const { draw, leaves } = nodes[node] as NetworkNode;
    const { leaf, p } = draw.family.lawAt(0);
    for (const [at, index] of leaf.entries()) {
      const to = leaves[index];
      // Answers too improbable for the network have no leaf.
      if (to === undefined || to.next === null) continue;
      visit(nodeOf.get(to.next) as number, to.rounds, p[at] as number);
    }
  }

  #isPassed(node: number, ended: number): boolean {
    return this.isFree(node) && !(ended > 0 && this.#endsRound[node] === true);
  }
}

/** Whether the answers at a node change nothing but which question comes next, nor depend on what registers hold. */
export function isFree({ draw: { family }, leaves }: NetworkNode): boolean {
  return family.register < 0 && !family.hasAmount && leaves.every((leaf) => isIdle(leaf) && leaf.rounds <= 1);
}

function add(ends: Ends, end: number, p: number): void {
  ends.set(end, (ends.get(end) ?? 0) + p);
}
