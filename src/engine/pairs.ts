import type { Automaton } from './automaton.ts';

/** Most nodes with a d6 for which a table of pairs is laid out: beyond them it would crowd the caches. */
const NODES_MAX = 1_024;

/** Room for a face in an index. */
const FACE_BITS = 3;

/**
 * The ways of a machine two d6 at a time: half as many steps, each of which has to wait for the one before.
 *
 * A node is written as 8 times its number in the machine, the start of a row of 64. Where no second d6 follows, what
 * is written is odd: the second die is still to be taken.
 */
export interface PairTable {
  /** Index node + 8 × first face + second face → node. */
  readonly next: Int32Array;
  /** The same index → what is added to the sum of gains. */
  readonly gains: Float64Array;
  /** Nodes below it have rows; 0 where there are none. */
  readonly end: number;
  /** The rows are good while the sum is below it. */
  readonly sumEnd: number;
}

const NO_PAIRS: PairTable = { next: new Int32Array(0), gains: new Float64Array(0), end: 0, sumEnd: 0 };

/** Lays the pairs of a machine out; without rows where it is too large. */
export function pairTable({ quickNext, quickGains, quickEnd, dieEnd, packing }: Automaton): PairTable {
  if (dieEnd > NODES_MAX << FACE_BITS) return NO_PAIRS;
  const next = new Int32Array(dieEnd << FACE_BITS);
  const gains = new Float64Array(dieEnd << FACE_BITS);
  for (let node = 0; node < dieEnd; node += 1 << FACE_BITS) {
    for (let first = 1; first <= 6; first += 1) {
      const between = quickNext[node + first] as number;
      const gain = quickGains[node + first] as number;
      const row = (node << FACE_BITS) + (first << FACE_BITS);
      for (let second = 1; second <= 6; second += 1) {
        const isPair = between < dieEnd;
        next[row + second] = isPair ? (quickNext[between + second] as number) << FACE_BITS : (between << FACE_BITS) | 1;
        gains[row + second] = isPair ? gain + (quickGains[between + second] as number) : gain;
      }
    }
  }
  // What one die may add in rounds lies between the end of the quick way and the cap: a pair may add that twice.
  return {
    next,
    gains,
    end: dieEnd << FACE_BITS,
    sumEnd: Number.isFinite(quickEnd) ? 2 * quickEnd - packing.cap : quickEnd,
  };
}
