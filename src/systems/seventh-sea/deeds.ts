import type { Combatant } from './combatant.ts';
import {
  buildRoll,
  dieSort,
  isUnpractised,
  knackPool,
  type PoolBase,
  type PoolTerms,
  type Roll,
  type Rulings,
  unskilledTn,
} from './pools.ts';
import type { Trait } from './traits.ts';
import { crippledAt } from './wounds.ts';

/** A roll of somebody's trait, perhaps with a knack, outside of a fight. */
export interface Deed {
  readonly base: PoolBase;
  readonly terms: PoolTerms;
  /** What the want of a rank adds to the TN. // SS-DICE-9 */
  readonly tnMore: number;
}

/** What a deed is done with, besides the trait. */
export interface DeedFacts {
  /** Knack; a trait roll without. // SS-DICE-14 */
  readonly skill?: string | undefined;
  /** Bonuses and penalties of the pool. */
  readonly more?: Partial<PoolTerms>;
}

/** @source SS-DICE-14, SS-DICE-9, SS-DICE-10 */
export function deedOf(who: Combatant, trait: Trait, rulings: Rulings, { skill, more }: DeedFacts = {}): Deed {
  const rank = skill === undefined ? 0 : who.skill(skill);
  // Squads know their trade; a ship's ranks are those of its officers.
  const isKnackOfPerson = skill !== undefined && who.rank !== 'squad' && who.rank !== 'ship';
  const isWanting = isKnackOfPerson && isUnpractised(rank, rulings);
  const sort = dieSort({ isCrippled: isCrippled(who), isUnpractised: isWanting }, rulings);
  return {
    base: knackPool(who.traits[trait], rank),
    terms: { sort, traitOf: who.rank === 'ship' ? 'ship' : 'character', ...more },
    tnMore: isWanting ? unskilledTn(rank, rulings) : 0,
  };
}

/** A look around: Wits, and one die for keen senses. [keen-senses] // SS-DICE-15 */
export function perceptionOf(who: Combatant, rulings: Rulings): Deed {
  const sense = who.abilities.has('keen-senses') ? 1 : 0;
  const more = rulings['keen-senses'] === 'kept' ? { kept: sense } : { unkept: sense };
  return deedOf(who, 'wits', rulings, { more });
}

/** The deed as a roll, no drama dice in it. */
export function rollOfDeed({ base, terms }: Deed, rulings: Rulings, isDrawn: boolean): Roll {
  return buildRoll(base, terms, rulings, isDrawn);
}

/** Crippled by the wounds with which he begins. // SS-WND-5, SS-DICE-10 */
export function isCrippled(who: Combatant): boolean {
  const isPerson = who.rank === 'hero' || who.rank === 'villain';
  return isPerson && who.wounds.dramatic >= crippledAt(who);
}
