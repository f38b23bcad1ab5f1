import { checkSeed, fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../../dice/rng.ts';

/** Luck of compiled trials: words in bulk, a function of (seed, block) alone. */
export class DrawLuck {
  readonly #state = new Int32Array(STATE_LENGTH);

  /**
   * Goes to the start of a block.
   * @throws DiceError on a seed out of range
   */
  seek(seed: number, block: number): void {
    checkSeed(seed);
    seedGenerator(this.#state, seed, block, STREAM.compiled);
  }

  /** @param length words to be filled; all when absent */
  fill(words: Int32Array, length = words.length): void {
    fillWords(this.#state, words, length);
  }
}

/** Numbers in [0, 1) for choices in the telling of a trial. */
export function choiceWords(seed: number, trial: number): () => number {
  const state = new Int32Array(STATE_LENGTH);
  const out = new Int32Array(1);
  seedGenerator(state, seed, trial, STREAM.retelling);
  return () => {
    fillWords(state, out);
    return ((out[0] as number) >>> 0) / 2 ** 32;
  };
}
