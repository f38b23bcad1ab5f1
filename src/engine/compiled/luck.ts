import { checkSeed, fillWords, STATE_LENGTH, STREAM, seedGenerator } from '../../dice/rng.ts';
import { BLOCK_TRIALS } from '../result.ts';

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

/** A trial of a run, counted from 0 over all its blocks. */
export interface DrawnTrial {
  readonly seed: number;
  readonly trial: number;
}

/**
 * Draws the chunk that a trial is in, after those of its block before it.
 * @param size trials of a chunk
 * @param draw draws the next chunk
 */
export function chunkOf<Chunk>({ seed, trial }: DrawnTrial, size: number, draw: (luck: DrawLuck) => Chunk): Chunk {
  const luck = new DrawLuck();
  luck.seek(seed, Math.floor(trial / BLOCK_TRIALS));
  for (let before = size; before <= trial % BLOCK_TRIALS; before += size) draw(luck);
  return draw(luck);
}

/** Numbers in [0, 1) for choices in the telling of a trial. */
export function choiceWords({ seed, trial }: DrawnTrial): () => number {
  const state = new Int32Array(STATE_LENGTH);
  const out = new Int32Array(1);
  seedGenerator(state, seed, trial, STREAM.retelling);
  return () => {
    fillWords(state, out);
    return ((out[0] as number) >>> 0) / 2 ** 32;
  };
}
