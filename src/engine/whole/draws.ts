import { InvariantError } from '../../errors.ts';
import { COLUMN, COLUMNS_MAX, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from '../compiled/law-columns.ts';
import type { DrawLuck } from '../compiled/luck.ts';
import { AMOUNT_BITS, ENDING, type FightMachine, GROUPS_MAX, OUTCOME, PLUS_MAX } from './machine.ts';
import { ENDINGS_MAX } from './plan.ts';

/** Fights that are drawn in turn, so that the draws of different ones do not wait for each other. */
export const CHUNK_TRIALS = 2_048;

// The layout in constants of this module: those of others are not folded into the loops' code.
const ENDING_SHIFT = Math.log2(ENDING);
const ENDING_OUTCOME = OUTCOME;
const COLUMN_SHIFT = Math.log2(COLUMN);
const COLUMN_THRESHOLD = THRESHOLD;
const COLUMN_ENDS = ENDS;
const END_SHIFT = Math.log2(END_BITS);
const END_MASK = 2 ** END_BITS - 1;
const WIDTH_SHIFT = WIDTH_BITS;
const WIDTH_MASK = 2 ** WIDTH_BITS - 1;
const PLUS_SHIFT = AMOUNT_BITS;
const AMOUNT_MASK = 2 ** AMOUNT_BITS - 1;
const TRIALS = CHUNK_TRIALS;

/** Those of the first draws, then those of the totals of both registers; and those of second draws. */
const words = new Int32Array(3 * CHUNK_TRIALS);
const rareWords = new Int32Array(CHUNK_TRIALS);
/** Index trial → how it goes. */
const drawnEndings = new Int32Array(CHUNK_TRIALS);
/** Trials that go in a way that is drawn for again. */
const rare = new Int32Array(CHUNK_TRIALS);
const places = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);

// See FightMachine.
const columns = new Int32Array(COLUMN * COLUMNS_MAX);
const endings = new Int32Array(ENDING * ENDINGS_MAX);
const endingSums = new Float64Array(ENDINGS_MAX);
const groups = new Int32Array(2 * (GROUPS_MAX + 1));
const plus = new Float64Array(PLUS_MAX);

/** The machine whose tables stand here. */
let loaded: FightMachine | null = null;

/** Takes up the tables of a machine, unless they stand here already. @throws InvariantError where it is larger than it may be */
export function load(machine: FightMachine): void {
  if (loaded === machine) return;
  if (machine.columns.length > columns.length || machine.sums.length > endingSums.length)
    throw new InvariantError('a machine of fights is larger than it may be');
  columns.set(machine.columns);
  endings.set(machine.endings);
  endingSums.set(machine.sums);
  groups.set(machine.groups);
  plus.set(machine.plus);
  loaded = machine;
}

/** A chunk of trials as they were drawn; overwritten by the next one. */
export interface DrawnChunk {
  /** Index trial → ending, outcome, and packed gains. */
  readonly endings: Int32Array;
  readonly places: Int32Array;
  readonly sums: Float64Array;
}

const chunk: DrawnChunk = { endings: drawnEndings, places, sums };

/**
 * Draws a chunk of trials.
 * @param between is called when the first register has brought its total, before the other has
 */
export function drawChunk(
  machine: FightMachine,
  luck: DrawLuck,
  between: (drawn: DrawnChunk) => void = () => {},
): DrawnChunk {
  luck.fill(words);
  const count = drawEndings(machine.opening, machine.common);
  luck.fill(rareWords, count);
  drawRare(count, machine.common);
  begin();
  drawTotals(0, TRIALS, machine.units[0]);
  between(chunk);
  drawTotals(1, 2 * TRIALS, machine.units[1]);
  return chunk;
}

/** The end of a draw from a law. @param table the {@link columns} */
function drawn(table: Int32Array, law: number, word: number): number {
  const width = law & WIDTH_MASK;
  const column = ((law >>> WIDTH_SHIFT) + (word & ((1 << width) - 1))) << COLUMN_SHIFT;
  // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
  const isOwn = ((word >>> width) - (table[column + COLUMN_THRESHOLD] as number)) >>> 31;
  return ((table[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
}

/** @returns how many of them are to be drawn for again */
function drawEndings(law: number, common: number): number {
  const table = columns;
  const luck = words;
  const endingOf = drawnEndings;
  const again = rare;
  let count = 0;
  for (let i = 0; i < TRIALS; i += 1) {
    const end = drawn(table, law, luck[i] as number);
    endingOf[i] = end;
    again[count] = i;
    count = (count + ((common - 1 - end) >>> 31)) | 0;
  }
  return count;
}

function drawRare(count: number, common: number): void {
  const table = columns;
  const luck = rareWords;
  const endingOf = drawnEndings;
  const again = rare;
  const groupOf = groups;
  for (let at = 0; at < count; at += 1) {
    const i = again[at] as number;
    const group = ((endingOf[i] as number) - common) << 1;
    const end = drawn(table, groupOf[group] as number, luck[at] as number);
    endingOf[i] = (groupOf[group + 1] as number) + end;
  }
}

function begin(): void {
  const endingOf = drawnEndings;
  const table = endings;
  const sumOf = endingSums;
  const place = places;
  const sum = sums;
  for (let i = 0; i < TRIALS; i += 1) {
    const ending = endingOf[i] as number;
    place[i] = table[(ending << ENDING_SHIFT) + ENDING_OUTCOME] as number;
    sum[i] = sumOf[ending] as number;
  }
}

/** @param from first of its words */
function drawTotals(register: number, from: number, unit: number): void {
  const table = columns;
  const luck = words;
  const endingOf = drawnEndings;
  const lawsOf = endings;
  const plusOf = plus;
  const sum = sums;
  for (let i = 0; i < TRIALS; i += 1) {
    const law = lawsOf[((endingOf[i] as number) << ENDING_SHIFT) + register] as number;
    const end = drawn(table, law, luck[i + from] as number);
    sum[i] = (sum[i] as number) + ((plusOf[end >>> PLUS_SHIFT] as number) + (end & AMOUNT_MASK) * unit);
  }
}
