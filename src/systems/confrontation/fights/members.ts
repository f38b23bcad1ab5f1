import type { Fight, Unit } from './fight.ts';

/** Notes who belongs to the combat of the fight's slot. @param sets index side → all its fighters, as bits */
export function muster(fight: Fight, sets: readonly [number, number]): void {
  const { slot, bands } = fight;
  const members = membersOf(fight, slot);
  bands[0] = members & sets[0];
  bands[1] = members & sets[1];
}

/** Members of a combat, or those who are in none, as bits. */
export function membersOf({ units }: Fight, slot: number): number {
  let set = 0;
  for (let i = 0; i < units.length; i += 1) if ((units[i] as Unit).slot === slot) set |= 1 << i;
  return set;
}

/** Those of a side who still fight in the combat under way, as bits. // CF-LVL-7 */
export function livingSet({ bands, gone }: Fight, side: number): number {
  return (bands[side] as number) & ~gone;
}

/** Index side → all its fighters, as bits. */
export function sideSets(sideOf: readonly number[]): readonly [number, number] {
  const all = 2 ** sideOf.length - 1;
  const second = sideOf.reduce((set, side, fighter) => (side === 1 ? set | (1 << fighter) : set), 0);
  return [all & ~second, second];
}

/** Notes whether a fighter holds attack dice. */
export function arm(fight: Fight, fighter: number): void {
  const bit = 1 << fighter;
  if (fight.unit(fighter).attackDice === 0) fight.armed &= ~bit;
  else fight.armed |= bit;
}

/** Those of a side who began the combat under way, as bits. */
export function bandOf({ bands }: Fight, side: number): number {
  return bands[side] as number;
}

/** Whether a set has several members. */
export function isMany(set: number): boolean {
  return (set & (set - 1)) !== 0;
}

/** Dice of one sort that the living of a side hold in the combat under way; the dead hold none. */
export function sideDice(fight: Fight, side: number, sort: keyof Pick<Unit, 'attackDice' | 'defenceDice'>): number {
  let dice = 0;
  for (let left = fight.bands[side] as number; left !== 0; left &= left - 1) {
    dice += fight.unit(firstOf(left))[sort];
  }
  return dice;
}

/** Members of a set. */
export function sizeOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The first member of a set that has one. */
export function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The member of that rank, from 0, of a set that has as many. */
export function memberAt(set: number, rank: number): number {
  let left = set;
  for (let i = 0; i < rank; i += 1) left &= left - 1;
  return firstOf(left);
}
