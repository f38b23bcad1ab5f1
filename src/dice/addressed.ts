import { DiceError } from '../errors.ts';
import { sumOfHighest } from './best.ts';
import type { Cuts, Dice, Law, Site } from './dice.ts';
import { bandOf, type KeepBands, type KeepPool, POOL_DICE_MAX } from './keep-pool.ts';
import { checkSeed, faceOfWord, STATE_LENGTH, STREAM, seedGenerator } from './rng.ts';

/** Sites a system may name: one row of counts per actor is this long. */
const SITES_MAX = 256;
/** Rounds are laid over actors in one word. */
const ACTORS_MAX = 1024;
/** Rolls of one actor at one site in one round. */
const COUNT_MAX = 65_536;
/** Faces of one address, explosions of dice included; beyond, luck would be given twice. */
const PLACES_MAX = 2 ** 20;

/**
 * Dice for comparisons on shared luck: a roll's luck is a keyed hash of (seed, trial, round, actor, site, count), so
 * two variants that roll for the same thing at the same time get the same luck, however many other dice either rolls.
 * `count` numbers the rolls of an actor at a site within a round: no luck is given twice as long as rounds only advance
 * within a trial. {@link seek} before the first roll.
 *
 * Faces are monotone in the luck, whatever the number of sides, and {@link draw} inverts the law, so that good luck is
 * good luck in both variants.
 */
export class AddressedDice implements Dice {
  readonly #key = new Int32Array(STATE_LENGTH);
  #roundKey = 0;
  #round = 0;
  #row = 0;
  /** Index actor * SITES_MAX + site → rolls so far in the round stamped beside it. */
  #counts = new Int32Array(16 * SITES_MAX);
  #stamps = new Int32Array(16 * SITES_MAX);
  #stamp = 0;
  readonly #table = new Uint16Array(POOL_DICE_MAX);

  /**
   * Goes to the luck of one trial, before its first round.
   * @param seed integer, 0..2^53-1
   * @param trial integer, 0..2^53-1
   * @throws DiceError on a seed out of range
   */
  seek(seed: number, trial: number): void {
    checkSeed(seed);
    seedGenerator(this.#key, seed, trial, STREAM.addressed);
    this.#round = -1;
    this.scope(0, 0);
  }

  /**
   * @param round 0..2^22-1, never less than before within a trial
   * @param actor 0..1023
   */
  scope(round: number, actor: number): void {
    if (round !== this.#round) {
      this.#round = round;
      this.#advanceStamp();
    }
    this.#row = actor * SITES_MAX;
    if (this.#row >= this.#counts.length) this.#grow(actor);
    this.#roundKey = scramble((this.#key[0] as number) ^ (round * ACTORS_MAX + actor));
  }

  roll(sides: number, site: Site): number {
    const address = this.#address(site);
    let face = faceOfWord(scramble(address ^ (this.#key[2] as number)), sides);
    // A refused word (less than sides / 2^32 of them) is replaced by the next of the same address.
    for (let attempt = 1; face === 0; attempt += 1) face = faceOfWord(this.#again(address, attempt), sides);
    return face;
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
    return cuts.bandOf[this.roll(sides, site)] as number;
  }

  /** One outcome by inversion at 53 bits of luck: within n * 2^-53 in total variation of the law given. */
  draw(law: Law, site: Site): number {
    const address = this.#address(site);
    const high = scramble(address ^ (this.#key[2] as number)) >>> 0;
    const low = this.#again(address, 1) >>> 11;
    return invert(law.probabilities, (high * 2_097_152 + low) / 9_007_199_254_740_992);
  }

  /** One address for all the dice of a pool: the luck of its dice does not depend on how many they are. */
  keep(pool: KeepPool, site: Site, _added?: number, shown?: number[]): number {
    if (pool.isDrawn) return pool.min + this.draw(pool.law, site);
    const address = this.#address(site);
    const { groups, kept } = pool;
    const table = this.#table;
    let end = 0;
    for (let group = 0; group < groups.length; group += 1) {
      const { count, sort } = groups[group] as KeepPool['groups'][number];
      for (let die = 0; die < count; die += 1) {
        let value = 0;
        let face = 10;
        for (let throws = 0; face === 10 && (throws === 0 || sort === 'exploding'); throws += 1) {
          face = this.#pooledFace(address, throws * POOL_DICE_MAX + end);
          value += face;
          shown?.push(face);
        }
        table[end] = sort === 'ten-is-zero' ? value % 10 : value;
        end += 1;
      }
    }
    return sumOfHighest(table, 0, end, kept);
  }

  keepBand(bands: KeepBands, site: Site): number {
    if (bands.pool.isDrawn) return this.draw(bands.law, site);
    return bandOf(bands.starts, this.keep(bands.pool, site));
  }

  /** The keyed address of the next roll at a site: distinct for distinct (site, count) of one round and actor. */
  #address(site: Site): number {
    if (site >= SITES_MAX) throw new DiceError('dice/site', `site ${site}: shared luck knows ${SITES_MAX} sites`);
    const slot = this.#row + site;
    const count = this.#stamps[slot] === this.#stamp ? (this.#counts[slot] as number) : 0;
    this.#stamps[slot] = this.#stamp;
    this.#counts[slot] = count + 1;
    if (count >= COUNT_MAX) {
      throw new DiceError('dice/count', `more than ${COUNT_MAX} rolls of one fighter at one site in one round`);
    }
    return scramble((this.#roundKey + (this.#key[1] as number)) ^ (site * COUNT_MAX + count));
  }

  /** A ten-sided face; `place` tells the dice of one address apart. */
  #pooledFace(address: number, place: number): number {
    let face = faceOfWord(this.#again(address, place), 10);
    for (let attempt = 1; face === 0; attempt += 1) {
      face = faceOfWord(this.#again(address, place + attempt * PLACES_MAX), 10);
    }
    return face;
  }

  #again(address: number, attempt: number): number {
    return scramble((scramble(address ^ (this.#key[3] as number)) + Math.imul(attempt, 0x9e3779b9)) | 0);
  }

  #advanceStamp(): void {
    if (this.#stamp === 0x7fffffff) {
      this.#stamps.fill(0);
      this.#stamp = 0;
    }
    this.#stamp += 1;
  }

  #grow(actor: number): void {
    if (actor >= ACTORS_MAX)
      throw new DiceError('dice/actor', `fighter ${actor}: shared luck knows ${ACTORS_MAX} fighters`);
    const length = SITES_MAX * 2 ** Math.ceil(Math.log2(actor + 1));
    const counts = new Int32Array(length);
    const stamps = new Int32Array(length);
    counts.set(this.#counts);
    stamps.set(this.#stamps);
    this.#counts = counts;
    this.#stamps = stamps;
  }
}

/**
 * A bijection of 32-bit words in which every bit of the input changes half of the output.
 * @source C. Wellons, Prospecting for Hash Functions (2018), lowbias32
 */
function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** Smallest outcome whose cumulated probability exceeds `luck`; never one of probability 0. */
function invert(probabilities: Float64Array, luck: number): number {
  let cumulated = 0;
  let last = 0;
  for (let outcome = 0; outcome < probabilities.length; outcome += 1) {
    const p = probabilities[outcome] as number;
    if (p > 0) {
      cumulated += p;
      last = outcome;
      if (luck < cumulated) return outcome;
    }
  }
  return last;
}
