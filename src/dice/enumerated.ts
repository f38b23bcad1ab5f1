import type { Cuts, Dice, Law, Site } from './dice.ts';
import type { KeepBands, KeepPool } from './keep-pool.ts';

const DEPTH_MAX = 4096;
/** Dice of a step for which there is room at first. */
const DEPTH_START = 32;

/**
 * Replays a piece of rules once for every branch of its dice, with the exact weight of the branch.
 *
 * Use: `start()`, then run the rules, read `weight`; while `next()`, run them again from the same state. Branches of
 * probability zero are skipped where the die shows it beforehand; a law's zero entries come with weight 0.
 */
export class EnumeratedDice implements Dice {
  /** Probability of the branch being replayed. */
  weight = 1;
  /** The same as a fraction, kept when `isRational`. */
  numerator = 1n;
  denominator = 1n;
  /**
   * Whether fractions are kept; laws must then carry fractions. Cleared when a pool is rolled whose fractions would take
   * too long to work out, or a law drawn from that has none.
   */
  isRational = false;
  /** Probability, at most, that a total lies beyond the law of a pool that is rolled on this branch. */
  dropped = 0;
  /** Where totals of pools are improbable: their highest ones are not replayed while all together are less probable. */
  floor = 0;
  /** Probability of all the totals that were not replayed since the enumeration began. */
  cut = 0;
  private chosen = new Int32Array(DEPTH_START);
  private branches = new Int32Array(DEPTH_START);
  private depth = 0;
  private length = 0;
  /** The last total asked about. */
  private asked = { count: 0, sides: 0, limit: 0, ways: 0 };

  /** Begins a new enumeration, at its first branch. */
  start(): void {
    this.length = 0;
    this.cut = 0;
    this.rewind();
  }

  /** Moves to the next branch; false when all have been replayed. */
  next(): boolean {
    const last = this.pathNext();
    if (last < 0) return false;
    this.chosen[last] = (this.chosen[last] as number) + 1;
    this.length = last + 1;
    this.rewind();
    return true;
  }

  private rewind(): void {
    this.depth = 0;
    this.weight = 1;
    this.dropped = 0;
    if (this.isRational) {
      this.numerator = 1n;
      this.denominator = 1n;
    }
  }

  /** A branch without a weight: somebody's choice among `count` options, 0-based. */
  fork(count: number): number {
    return this.choose(count);
  }

  /** Branches taken so far on the path being replayed. */
  get pathLength(): number {
    return this.depth;
  }

  /** How many branches of the path just replayed {@link next} will keep; -1 when it was the last path. */
  pathNext(): number {
    let last = this.depth - 1;
    while (last >= 0 && (this.chosen[last] as number) + 1 >= (this.branches[last] as number)) last -= 1;
    return last;
  }

  /** Takes one of `count` branches at this depth of the path. */
  private choose(count: number): number {
    const depth = this.depth;
    this.depth = depth + 1;
    if (depth >= this.length) {
      if (depth >= this.chosen.length) this.deepen();
      this.chosen[depth] = 0;
      this.branches[depth] = count;
      this.length = depth + 1;
      return 0;
    }
    return this.chosen[depth] as number;
  }

  private deepen(): void {
    const { chosen, branches } = this;
    if (chosen.length >= DEPTH_MAX) throw new RangeError(`more than ${DEPTH_MAX} dice in one step`);
    this.chosen = new Int32Array(2 * chosen.length);
    this.chosen.set(chosen);
    this.branches = new Int32Array(2 * branches.length);
    this.branches.set(branches);
  }

  private weigh(faces: number, sides: number): void {
    this.weight *= faces / sides;
    if (this.isRational) {
      this.numerator *= BigInt(faces);
      this.denominator *= BigInt(sides);
    }
  }

  scope(_round: number, _actor: number): void {}

  roll(sides: number, _site: Site): number {
    const branch = this.choose(sides);
    this.weigh(1, sides);
    return branch + 1;
  }

  atLeast(sides: number, target: number, _site: Site): boolean {
    if (target <= 1) return true;
    if (target > sides) return false;
    const success = this.choose(2) === 0;
    this.weigh(success ? sides - target + 1 : target - 1, sides);
    return success;
  }

  totalAtMost(count: number, sides: number, limit: number, _site: Site): boolean {
    if (limit < count) return false;
    if (limit >= count * sides) return true;
    const ways = this.waysAtMost(count, sides, limit);
    const all = sides ** count;
    const success = this.choose(2) === 0;
    this.weigh(success ? ways : all - ways, all);
    return success;
  }

  /** {@link waysAtMost}, remembered: every branch asks again. */
  private waysAtMost(count: number, sides: number, limit: number): number {
    const asked = this.asked;
    if (asked.count !== count || asked.sides !== sides || asked.limit !== limit) {
      this.asked = { count, sides, limit, ways: waysAtMost(count, sides, limit) };
    }
    return this.asked.ways;
  }

  band(sides: number, cuts: Cuts, _site: Site): number {
    const { facesIn } = cuts;
    let filled = 0;
    for (let band = 0; band < facesIn.length; band += 1) if ((facesIn[band] ?? 0) > 0) filled += 1;
    let branch = filled > 1 ? this.choose(filled) : 0;
    let band = 0;
    for (; band < facesIn.length; band += 1) {
      if ((facesIn[band] ?? 0) === 0) continue;
      if (branch === 0) break;
      branch -= 1;
    }
    this.weigh(facesIn[band] ?? 0, sides);
    return band;
  }

  draw(law: Law, _site: Site): number {
    const branch = this.branchOf(law);
    if (this.isRational) {
      if (law.fractions === undefined) throw new RangeError('a law without fractions was drawn from in rational mode');
      this.scaleBy(law, branch);
    }
    return branch;
  }

  keep({ law, min, dropped }: KeepPool, _site: Site): number {
    return min + this.total(law, dropped);
  }

  keepBand({ law, dropped }: KeepBands, _site: Site): number {
    return this.total(law, dropped);
  }

  private total(law: Law, dropped: number): number {
    const branch = this.branchOf(law, this.floor);
    this.dropped += dropped;
    if (this.isRational) this.scaleBy(law, branch);
    return branch;
  }

  /** @param floor probability, of the whole path, below which the last outcomes together are left out */
  private branchOf({ probabilities }: Law, floor = 0): number {
    const isNew = this.depth >= this.length;
    const branch = this.choose(isNew && floor > 0 ? this.worthwhile(probabilities, floor) : probabilities.length);
    this.weight *= probabilities[branch] as number;
    return branch;
  }

  /** Outcomes without the last ones that are all but impossible; at least one. */
  private worthwhile(probabilities: Float64Array, floor: number): number {
    let count = probabilities.length;
    let tail = 0;
    while (count > 1) {
      const next = tail + (probabilities[count - 1] as number);
      if (this.weight * next >= floor) break;
      tail = next;
      count -= 1;
    }
    this.cut += this.weight * tail;
    return count;
  }

  private scaleBy({ fractions = null }: Law, branch: number): void {
    if (fractions === null) {
      this.isRational = false;
      return;
    }
    this.numerator *= fractions.numerators[branch] ?? 0n;
    this.denominator *= fractions.denominator;
  }
}

/** In how many of the sides^count ways `count` dice total `limit` or less; exact below 2^53. */
export function waysAtMost(count: number, sides: number, limit: number): number {
  // Index total → ways of coming to it with the dice so far; totals beyond the limit never come back below it.
  let ways = new Float64Array(limit + 1);
  ways[0] = 1;
  for (let die = 0; die < count; die += 1) {
    const next = new Float64Array(limit + 1);
    for (let total = 0; total <= limit; total += 1) {
      const last = Math.min(limit, total + sides);
      for (let reached = total + 1; reached <= last; reached += 1) {
        next[reached] = (next[reached] as number) + (ways[total] as number);
      }
    }
    ways = next;
  }
  let sum = 0;
  for (let total = 0; total <= limit; total += 1) sum += ways[total] as number;
  return sum;
}
