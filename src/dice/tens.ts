import { STATE_LENGTH, seedGenerator } from './rng.ts';

// Three dice at a time: 16 bits times 10^3 splits into a group number (high part) and a remainder (low part); refusing
// the 2^16 mod 10^3 = 536 lowest remainders leaves exactly 65 halves for every group.
const GROUPS = 10 ** 3;
const GROUPS_REFUSED = 65_536 % GROUPS;
const FACES_PER_GROUP = 3;

const facesOfGroup = (group: number): readonly number[] =>
  Array.from({ length: FACES_PER_GROUP }, (_, place) => (Math.floor(group / 10 ** place) % 10) + 1);

/** Index group → its three faces, a byte each, the first lowest. */
const FACES = Int32Array.from({ length: GROUPS }, (_, group) => {
  const [first = 0, second = 0, third = 0] = facesOfGroup(group);
  return first | (second << 8) | (third << 16);
});

/** Values on the tape; a group may be written beyond. */
const TENS_ON_TAPE = 4_096;
/** Both halves of a word are written before the end is looked for. */
export const TENS_OVERHANG = 2 * FACES_PER_GROUP;

/** A tape of ten-sided dice, filled in bulk and read in stretches. All faces are exactly equally likely. */
export class TensTape {
  /** Read from where {@link take} says. */
  readonly values = new Uint8Array(TENS_ON_TAPE + TENS_OVERHANG);
  readonly #state = new Int32Array(STATE_LENGTH);
  /** Position of the next value, end of the values filled. */
  readonly #cursor = Int32Array.of(0, 0);

  /** Goes to the start of a stream of luck: see {@link seedGenerator}. */
  seek(seed: number, block: number, stream: number): void {
    seedGenerator(this.#state, seed, block, stream);
    this.#cursor.fill(0);
  }

  /**
   * Takes dice off the tape.
   * @param count at most 1000
   * @returns index of the first in {@link values}; the others follow it
   */
  take(count: number): number {
    const cursor = this.#cursor;
    let at = cursor[0] as number;
    if (at + count > (cursor[1] as number)) at = this.#turn();
    cursor[0] = at + count;
    return at;
  }

  /** Moves what is left to the front of the tape and fills the rest; the new position. */
  #turn(): number {
    const cursor = this.#cursor;
    const at = cursor[0] as number;
    const end = cursor[1] as number;
    this.values.copyWithin(0, at, end);
    this.#fill(end - at);
    return 0;
  }

  #fill(from: number): void {
    this.#cursor[1] = fillTens(this.#state, this.values, from, TENS_ON_TAPE);
  }
}

/**
 * Fills a tape with faces of ten-sided dice and advances the generator. All faces are exactly equally likely.
 * @param from index of the first
 * @param end filled up to there at least; {@link TENS_OVERHANG} more may be written
 * @returns index behind the last
 */
export function fillTens(state: Int32Array, values: Uint8Array, from: number, end: number): number {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let counter = state[3] as number;
  let at = from;
  while (at < end) {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const low = Math.imul(word & 0xffff, GROUPS);
    const high = Math.imul(word >>> 16, GROUPS);
    if ((low & 0xffff) < GROUPS_REFUSED || (high & 0xffff) < GROUPS_REFUSED) continue;
    const first = FACES[low >>> 16] as number;
    const second = FACES[high >>> 16] as number;
    values[at] = first & 255;
    values[at + 1] = (first >>> 8) & 255;
    values[at + 2] = first >>> 16;
    values[at + 3] = second & 255;
    values[at + 4] = (second >>> 8) & 255;
    values[at + 5] = second >>> 16;
    at += 6;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
  return at;
}
