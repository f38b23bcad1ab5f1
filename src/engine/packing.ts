import { DICE_PER_STEP } from '../dice/dice.ts';

/** Bits of one accumulator: sums stay small integers. */
const BITS = 30;
const WORDS = 3;

/** Gains of every transition, several counters to a word, so that a trial adds them without asking which. */
export interface Packing {
  /** Index transition → addend of each of the three words. Rounds stand in the top bits of the first. */
  readonly gains: readonly [Int32Array, Int32Array, Int32Array];
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
  readonly nodeCount: number;
  /** 0 without rounds. */
  readonly roundsMax: number;
  /** Length of the tables. */
  readonly length: number;
}

/**
 * Packs the counters by what a whole trial can bring: the longest way through a round, times the rounds.
 * @returns null when they do not fit, or a trial may roll more dice than are laid out for it
 */
export function pack(transitions: readonly Transition[], options: PackOptions): Packing | null {
  const rounds = Math.max(1, options.roundsMax);
  const counters = (transitions[0]?.gains.length ?? 1) - 1;
  const longest = longestWays(transitions, options.nodeCount, counters);
  if (longest === null || longest.dice * rounds > DICE_PER_STEP) return null;
  const roundBits = options.roundsMax === 0 ? 0 : bitsFor(options.roundsMax + 1);
  const free = [BITS - roundBits, BITS, BITS];
  const used = [0, 0, 0];
  const word = new Uint8Array(counters);
  const shift = new Uint8Array(counters);
  const mask = new Int32Array(counters);
  const order = [...longest.gains.keys()].sort((a, b) => (longest.gains[b] ?? 0) - (longest.gains[a] ?? 0));
  for (const counter of order) {
    const bits = bitsFor((longest.gains[counter] ?? 0) * rounds);
    const at = free.findIndex((room, w) => room - (used[w] ?? 0) >= bits);
    if (at < 0) return null;
    word[counter] = at;
    shift[counter] = used[at] ?? 0;
    mask[counter] = 2 ** bits - 1;
    used[at] = (used[at] ?? 0) + bits;
  }
  const roundShift = BITS - roundBits;
  const tables = [0, 1, 2].slice(0, WORDS).map(() => new Int32Array(options.length));
  const [first, second, third] = tables as [Int32Array, Int32Array, Int32Array];
  for (const { at, gains } of transitions) {
    first[at] = (gains[0] ?? 0) * 2 ** roundShift;
    for (let counter = 0; counter < counters; counter += 1) {
      const table = tables[word[counter] ?? 0] as Int32Array;
      table[at] = (table[at] ?? 0) + (gains[counter + 1] ?? 0) * 2 ** (shift[counter] ?? 0);
    }
  }
  const cap = options.roundsMax === 0 ? 2 ** BITS : options.roundsMax * 2 ** roundShift;
  return { gains: [first, second, third], cap, roundShift, word, shift, mask };
}

function bitsFor(value: number): number {
  return value <= 0 ? 0 : Math.floor(Math.log2(value)) + 1;
}

/** Largest gain of each counter, and most dice, along any way through one round; null when a round has a loop. */
function longestWays(
  transitions: readonly Transition[],
  nodeCount: number,
  counters: number,
): { readonly gains: readonly number[]; readonly dice: number } | null {
  const within = transitions.filter(({ to, gains }) => to < nodeCount && (gains[0] ?? 0) === 0);
  const out: Transition[][] = Array.from({ length: nodeCount }, () => []);
  const incoming = new Int32Array(nodeCount);
  for (const way of transitions) out[way.from]?.push(way);
  for (const { to } of within) incoming[to] = (incoming[to] ?? 0) + 1;
  const queue = [...incoming.keys()].filter((node) => incoming[node] === 0);
  // Row node: gains on the longest way to it, then dice.
  const reached = new Float64Array(nodeCount * (counters + 1));
  const most = new Float64Array(counters + 1);
  let done = 0;
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    done += 1;
    for (const { to, gains } of out[node] ?? []) {
      const isWithin = to < nodeCount && (gains[0] ?? 0) === 0;
      for (let i = 0; i <= counters; i += 1) {
        const value = (reached[node * (counters + 1) + i] ?? 0) + (i < counters ? (gains[i + 1] ?? 0) : 1);
        if (value > (most[i] ?? 0)) most[i] = value;
        if (isWithin && value > (reached[to * (counters + 1) + i] ?? 0)) reached[to * (counters + 1) + i] = value;
      }
      if (!isWithin) continue;
      incoming[to] = (incoming[to] ?? 0) - 1;
      if (incoming[to] === 0) queue.push(to);
    }
  }
  if (done < nodeCount) return null;
  return { gains: Array.from(most.subarray(0, counters)), dice: (most[counters] ?? 0) + 1 };
}
