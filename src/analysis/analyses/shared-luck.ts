import { type CrossedSums, contrastMoments } from '../../engine/crossing.ts';
import type { JointTally } from '../../engine/joint.ts';
import { EVENTS_MIN } from '../../engine/plan.ts';
import { InvariantError } from '../../errors.ts';
import type { Measure } from '../../scenario/scenario-parts.ts';
import { wilsonHalfWidth } from '../../stats/interval.ts';
import type { Moments } from '../../stats/moments.ts';
import { tango } from '../../stats/paired.ts';
import type { Session } from '../session.ts';
import type { PairedTrials } from './contrast.ts';

/** How much luck a family shares. */
export interface LuckPlan {
  readonly measure: Measure;
  /** Trials of each member, at most. */
  readonly trials: number;
  /** Number of the first of them, 0 by default: later ones are fresh luck. */
  readonly first?: number;
  /**
   * Half-width of the interval of an outcome's difference from the first member at which another has had enough trials; absent
   * or null: all members play all of them.
   */
  readonly halfWidth?: number | null;
  /** Level of that interval, in (0,1). */
  readonly confidence: number;
}

/** Trials of the first look, of which all others are multiples: below, an interval that is narrow enough may stand on few pairs that differ. */
const LOOK_UNIT = 2_048;

/** Consecutive trials, and who played them: the first member, and those of the others that had not enough. */
interface Stretch {
  readonly members: readonly number[];
  readonly tally: JointTally;
}

/** What the members of a family came to on shared luck, each beside the first. */
export class SharedLuck {
  readonly #stretches: Stretch[] = [];
  readonly #kind: Measure['kind'];

  constructor({ kind }: Measure) {
    this.#kind = kind;
  }

  add(members: readonly number[], tally: JointTally): void {
    this.#stretches.push({ members, tally });
  }

  /** Trials of a member. */
  trialsOf(member: number): number {
    return this.#of(member).reduce((sum, { tally }) => sum + tally.trials, 0);
  }

  /** Whether nothing asked, in any trial, where a member differs from the first. */
  isAlike(member: number): boolean {
    return this.#of(member).every(({ members, tally }) => tally.alike?.[members.indexOf(member) - 1] === true);
  }

  /** n, Σ and Σ² of a member alone. */
  momentsOf(member: number): Moments {
    const weights: number[] = [];
    weights[member] = 1;
    return this.contrast(weights);
  }

  /** A member (a) beside the first (b). */
  pairsOf(member: number): PairedTrials {
    let [n, sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0, 0];
    for (const { members, tally } of this.#of(member)) {
      const crossed = crossedOf(tally);
      const at = members.indexOf(member);
      n += tally.trials;
      sumA += crossed.sums[at] ?? 0;
      sumB += crossed.sums[0] ?? 0;
      squaresA += product(crossed, at, at);
      squaresB += product(crossed, 0, 0);
      products += product(crossed, 0, at);
    }
    if (this.#kind === 'metric') {
      return { kind: 'metric', moments: { n, sumA, squaresA, sumB, squaresB, products }, least: null };
    }
    return { kind: 'outcome', counts: { n, both: products, onlyA: sumA - products, onlyB: sumB - products } };
  }

  /**
   * n, Σ c and Σ c² of a combination of members, over the trials that all of them played.
   * @param weights index member → integer
   */
  contrast(weights: readonly number[]): Moments {
    const wanted = [...weights.entries()].filter(([, weight = 0]) => weight !== 0);
    let [n, sum, squares] = [0, 0, 0];
    for (const { members, tally } of this.#stretches) {
      if (wanted.some(([member]) => !members.includes(member))) continue;
      const own = members.map((member) => weights[member] ?? 0);
      const part = contrastMoments(crossedOf(tally), own, tally.trials);
      n += part.n;
      sum += part.sum;
      squares += part.squares;
    }
    return { n, sum, squares };
  }

  /**
   * Shares of the outcomes of a member, or of the first in the trials of that member.
   * @param rows outcomes of the first member
   */
  sharesOf(member: number, rows: number, whose: 'own' | 'first' = 'own'): Float64Array {
    const n = this.trialsOf(member);
    const isFirst = member === 0 || whose === 'first';
    let p: Float64Array | null = null;
    for (const { members, tally } of this.#of(member)) {
      const table = tally.outcomes[Math.max(0, members.indexOf(member) - 1)];
      if (table === undefined) throw new InvariantError('a family without pairs');
      const columns = table.length / rows;
      const shares: Float64Array = p ?? new Float64Array(isFirst ? rows : columns);
      table.forEach((count, cell) => {
        const outcome = isFirst ? Math.floor(cell / columns) : cell % columns;
        shares[outcome] = (shares[outcome] ?? 0) + count / n;
      });
      p = shares;
    }
    if (p === null) throw new InvariantError('a member without trials');
    return p;
  }

  #of(member: number): readonly Stretch[] {
    return this.#stretches.filter(({ members }) => members.includes(member));
  }
}

/**
 * Plays a family on shared luck. With a half-width each member leaves as soon as the interval of its difference from the first is as
 * narrow as that; the first itself stays until its own share is known as well. Looks come where the next is expected to leave. Only
 * how wide an interval is decides, never where it lies.
 * @param count members; one alone is played beside itself
 */
export async function shareLuck(count: number, plan: LuckPlan, session: Session): Promise<SharedLuck> {
  const { measure, trials, first = 0, halfWidth = null, confidence } = plan;
  const luck = new SharedLuck(measure);
  /** Trials with which a member is known well enough; of one who is, no more than it had. */
  const trialsNeeded = (member: number): number => {
    const pairs = luck.pairsOf(member);
    if (halfWidth === null || pairs.kind === 'metric') return trials;
    const { n, both, onlyB } = pairs.counts;
    const needed = (half: number): number => n * (half / halfWidth) ** 2;
    if (member === 0) return Math.max(EVENTS_MIN / halfWidth, needed(wilsonHalfWidth(both + onlyB, n, confidence)));
    const { low, high } = tango(pairs.counts, confidence);
    return needed((high - low) / 2);
  };
  let open = Array.from({ length: count }, (_, member) => member);
  let look = halfWidth === null || measure.kind === 'metric' ? trials : LOOK_UNIT;
  for (let done = 0; done < trials; ) {
    const next = Math.min(look, trials);
    const members = open.length > 1 ? open : [0, 0];
    const range = { first: first + done, trials: next - done, followed: measure };
    luck.add(open.length > 1 ? open : [0], await session.pairs(members, range));
    done = next;
    const needs = open.map((member) => ({ member, needed: trialsNeeded(member) }));
    const missing = needs.filter(({ needed }) => needed > done);
    if (missing.length === 0) break;
    open = [0, ...missing.flatMap(({ member }) => (member > 0 ? [member] : []))];
    look = LOOK_UNIT * Math.ceil(Math.min(...missing.map(({ needed }) => needed)) / LOOK_UNIT);
  }
  return luck;
}

function crossedOf({ crossed }: JointTally): CrossedSums {
  if (crossed === undefined) throw new InvariantError('a family was not crossed');
  return crossed;
}

function product({ sums, products }: CrossedSums, one: number, other: number): number {
  return products[Math.min(one, other) * sums.length + Math.max(one, other)] ?? 0;
}
