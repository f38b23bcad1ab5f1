import { END_BITS, KIND_BITS, PLAIN, SORT_BITS, WAY_SHIFT } from './layout.ts';
import { ROW_BITS, state } from './state.ts';

// See `state` for why all of these are named here, and again in the loop.
const KIND_SHIFT = SORT_BITS;
const SORT_MASK = 2 ** SORT_BITS - 1;
const KIND_MASK = 2 ** KIND_BITS - 1;
const PLACE_SHIFT = WAY_SHIFT;
const OWN_MASK = 2 ** WAY_SHIFT - 1;
const END = END_BITS;
const OWN_SHIFT = Math.log2(END_BITS);
const SIGN = 31;
const ROW_SHIFT = ROW_BITS;
const ROW = PLAIN;
const { first, size, thresholds, ends, to, places, wordAt, words, waiting, counts } = state;

/** One step of each trial that waits for a {@link PLAIN} one. */
export function stepPlain(): void {
  const firsts = first;
  const sizes = size;
  const under = thresholds;
  const endsOf = ends;
  const leadsTo = to;
  const at = wordAt;
  const word = words;
  const place = places;
  const queue = waiting;
  const queued = counts;
  const count = queued[ROW] as number;
  queued[ROW] = 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const lane = queue[((ROW << ROW_SHIFT) + i) | 0] as number;
    const from = place[lane] as number;
    const kind = (from >>> KIND_SHIFT) & KIND_MASK;
    const taken = at[lane] as number;
    at[lane] = (taken + 1) | 0;
    const luck = word[taken] as number;
    const column = ((firsts[kind] as number) + (luck & (sizes[kind] as number))) | 0;
    const isOwn = Number(luck >>> 0 < (under[column] as number) >>> 0);
    const end = (((endsOf[column] as number) >>> (isOwn << OWN_SHIFT)) << END) >> END;
    // All bits set where another roll comes first.
    const inner = end >> SIGN;
    const arrived = (leadsTo[((from >>> PLACE_SHIFT) + (end & ~inner)) | 0] as number) & ~inner;
    const reached = arrived | (((from & ~OWN_MASK) | ~end) & inner);
    place[lane] = reached;
    const row = reached & SORT_MASK;
    const behind = queued[row] as number;
    queue[((row << ROW_SHIFT) + behind) | 0] = lane;
    queued[row] = (behind + 1) | 0;
  }
}
