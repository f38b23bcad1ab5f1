import type { Dice, Site } from '../../dice/dice.ts';
import { type KeepBands, type KeepPool, keepBands } from '../../dice/keep-pool.ts';
import { buildRoll, type PoolBase, type PoolTerms, type Roll, type Rulings } from './pools.ts';
import { SITE } from './sites.ts';

/** The total of a roll. @param more points on it besides its bonus */
export function total(roll: Roll, dice: Dice, site: Site, more = 0): number {
  const added = roll.bonus + more;
  return dice.keep(roll.pool, site, added) + added;
}

/** Whether a roll reaches a TN. // SS-DICE-11 */
export function check(roll: Roll, tn: number, dice: Dice, site: Site): boolean {
  const beyond = beyondLeast(roll, tn);
  const known = roll.passes[beyond];
  return dice.keepBand(known === undefined ? makePasses(roll, beyond) : known, site) === 1;
}

/** By how much a roll misses a TN; 0 when it reaches it. */
export function shortfall(roll: Roll, tn: number, dice: Dice, site: Site): number {
  const beyond = beyondLeast(roll, tn);
  const known = roll.shortfalls[beyond];
  return beyond - dice.keepBand(known === undefined ? makeShortfalls(roll, beyond) : known, site);
}

/** What a TN asks beyond the least total, at least 0. */
function beyondLeast({ pool, bonus }: Roll, tn: number): number {
  return Math.max(0, tn - bonus - pool.min);
}

/** Two bands: missed and reached. */
function makePasses({ pool, bonus, passes }: Roll, beyond: number): KeepBands {
  const bands = keepBands(pool, [pool.min + beyond], { added: bonus });
  passes[beyond] = bands;
  return bands;
}

/** A band for every total that misses, and one for those that reach. */
function makeShortfalls({ pool, bonus, shortfalls }: Roll, beyond: number): KeepBands {
  const bands = keepBands(pool, totalsUpTo(pool, beyond), { added: bonus });
  shortfalls[beyond] = bands;
  return bands;
}

function totalsUpTo({ min }: KeepPool, beyond: number): readonly number[] {
  return Array.from({ length: beyond }, (_, index) => min + 1 + index);
}

/**
 * A roll into which drama dice may go: announced before it, or added one by one to a total that misses its TN.
 * @source SS-DICE-16
 */
export class DramaRoll {
  /** Dice spent on the last roll. */
  spent = 0;
  private readonly base: PoolBase;
  private readonly terms: PoolTerms;
  private readonly rulings: Rulings;
  private readonly isDrawn: boolean;
  private readonly comesAfter: boolean;
  /** Index drama dice announced → the roll; made when first met. */
  private readonly rolls: (Roll | undefined)[] = [];
  private readonly die: Roll;

  constructor(base: PoolBase, terms: PoolTerms, rulings: Rulings, isDrawn: boolean) {
    this.base = base;
    this.terms = terms;
    this.rulings = rulings;
    this.isDrawn = isDrawn;
    this.comesAfter = rulings['drama-timing'] === 'after';
    this.die = buildRoll({ rolled: 1, kept: 1, bonus: 0 }, { sort: 'exploding' }, rulings, isDrawn);
  }

  /** The roll with so many dice announced. */
  with(drama: number): Roll {
    const known = this.rolls[drama];
    return known === undefined ? this.make(drama) : known;
  }

  /** The roll as it is first made: dice that come after it are not in it. @param allowed dice that he has and will spend */
  announced(allowed: number): Roll {
    return this.with(this.comesAfter ? 0 : allowed);
  }

  /** Total of a roll without a TN: all the dice are announced. @param allowed dice that he has and will spend */
  total(allowed: number, dice: Dice, site: Site): number {
    this.spent = allowed;
    return total(this.with(allowed), dice, site);
  }

  /** Total of a roll against a TN. @param allowed dice that he has and will spend */
  totalAgainst(tn: number, allowed: number, dice: Dice, site: Site): number {
    let reached = this.firstTotal(allowed, dice, site);
    for (; reached < tn && this.spent < allowed; this.spent += 1) reached = this.moreTotal(reached, dice);
    return reached;
  }

  /** Whether the roll reaches a TN. @param allowed dice that he has and will spend */
  check(tn: number, allowed: number, dice: Dice, site: Site): boolean {
    let missing = this.firstMissing(tn, allowed, dice, site);
    while (missing > 0 && this.spent < allowed) {
      this.spent += 1;
      missing = this.stillMissing(missing, this.spent === allowed, dice);
    }
    return missing === 0;
  }

  /** Total before any die comes after it; `spent` are those announced. @param allowed dice that he has and will spend */
  firstTotal(allowed: number, dice: Dice, site: Site): number {
    if (!this.comesAfter) return this.total(allowed, dice, site);
    this.spent = 0;
    return total(this.with(0), dice, site);
  }

  /** A total with one die more, that comes after the roll. */
  moreTotal(reached: number, dice: Dice): number {
    return total(this.die, dice, SITE.drama, reached);
  }

  /**
   * By how much the roll misses a TN before any die comes after it, 0 when it reaches it; `spent` are those announced.
   * Where no die may follow it is 1, by however much it misses.
   * @param allowed dice that he has and will spend
   */
  firstMissing(tn: number, allowed: number, dice: Dice, site: Site): number {
    this.spent = this.comesAfter ? 0 : allowed;
    if (this.comesAfter && allowed > 0) return shortfall(this.with(0), tn, dice, site);
    return check(this.with(allowed), tn, dice, site) ? 0 : 1;
  }

  /** By how much it still misses with one die more. @param isLast no die may follow: 1, by however much it misses */
  stillMissing(missing: number, isLast: boolean, dice: Dice): number {
    if (isLast) return check(this.die, missing, dice, SITE.drama) ? 0 : 1;
    return shortfall(this.die, missing, dice, SITE.drama);
  }

  private make(drama: number): Roll {
    const { base, terms, rulings, isDrawn } = this;
    const roll = buildRoll(base, { ...terms, drama }, rulings, isDrawn);
    this.rolls[drama] = roll;
    return roll;
  }
}
