import { FACES_RESERVED } from '../dice/sampled.ts';

/** Bits of one accumulator: sums stay small integers. */
const BITS = 30;

/** Gains of every transition, several counters to a word, so that a trial adds them without asking which. */
export interface Packing {
  /** Index transition → its set of gains: an index into the words. */
  readonly gainOf: Uint16Array;
  /** Index set of gains → addend of either word. Rounds stand in the top bits of the first. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Value of the first word from which the cap of rounds is reached; never reached without rounds. */
  readonly cap: number;
  readonly roundShift: number;
  /** Index counter → its word, lowest bit and mask. */
  readonly word: Uint8Array;
  readonly shift: Uint8Array;
  readonly mask: Int32Array;
}

/** One transition between nodes, or to an end (`to` ≥ nodeCount); `gains` are rounds ended, then the counters. */
export interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly gains: readonly number[];
}

interface PackOptions {
  /** Node at which a trial begins. */
  readonly entry: number;
  readonly nodeCount: number;
  /** 0 without rounds. */
  readonly roundsMax: number;
  /** Length of the tables. */
  readonly length: number;
}

/**
 * Packs the counters by the most that a whole trial can bring.
 * @returns null when they do not fit, or a trial may roll more dice than are laid out for it
 */
export function pack(transitions: readonly Transition[], options: PackOptions): Packing | null {
  const counters = (transitions[0]?.gains.length ?? 1) - 1;
  const most = mostOfTrial(transitions, options, counters);
  if (most === null || most.dice > FACES_RESERVED) return null;
  const roundBits = options.roundsMax === 0 ? 0 : bitsFor(options.roundsMax + 1);
  const free: [number, number] = [BITS - roundBits, BITS];
  const word = new Uint8Array(counters);
  const shift = new Uint8Array(counters);
  const mask = new Int32Array(counters);
  const widest = [...most.gains.keys()].sort((a, b) => (most.gains[b] ?? 0) - (most.gains[a] ?? 0));
  for (const counter of widest) {
    const bits = bitsFor(most.gains[counter] ?? 0);
    const at = free[0] >= bits ? 0 : 1;
    free[at] -= bits;
    if (free[at] < 0) return null;
    word[counter] = at;
    shift[counter] = free[at];
    mask[counter] = 2 ** bits - 1;
  }
  const roundShift = BITS - roundBits;
  const gainOf = new Uint16Array(options.length);
  const sets = new Map<string, number>();
  const words: [number[], number[]] = [[], []];
  for (const { at, gains } of transitions) {
    const name = gains.join();
    let set = sets.get(name);
    if (set === undefined) {
      set = sets.size;
      sets.set(name, set);
      const sums: [number, number] = [(gains[0] ?? 0) * 2 ** roundShift, 0];
      for (let counter = 0; counter < counters; counter += 1) {
        sums[word[counter] === 0 ? 0 : 1] += (gains[counter + 1] ?? 0) * 2 ** (shift[counter] ?? 0);
      }
      words[0].push(sums[0]);
      words[1].push(sums[1]);
    }
    gainOf[at] = set;
  }
  if (sets.size > 0x7fff) return null;
  const cap = options.roundsMax === 0 ? 2 ** BITS : options.roundsMax * 2 ** roundShift;
  return {
    gainOf,
    first: Int32Array.from(words[0]),
    second: Int32Array.from(words[1]),
    cap,
    roundShift,
    word,
    shift,
    mask,
  };
}

function bitsFor(value: number): number {
  return value <= 0 ? 0 : Math.floor(Math.log2(value)) + 1;
}

/** Nodes in an order in which every transition within a round leads forward; null when a round has a loop. */
function orderOf(transitions: readonly Transition[], nodeCount: number): readonly number[] | null {
  const out: Transition[][] = Array.from({ length: nodeCount }, () => []);
  const incoming = new Int32Array(nodeCount);
  for (const way of transitions) {
    if (way.to >= nodeCount || (way.gains[0] ?? 0) > 0) continue;
    out[way.from]?.push(way);
    incoming[way.to] = (incoming[way.to] ?? 0) + 1;
  }
  const order = [...incoming.keys()].filter((node) => incoming[node] === 0);
  for (let at = 0; at < order.length; at += 1) {
    for (const { to } of out[order[at] ?? 0] ?? []) {
      const left = (incoming[to] ?? 0) - 1;
      incoming[to] = left;
      if (left === 0) order.push(to);
    }
  }
  return order.length === nodeCount ? order : null;
}

/** The most of each counter, and of dice, that any trial can come to within its rounds; null when a round has a loop. */
function mostOfTrial(
  transitions: readonly Transition[],
  { nodeCount, roundsMax, entry }: PackOptions,
  counters: number,
): { readonly gains: readonly number[]; readonly dice: number } | null {
  const order = orderOf(transitions, nodeCount);
  if (order === null) return null;
  const out: Transition[][] = Array.from({ length: nodeCount }, () => []);
  for (const way of transitions) out[way.from]?.push(way);
  const width = counters + 1;
  const most = new Float64Array(width);
  // Row node: the most of each counter on any way to it, then of dice; -1 where it cannot be reached in this round.
  let now = new Float64Array(nodeCount * width).fill(-1);
  now.fill(0, entry * width, (entry + 1) * width);
  for (let round = 1; round <= Math.max(1, roundsMax); round += 1) {
    const next = new Float64Array(nodeCount * width).fill(-1);
    for (const node of order) {
      if ((now[node * width] ?? -1) < 0) continue;
      for (const { to, gains } of out[node] ?? []) {
        const into = (gains[0] ?? 0) > 0 ? next : now;
        for (let i = 0; i < width; i += 1) {
          const value = (now[node * width + i] ?? 0) + (i < counters ? (gains[i + 1] ?? 0) : 1);
          if (value > (most[i] ?? 0)) most[i] = value;
          if (to < nodeCount && value > (into[to * width + i] ?? -1)) into[to * width + i] = value;
        }
      }
    }
    now = next;
  }
  return { gains: Array.from(most.subarray(0, counters)), dice: most[counters] ?? 0 };
}
