import { type Arithmetic, floats, integers } from '../../dice/arithmetic.ts';
import type { Dice, Law } from '../../dice/dice.ts';
import { keepHighest } from '../../dice/keep.ts';
import { type DieSort, type KeepPool, POOL_DICE_MAX } from '../../dice/keep-pool.ts';
import { makeLaw, makeOneWordLaw } from '../../dice/law.ts';
import type { Roll } from './pools.ts';
import { SITE } from './sites.ts';
import type { Weapon } from './weapons.ts';

const SIDES = 10;

/** Explosions of one die that break a weapon; Infinity: nothing does. // SS-DMG-2 */
function explosionsThatBreak({ breaks }: Pick<Weapon, 'breaks'>): number {
  if (breaks === 'never') return Number.POSITIVE_INFINITY;
  return breaks === 'on-explosion' ? 1 : 2;
}

/** Chance of breaking below which it is rounding error. */
const NEGLIGIBLE = 1e-12;

/**
 * A damage roll whose own dice may break the weapon: an exploding die breaks a fragile one, a second explosion of the
 * same die a sturdy one. Where totals are drawn, it is drawn first whether it breaks, and then the total, by its law in that
 * case: so the total is the last that is asked, and may be one that decides nothing.
 * @source SS-DMG-2
 */
export class BreakingRoll {
  /** Whether the last roll broke the weapon. */
  isBroken = false;
  private readonly roll: Roll;
  private readonly limit: number;
  private readonly cases: BreakingCases | null;
  private readonly values = new Int32Array(POOL_DICE_MAX);

  constructor(roll: Roll, weapon: Pick<Weapon, 'breaks'>, isRational: boolean) {
    this.roll = roll;
    this.limit = explosionsThatBreak(weapon);
    const isCertain = this.limit === Number.POSITIVE_INFINITY || roll.pool.kept === 0;
    this.cases = roll.pool.isDrawn && !isCertain ? breakingCases(roll.pool, this.limit, isRational) : null;
  }

  /** The total of the damage; {@link isBroken} tells the rest. */
  total(dice: Dice): number {
    const { pool, bonus } = this.roll;
    if (!pool.isDrawn) return this.rollEach(pool, dice) + bonus;
    this.isBroken = this.cases !== null && dice.draw(this.cases.law, SITE.breakage) === 1;
    const given = this.cases?.pools[this.isBroken ? 1 : 0] ?? pool;
    return dice.keep(given, SITE.damage, bonus) + bonus;
  }

  /** Every die by itself. */
  private rollEach({ groups, kept }: KeepPool, dice: Dice): number {
    const { values, limit } = this;
    let rolled = 0;
    this.isBroken = false;
    for (let group = 0; group < groups.length; group += 1) {
      const { count, sort } = groups[group] as KeepPool['groups'][number];
      for (let die = 0; die < count; die += 1) {
        let face = dice.roll(SIDES, SITE.damage);
        let value = sort === 'ten-is-zero' ? face % SIDES : face;
        for (let explosions = 1; sort === 'exploding' && face === SIDES; explosions += 1) {
          if (explosions >= limit) this.isBroken = true;
          face = dice.roll(SIDES, SITE.damage);
          value += face;
        }
        values[rolled] = value;
        rolled += 1;
      }
    }
    return sumOfBest(values, rolled, kept);
  }
}

/** Sum of the highest of some values, which are lost on the way. */
function sumOfBest(values: Int32Array, count: number, kept: number): number {
  let sum = 0;
  for (let taken = 0; taken < kept; taken += 1) {
    let best = taken;
    for (let at = taken + 1; at < count; at += 1) if ((values[at] as number) > (values[best] as number)) best = at;
    sum += values[best] as number;
    values[best] = values[taken] as number;
  }
  return sum;
}

/** Whether a weapon breaks, and the totals of each case. */
interface BreakingCases {
  /** Of intact (0) and broken (1). */
  readonly law: Law;
  /** Index case → the pool, its total being known to be one of that case. */
  readonly pools: readonly [KeepPool, KeepPool];
}

/** @returns null where nothing breaks */
function breakingCases(pool: KeepPool, limit: number, isRational: boolean): BreakingCases | null {
  const { probabilities, fractions = null } = pool.law;
  const weights = intactWeights(floats, pool, limit, (explosions) => SIDES ** -(explosions + 1), 1 / SIDES);
  // Of totals without a broken case the difference is rounding error.
  const broken = Array.from(probabilities, (p, at) =>
    p - (weights[at] as number) > NEGLIGIBLE * p ? p - (weights[at] as number) : 0,
  );
  const intact = Array.from(probabilities, (p, at) => p - (broken[at] as number));
  const [whole, lost] = [sumOf(intact), sumOf(broken)];
  if (lost === 0) return null;
  const laws = [
    makeLaw([whole / (whole + lost), lost / (whole + lost)]),
    givenLaw(intact, whole),
    givenLaw(broken, lost),
  ] as const;
  const exact = isRational && fractions !== null ? exactCases(pool, limit, fractions) : [null, null, null];
  const [law, sound, gone] = laws.map((each, at): Law => ({ ...each, fractions: exact[at] ?? null }));
  return { law: law as Law, pools: [givenPool(pool, sound as Law), givenPool(pool, gone as Law)] };
}

function givenLaw(p: readonly number[], mass: number): Law {
  return makeOneWordLaw(p.map((each) => each / mass));
}

/** A pool whose total has another law. */
function givenPool({ groups, kept, rolled, sort, min, dropped, isDrawn }: KeepPool, law: Law): KeepPool {
  return { groups, kept, rolled, sort, min, dropped, isDrawn, law };
}

/** The same laws as fractions: of the case, of the totals of what is intact, and of what is broken. */
function exactCases(pool: KeepPool, limit: number, { numerators, denominator }: Fractions): readonly Fractions[] {
  const exact = exactIntact(pool, limit);
  const intact = exact.weights.map((weight) => weight * denominator);
  const broken = numerators.map((all, at) => all * exact.denominator - (intact[at] ?? 0n));
  const [whole, lost] = [intact.reduce((sum, n) => sum + n, 0n), broken.reduce((sum, n) => sum + n, 0n)];
  return [
    { numerators: [whole, lost], denominator: whole + lost },
    { numerators: intact, denominator: whole },
    { numerators: broken, denominator: lost },
  ];
}

type Fractions = NonNullable<Law['fractions']>;

function sumOf(p: readonly number[]): number {
  return p.reduceRight((sum, each) => sum + each, 0);
}

function exactIntact(
  pool: KeepPool,
  limit: number,
): { readonly weights: readonly bigint[]; readonly denominator: bigint } {
  const digits = pool.groups.reduce((sum, { count, sort }) => sum + count * (sort === 'exploding' ? limit : 1), 0);
  const weights = intactWeights(integers, pool, limit, (explosions) => 10n ** BigInt(limit - 1 - explosions), 1n);
  return { weights, denominator: 10n ** BigInt(digits) };
}

/**
 * Weights of the totals in whose cases no die explodes `limit` times.
 * @param exploded weight of a face after so many explosions
 * @param face weight of a face of a die that cannot explode
 * @returns index total less the least → weight; the last of the pool's law takes those beyond
 */
function intactWeights<T>(
  arithmetic: Arithmetic<T>,
  { groups, kept, min, law }: KeepPool,
  limit: number,
  exploded: (explosions: number) => T,
  face: T,
): readonly T[] {
  const { zero, plus } = arithmetic;
  const dieOf = (sort: DieSort): readonly T[] => {
    if (sort === 'plain') return [zero, ...new Array<T>(SIDES).fill(face)];
    if (sort === 'ten-is-zero') return new Array<T>(SIDES).fill(face);
    return Array.from({ length: limit * SIDES }, (_, value) =>
      value % SIDES === 0 ? zero : exploded(Math.floor(value / SIDES)),
    );
  };
  const dice = groups.map(({ count, sort }) => ({ rolled: count, die: dieOf(sort) }));
  const weights = keepHighest(arithmetic, { groups: dice, kept });
  const last = law.probabilities.length - 1;
  return Array.from({ length: last + 1 }, (_, at) =>
    at < last ? (weights[min + at] ?? zero) : weights.slice(min + last).reduce(plus, zero),
  );
}
