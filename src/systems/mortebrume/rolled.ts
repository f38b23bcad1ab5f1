import type { Variant } from '../system.ts';
import type { Aptitude } from './aptitude.ts';
import { type Combatant, rulingsOf } from './combatant.ts';
import type { RolledId } from './kinds/kind.ts';
import { half } from './lengths.ts';
import { type DiceTable, derivedAptitude, diceTableOf } from './settings.ts';

/** What a fighter rolls with; null where he lacks it or nothing says its dice. // MB-ROLL-5 */
export function rolledAptitude(who: Combatant, id: RolledId, variant: Variant): Aptitude | null {
  if (id === 'throw') return throwingAptitude(who, who.physiqueLeft, diceTableOf(variant));
  if (id !== 'escape') return who.aptitudes[id];
  // MB-ESC-1
  if (who.willValue === null) return null;
  return derivedAptitude(half(who.willValue, rulingsOf(variant)), who.escapeDice, diceTableOf(variant));
}

/** What a fighter throws with who has so much physique left; null where nothing says its dice. // MB-THROW-2 */
export function throwingAptitude(who: Combatant, physique: number, table: DiceTable | null): Aptitude | null {
  return derivedAptitude(physique, who.throwDice, table);
}
