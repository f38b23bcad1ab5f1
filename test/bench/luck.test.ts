import { describe, expect, it } from 'vitest';
import { neighboursOf, SOURCES } from '../../bench/luck/sources.ts';
import { STREAMS } from '../../bench/luck/streams.ts';
import { fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../../src/dice/rng.ts';

function wordsOf(name: string, count: number): Uint32Array {
  const words = new Uint32Array(count);
  STREAMS.find((stream) => stream.name === name)?.open()(words);
  return words;
}

describe('neighbours of a number', () => {
  it('are itself and those that differ from it in one bit, up to 2^52', () => {
    expect(neighboursOf(5, 4)).toEqual([5, 4, 7, 1, 13]);
    const all = neighboursOf(1, 53);
    expect(new Set(all).size).toBe(54);
    expect(all.every(Number.isSafeInteger)).toBe(true);
  });
});

describe('streams of words', () => {
  it.each(STREAMS)('$name can be filled piece by piece, and are the same again', ({ name, open }) => {
    const fill = open();
    const pieces = [new Uint32Array(100), new Uint32Array(28)];
    for (const piece of pieces) fill(piece);
    expect(pieces.flatMap((piece) => [...piece])).toEqual([...wordsOf(name, 128)]);
  });

  it('take a word of each generator in turn, one bit of the seed apart', () => {
    const words = wordsOf('words-seeds', 2 * 54);
    neighboursOf(1, 53).forEach((seed, turn) => {
      const state = new Int32Array(STATE_LENGTH);
      const own = new Int32Array(2);
      seedGenerator(state, seed, 0, STREAM.faces);
      fillWords(state, own);
      expect([words[turn], words[54 + turn]]).toEqual(Array.from(own, (word) => word >>> 0));
    });
  });

  it('hold the dice that they are made of, the first in the highest bits', () => {
    const next = SOURCES.find(({ name }) => name === 'addressed')?.open(256);
    const [word = 0] = wordsOf('addressed-d256', 1);
    expect([24, 16, 8, 0].map((shift) => (word >>> shift) & 255)).toEqual([1, 2, 3, 4].map(() => (next?.() ?? 0) - 1));
  });
});
