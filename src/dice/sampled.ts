import { DiceError } from '../errors.ts';
import { bandOfSix, type Cuts, type Dice, type Law, type Site } from './dice.ts';
import { bandOf, type KeepBands, type KeepPool, rollPool } from './keep-pool.ts';
import { checkSeed, faceOfHalf, faceOfWord, fillSixes, fillWords, STATE_LENGTH, STREAM, seedGenerator } from './rng.ts';
import { TensTape } from './tens.ts';

/** Six-sided dice on a tape. */
const TAPE_FACES = 16_384;
/** Words of 32 bits on a tape. */
const WORDS = 1_024;
/** Rolls of a pool after which a total is too improbable to be shown. */
const SHOWN_ROLLS_MAX = 2 ** 22;
/** Words of luck that they take at once. */
const SHOWN_WORDS = 256;
/** Index of each tape's position. */
const HALVES = 0;
const WORD = 1;
/** Above this many sides a 16-bit half would be refused too often. */
const HALF_SIDES_MAX = 1024;
/** Sides for which the 48-bit product of {@link faceOfWord} is exact. */
const SIDES_MAX = 65_535;

/**
 * Dice for plain runs: luck is a function of (seed, block) and of nothing else, read in order from tapes that are
 * filled in bulk. {@link seek} before the first roll. All faces are exactly equally likely.
 *
 * Six-sided dice, ten-sided dice, other dice and draws read four independent tapes. The total of a pool of which the best
 * are kept is one draw from its law; dice that come to it are found where they are to be shown.
 */
export class TapeDice implements Dice {
  /** The tape of six-sided dice, for those who read it themselves: see {@link taken}. */
  readonly faces = new Uint8Array(TAPE_FACES);
  readonly #faceGroups = new Int32Array(this.faces.buffer);
  /** Position of the next face on the tape, at most its length. */
  taken = TAPE_FACES;
  readonly #halves = new Uint16Array(2 * WORDS);
  readonly #words = new Int32Array(WORDS);
  // Positions live in an Int32Array because V8 reads and writes them untagged: a quarter faster than number fields.
  readonly #at = Int32Array.of(2 * WORDS, WORDS);
  readonly #faceState = new Int32Array(STATE_LENGTH);
  readonly #halfState = new Int32Array(STATE_LENGTH);
  readonly #wordState = new Int32Array(STATE_LENGTH);
  readonly #scratch = new Int32Array(WORDS);
  /** The tape of ten-sided dice. */
  readonly tens = new TensTape();

  /**
   * Goes to the start of the luck of a block of trials.
   * @param seed integer, 0..2^53-1
   * @param block integer, 0..2^53-1
   * @throws DiceError on a seed out of range
   */
  seek(seed: number, block: number): void {
    checkSeed(seed);
    seedGenerator(this.#faceState, seed, block, STREAM.faces);
    seedGenerator(this.#halfState, seed, block, STREAM.halves);
    seedGenerator(this.#wordState, seed, block, STREAM.words);
    this.tens.seek(seed, block, STREAM.tens);
    this.#at[HALVES] = 2 * WORDS;
    this.#at[WORD] = WORDS;
    fillSixes(this.#faceState, this.#faceGroups);
    this.taken = 0;
  }

  scope(_round: number, _actor: number): void {}

  roll(sides: number, _site: Site): number {
    if (sides !== 6) return this.#rollOther(sides);
    let at = this.taken;
    if (at === TAPE_FACES) at = this.#turn();
    this.taken = at + 1;
    return this.faces[at] as number;
  }

  atLeast(sides: number, target: number, site: Site): boolean {
    return this.roll(sides, site) >= target;
  }

  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean {
    let total = 0;
    for (let die = 0; die < count; die += 1) total += this.roll(sides, site);
    return total <= limit;
  }

  band(sides: number, cuts: Cuts, site: Site): number {
    if (sides === 6) return bandOfSix(cuts, this.roll(6, site));
    return cuts.bandOf[this.roll(sides, site)] as number;
  }

  /**
   * One outcome of a law by its alias table: the column from one word, the threshold against another.
   * Thresholds are whole multiples of 2^-32, so the law drawn from is within 2^-33 in total variation of the law given.
   */
  draw(law: Law, _site: Site): number {
    const cursor = this.#at;
    let at = cursor[WORD] as number;
    // Both words come from one fill: a last single word is passed over.
    if (at > WORDS - 2) at = this.#refillWords();
    cursor[WORD] = at + 2;
    const threshold = law.threshold;
    const column = (this.#words[at] as number) & (threshold.length - 1);
    const luck = (this.#words[at + 1] as number) >>> 0;
    return luck < (threshold[column] as number) ? column : (law.alias[column] as number);
  }

  keep(pool: KeepPool, _site: Site, _added?: number, shown?: number[]): number {
    const outcome = this.#drawOneWord(pool.law);
    if (shown !== undefined && !pool.isDrawn) this.#show(pool, outcome, shown);
    return pool.min + outcome;
  }

  /** As {@link draw}, of a law made for it, see `makeOneWordLaw`. */
  #drawOneWord({ threshold, alias }: Law): number {
    const cursor = this.#at;
    let at = cursor[WORD] as number;
    if (at === WORDS) at = this.#refillWords();
    cursor[WORD] = at + 1;
    const word = (this.#words[at] as number) >>> 0;
    const column = word & (threshold.length - 1);
    return word < (threshold[column] as number) ? column : (alias[column] as number);
  }

  keepBand(bands: KeepBands, site: Site): number {
    return bandOf(bands.starts, this.keep(bands.pool, site));
  }

  /**
   * Dice of a pool that come to the total just drawn, with the odds of the dice given that total: they are rolled until
   * they do. Their luck follows from the word of the draw.
   * @throws DiceError where the total is so improbable that none are found
   */
  #show(pool: KeepPool, outcome: number, shown: number[]): void {
    const at = this.#at[WORD] as number;
    const state = new Int32Array(STATE_LENGTH);
    const words = new Int32Array(SHOWN_WORDS);
    let next = SHOWN_WORDS;
    seedGenerator(state, (this.#words[at - 1] as number) >>> 0, 0, STREAM.shown);
    const roll = (): number => {
      for (;;) {
        if (next === SHOWN_WORDS) {
          fillWords(state, words);
          next = 0;
        }
        const face = faceOfWord(words[next] as number, 10);
        next += 1;
        if (face !== 0) return face;
      }
    };
    const last = pool.law.probabilities.length - 1;
    const faces: number[] = [];
    for (let rolls = 0; rolls < SHOWN_ROLLS_MAX; rolls += 1) {
      faces.length = 0;
      // The last outcome is its total or more.
      if (Math.min(last, rollPool(pool, roll, faces) - pool.min) !== outcome) continue;
      shown.push(...faces);
      return;
    }
    throw new DiceError('dice/improbable', `no dice were found for a total of ${pool.min + outcome}`, {
      hint: 'tell another trial',
    });
  }

  #rollOther(sides: number): number {
    if (sides === 10) return this.tens.values[this.tens.take(1)] as number;
    if (sides > HALF_SIDES_MAX) return this.#rollLarge(sides);
    for (;;) {
      const cursor = this.#at;
      let at = cursor[HALVES] as number;
      if (at === 2 * WORDS) at = this.#refillHalves();
      cursor[HALVES] = at + 1;
      const face = faceOfHalf(this.#halves[at] as number, sides);
      if (face !== 0) return face;
    }
  }

  #rollLarge(sides: number): number {
    if (sides > SIDES_MAX) throw new DiceError('dice/sides', `a die of ${sides} sides: at most ${SIDES_MAX}`);
    for (;;) {
      const cursor = this.#at;
      let at = cursor[WORD] as number;
      if (at === WORDS) at = this.#refillWords();
      cursor[WORD] = at + 1;
      const face = faceOfWord(this.#words[at] as number, sides);
      if (face !== 0) return face;
    }
  }

  /** Moves what is left to the front of the tape, in whole groups of eight faces, and fills the rest; the new position. */
  #turn(): number {
    const kept = this.taken & ~7;
    this.faces.copyWithin(0, kept);
    fillSixes(this.#faceState, this.#faceGroups.subarray((TAPE_FACES - kept) / 4));
    this.taken -= kept;
    return this.taken;
  }

  #refillWords(): number {
    fillWords(this.#wordState, this.#words);
    return 0;
  }

  #refillHalves(): number {
    fillWords(this.#halfState, this.#scratch);
    for (let at = 0; at < WORDS; at += 1) {
      const word = this.#scratch[at] as number;
      this.#halves[2 * at] = word & 0xffff;
      this.#halves[2 * at + 1] = word >>> 16;
    }
    return 0;
  }
}
