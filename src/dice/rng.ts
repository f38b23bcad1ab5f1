import { DiceError } from '../errors.ts';

/** Words of generator state. */
export const STATE_LENGTH = 4;

/** Purposes that luck is drawn for: different purposes of one seed and index share nothing. Below 2^11. */
export const STREAM = {
  faces: 1,
  halves: 2,
  words: 3,
  addressed: 4,
  tens: 5,
  shown: 6,
  resampling: 7,
  compiled: 8,
  retelling: 9,
} as const;

const HALF = 2 ** 32;

/**
 * Starts an sfc32 generator for (seed, index, stream). The three are laid side by side in the state and every round is
 * a bijection, so different triples never share a state; sixteen rounds spread each bit over all of it.
 * @param state receives {@link STATE_LENGTH} words
 * @param seed integer, 0..2^53-1
 * @param index block or trial number, integer, 0..2^53-1
 * @param stream one of {@link STREAM}
 * @source C. Doty-Humphrey, PractRand (sfc32)
 */
export function seedGenerator(state: Int32Array, seed: number, index: number, stream: number): void {
  let a = seed | 0;
  let b = Math.floor(seed / HALF) | (stream << 21);
  let c = index | 0;
  let counter = (1 + Math.floor(index / HALF)) | 0;
  for (let round = 0; round < 16; round += 1) {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
}

/**
 * Fills `out` with the next 32-bit words of the generator (as int32) and advances its state.
 * @param length words; all of `out` when absent
 */
export function fillWords(state: Int32Array, out: Int32Array, length = out.length): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let counter = state[3] as number;
  for (let at = 0; at < length; at += 1) {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    out[at] = word;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
}

// Four dice at a time: 16 bits times 6^4 splits into a group number (high part) and a remainder (low part); refusing
// the 2^16 mod 6^4 = 736 lowest remainders leaves exactly 50 words for every group.
const GROUPS = 6 ** 4;
const GROUPS_REFUSED = 65_536 % GROUPS;
/** Index group → its four faces, one byte each in memory order. */
const facesOfGroup = new Int32Array(
  Uint8Array.from({ length: GROUPS * 4 }, (_, at) => (Math.floor((at >>> 2) / 6 ** (at & 3)) % 6) + 1).buffer,
);

/**
 * Fills `out` with faces of six-sided dice, four to an element, one byte each, and advances the generator.
 * Eight dice come from one word; every face is exactly as likely as every other.
 * @param out length even
 */
export function fillSixes(state: Int32Array, out: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let counter = state[3] as number;
  const length = out.length;
  for (let at = 0; at < length; ) {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const low = Math.imul(word & 0xffff, GROUPS);
    const high = Math.imul(word >>> 16, GROUPS);
    if ((low & 0xffff) < GROUPS_REFUSED || (high & 0xffff) < GROUPS_REFUSED) continue;
    out[at] = facesOfGroup[low >>> 16] as number;
    out[at + 1] = facesOfGroup[high >>> 16] as number;
    at += 2;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
}

/**
 * Face 1..sides for a 16-bit half, or 0 when the half must be refused for the faces to stay equally likely.
 * @param half 0..65535
 * @param sides 1..65535; refusals stay below sides / 65536
 * @source D. Lemire, Fast Random Integer Generation in an Interval (2019)
 */
export function faceOfHalf(half: number, sides: number): number {
  const product = Math.imul(half, sides);
  const remainder = product & 0xffff;
  return remainder < sides && remainder < 65_536 % sides ? 0 : (product >>> 16) + 1;
}

/**
 * Face 1..sides for a 32-bit word, or 0 when the word must be refused; as {@link faceOfHalf}, in 48-bit products.
 * @param sides 1..65535; refusals stay below sides / 2^32
 */
export function faceOfWord(word: number, sides: number): number {
  const lowProduct = Math.imul(word & 0xffff, sides);
  const highProduct = Math.imul(word >>> 16, sides) + (lowProduct >>> 16);
  const remainder = ((highProduct << 16) | (lowProduct & 0xffff)) >>> 0;
  return remainder < sides && remainder < HALF % sides ? 0 : (highProduct >>> 16) + 1;
}

/** @throws DiceError unless 0 ≤ seed < 2^53 is an integer */
export function checkSeed(seed: number): void {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new DiceError('dice/seed', `${seed} is no seed: a seed is a whole number from 0 to 2^53 - 1`);
  }
}
