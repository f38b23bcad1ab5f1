import type { Tables } from './draw-tables.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 1_024;

/** The trials of a chunk. Loops take the arrays out first: V8 looks anew at a field, or at a constant that is exported. */
export class Chunk {
  /** Luck of one wave. */
  readonly words = new Int32Array(CHUNK_TRIALS);
  /** Trials under way, the first ones: where they are, and what they have gained. */
  readonly places = new Int32Array(CHUNK_TRIALS);
  readonly sums = new Float64Array(CHUNK_TRIALS);
  /** Trials that have ended after the opening draw, the first ones. */
  readonly endPlaces = new Int32Array(CHUNK_TRIALS);
  readonly endSums = new Float64Array(CHUNK_TRIALS);
  /** Ends of the opening draw at which trials go on. */
  readonly pending = new Int32Array(CHUNK_TRIALS);
}

/** The end of one draw. This is what the loops below do, trial by trial. */
export function drawOne({ base, bits, threshold }: Tables, node: number, word: number): number {
  const width = bits[node] as number;
  const column = (base[node] as number) + (word & (2 ** width - 1));
  return 2 * column + (word >>> width < (threshold[column] as number) ? 1 : 0);
}

/**
 * The opening draw of a chunk: all trials begin at node 0.
 * @param met index end → trials that came there; counted on
 * @returns how many go on: they stand in `places` and `sums`
 */
export function drawOpening(
  { words, pending, places, sums }: Chunk,
  { bits, threshold, place, gain, goesOn }: Tables,
  { met, entrySum }: { readonly met: Int32Array; readonly entrySum: number },
): number {
  const width = bits[0] as number;
  const mask = (1 << width) - 1;
  let left = 0;
  for (let trial = 0; trial < CHUNK_TRIALS; trial += 1) {
    const word = words[trial] as number;
    const column = word & mask;
    // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
    const isOwn = ((word >>> width) - (threshold[column] as number)) >>> 31;
    const end = ((column << 1) + isOwn) | 0;
    met[end] = (met[end] as number) + 1;
    pending[left] = end;
    left = (left + (goesOn[end] as number)) | 0;
  }
  for (let i = 0; i < left; i += 1) {
    const end = pending[i] as number;
    places[i] = place[end] as number;
    sums[i] = entrySum + (gain[end] as number);
  }
  return left;
}

/**
 * One draw of each trial under way.
 * @param left how many are under way
 * @param from index of the first word of luck
 * @param ended trials that had ended before
 * @returns how many still are under way; the others have been added to those that have ended
 */
export function drawWave(
  { words, places, sums, endPlaces, endSums }: Chunk,
  { base, bits, threshold, place, gain }: Tables,
  { left, from, ended, endBase }: { left: number; from: number; ended: number; endBase: number },
): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const node = places[i] as number;
    const word = words[from + i] as number;
    const width = bits[node] as number;
    const column = ((base[node] as number) + (word & ((1 << width) - 1))) | 0;
    const isOwn = ((word >>> width) - (threshold[column] as number)) >>> 31;
    const end = ((column << 1) + isOwn) | 0;
    const to = place[end] as number;
    const sum = (sums[i] as number) + (gain[end] as number);
    const more = (to - endBase) >>> 31;
    places[still] = to;
    sums[still] = sum;
    endPlaces[out] = to;
    endSums[out] = sum;
    still = (still + more) | 0;
    out = (out + 1 - more) | 0;
  }
  return still;
}

/** The trials under way have come to the cap of rounds if their sum says so. @returns how many still are under way */
export function capThose(
  { places, sums, endPlaces, endSums }: Chunk,
  { left, ended, cap, capped }: { left: number; ended: number; cap: number; capped: number },
): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const isCapped = (sums[i] as number) >= cap;
    places[still] = places[i] as number;
    endPlaces[out] = capped;
    endSums[out] = sums[i] as number;
    sums[still] = sums[i] as number;
    if (isCapped) out += 1;
    else still += 1;
  }
  return still;
}
