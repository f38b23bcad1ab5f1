import type { Aptitude } from './aptitude.ts';
import type { Combatant } from './combatant.ts';

/** Twice the mean result of a roll. */
function strength({ value, dice }: Aptitude): number {
  return 2 * value + dice.reduce((total, sides) => total + sides + 1, 0);
}

/**
 * Who rolls for a side: the first of these that is still able to. Whoever has no will comes last.
 * @param champion name of a fighter, or `best`: greatest will, the first of equals
 * @returns indices in `side`
 */
export function championOrder(side: readonly Combatant[], champion: string): readonly number[] {
  const wills = side.map(({ aptitudes }) => (aptitudes.will === null ? -1 : strength(aptitudes.will)));
  const isNamed = (index: number): boolean => side[index]?.name === champion;
  return side
    .map((_, index) => index)
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || (wills[b] as number) - (wills[a] as number) || a - b);
}
