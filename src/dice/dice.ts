import type { KeepBands, KeepPool } from './keep-law.ts';
import type { Law } from './law.ts';

export type { Law } from './law.ts';

/**
 * Which roll of the rules this is ('hit', 'wound', 'parry' …): an index into the `sites` of the system that rolls.
 * Logs, rule coverage and shared luck name a roll by it.
 */
export type Site = number;

/**
 * A partition of the faces of one die into consecutive bands, e.g. 1-2 / 3-4 / 5-6.
 * Made by {@link cuts}; `bandOf[face]` is the band (0-based) of a face 1..sides.
 */
export interface Cuts {
  readonly sides: number;
  /** Number of bands; a band may be empty. */
  readonly bandCount: number;
  /** Index face (0 unused) → band. */
  readonly bandOf: Uint8Array;
  /** The same of the faces up to six, four bits to each from bit 4 on: a number is read faster than a table. */
  readonly bandsOfSix: number;
  /** Index band → number of faces in it. */
  readonly facesIn: readonly number[];
}

/**
 * The port through which rules ask for luck. A rule never sees a random number: it asks for faces, thresholds, bands or
 * a draw, and one reader of the rules samples, enumerates, scripts or records the answers.
 *
 * Ask for thresholds and bands wherever the rule is one: sampling costs the same, enumeration branches less.
 */
export interface Dice {
  /** Names the luck that follows: the round (from 1) and the fighter who rolls (0-based). Costs nothing when unused. */
  scope(round: number, actor: number): void;
  /**
   * One face, 1..sides, every face equally likely.
   * @param added what the rules add to it, dice before it included; for logs
   * @param target what the sum must reach, where the rules know it; for logs
   */
  roll(sides: number, site: Site, added?: number, target?: number): number;
  /** True when a die of `sides` shows `target` or more; `target` ≤ 1 is always true, > sides never, and a die is rolled all the same. */
  atLeast(sides: number, target: number, site: Site): boolean;
  /** True when `count` dice of `sides` total `limit` or less; all the dice are rolled. Two branches to enumerate. */
  totalAtMost(count: number, sides: number, limit: number, site: Site): boolean;
  /** Band (0-based) into which one die of `cuts.sides` falls. */
  band(sides: number, cuts: Cuts, site: Site): number;
  /** One outcome, 0..n-1, of a finite law. */
  draw(law: Law, site: Site): number;
  /**
   * Total of the best dice of a pool: of its dice, or drawn from its law, which is the same.
   * @param added what the rules add to it; for logs
   * @param shown receives the faces in the order in which they were rolled, explosions with their die; none where the pool
   *   is one that is drawn; for logs
   */
  keep(pool: KeepPool, site: Site, added?: number, shown?: number[]): number;
  /** Band (0-based) into which the total of a pool falls. */
  keepBand(bands: KeepBands, site: Site): number;
}

/** Bits of one band in {@link Cuts.bandsOfSix}, as a shift: face × 4. */
const BAND_SHIFT = 2;

/** Band of a face of a six-sided die. */
export function bandOfSix(cuts: Cuts, face: number): number {
  return (cuts.bandsOfSix >>> (face << BAND_SHIFT)) & 15;
}

/**
 * Cuts the faces of a die into bands.
 * @param sides faces of the die, 1..255; of six, fifteen starts at most
 * @param starts first face of the second, third … band, ascending (clamped to 1..sides+1, so a band may be empty);
 *   `cuts(6, [3, 5])` is 1-2 / 3-4 / 5-6
 */
export function cuts(sides: number, starts: readonly number[]): Cuts {
  const bandOf = new Uint8Array(sides + 1);
  const facesIn = new Array<number>(starts.length + 1).fill(0);
  let bandsOfSix = 0;
  for (let face = 1; face <= sides; face += 1) {
    let band = 0;
    for (const start of starts) if (face >= start) band += 1;
    bandOf[face] = band;
    if (face <= 6) bandsOfSix |= band << (face << BAND_SHIFT);
    facesIn[band] = (facesIn[band] ?? 0) + 1;
  }
  return { sides, bandCount: starts.length + 1, bandOf, bandsOfSix, facesIn };
}
