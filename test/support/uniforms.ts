import { fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../../src/dice/rng.ts';

const WORDS = 1024;

/** A seeded source of numbers uniform on [0,1), for replications: equal seeds give equal numbers. */
export function uniforms(seed: number): () => number {
  const state = new Int32Array(STATE_LENGTH);
  seedGenerator(state, seed, 0, STREAM.words);
  const words = new Int32Array(WORDS);
  let at = WORDS;
  return () => {
    if (at === WORDS) {
      fillWords(state, words);
      at = 0;
    }
    const word = words[at] ?? 0;
    at += 1;
    return (word >>> 0) / 2 ** 32;
  };
}
