import type { Combatant } from './combatant.ts';
import { TRAITS } from './traits.ts';

/** Drama dice with which a game master begins: one for each hero, and the highest trait among them. // SS-DRAMA-1 */
export function gameMastersDice(heroes: readonly Combatant[]): number {
  const highest = heroes.flatMap(({ traits }) => TRAITS.map((trait) => traits[trait]));
  return heroes.length + Math.max(0, ...highest);
}
