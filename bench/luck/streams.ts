import { fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../../src/dice/rng.ts';
import { neighboursOf, SOURCES } from './sources.ts';

/** Luck as 32-bit words, for batteries of tests that know no dice. */
export interface Stream {
  readonly name: string;
  readonly content: string;
  /** Goes to the beginning. @returns fills an array with the next words, again and again */
  open(): (words: Uint32Array) => void;
}

const SEED = 1;
const NUMBER_BITS = 53;
/** Words made at a time for each of several generators that take turns. */
const AHEAD = 256;

/** One word after another. */
function eachWord(next: () => number): (words: Uint32Array) => void {
  return (words) => {
    for (let at = 0; at < words.length; at += 1) words[at] = next();
  };
}

function openGenerator(): (words: Uint32Array) => void {
  const state = new Int32Array(STATE_LENGTH);
  seedGenerator(state, SEED, 0, STREAM.faces);
  return (words) => fillWords(state, new Int32Array(words.buffer, words.byteOffset, words.length));
}

/** Generators of several seeds and blocks, one word of each in turn. */
function openGenerators(starts: readonly (readonly [seed: number, block: number])[]): (words: Uint32Array) => void {
  const states = starts.map(([seed, block]) => {
    const state = new Int32Array(STATE_LENGTH);
    seedGenerator(state, seed, block, STREAM.faces);
    return state;
  });
  const rows = states.map(() => new Int32Array(AHEAD));
  let turn = 0;
  let at = AHEAD;
  return eachWord(() => {
    if (at === AHEAD) {
      states.forEach((state, index) => {
        fillWords(state, rows[index] as Int32Array);
      });
      at = 0;
    }
    const word = (rows[turn] as Int32Array)[at] as number;
    turn += 1;
    if (turn === rows.length) {
      turn = 0;
      at += 1;
    }
    return word;
  });
}

/** The first words of one block after another. */
function openStarts(): (words: Uint32Array) => void {
  const state = new Int32Array(STATE_LENGTH);
  const start = new Int32Array(16);
  let block = 0;
  let at = start.length;
  return eachWord(() => {
    if (at === start.length) {
      seedGenerator(state, SEED, block, STREAM.faces);
      fillWords(state, start);
      block += 1;
      at = 0;
    }
    at += 1;
    return start[at - 1] as number;
  });
}

/** Words made of dice of 256 sides, a byte each. */
function wordsOfBytes(next: () => number): (words: Uint32Array) => void {
  return eachWord(() => ((next() - 1) << 24) | ((next() - 1) << 16) | ((next() - 1) << 8) | (next() - 1));
}

/** Words made of the dice that show one of the lowest `2 ** bits` faces; the others are passed over. */
function wordsOfFaces(next: () => number, bits: number): (words: Uint32Array) => void {
  return eachWord(() => {
    let word = 0;
    for (let filled = 0; filled < 32; ) {
      const face = next();
      if (face > 2 ** bits) continue;
      word = (word << bits) | (face - 1);
      filled += bits;
    }
    return word;
  });
}

const GENERATORS: readonly Stream[] = [
  { name: 'words', content: 'the words that one tape is made of', open: openGenerator },
  {
    name: 'words-seeds',
    content: 'words of generators whose seeds differ in one bit, in turn',
    open: () => openGenerators(neighboursOf(SEED, NUMBER_BITS).map((seed) => [seed, 0])),
  },
  {
    name: 'words-blocks',
    content: 'words of generators whose blocks differ in one bit, in turn',
    open: () => openGenerators(neighboursOf(0, NUMBER_BITS).map((block) => [SEED, block])),
  },
  { name: 'words-starts', content: 'the first 16 words of one block after another', open: openStarts },
];

/** Filling a whole tape for sixteen dice takes long; `words-starts` are what they are made of. */
const SLOW = 'tape-starts';

/** Sources of dice are looked at as d6 (faces 1-4, two bits each) and as dice of 256 sides (eight bits each). */
const DICE: readonly Stream[] = SOURCES.filter(({ name }) => name !== SLOW).flatMap(({ name, order, open }) => [
  { name: `${name}-d6`, content: `${order}; d6, faces 1-4`, open: () => wordsOfFaces(open(6), 2) },
  { name: `${name}-d256`, content: `${order}; d256`, open: () => wordsOfBytes(open(256)) },
]);

/** A generator that batteries must refuse, to see that they can: x → 1103515245 x + 12345 modulo 2^32. */
const BROKEN: Stream = {
  name: 'broken',
  content: 'a bad generator, which must fail',
  open: () => {
    let state = SEED;
    return eachWord(() => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
      return state;
    });
  },
};

export const STREAMS: readonly Stream[] = [...GENERATORS, ...DICE, BROKEN];
