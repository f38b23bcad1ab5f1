import type { Combatant } from './combatant.ts';
import { TRAITS } from './traits.ts';

/** Drama dice that a person has where no game master takes part: villains and henchmen use his alone. // SS-DRAMA-2 */
export function ownDrama({ rank, drama }: Combatant): number {
  return rank === 'hero' ? drama : 0;
}

/** Drama dice with which a game master begins: one for each hero, and the highest trait among them. // SS-DRAMA-1 */
export function gameMastersDice(heroes: readonly Combatant[]): number {
  const highest = heroes.flatMap(({ traits }) => TRAITS.map((trait) => traits[trait]));
  return heroes.length + Math.max(0, ...highest);
}
