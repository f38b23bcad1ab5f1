import type { Fight, Unit } from './fight.ts';

/** Whether a fighter of a side belongs to the combat that is being fought, and still fights in it. // CF-LVL-7 */
export function fights(fight: Fight, sideOf: readonly number[], fighter: number, side: number): boolean {
  const unit = fight.unit(fighter);
  return unit.slot === fight.slot && sideOf[fighter] === side && !unit.condition.isOut;
}

/** Living fighters of a side in the combat that is being fought. */
export function living(fight: Fight, sideOf: readonly number[], side: number): number {
  let count = 0;
  for (let i = 0; i < fight.units.length; i += 1) if (fights(fight, sideOf, i, side)) count += 1;
  return count;
}

/** Members of a side of the combat that is being fought, those who have died in it included. */
export function members(fight: Fight, sideOf: readonly number[], side: number): number {
  let count = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (fight.unit(i).slot === fight.slot && sideOf[i] === side) count += 1;
  }
  return count;
}

/** Dice of one sort that the living of a side hold in the combat that is being fought. */
export function sideDice(
  fight: Fight,
  sideOf: readonly number[],
  side: number,
  sort: keyof Pick<Unit, 'attackDice' | 'defenceDice'>,
): number {
  let dice = 0;
  for (let i = 0; i < fight.units.length; i += 1) if (fights(fight, sideOf, i, side)) dice += fight.unit(i)[sort];
  return dice;
}
