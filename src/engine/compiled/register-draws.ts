import { InvariantError } from '../../errors.ts';
import { EFFECT_GAINS, EFFECT_REGISTERS, KEEP, PLUS, TIMES } from './effects.ts';
import { COLUMN, COLUMNS_MAX, END_BITS, ENDS, THRESHOLD, WIDTH_BITS } from './law-columns.ts';
import type { DrawLuck } from './luck.ts';
import type { RegisterMachine } from './register-machine.ts';
import { LEAF_BITS } from './stop-laws.ts';
import { BASE, COURSE, COURSE_BITS, LAW, MASK, READ, ROW, STOP, STOPS_MAX, WAY, WAYS_MAX } from './stop-layout.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 2_048;

/** Words of luck that a trial takes from one stop to the next. */
export const WORDS = 2;

/** Most numbers of a machine's tables beside its columns and stops; memory is taken as far as it is used. */
const COURSES_MAX = COURSE * 2 ** 18;
const EFFECTS_MAX = 2 ** 13;

// The layout in constants of this module: those of others are not folded into the loop's code, which then takes more than
// twice as long.
const STOP_BASE = BASE;
const STOP_READ = READ;
const STOP_MASK = MASK;
const STOP_WAY = WAY;
const STOP_SHIFT = Math.log2(STOP);
const COURSE_LAW = LAW;
const COURSE_ROW = ROW;
const COURSE_SHIFT = Math.log2(COURSE);
const COLUMN_SHIFT = Math.log2(COLUMN);
const COLUMN_THRESHOLD = THRESHOLD;
const COLUMN_ENDS = ENDS;
const END_SHIFT = Math.log2(END_BITS);
const END_MASK = 2 ** END_BITS - 1;
const WIDTH_SHIFT = WIDTH_BITS;
const WIDTH_MASK = 2 ** WIDTH_BITS - 1;
const LEAF_SHIFT = LEAF_BITS;
const LEAF_MASK = 2 ** LEAF_BITS - 1;
const EFFECT_SHIFT = COURSE_BITS;
const COURSE_MASK = 2 ** COURSE_BITS - 1;
const GAINS_SHIFT = Math.log2(EFFECT_GAINS);
const REGISTERS_SHIFT = Math.log2(EFFECT_REGISTERS);
const EFFECT_KEEP = KEEP;
const EFFECT_PLUS = PLUS;
const EFFECT_TIMES = TIMES;

// All that the loop reads and writes stands in constants of this module, and is named again before the loop: only then does
// V8 fold the addresses.

const words = new Int32Array(WORDS * CHUNK_TRIALS);
/** Trials under way, the first ones: where they are, what their registers hold, and what they have gained. */
const places = new Int32Array(CHUNK_TRIALS);
const registers = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** What was drawn for them at their stops: way, then course; and amount. */
const drawnWays = new Int32Array(CHUNK_TRIALS);
const amounts = new Int32Array(CHUNK_TRIALS);
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

/** Takes up the tables of a machine. @throws InvariantError where it is larger than it may be */
export function load(machine: RegisterMachine): void {
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

/** The end of a draw from a law of 2^width columns. @param table the {@link columns} */
function drawn(table: Int32Array, base: number, width: number, word: number): number {
  const column = (base + (word & ((1 << width) - 1))) << COLUMN_SHIFT;
  // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
  const isOwn = ((word >>> width) - (table[column + COLUMN_THRESHOLD] as number)) >>> 31;
  return ((table[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
}

// A wave is three short loops: each trial waits for the tables several times, and of a long loop the processor has too few
// trials under way to fill the time.

/**
 * Takes each trial under way to its next stop: what it gains there, and where it goes from there.
 * @returns how many still are under way; the others are added to those that have ended
 */
export function drawWave(wave: RegisterWave): number {
  drawAtStops(wave.left);
  gainAtStops(wave.left);
  return followCourses(wave);
}

/** Draws what happens to each trial under way at its stop. */
function drawAtStops(left: number): void {
  const stopsOf = stops;
  const table = columns;
  const luck = words;
  const place = places;
  const register = registers;
  const wayOf = drawnWays;
  const amountOf = amounts;
  for (let i = 0; i < left; i += 1) {
    const stop = (place[i] as number) << STOP_SHIFT;
    const held = register[i] as number;
    const read = stopsOf[stop + STOP_READ] as number;
    const width = read & WIDTH_MASK;
    const value = (held >>> (read >>> WIDTH_SHIFT)) & (stopsOf[stop + STOP_MASK] as number);
    const base = ((stopsOf[stop + STOP_BASE] as number) + (value << width)) | 0;
    const what = drawn(table, base, width, luck[i << 1] as number);
    amountOf[i] = what >>> LEAF_SHIFT;
    wayOf[i] = ((stopsOf[stop + STOP_WAY] as number) + (what & LEAF_MASK)) | 0;
  }
}

/** Counts what was drawn, and changes registers by it; of ways their courses are left. */
function gainAtStops(left: number): void {
  const waysOf = ways;
  const gainsOf = effectGains;
  const changesOf = effectRegisters;
  const register = registers;
  const sumOf = sums;
  const wayOf = drawnWays;
  const amountOf = amounts;
  for (let i = 0; i < left; i += 1) {
    const way = waysOf[wayOf[i] as number] as number;
    const amount = amountOf[i] as number;
    const effect = way >>> EFFECT_SHIFT;
    const gains = effect << GAINS_SHIFT;
    const change = effect << REGISTERS_SHIFT;
    const kept = (register[i] as number) & (changesOf[change + EFFECT_KEEP] as number);
    const added = Math.imul(amount, changesOf[change + EFFECT_TIMES] as number);
    register[i] = (kept + (changesOf[change + EFFECT_PLUS] as number) + added) | 0;
    sumOf[i] = (sumOf[i] as number) + ((gainsOf[gains] as number) + amount * (gainsOf[gains + 1] as number));
    wayOf[i] = way & COURSE_MASK;
  }
}

/** Draws the next stop of each trial under way. @returns see {@link drawWave} */
function followCourses({ left, ended, endBase, round }: RegisterWave): number {
  const coursesOf = courses;
  const table = columns;
  const luck = words;
  const place = places;
  const register = registers;
  const sumOf = sums;
  const courseOf = drawnWays;
  const endPlace = endPlaces;
  const endSum = endSums;
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const course = (courseOf[i] as number) << COURSE_SHIFT;
    const law = coursesOf[course + COURSE_LAW] as number;
    const end = drawn(table, law >>> WIDTH_SHIFT, law & WIDTH_MASK, luck[(i << 1) | 1] as number);
    const to = ((coursesOf[course + COURSE_ROW] as number) + (end >>> 1)) | 0;
    const sum = (sumOf[i] as number) + (end & 1) * round;
    const more = (to - endBase) >>> 31;
    place[still] = to;
    register[still] = register[i] as number;
    sumOf[still] = sum;
    endPlace[out] = to;
    endSum[out] = sum;
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
