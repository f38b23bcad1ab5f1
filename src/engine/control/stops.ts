import type { DrawFamily, Leaf } from './composed.ts';
import { type Course, Courses } from './courses.ts';
import type { Network, NetworkNode } from './network.ts';

/** A place where what is drawn counts. */
export interface Stop {
  /** Node of the network. */
  readonly node: number;
  /** What is drawn; null where nothing is. */
  readonly family: DrawFamily | null;
  /** Index leaf → where it leads. */
  readonly leaves: readonly (Leaf | undefined)[];
}

/** The ways of trials: from a stop by a course to the next stop. */
export interface Stops {
  readonly stops: readonly Stop[];
  /** Node → course from there on, wherever a stop leads, or trials begin. */
  readonly courses: ReadonlyMap<number, Course>;
}

/** @param network in which no round has a loop */
export function stopsOf(network: Network): Stops {
  const laws = new Courses(network);
  const courses = new Map<number, Course>();
  const stops = new Map<number, Stop>();
  const waiting: number[] = [];
  const enter = ({ next }: Leaf): void => {
    if (next === null) return;
    const node = network.nodeOf.get(next) as number;
    if (courses.has(node)) return;
    courses.set(node, laws.from(node));
    waiting.push(node);
  };
  enter(network.entry);
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const node of (courses.get(from) as Course).to) {
      if (stops.has(node)) continue;
      const stop = laws.isFree(node) ? pausing(network, node) : stopAt(network, node);
      stops.set(node, stop);
      for (const leaf of stop.leaves) if (leaf !== undefined) enter(leaf);
    }
  }
  return { stops: [...stops.values()], courses };
}

function stopAt({ nodes }: Network, node: number): Stop {
  const { draw, leaves } = nodes[node] as NetworkNode;
  return { node, family: draw.family, leaves };
}

/** A stop at which nothing happens: a course had to end there. */
function pausing({ nodes }: Network, node: number): Stop {
  const { question, leaves } = nodes[node] as NetworkNode;
  // A leaf of a free question changes nothing, and says so of all registers and counters.
  const idle = leaves.find((leaf) => leaf !== undefined) as Leaf;
  return { node, family: null, leaves: [{ ...idle, next: question, rounds: 0 }] };
}
