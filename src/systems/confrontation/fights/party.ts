import { type Sides, twoSides } from '../../sides.ts';
import type { Variant } from '../../system.ts';
import { type Combatant, combatantOf } from '../combatant.ts';

/** Those who fight, side by side, in the order of the scenario. */
export interface Party {
  readonly sideNames: readonly [string, string];
  /** Index fighter. Those of the first side come first. */
  readonly combatants: readonly Combatant[];
  /** Index fighter → side, 0 or 1. */
  readonly sideOf: readonly number[];
}

/** Names of the fighters of one side: copies of an id are numbered from the second on, `id`, `id#2` … */
export function instancesOf(ids: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  });
}

/**
 * The fighters of an engagement.
 * @param takesPart whether somebody counts at all, by his name; all by default
 */
export function partyOf(variant: Variant, sides: Sides, takesPart: (name: string) => boolean = () => true): Party {
  const { names, fighters } = twoSides(sides);
  const present = fighters.map((ids) => instancesOf(ids).filter(takesPart));
  return {
    sideNames: names,
    combatants: present.flat().map((name) => combatantOf(variant, name)),
    sideOf: present.flatMap((side, index) => side.map(() => index)),
  };
}

/** Index of a fighter by his name, -1 when he is not there. */
export function indexOf({ combatants }: Party, name: string): number {
  return combatants.findIndex(({ id }) => id === name);
}

/** Bit set of the fighters with such names. */
export function bitsOf(party: Party, names: readonly string[]): number {
  return party.combatants.reduce((bits, { id }, index) => (names.includes(id) ? bits | (1 << index) : bits), 0);
}
