import { InvariantError } from '../../errors.ts';
import type { Tables } from './draw-tables.ts';
import type { DrawLuck } from './luck.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 1_024;

/** Columns of an opening table, at most. */
const OPENING_COLUMNS = 1_024;
/** Columns and nodes of all other tables of one machine, at most; memory is taken as far as it is used. */
export const COLUMNS_MAX = 2 ** 20;
export const NODES_MAX = 2 ** 18;

// All that the loops read and write stands in constants of this module, which it keeps to itself: of those V8 folds the
// addresses; of arrays that it is given it asks address and length anew at every element, which takes three times as long.

/** Luck of one wave. */
const words = new Int32Array(CHUNK_TRIALS);
/** Trials under way, the first ones: where they are, and what they have gained. */
const places = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** Trials that have ended after the opening draw, the first ones. */
const endPlaces = new Int32Array(CHUNK_TRIALS);
const endSums = new Float64Array(CHUNK_TRIALS);
/** Ends of the opening draw at which trials go on. */
const pending = new Int32Array(CHUNK_TRIALS);

/** The opening table, and how many trials came to each of its ends. */
const openingThreshold = new Int32Array(OPENING_COLUMNS);
const openingGoesOn = new Uint8Array(2 * OPENING_COLUMNS);
const met = new Int32Array(2 * OPENING_COLUMNS);

/** The other tables, one after another: see {@link Tables}. */
const base = new Int32Array(NODES_MAX);
const bits = new Uint8Array(NODES_MAX);
const threshold = new Int32Array(COLUMNS_MAX);
const place = new Int32Array(2 * COLUMNS_MAX);
const gain = new Float64Array(2 * COLUMNS_MAX);

/** Takes up the opening table of a machine; ends met are counted from 0. */
export function loadOpening(tables: Tables): void {
  openingThreshold.set(tables.threshold);
  openingGoesOn.set(tables.goesOn);
  met.fill(0);
}

/** Adds up how often each end of the opening was met since it was loaded. */
export function addMet(into: Int32Array): void {
  for (let end = 0; end < into.length; end += 1) into[end] = (into[end] as number) + (met[end] as number);
}

/**
 * Takes up the other tables of a machine.
 * @returns index table → where its nodes begin
 */
export function loadTables(all: readonly Tables[]): readonly number[] {
  const offsets: number[] = [];
  let nodes = 0;
  let columns = 0;
  for (const tables of all) {
    offsets.push(nodes);
    if (nodes + tables.base.length > NODES_MAX || columns + tables.threshold.length > COLUMNS_MAX) {
      throw new InvariantError('a machine is larger than it may be');
    }
    for (let node = 0; node < tables.base.length; node += 1) {
      base[nodes + node] = (tables.base[node] as number) + columns;
      bits[nodes + node] = tables.bits[node] as number;
    }
    threshold.set(tables.threshold, columns);
    place.set(tables.place, 2 * columns);
    gain.set(tables.gain, 2 * columns);
    nodes += tables.base.length;
    columns += tables.threshold.length;
  }
  return offsets;
}

/** Luck for the next wave, or waves. */
export function fillWords(luck: DrawLuck): void {
  luck.fill(words);
}

/** The end of one draw. This is what the loops below do, trial by trial. */
export function drawOne(tables: Pick<Tables, 'base' | 'bits' | 'threshold'>, node: number, word: number): number {
  const width = tables.bits[node] as number;
  const column = (tables.base[node] as number) + (word & (2 ** width - 1));
  return 2 * column + (word >>> width < (tables.threshold[column] as number) ? 1 : 0);
}

/**
 * The opening draw of a chunk: all trials begin at node 0.
 * @param opening the tables that were loaded
 * @returns how many go on
 */
export function drawOpening(opening: Tables, entrySum: number): number {
  const width = opening.bits[0] as number;
  const mask = (1 << width) - 1;
  let left = 0;
  for (let trial = 0; trial < CHUNK_TRIALS; trial += 1) {
    const word = words[trial] as number;
    const column = word & mask;
    // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
    const isOwn = ((word >>> width) - (openingThreshold[column] as number)) >>> 31;
    const end = ((column << 1) + isOwn) | 0;
    met[end] = (met[end] as number) + 1;
    pending[left] = end;
    left = (left + (openingGoesOn[end] as number)) | 0;
  }
  for (let i = 0; i < left; i += 1) {
    const end = pending[i] as number;
    places[i] = opening.place[end] as number;
    sums[i] = entrySum + (opening.gain[end] as number);
  }
  return left;
}

/** A wave of draws. */
export interface Wave {
  /** Trials under way. */
  left: number;
  /** Index of the first word of luck. */
  from: number;
  /** Trials that had ended before. */
  ended: number;
  /** Where the nodes of its table begin. */
  nodes: number;
  readonly endBase: number;
}

/**
 * One draw of each trial under way.
 * @returns how many still are under way; the others are added to those that have ended
 */
export function drawWave({ left, from, ended, nodes, endBase }: Wave): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const node = (nodes + (places[i] as number)) | 0;
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

/** Of the trials under way, those whose sum has come to the cap of rounds end. @returns how many still are under way */
export function capThose(left: number, ended: number, cap: number, capped: number): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const sum = sums[i] as number;
    if (sum >= cap) {
      endPlaces[out] = capped;
      endSums[out] = sum;
      out += 1;
    } else {
      places[still] = places[i] as number;
      sums[still] = sum;
      still += 1;
    }
  }
  return still;
}

/** Hands over the trials of the chunk that have ended after the opening draw. */
export function countEnded(
  ended: number,
  count: (places: Int32Array, sums: Float64Array, trials: number) => void,
): void {
  if (ended > 0) count(endPlaces, endSums, ended);
}
