import { InvariantError } from '../../errors.ts';
import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from './effects.ts';
import { COLUMN, COLUMNS_MAX, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from './law-columns.ts';
import type { DrawLuck } from './luck.ts';
import type { RegisterMachine } from './register-machine.ts';
import { LEAF_BITS } from './stop-laws.ts';
import { BASE, COURSE, COURSE_BITS, LAW, MASK, READ, ROW, STOP, STOPS_MAX, WAY, WAYS_MAX } from './stop-layout.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 1_024;

/** Words of luck that a trial takes from one stop to the next. */
export const WORDS = 2;

/** Most numbers of a machine's tables beside its columns and stops; memory is taken as far as it is used. */
const COURSES_MAX = COURSE * 2 ** 18;
const EFFECTS_MAX = 2 ** 13;

// The layout, see LAYOUT below, in literal numbers: constants that come from another module are not folded into the loop's
// code, which then takes more than twice as long.
const STOP_BASE = 0;
const STOP_READ = 1;
const STOP_MASK = 2;
const STOP_WAY = 3;
const STOP_SHIFT = 2;
const COURSE_LAW = 0;
const COURSE_ROW = 1;
const COURSE_SHIFT = 1;
const COLUMN_SHIFT = 1;
const COLUMN_THRESHOLD = 0;
const COLUMN_ENDS = 1;
const END_SHIFT = 4;
const END_MASK = 0xffff;
const WIDTH_SHIFT = 4;
const WIDTH_MASK = 0xf;
const LEAF_SHIFT = 6;
const LEAF_MASK = 0x3f;
const EFFECT_SHIFT = 18;
const COURSE_MASK = 0x3ffff;
const GAINS_SHIFT = 1;
const REGISTERS_SHIFT = 2;
const EFFECT_KEEP = 0;
const EFFECT_PLUS = 1;
const EFFECT_TIMES = 2;

// All that the loop reads and writes stands in constants of this module: of those V8 folds the addresses.

const words = new Int32Array(WORDS * CHUNK_TRIALS);
/** Trials under way, the first ones: where they are, what their registers hold, and what they have gained. */
const places = new Int32Array(CHUNK_TRIALS);
const registers = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** Trials that have ended, the first ones. */
const endPlaces = new Int32Array(CHUNK_TRIALS);
const endSums = new Float64Array(CHUNK_TRIALS);

// See StopLayout.
const stops = new Int32Array(STOP * STOPS_MAX);
const courses = new Int32Array(COURSES_MAX);
const columns = new Int32Array(COLUMN * COLUMNS_MAX);
const ways = new Int32Array(WAYS_MAX);
const effectGains = new Float64Array(EFFECT_GAINS * EFFECTS_MAX);
const effectRegisters = new Int32Array(EFFECT_REGISTERS * EFFECTS_MAX);

/** Each number of the layout beside the literal that stands for it. */
const LAYOUT = [
  [BASE, STOP_BASE],
  [READ, STOP_READ],
  [MASK, STOP_MASK],
  [WAY, STOP_WAY],
  [STOP, 1 << STOP_SHIFT],
  [LAW, COURSE_LAW],
  [ROW, COURSE_ROW],
  [COURSE, 1 << COURSE_SHIFT],
  [COLUMN, 1 << COLUMN_SHIFT],
  [THRESHOLD, COLUMN_THRESHOLD],
  [ENDS, COLUMN_ENDS],
  [END_BITS, 1 << END_SHIFT],
  [2 ** END_BITS, END_MASK + 1],
  [WIDTH_BITS, WIDTH_SHIFT],
  [2 ** WIDTH_BITS, WIDTH_MASK + 1],
  [LEAF_BITS, LEAF_SHIFT],
  [2 ** LEAF_BITS, LEAF_MASK + 1],
  [COURSE_BITS, EFFECT_SHIFT],
  [2 ** COURSE_BITS, COURSE_MASK + 1],
  [EFFECT_GAINS, 1 << GAINS_SHIFT],
  [EFFECT_REGISTERS, 1 << REGISTERS_SHIFT],
  [KEEP, EFFECT_KEEP],
  [PLUS, EFFECT_PLUS],
  [TIMES, EFFECT_TIMES],
] as const;

/** Takes up the tables of a machine. @throws InvariantError where it is larger than it may be */
export function load(machine: RegisterMachine): void {
  if (LAYOUT.some(([there, here]) => there !== here)) throw new InvariantError('the loop knows another layout');
  if (!canLoad(machine)) throw new InvariantError('a machine is larger than it may be');
  stops.set(machine.stops);
  courses.set(machine.courses);
  columns.set(machine.columns);
  ways.set(machine.ways);
  effectGains.set(machine.effectGains);
  effectRegisters.set(machine.effectRegisters);
  rehearse(machine);
}

/** Calls of {@link drawWave} for V8 to see all of it. */
const REHEARSALS = 200;

/**
 * Draws some waves of one trial to no purpose. V8 optimises the loop by what it has seen when the loop gets hot: in the
 * midst of the first long wave it has seen no end of one, gives up what it made, and for good enters the loop by the
 * slower way that it keeps for such cases.
 */
function rehearse(machine: RegisterMachine): void {
  const { endBase, round } = machine;
  for (let at = 0; at < REHEARSALS; at += 1) {
    begin(machine);
    drawWave({ left: 1, ended: 0, endBase, round });
  }
}

/** Whether a machine is small enough to be drawn from. */
function canLoad(machine: RegisterMachine): boolean {
  return (
    machine.stops.length <= stops.length &&
    machine.courses.length <= courses.length &&
    machine.columns.length <= columns.length &&
    machine.ways.length <= ways.length &&
    machine.effectGains.length <= effectGains.length
  );
}

/** Luck for the next wave of so many trials. */
export function fillWords(luck: DrawLuck, trials: number): void {
  luck.fill(words, WORDS * trials);
}

/** All trials of a chunk at the start. */
export function begin({ entry, entryRegisters, entrySum }: RegisterMachine): void {
  places.fill(entry);
  registers.fill(entryRegisters);
  sums.fill(entrySum);
}

/** A wave of trials, each from one stop to the next. */
export interface RegisterWave {
  /** Trials under way. */
  left: number;
  /** Trials that had ended before. */
  ended: number;
  readonly endBase: number;
  /** What one round adds to a sum. */
  readonly round: number;
}

/** The end of a draw from a law of 2^width columns. */
function drawn(base: number, width: number, word: number): number {
  const column = (base + (word & ((1 << width) - 1))) << COLUMN_SHIFT;
  // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
  const isOwn = ((word >>> width) - (columns[column + COLUMN_THRESHOLD] as number)) >>> 31;
  return ((columns[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
}

/**
 * Takes each trial under way to its next stop: what it gains there, and where it goes from there.
 * @returns how many still are under way; the others are added to those that have ended
 */
export function drawWave({ left, ended, endBase, round }: RegisterWave): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const stop = (places[i] as number) << STOP_SHIFT;
    const held = registers[i] as number;
    const read = stops[stop + STOP_READ] as number;
    const width = read & WIDTH_MASK;
    const value = (held >>> (read >>> WIDTH_SHIFT)) & (stops[stop + STOP_MASK] as number);
    const base = ((stops[stop + STOP_BASE] as number) + (value << width)) | 0;
    const what = drawn(base, width, words[i << 1] as number);
    const amount = what >>> LEAF_SHIFT;
    const way = ways[((stops[stop + STOP_WAY] as number) + (what & LEAF_MASK)) | 0] as number;
    const effect = way >>> EFFECT_SHIFT;
    const gains = effect << GAINS_SHIFT;
    const change = effect << REGISTERS_SHIFT;
    const kept = held & (effectRegisters[change + EFFECT_KEEP] as number);
    const added = Math.imul(amount, effectRegisters[change + EFFECT_TIMES] as number);
    const course = (way & COURSE_MASK) << COURSE_SHIFT;
    const law = courses[course + COURSE_LAW] as number;
    const end = drawn(law >>> WIDTH_SHIFT, law & WIDTH_MASK, words[(i << 1) | 1] as number);
    const to = ((courses[course + COURSE_ROW] as number) + (end >>> 1)) | 0;
    const gained = (effectGains[gains] as number) + amount * (effectGains[gains + 1] as number);
    const sum = (sums[i] as number) + gained + (end & 1) * round;
    const more = (to - endBase) >>> 31;
    places[still] = to;
    registers[still] = (kept + (effectRegisters[change + EFFECT_PLUS] as number) + added) | 0;
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
      registers[still] = registers[i] as number;
      sums[still] = sum;
      still += 1;
    }
  }
  return still;
}

/** Hands over the trials of the chunk that have ended. */
export function countEnded(
  ended: number,
  count: (places: Int32Array, sums: Float64Array, trials: number) => void,
): void {
  if (ended > 0) count(endPlaces, endSums, ended);
}
