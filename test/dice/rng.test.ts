import { describe, expect, it } from 'vitest';
import {
  faceOfHalf,
  faceOfWord,
  fillSixes,
  fillWords,
  STATE_LENGTH,
  STREAM,
  seedGenerator,
} from '../../src/dice/rng.ts';

function firstWords(seed: number, index: number, stream: number, count = 64): Int32Array {
  const state = new Int32Array(STATE_LENGTH);
  const words = new Int32Array(count);
  seedGenerator(state, seed, index, stream);
  fillWords(state, words);
  return words;
}

function differingBits(a: Int32Array, b: Int32Array): number {
  let bits = 0;
  for (let at = 0; at < a.length; at += 1) {
    for (let rest = ((a[at] ?? 0) ^ (b[at] ?? 0)) >>> 0; rest !== 0; rest &= rest - 1) bits += 1;
  }
  return bits;
}

describe('the generator', () => {
  it('is sfc32: it agrees with a generator written from its definition in 64-bit integers', () => {
    const state = new Int32Array(STATE_LENGTH);
    seedGenerator(state, 7, 3, STREAM.words);
    const mask = 0xffffffffn;
    let [a = 0n, b = 0n, c = 0n, counter = 0n] = Array.from(state, (word) => BigInt(word >>> 0));
    const words = new Int32Array(1000);
    fillWords(state, words);
    for (const word of words) {
      const expected = (a + b + counter) & mask;
      counter = (counter + 1n) & mask;
      a = b ^ (b >> 9n);
      b = (c + (c << 3n)) & mask;
      c = ((((c << 21n) | (c >> 11n)) & mask) + expected) & mask;
      expect(BigInt(word >>> 0)).toBe(expected);
    }
  });

  it('continues where it stopped', () => {
    const whole = firstWords(1, 2, STREAM.words, 20);
    const state = new Int32Array(STATE_LENGTH);
    seedGenerator(state, 1, 2, STREAM.words);
    const parts = [new Int32Array(7), new Int32Array(13)];
    for (const part of parts) fillWords(state, part);
    expect(parts.flatMap((part) => [...part])).toEqual([...whole]);
  });

  it('pins its first words', () => {
    expect(Array.from(firstWords(1, 0, STREAM.words, 4), (word) => word >>> 0)).toMatchInlineSnapshot(`
      [
        3058134355,
        1418514431,
        2545382537,
        3247025607,
      ]
    `);
    expect(Array.from(firstWords(2 ** 53 - 1, 2 ** 40, STREAM.words, 4), (word) => word >>> 0)).toMatchInlineSnapshot(`
      [
        816394737,
        3936754,
        331601261,
        1368555874,
      ]
    `);
  });

  // 2048 bits compared: a fair coin differs in 1024 ± 22.6. Six sigma is 2e-9 a pair, 2e-7 over the pairs below.
  it.each([
    ['seed', (n: number) => firstWords(n, 0, STREAM.faces)],
    ['high seed', (n: number) => firstWords(n * 2 ** 32, 0, STREAM.faces)],
    ['block', (n: number) => firstWords(1, n, STREAM.faces)],
    ['high index', (n: number) => firstWords(1, n * 2 ** 32, STREAM.faces)],
    ['stream', (n: number) => firstWords(1, 0, n)],
  ])('gives unrelated words to each neighbouring %s', (_, words) => {
    for (let n = 0; n < 20; n += 1) {
      const bits = differingBits(words(n), words(n + 1));
      expect(Math.abs(bits - 1024)).toBeLessThan(6 * Math.sqrt(512));
    }
  });

  it('tells seed and block apart when their numbers are swapped', () => {
    expect(firstWords(3, 5, STREAM.faces)).not.toEqual(firstWords(5, 3, STREAM.faces));
  });
});

describe('the bounded integer', () => {
  it('gives every face to the same number of 16-bit halves, for every number of sides up to 200 and for four d6 at once', () => {
    for (const sides of [...Array.from({ length: 200 }, (_, at) => at + 1), 6 ** 4]) {
      const counts = new Uint32Array(sides + 1);
      for (let half = 0; half < 65_536; half += 1) {
        const face = faceOfHalf(half, sides);
        counts[face] = (counts[face] ?? 0) + 1;
      }
      expect(counts[0]).toBe(65_536 % sides);
      expect(new Set(counts.subarray(1))).toEqual(new Set([Math.floor(65_536 / sides)]));
    }
  });

  it('agrees with the definition in exact arithmetic for 32-bit words', () => {
    const words = [...firstWords(11, 0, STREAM.words, 2000), 0, 1, -1, 0x7fffffff, -0x80000000];
    for (const sides of [1, 2, 3, 6, 10, 20, 100, 1000, 65_535]) {
      // Words around the borders between faces are where an error would sit.
      const borders = [1, 2, sides - 1].map((face) => Math.ceil((face * 2 ** 32) / sides) | 0);
      for (const word of [...words, ...borders, ...borders.map((border) => (border - 1) | 0)]) {
        const product = BigInt(word >>> 0) * BigInt(sides);
        const isRefused = (product & 0xffffffffn) < 2n ** 32n % BigInt(sides);
        expect(faceOfWord(word, sides)).toBe(isRefused ? 0 : Number(product >> 32n) + 1);
      }
    }
  });

  it('fills the tape of d6 with the base-6 digits of those groups of four, refusing words with a bad half', () => {
    const tape = new Int32Array(5000);
    const state = new Int32Array(STATE_LENGTH);
    seedGenerator(state, 21, 0, STREAM.faces);
    fillSixes(state, tape);
    const twin: number[] = [];
    let refused = 0;
    for (const word of firstWords(21, 0, STREAM.faces, 2600)) {
      const groups = [word & 0xffff, word >>> 16].map((half) => faceOfHalf(half, 6 ** 4) - 1);
      if (groups.includes(-1)) refused += 1;
      else for (const group of groups) twin.push(...[1, 6, 36, 216].map((unit) => (Math.floor(group / unit) % 6) + 1));
    }
    expect(refused).toBeGreaterThan(20);
    expect([...new Uint8Array(tape.buffer)]).toEqual(twin.slice(0, 20_000));
  });
});
