import type { TapeDice } from '../../dice/sampled.ts';
import { DIE_BITS, DRAW, END_BITS, KIND_BITS, OTHER, OVER, SORT_BITS, TENS, WAY_SHIFT } from './layout.ts';
import { ROW_BITS, state } from './state.ts';

// See `state` for why all of these are named here, and again in the loops.
const KIND_SHIFT = SORT_BITS;
const SORT_MASK = 2 ** SORT_BITS - 1;
const KIND_MASK = 2 ** KIND_BITS - 1;
const PLACE_SHIFT = WAY_SHIFT;
const OWN_MASK = 2 ** WAY_SHIFT - 1;
const END_MASK = 2 ** END_BITS - 1;
const OWN_SHIFT = Math.log2(END_BITS);
const ONE_DIE = DIE_BITS;
const TWO_DICE = 2 * DIE_BITS;
const ROW_SHIFT = ROW_BITS;
const DRAW_ROW = DRAW;
const TENS_ROW = TENS;
const { first, size, next, stride, shift, mask, amount, enter, thresholds, ends, heads, targets } = state;
const { to, effectOf, gain, unit, keep, plus, times } = state;
const { places, registers, sums, wordAt, words, tenAt, tens, tens1, tens2, waiting, counts } = state;

/** Nobody waits any more. */
export function endAll(): void {
  counts.fill(0);
}

/**
 * A trial begins in a lane.
 * @param place see `LaneTables.start`
 * @param held its registers, packed
 * @param sum what it has gained
 */
export function begin(lane: number, place: number, held: number, sum: number): void {
  registers[lane] = held;
  sums[lane] = sum;
  arrive(lane, place);
}

/**
 * Takes the trials that are over.
 * @param over receives their lanes
 * @param outcomes receive how they ended, and `gains` what they have gained, from `noted` on
 * @returns how many there are
 */
export function takeOver(over: Int32Array, outcomes: Int32Array, gains: Float64Array, noted: number): number {
  const count = counts[OVER] as number;
  for (let at = 0; at < count; at += 1) {
    const lane = waiting[((OVER << ROW_SHIFT) + at) | 0] as number;
    over[at] = lane;
    outcomes[noted + at] = (places[lane] as number) >>> PLACE_SHIFT;
    gains[noted + at] = sums[lane] as number;
  }
  counts[OVER] = 0;
  return count;
}

/** One step of each trial that waits for a {@link DRAW}; trials whose sum has come to the cap of rounds end. */
export function stepDraw(cap: number, capped: number): void {
  const columnOf = first;
  const maskOf = size;
  const nextOf = next;
  const strideOf = stride;
  const shiftOf = shift;
  const registerMask = mask;
  const amountMask = amount;
  const entered = enter;
  const under = thresholds;
  const endsOf = ends;
  const target = targets;
  const at = wordAt;
  const word = words;
  const place = places;
  const register = registers;
  const sum = sums;
  const queue = waiting;
  const queued = counts;
  const count = queued[DRAW_ROW] as number;
  queued[DRAW_ROW] = 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const lane = queue[((DRAW_ROW << ROW_SHIFT) + i) | 0] as number;
    const from = place[lane] as number;
    const kind = (from >>> KIND_SHIFT) & KIND_MASK;
    const all = (sum[lane] as number) + (entered[kind] as number);
    sum[lane] = all;
    if (all >= cap) {
      arrive(lane, capped);
      continue;
    }
    const taken = at[lane] as number;
    at[lane] = (taken + 1) | 0;
    const luck = word[taken] as number;
    const column = ((columnOf[kind] as number) + (luck & (maskOf[kind] as number))) | 0;
    const isOwn = Number(luck >>> 0 < (under[column] as number) >>> 0);
    const end = ((endsOf[column] as number) >>> (isOwn << OWN_SHIFT)) & END_MASK;
    const read = ((register[lane] as number) >>> (shiftOf[kind] as number)) & (registerMask[kind] as number);
    const outcome = ((nextOf[kind] as number) + end + Math.imul(read, strideOf[kind] as number)) | 0;
    goOn(lane, from, target[outcome] as number, end & (amountMask[kind] as number));
  }
}

/** One step of each trial that waits for {@link TENS}, as {@link stepDraw}. */
export function stepTens(cap: number, capped: number): void {
  const headsFrom = first;
  const headMask = size;
  const nextOf = next;
  const restMask = stride;
  const headDice = shift;
  const allDice = mask;
  const isIdle = amount;
  const entered = enter;
  const headOf = heads;
  const leadsTo = to;
  const target = targets;
  const at = tenAt;
  const die = tens;
  const die1 = tens1;
  const die2 = tens2;
  const place = places;
  const sum = sums;
  const queue = waiting;
  const queued = counts;
  const count = queued[TENS_ROW] as number;
  queued[TENS_ROW] = 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const lane = queue[((TENS_ROW << ROW_SHIFT) + i) | 0] as number;
    const from = place[lane] as number;
    const kind = (from >>> KIND_SHIFT) & KIND_MASK;
    const all = (sum[lane] as number) + (entered[kind] as number);
    sum[lane] = all;
    if (all >= cap) {
      arrive(lane, capped);
      continue;
    }
    const taken = at[lane] as number;
    at[lane] = (taken + (allDice[kind] as number)) | 0;
    const head = (die[taken] as number) | ((die1[taken] as number) << ONE_DIE) | ((die2[taken] as number) << TWO_DICE);
    const later = (taken + (headDice[kind] as number)) | 0;
    const rest = (die[later] as number) | ((die1[later] as number) << ONE_DIE) | ((die2[later] as number) << TWO_DICE);
    const begun = headOf[((headsFrom[kind] as number) + (head & (headMask[kind] as number))) | 0] as number;
    const outcome = ((nextOf[kind] as number) + begun + (rest & (restMask[kind] as number))) | 0;
    const found = target[outcome] as number;
    if ((isIdle[kind] as number) < 0) arrive(lane, leadsTo[((from >>> PLACE_SHIFT) + found) | 0] as number);
    else goOn(lane, from, found, 0);
  }
}

/** One step of each trial that waits for a die of {@link OTHER} sides, as {@link stepDraw}. @param dice index lane → its dice */
export function stepOther(cap: number, capped: number, dice: readonly TapeDice[]): void {
  const count = counts[OTHER] as number;
  counts[OTHER] = 0;
  for (let i = 0; i < count; i += 1) {
    const lane = waiting[((OTHER << ROW_SHIFT) + i) | 0] as number;
    const from = places[lane] as number;
    const kind = (from >>> KIND_SHIFT) & KIND_MASK;
    const all = (sums[lane] as number) + (enter[kind] as number);
    sums[lane] = all;
    if (all >= cap) arrive(lane, capped);
    else {
      const face = (dice[lane] as TapeDice).roll(size[kind] as number, 0);
      goOn(lane, from, targets[(next[kind] as number) + face - 1] as number, 0);
    }
  }
}

/** Takes a way, or goes on to another roll. @param target see {@link LaneTables.targets} */
function goOn(lane: number, from: number, target: number, dealt: number): void {
  if (target < 0) {
    arrive(lane, (from & ~OWN_MASK) | ~target);
    return;
  }
  const way = ((from >>> PLACE_SHIFT) + target) | 0;
  const effect = effectOf[way] as number;
  sums[lane] = (sums[lane] as number) + (gain[effect] as number) + dealt * (unit[effect] as number);
  const held = (registers[lane] as number) & (keep[effect] as number);
  registers[lane] = (held + (plus[effect] as number) + Math.imul(dealt, times[effect] as number)) | 0;
  arrive(lane, to[way] as number);
}

function arrive(lane: number, place: number): void {
  places[lane] = place;
  const row = place & SORT_MASK;
  const behind = counts[row] as number;
  waiting[((row << ROW_SHIFT) + behind) | 0] = lane;
  counts[row] = (behind + 1) | 0;
}
