import { STATE_LENGTH, STREAM, seedGenerator } from '../../dice/rng.ts';
import { fillTens, TENS_OVERHANG } from '../../dice/tens.ts';
import { LANE_TENS, LANE_WORDS, LANES, state, TENS_AHEAD, TURN_TENS, TURN_WORDS } from './state.ts';

/** Turns of the loops between two looks at the tapes. */
export const TURNS = 4;
/** What a lane needs then. */
const WORDS_NEEDED = TURNS * TURN_WORDS;
const TENS_NEEDED = TURNS * TURN_TENS + TENS_AHEAD;
/** Words by which a tape is filled, in fours. */
const WORDS_FILLED = LANE_WORDS - WORDS_NEEDED;
const TENS_FILLED = LANE_TENS - TENS_OVERHANG;

const { words, words1, words2, words3, wordAt, tens, tenAt } = state;

const stateOf = (_: unknown, lane: number): Int32Array =>
  states.subarray(STATE_LENGTH * lane, STATE_LENGTH * (lane + 1));
const states = new Int32Array(2 * STATE_LENGTH * LANES);
/** Generators of the words of each lane, and of its ten-sided dice. */
const wordStates = Array.from({ length: LANES }, stateOf);
const tenStates = Array.from({ length: LANES }, (_, lane) => stateOf(_, LANES + lane));
/** Index lane → end of what is filled. */
const wordEnd = new Int32Array(LANES);
const tenEnd = new Int32Array(LANES);

/** Goes to the start of the luck of a block in a lane, which will read the same words and dice as `TapeDice`. */
export function seek(lane: number, seed: number, block: number): void {
  seedGenerator(wordStates[lane] as Int32Array, seed, block, STREAM.words);
  seedGenerator(tenStates[lane] as Int32Array, seed, block, STREAM.tens);
  wordEnd[lane] = LANE_WORDS * lane;
  wordAt[lane] = LANE_WORDS * lane;
  tenEnd[lane] = LANE_TENS * lane;
  tenAt[lane] = LANE_TENS * lane;
  refillLane(lane);
}

/** Makes sure that the first lanes have luck for so many {@link TURNS}. */
export function refill(count: number): void {
  for (let lane = 0; lane < count; lane += 1) refillLane(lane);
}

function refillLane(lane: number): void {
  if ((wordEnd[lane] as number) - (wordAt[lane] as number) < WORDS_NEEDED) refillWords(lane);
  if ((tenEnd[lane] as number) - (tenAt[lane] as number) < TENS_NEEDED) refillTens(lane);
}

function refillTens(lane: number): void {
  const start = LANE_TENS * lane;
  const end = tenEnd[lane] as number;
  let to = start;
  for (let from = tenAt[lane] as number; from < end; from += 1) {
    tens[to] = tens[from] as number;
    to += 1;
  }
  tenAt[lane] = start;
  tenEnd[lane] = fillTens(tenStates[lane] as Int32Array, tens, to, start + TENS_FILLED);
}

/** As `fillWords`, four words at a time: an index is checked once for all of them. */
function refillWords(lane: number): void {
  const word = words;
  const word1 = words1;
  const word2 = words2;
  const word3 = words3;
  const generator = wordStates[lane] as Int32Array;
  const start = LANE_WORDS * lane;
  const left = wordEnd[lane] as number;
  let at = start;
  for (let from = wordAt[lane] as number; from < left; from = (from + 1) | 0) {
    word[at] = word[from] as number;
    at = (at + 1) | 0;
  }
  const end = (at + WORDS_FILLED) | 0;
  let a = generator[0] as number;
  let b = generator[1] as number;
  let c = generator[2] as number;
  let counter = generator[3] as number;
  for (; at < end; at = (at + 4) | 0) {
    const first = (((a + b) | 0) + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + first) | 0;
    const second = (((a + b) | 0) + ((counter + 1) | 0)) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + second) | 0;
    const third = (((a + b) | 0) + ((counter + 2) | 0)) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + third) | 0;
    const fourth = (((a + b) | 0) + ((counter + 3) | 0)) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + fourth) | 0;
    counter = (counter + 4) | 0;
    word[at] = first;
    word1[at] = second;
    word2[at] = third;
    word3[at] = fourth;
  }
  generator[0] = a;
  generator[1] = b;
  generator[2] = c;
  generator[3] = counter;
  wordAt[lane] = start;
  wordEnd[lane] = end;
}
