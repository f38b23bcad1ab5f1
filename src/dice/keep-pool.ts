import { DiceError } from '../errors.ts';
import {
  bandsLaw,
  countOf,
  type DieSort,
  type KeepBands,
  type KeepLaw,
  type KeepPool,
  type KeepSpec,
  keepLaw,
  nameOf,
  type Reading,
} from './keep-law.ts';
import type { Law } from './law.ts';

export type { DieSort, KeepBands, KeepPool, KeepSpec, Reading } from './keep-law.ts';

/** Dice of one pool, at most. */
export const POOL_DICE_MAX = 30;

const SIDES = 10;
const pools = new Map<string, KeepPool>();

/**
 * The pool of a specification; the same object for the same specification.
 * @param isDrawn draw totals from the law instead of rolling (engine `tables`)
 * @throws DiceError on a count that is negative or no whole number, or on more than {@link POOL_DICE_MAX} dice
 */
export function keepPool(spec: KeepSpec, isDrawn = false): KeepPool {
  const { groups, kept } = normalized(spec);
  const key = `${nameOf(groups, kept)} ${isDrawn}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const pool = new Pool(groups, kept, isDrawn);
  pools.set(key, pool);
  return pool;
}

/** Its law is worked out when it is first asked for: those who roll do without. */
class Pool implements KeepPool {
  readonly groups: Groups;
  readonly kept: number;
  readonly rolled: number;
  readonly sort: KeepPool['sort'];
  readonly min: number;
  readonly isDrawn: boolean;
  private known: KeepLaw | null = null;

  constructor(groups: Groups, kept: number, isDrawn: boolean) {
    this.groups = groups;
    this.kept = kept;
    this.rolled = countOf(groups);
    this.sort = commonSort(groups);
    this.min = Math.min(kept, countOf(groups.filter(({ sort }) => sort !== 'ten-is-zero')));
    this.isDrawn = isDrawn;
  }

  get law(): Law {
    this.known ??= keepLaw(this);
    return this.known.law;
  }

  get dropped(): number {
    this.known ??= keepLaw(this);
    return this.known.dropped;
  }
}

/**
 * Bands of a pool's total: band b holds `starts[b-1] <= total < starts[b]`.
 * @param starts ascending; bands may be empty
 * @param added what the rules add to the total, which the starts leave out; for logs
 */
export function keepBands(
  pool: KeepPool,
  starts: readonly number[],
  { reading = null, added = 0 }: { readonly reading?: Reading | null; readonly added?: number } = {},
): KeepBands {
  return new Bands(pool, starts, reading, added);
}

class Bands implements KeepBands {
  readonly pool: KeepPool;
  readonly starts: readonly number[];
  readonly reading: Reading | null;
  readonly added: number;
  private known: Law | null = null;

  constructor(pool: KeepPool, starts: readonly number[], reading: Reading | null, added: number) {
    this.pool = pool;
    this.starts = starts;
    this.reading = reading;
    this.added = added;
  }

  get law(): Law {
    this.known ??= bandsLaw(this.pool, this.starts);
    return this.known;
  }

  get dropped(): number {
    const { min, law, dropped } = this.pool;
    return this.starts.some((start) => start >= min + law.probabilities.length) ? dropped : 0;
  }
}

/** Band (0-based) into which a total falls. */
export function bandOf(starts: readonly number[], total: number): number {
  let band = 0;
  while (band < starts.length && total >= (starts[band] as number)) band += 1;
  return band;
}

/**
 * Rolls the dice of a pool one by one.
 * @param roll gives the next face of a ten-sided die
 * @returns the faces of each die: several when it exploded
 */
export function rollDice(pool: KeepPool, roll: () => number): number[][] {
  const dice: number[][] = [];
  for (const { count, sort } of pool.groups) {
    for (let die = 0; die < count; die += 1) {
      const faces: number[] = [];
      rollDie(sort, roll, faces);
      dice.push(faces);
    }
  }
  return dice;
}

/**
 * Rolls the dice of a pool one by one and adds up the best.
 * @param roll gives the next face of a ten-sided die
 * @param shown receives the faces, those of an exploding die one after another
 */
export function rollPool({ groups, kept }: KeepPool, roll: () => number, shown?: number[]): number {
  /** Values of the best dice so far, descending. */
  const best: number[] = [];
  for (const { count, sort } of groups) {
    for (let die = 0; die < count; die += 1) insert(best, kept, rollDie(sort, roll, shown));
  }
  return best.reduce((sum, value) => sum + value, 0);
}

function rollDie(sort: DieSort, roll: () => number, shown?: number[]): number {
  let value = 0;
  let face: number;
  do {
    face = roll();
    shown?.push(face);
    value += face;
  } while (sort === 'exploding' && face === SIDES);
  return sort === 'ten-is-zero' ? value % SIDES : value;
}

/** Puts a value among the best, of which there are so many at most. */
function insert(best: number[], lengthMax: number, value: number): void {
  if (best.length === lengthMax) {
    if (value <= (best[lengthMax - 1] as number)) return;
    best.pop();
  }
  let at = best.length;
  for (; at > 0 && (best[at - 1] as number) < value; at -= 1) best[at] = best[at - 1] as number;
  best[at] = value;
}

type Groups = KeepSpec['groups'];

/** Without empty groups, and keeping no more than is rolled; nothing is rolled of which nothing is kept. */
function normalized({ groups, kept }: KeepSpec): KeepSpec {
  const rolled = countOf(groups);
  if (![kept, ...groups.map(({ count }) => count)].every((n) => Number.isInteger(n) && n >= 0)) {
    throw new DiceError('dice/pool', `there is no pool that keeps ${kept} of ${rolled} dice`);
  }
  if (rolled > POOL_DICE_MAX) {
    throw new DiceError('dice/pool', `a pool of ${rolled} dice: at most ${POOL_DICE_MAX}`);
  }
  return { groups: kept === 0 ? [] : groups.filter(({ count }) => count > 0), kept: Math.min(kept, rolled) };
}

function commonSort(groups: Groups): KeepPool['sort'] {
  const sort = groups[0]?.sort ?? 'plain';
  return sort !== 'ten-is-zero' && groups.every((group) => group.sort === sort) ? sort : 'mixed';
}
