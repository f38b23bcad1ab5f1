import { grownInts } from './lists.ts';

const { imul } = Math;

/** Open-addressing map from integer keys of fixed length to their index, in the order in which they were added. */
export class KeyTable {
  private readonly length: number;
  private slots = new Int32Array(64);
  private keys: Int32Array;
  /** Index key → its hash. */
  private hashes = new Int32Array(16);
  count = 0;

  constructor(length: number) {
    this.length = length;
    this.keys = new Int32Array(16 * length);
  }

  /** Index of the key, added when new (then `count` grows). */
  indexOf(key: Int32Array): number {
    const { length, keys, slots } = this;
    const mask = slots.length - 1;
    const hash = hashOf(key, length);
    let slot = hash & mask;
    for (;;) {
      const found = (slots[slot] as number) - 1;
      if (found < 0) break;
      if (this.hashes[found] === hash) {
        let at = found * length;
        let i = 0;
        while (i < length && keys[at] === key[i]) {
          at += 1;
          i += 1;
        }
        if (i === length) return found;
      }
      slot = (slot + 1) & mask;
    }
    return this.add(key, hash, slot);
  }

  /** The keys one after another, in the order of their indices; a view that holds until the next is added. */
  view(): Int32Array {
    return this.keys.subarray(0, this.count * this.length);
  }

  private add(key: Int32Array, hash: number, slot: number): number {
    const { length, count } = this;
    const at = count * length;
    if (at + length > this.keys.length) this.keys = grownInts(this.keys, this.keys.length * 2);
    if (count === this.hashes.length) this.hashes = grownInts(this.hashes, count * 2);
    for (let i = 0; i < length; i += 1) this.keys[at + i] = key[i] as number;
    this.hashes[count] = hash;
    this.slots[slot] = count + 1;
    this.count = count + 1;
    if (this.count * 2 > this.slots.length) this.rehash();
    return count;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let index = 0; index < this.count; index += 1) {
      let slot = (this.hashes[index] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.slots = slots;
  }
}

function hashOf(key: Int32Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i += 1) hash = imul(hash ^ (key[i] as number), 0x01000193);
  hash ^= hash >>> 15;
  return imul(hash, 0x2c1b3c6d) >>> 1;
}
