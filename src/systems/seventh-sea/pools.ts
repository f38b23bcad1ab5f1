import { type DieSort, type KeepBands, type KeepPool, type KeepSpec, keepPool } from '../../dice/keep-pool.ts';
import type { Rulings } from '../rulings.ts';

export type { Rulings } from '../rulings.ts';

/** A pool as a rule or an item names it: XkY+B. */
export interface PoolBase {
  readonly rolled: number;
  readonly kept: number;
  readonly bonus: number;
}

/** What happens to a pool between its base and the table. // SS-DICE-3 */
export interface PoolTerms {
  /** The sort of its ordinary dice; drama dice always explode. */
  readonly sort: DieSort;
  /** Whose trait the kept dice are: none may be left of it. Absent when they are no trait. // SS-DICE-7 */
  readonly traitOf?: 'character' | 'ship';
  /** Dice more to roll. */
  readonly unkept?: number;
  /** Dice more to roll and to keep. */
  readonly kept?: number;
  /** Dice fewer to roll and to keep. */
  readonly penaltyBoth?: number;
  /** Dice fewer to roll; kept ones fall only when they exceed what is rolled. // SS-DICE-5 */
  readonly penalty?: number;
  /** Drama dice announced, rolled and kept. // SS-DICE-16 */
  readonly drama?: number;
  /** Points added to the total, free raises among them. // SS-DICE-13 */
  readonly bonus?: number;
}

/** A pool ready to be rolled: its total is that of the kept dice plus the bonus. */
export interface Roll {
  readonly pool: KeepPool;
  readonly bonus: number;
  /** Index what a TN asks beyond the least total → what the checks of checks.ts ask the dice; filled when first met. */
  readonly passes: (KeepBands | undefined)[];
  readonly shortfalls: (KeepBands | undefined)[];
}

/** Most dice that are rolled at once. // SS-DICE-4 */
const ROLLED_MAX = 10;
/** Most dice that are kept. // SS-DICE-4 */
const KEPT_MAX = 10;
/** Points for every die beyond both. // SS-DICE-4 */
const POINTS_A_DIE = 10;

/** What a raise adds to the TN, and a free raise to the total. // SS-DICE-12, SS-DICE-13 */
export const RAISE = 5;

/** What a roll without any rank adds to its TN. // SS-DICE-9 */
const UNSKILLED = 5;

/** Roll and keep a trait alone. // SS-DICE-14 */
export function traitPool(trait: number): PoolBase {
  return { rolled: trait, kept: trait, bonus: 0 };
}

/** Roll a trait and a knack, keep the trait. // SS-DICE-14 */
export function knackPool(trait: number, rank: number): PoolBase {
  return { rolled: trait + rank, kept: trait, bonus: 0 };
}

/** The TN that a trait sets. // SS-CONT-1, SS-DICE-7 */
export function traitTn(trait: number): number {
  return RAISE * Math.max(1, trait);
}

/** Whether a knack roll of this rank suffers from the want of a rank. // SS-DICE-9 */
export function isUnpractised(rank: number, rulings: Rulings): boolean {
  return rank === 0 && rulings.unskilled === 'penalised';
}

/** What the want of a rank adds to the TN of a knack roll. // SS-DICE-9 */
export function unskilledTn(rank: number, rulings: Rulings): number {
  return isUnpractised(rank, rulings) ? UNSKILLED : 0;
}

/** The sort of somebody's dice, for one roll. // SS-DICE-9, SS-DICE-10 */
export function dieSort(
  { isCrippled, isUnpractised }: { readonly isCrippled: boolean; readonly isUnpractised: boolean },
  rulings: Rulings,
): DieSort {
  if (isCrippled) return rulings['crippled-ten'] === 'zero' ? 'ten-is-zero' : 'plain';
  return isUnpractised ? 'plain' : 'exploding';
}

/**
 * Builds the pool that is rolled in the end.
 * @param isDrawn total drawn from its law instead of rolled die by die, when sampled
 * @source SS-DICE-3
 */
export function buildRoll(base: PoolBase, terms: PoolTerms, rulings: Rulings, isDrawn: boolean): Roll {
  const start = startOf(base, terms, rulings);
  const bonus = base.bonus + (terms.bonus ?? 0);
  if (start === null) return rollOf(NO_DICE, bonus, isDrawn);
  const pool = emptied(start, terms, rulings);
  const capped = cap(pool.ordinary, terms.drama ?? 0, pool.kept + (terms.drama ?? 0));
  const { ordinary, drama, kept } = capped;
  const groups = [
    { count: ordinary, sort: start.sort },
    { count: drama, sort: 'exploding' },
  ] as const;
  return rollOf({ groups: groups.filter(({ count }) => count > 0), kept }, bonus + capped.bonus, isDrawn);
}

const NO_DICE: KeepSpec = { groups: [], kept: 0 };

function rollOf(spec: KeepSpec, bonus: number, isDrawn: boolean): Roll {
  return { pool: keepPool(spec, isDrawn), bonus, passes: [], shortfalls: [] };
}

interface Start extends PoolBase {
  readonly sort: DieSort;
}

/** The base and its sort, a trait of 0 considered; null when there is no roll at all. // SS-DICE-7 */
function startOf(base: PoolBase, { sort, traitOf }: PoolTerms, rulings: Rulings): Start | null {
  if (traitOf === undefined || base.kept > 0) return { ...base, sort };
  const reading = rulings[traitOf === 'ship' ? 'ship-zero-trait' : 'zero-trait'];
  if (reading === 'no-roll') return null;
  return { rolled: Math.max(1, base.rolled), kept: 1, bonus: base.bonus, sort: 'ten-is-zero' };
}

/** Bonuses, then penalties; a pool that they empty may be left one die. // SS-DICE-3, steps 1 to 4 and 6 */
function emptied(start: Start, terms: PoolTerms, rulings: Rulings): { ordinary: number; kept: number } {
  const { unkept = 0, kept = 0, penaltyBoth = 0, penalty = 0, drama = 0 } = terms;
  let rolledNow = start.rolled + unkept + kept;
  let keptNow = start.kept + kept;
  if (keptNow > rolledNow) {
    // SS-DICE-6
    if (rulings['keep-more-than-rolled'] === 'roll-as-many') rolledNow = keptNow;
    else keptNow = rolledNow;
  }
  rolledNow -= penaltyBoth + penalty;
  keptNow = Math.min(keptNow - penaltyBoth, rolledNow); // SS-DICE-5
  if (rolledNow > 0 && keptNow > 0) return { ordinary: rolledNow, kept: keptNow };
  const isEmptied = penaltyBoth + penalty > 0 && drama === 0;
  const isSpared = isEmptied && rulings['empty-pool'] === 'one-die'; // SS-DICE-8
  return isSpared ? { ordinary: 1, kept: 1 } : { ordinary: 0, kept: 0 };
}

/** Dice beyond ten are kept ones instead, then points; ordinary dice go first. // SS-DICE-4 */
function cap(
  ordinary: number,
  drama: number,
  kept: number,
): { ordinary: number; drama: number; kept: number; bonus: number } {
  const excess = Math.max(0, ordinary + drama - ROLLED_MAX);
  const keptInAll = kept + excess;
  return {
    ordinary: Math.max(0, ordinary - excess),
    drama: Math.min(drama, ROLLED_MAX),
    kept: Math.min(keptInAll, KEPT_MAX),
    bonus: POINTS_A_DIE * Math.max(0, keptInAll - KEPT_MAX),
  };
}
