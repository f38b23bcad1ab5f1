import { InvariantError } from '../../errors.ts';
import { COLUMN, END_BITS, ENDS, LEAF_BITS, THRESHOLD } from './law-layout.ts';
import type { DrawLuck } from './luck.ts';
import {
  BASE,
  BITS,
  EFFECT_GAINS,
  EFFECT_REGISTERS,
  KEEP,
  MASK,
  NODE,
  PLACE_BITS,
  PLUS,
  TIMES,
  WAY,
} from './register-layout.ts';
import type { RegisterMachine } from './register-machine.ts';

/** Trials that are drawn for in turn, a wave at a time, so that the draws of different trials do not wait for each other. */
export const CHUNK_TRIALS = 1_024;

/** Most numbers of a machine's tables; memory is taken as far as it is used. */
const NODES_MAX = NODE * 2 ** 16;
const COLUMNS_MAX = COLUMN * 2 ** 22;
const WAYS_MAX = 2 ** 20;
const EFFECTS_MAX = 2 ** 13;

// The layout, see LAYOUT below, in literal numbers: constants that come from another module are not folded into the loop's
// code, which then takes more than twice as long.
const NODE_BASE = 0;
const NODE_BITS = 1;
const NODE_MASK = 2;
const NODE_WAY = 3;
const NODE_SHIFT = 2;
const COLUMN_SHIFT = 1;
const COLUMN_THRESHOLD = 0;
const COLUMN_ENDS = 1;
const END_SHIFT = 4;
const END_MASK = 0xffff;
const LEAF_SHIFT = 6;
const LEAF_MASK = 0x3f;
const PLACE_SHIFT = 18;
const PLACE_MASK = 0x3ffff;
const GAINS_SHIFT = 1;
const REGISTERS_SHIFT = 2;
const EFFECT_KEEP = 0;
const EFFECT_PLUS = 1;
const EFFECT_TIMES = 2;

// All that the loop reads and writes stands in constants of this module: of those V8 folds the addresses.

const words = new Int32Array(CHUNK_TRIALS);
/** Trials under way, the first ones: where they are, what their registers hold, and what they have gained. */
const places = new Int32Array(CHUNK_TRIALS);
const registers = new Int32Array(CHUNK_TRIALS);
const sums = new Float64Array(CHUNK_TRIALS);
/** Trials that have ended, the first ones. */
const endPlaces = new Int32Array(CHUNK_TRIALS);
const endSums = new Float64Array(CHUNK_TRIALS);

// See RegisterMachine.
const nodes = new Int32Array(NODES_MAX);
const columns = new Int32Array(COLUMNS_MAX);
const ways = new Int32Array(WAYS_MAX);
const effectGains = new Float64Array(EFFECT_GAINS * EFFECTS_MAX);
const effectRegisters = new Int32Array(EFFECT_REGISTERS * EFFECTS_MAX);

/** Each number of the layout beside the literal that stands for it. */
const LAYOUT = [
  [BASE, NODE_BASE],
  [BITS, NODE_BITS],
  [MASK, NODE_MASK],
  [WAY, NODE_WAY],
  [NODE, 1 << NODE_SHIFT],
  [COLUMN, 1 << COLUMN_SHIFT],
  [THRESHOLD, COLUMN_THRESHOLD],
  [ENDS, COLUMN_ENDS],
  [END_BITS, 1 << END_SHIFT],
  [2 ** END_BITS, END_MASK + 1],
  [LEAF_BITS, LEAF_SHIFT],
  [2 ** LEAF_BITS, LEAF_MASK + 1],
  [PLACE_BITS, PLACE_SHIFT],
  [2 ** PLACE_BITS, PLACE_MASK + 1],
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
  nodes.set(machine.nodes);
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
  for (let at = 0; at < REHEARSALS; at += 1) {
    begin(machine);
    drawWave({ left: 1, from: 0, ended: 0, endBase: machine.endBase });
  }
}

/** Whether a machine is small enough to be drawn from. */
export function canLoad(machine: RegisterMachine): boolean {
  return (
    machine.nodes.length <= nodes.length &&
    machine.columns.length <= columns.length &&
    machine.ways.length <= ways.length &&
    machine.effectGains.length <= effectGains.length
  );
}

/** Luck for the next waves. */
export function fillWords(luck: DrawLuck): void {
  luck.fill(words);
}

/** All trials of a chunk at the start. */
export function begin({ entry, entryRegisters, entrySum }: RegisterMachine): void {
  places.fill(entry);
  registers.fill(entryRegisters);
  sums.fill(entrySum);
}

/** A wave of draws. */
export interface RegisterWave {
  /** Trials under way. */
  left: number;
  /** Index of the first word of luck. */
  from: number;
  /** Trials that had ended before. */
  ended: number;
  readonly endBase: number;
}

/**
 * One draw of each trial under way.
 * @returns how many still are under way; the others are added to those that have ended
 */
export function drawWave({ left, from, ended, endBase }: RegisterWave): number {
  let still = 0;
  let out = ended;
  for (let i = 0; i < left; i += 1) {
    const node = (places[i] as number) << NODE_SHIFT;
    const held = registers[i] as number;
    const word = words[(from + i) | 0] as number;
    const bits = nodes[node + NODE_BITS] as number;
    const width = bits & 255;
    const law = (held >>> (bits >>> 8)) & (nodes[node + NODE_MASK] as number);
    const first = ((nodes[node + NODE_BASE] as number) + (law << width)) | 0;
    const column = (first + (word & ((1 << width) - 1))) << COLUMN_SHIFT;
    // 1 below the threshold: the sign of a difference, no branch that could be mistaken.
    const isOwn = ((word >>> width) - (columns[column + COLUMN_THRESHOLD] as number)) >>> 31;
    const end = ((columns[column + COLUMN_ENDS] as number) >>> (isOwn << END_SHIFT)) & END_MASK;
    const way = ways[((nodes[node + NODE_WAY] as number) + (end & LEAF_MASK)) | 0] as number;
    const effect = way >>> PLACE_SHIFT;
    const amount = end >>> LEAF_SHIFT;
    const to = way & PLACE_MASK;
    const gains = effect << GAINS_SHIFT;
    const change = effect << REGISTERS_SHIFT;
    const sum = (sums[i] as number) + (effectGains[gains] as number) + amount * (effectGains[gains + 1] as number);
    const more = (to - endBase) >>> 31;
    const kept = held & (effectRegisters[change + EFFECT_KEEP] as number);
    const added = Math.imul(amount, effectRegisters[change + EFFECT_TIMES] as number);
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
