import { STATE_LENGTH, seedGenerator } from './rng.ts';

// Three dice at a time: 16 bits times 10^3 splits into a group number (high part) and a remainder (low part); refusing
// the 2^16 mod 10^3 = 536 lowest remainders leaves exactly 65 halves for every group.
const GROUPS = 10 ** 3;
const GROUPS_REFUSED = 65_536 % GROUPS;
const FACES_PER_GROUP = 3;

const facesOfGroup = (group: number): readonly number[] =>
  Array.from({ length: FACES_PER_GROUP }, (_, place) => (Math.floor(group / 10 ** place) % 10) + 1);

/**
 * Index group → the dice that come to an end in it, a byte each, the first lowest; how many they are in bits 24-25; and
 * in the bits above, how often the die that goes on beyond the group has exploded in it.
 */
function tableOf(explodes: boolean): Int32Array {
  return Int32Array.from({ length: GROUPS }, (_, group) => {
    let packed = 0;
    let count = 0;
    let value = 0;
    for (const face of facesOfGroup(group)) {
      value += face;
      if (explodes && face === 10) continue;
      packed |= value << (8 * count);
      count += 1;
      value = 0;
    }
    return packed | (count << 24) | ((value / 10) << 26);
  });
}

const PLAIN = tableOf(false);
const EXPLODING = tableOf(true);

/** Values on the tape; a group may be written beyond. */
const TAPE_VALUES = 4_096;
/** Both halves of a word are written before the end is looked for. */
const OVERHANG = 2 * FACES_PER_GROUP;

/**
 * A tape of ten-sided dice, filled in bulk and read in stretches. The tape of exploding dice holds whole dice: 10 again
 * and again, added up, without limit. All faces are exactly equally likely.
 */
export class TensTape {
  /** Read from where {@link take} says. */
  readonly values = new Uint16Array(TAPE_VALUES + OVERHANG);
  readonly #table: Int32Array;
  readonly #state = new Int32Array(STATE_LENGTH);
  /** Position of the next value, end of the values filled, sum of the tens of a die that is not complete. */
  readonly #cursor = Int32Array.of(0, 0, 0);

  constructor(sort: 'plain' | 'exploding') {
    this.#table = sort === 'plain' ? PLAIN : EXPLODING;
  }

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
    const table = this.#table;
    const values = this.values;
    const state = this.#state;
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let counter = state[3] as number;
    let tens = this.#cursor[2] as number;
    let at = from;
    while (at < TAPE_VALUES) {
      const word = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      const low = Math.imul(word & 0xffff, GROUPS);
      const high = Math.imul(word >>> 16, GROUPS);
      if ((low & 0xffff) < GROUPS_REFUSED || (high & 0xffff) < GROUPS_REFUSED) continue;
      let group = table[low >>> 16] as number;
      values[at] = (group & 255) + tens;
      values[at + 1] = (group >>> 8) & 255;
      values[at + 2] = (group >>> 16) & 255;
      let count = (group >>> 24) & 3;
      at += count;
      tens = (group >>> 26) * 10 + (count === 0 ? tens : 0);
      group = table[high >>> 16] as number;
      values[at] = (group & 255) + tens;
      values[at + 1] = (group >>> 8) & 255;
      values[at + 2] = (group >>> 16) & 255;
      count = (group >>> 24) & 3;
      at += count;
      tens = (group >>> 26) * 10 + (count === 0 ? tens : 0);
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
    this.#cursor[1] = at;
    this.#cursor[2] = tens;
  }
}
