import type { Fight, Unit } from './fight.ts';

/** Notes who belongs to the combat of the fight's slot, side by side. */
export function muster(fight: Fight, sideOf: readonly number[]): void {
  fight.bands.fill(0);
  for (let i = 0; i < fight.units.length; i += 1) {
    const side = sideOf[i] as number;
    if (fight.unit(i).slot === fight.slot) fight.bands[side] = (fight.bands[side] as number) | (1 << i);
  }
}

/** Those of a side who still fight in the combat under way, as bits. // CF-LVL-7 */
export function livingSet(fight: Fight, side: number): number {
  let set = fight.bands[side] as number;
  for (let left = set; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (fight.unit(31 - Math.clz32(bit)).condition.isOut) set &= ~bit;
  }
  return set;
}

/** Whether a side had several members when the combat began. */
export function isMany(fight: Fight, side: number): boolean {
  const set = fight.bands[side] as number;
  return (set & (set - 1)) !== 0;
}

/** Dice of one sort that the living of a side hold in the combat under way; the dead hold none. */
export function sideDice(fight: Fight, side: number, sort: keyof Pick<Unit, 'attackDice' | 'defenceDice'>): number {
  let dice = 0;
  for (let left = fight.bands[side] as number; left !== 0; left &= left - 1) {
    dice += fight.unit(memberAt(left, 0))[sort];
  }
  return dice;
}

/** Members of a set. */
export function sizeOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The member of that rank, from 0, of a set that has as many. */
export function memberAt(set: number, rank: number): number {
  let left = set;
  for (let i = 0; i < rank; i += 1) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
