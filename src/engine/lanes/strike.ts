import { END_BITS, KIND_BITS, SORT_BITS, STRIKE, WAY_SHIFT } from './layout.ts';
import { ROW_BITS, state } from './state.ts';

// See `state` for why all of these are named here, and again in the loop.
const KIND_SHIFT = SORT_BITS;
const SORT_MASK = 2 ** SORT_BITS - 1;
const KIND_MASK = 2 ** KIND_BITS - 1;
const PLACE_SHIFT = WAY_SHIFT;
const END_MASK = 2 ** END_BITS - 1;
const OWN_SHIFT = Math.log2(END_BITS);
const ROW_SHIFT = ROW_BITS;
const ROW = STRIKE;
const { first, size, next, stride, shift, mask, amountFirst, amountSize, enter } = state;
const { thresholds, ends, targets, to, effectOf, gain, keep, plus } = state;
const { places, registers, sums, wordAt, words, words1, waiting, counts } = state;

/** One step of each trial that waits for a {@link STRIKE}. */
export function stepStrike(): void {
  const amountColumn = amountFirst;
  const amountMask = amountSize;
  const gainedEach = enter;
  const columnOf = first;
  const maskOf = size;
  const nextOf = next;
  const strideOf = stride;
  const shiftOf = shift;
  const registerMask = mask;
  const under = thresholds;
  const endsOf = ends;
  const target = targets;
  const leadsTo = to;
  const effect = effectOf;
  const gained = gain;
  const kept = keep;
  const added = plus;
  const at = wordAt;
  const word = words;
  const word1 = words1;
  const place = places;
  const register = registers;
  const sum = sums;
  const queue = waiting;
  const queued = counts;
  const count = queued[ROW] as number;
  queued[ROW] = 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const lane = queue[((ROW << ROW_SHIFT) + i) | 0] as number;
    const from = place[lane] as number;
    const kind = (from >>> KIND_SHIFT) & KIND_MASK;
    const taken = at[lane] as number;
    at[lane] = (taken + 2) | 0;
    const luck = word[taken] as number;
    const laterLuck = word1[taken] as number;
    const ofAmount = ((amountColumn[kind] as number) + (luck & (amountMask[kind] as number))) | 0;
    const isOwnAmount = Number(luck >>> 0 < (under[ofAmount] as number) >>> 0);
    const dealt = ((endsOf[ofAmount] as number) >>> (isOwnAmount << OWN_SHIFT)) & END_MASK;
    const column = ((columnOf[kind] as number) + (laterLuck & (maskOf[kind] as number))) | 0;
    const isOwn = Number(laterLuck >>> 0 < (under[column] as number) >>> 0);
    const end = ((endsOf[column] as number) >>> (isOwn << OWN_SHIFT)) & END_MASK;
    const bit = shiftOf[kind] as number;
    const held = ((register[lane] as number) + (dealt << bit)) | 0;
    const read = (held >>> bit) & (registerMask[kind] as number);
    const outcome = ((nextOf[kind] as number) + end + Math.imul(read, strideOf[kind] as number)) | 0;
    const way = ((from >>> PLACE_SHIFT) + (target[outcome] as number)) | 0;
    const reached = leadsTo[way] as number;
    const after = effect[way] as number;
    sum[lane] = (sum[lane] as number) + dealt * (gainedEach[kind] as number) + (gained[after] as number);
    register[lane] = ((held & (kept[after] as number)) + (added[after] as number)) | 0;
    place[lane] = reached;
    const row = reached & SORT_MASK;
    const behind = queued[row] as number;
    queue[((row << ROW_SHIFT) + behind) | 0] = lane;
    queued[row] = (behind + 1) | 0;
  }
}
