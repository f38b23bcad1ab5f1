import { COLUMNS, EFFECTS, HEADS, KINDS, type LaneTables, OUTCOMES, WAYS } from './layout.ts';

/** Trials that are under way side by side, each of another block. */
export const LANES = 32;
/** Words of luck of a lane, and ten-sided dice. */
export const LANE_WORDS = 152;
export const LANE_TENS = 144;
/** Words and dice that a lane takes at most in one turn of all loops; some dice beyond them are looked at. */
export const TURN_WORDS = 4;
export const TURN_TENS = 6;
export const TENS_AHEAD = 6;
/** Trials that wait for a sort of step stand in a row of so many, one row after another. */
export const ROW_BITS = 5;
const SORTS = 8;

const WORDS = LANE_WORDS * LANES;
const words = new Int32Array(WORDS + 3);
const TENS_OF_ALL = LANE_TENS * LANES;
const tens = new Uint8Array(TENS_OF_ALL + 2);

/**
 * All that the loops read and write. Every loop holds what it uses in constants of its own module, and names them once more
 * before it begins: only then does V8 fold their addresses into its code. None is so small that V8 keeps it on its own heap.
 * What has a common index is equally long, so that the index is checked once.
 */
export const state = {
  // See LaneTables.
  first: new Int32Array(KINDS),
  size: new Int32Array(KINDS),
  next: new Int32Array(KINDS),
  stride: new Int32Array(KINDS),
  shift: new Int32Array(KINDS),
  mask: new Int32Array(KINDS),
  amount: new Int32Array(KINDS),
  amountFirst: new Int32Array(KINDS),
  amountSize: new Int32Array(KINDS),
  enter: new Float64Array(KINDS),
  thresholds: new Int32Array(COLUMNS),
  ends: new Int32Array(COLUMNS),
  heads: new Int32Array(HEADS),
  targets: new Int32Array(OUTCOMES),
  to: new Int32Array(WAYS),
  effectOf: new Int16Array(WAYS),
  gain: new Float64Array(EFFECTS),
  unit: new Float64Array(EFFECTS),
  keep: new Int32Array(EFFECTS),
  plus: new Int32Array(EFFECTS),
  times: new Int32Array(EFFECTS),
  /** Index lane → place of its trial, packed registers, gains packed in one sum, and where it reads its tapes. */
  places: new Int32Array(LANES),
  registers: new Int32Array(LANES),
  sums: new Float64Array(LANES),
  wordAt: new Int32Array(LANES),
  tenAt: new Int32Array(LANES),
  /** Lanes that wait for each sort of step, a row for each, and how many there are. */
  waiting: new Int32Array(SORTS * LANES),
  counts: new Int32Array(LANES),
  /** The words of all lanes, one lane after another; and the same from the second, third and fourth word on. */
  words: words.subarray(0, WORDS),
  words1: words.subarray(1, WORDS + 1),
  words2: words.subarray(2, WORDS + 2),
  words3: words.subarray(3, WORDS + 3),
  /** The ten-sided dice of all lanes; the same from the second and the third on. */
  tens: tens.subarray(0, TENS_OF_ALL),
  tens1: tens.subarray(1, TENS_OF_ALL + 1),
  tens2: tens.subarray(2, TENS_OF_ALL + 2),
} as const;

/** Takes up the tables of a machine. */
export function loadTables(tables: LaneTables): void {
  for (const name of TABLES) state[name].set(tables[name]);
}

const TABLES = [
  'first',
  'size',
  'next',
  'stride',
  'shift',
  'mask',
  'amount',
  'amountFirst',
  'amountSize',
  'enter',
  'thresholds',
  'ends',
  'heads',
  'targets',
  'to',
  'effectOf',
  'gain',
  'unit',
  'keep',
  'plus',
  'times',
] as const;
