import type { Dice } from '../../../dice/dice.ts';
import type { Fight } from './fight.ts';

/** A part of the turn, one roll after another. */
export interface TurnPart {
  /** Begins it. */
  begin(fight: Fight): void;
  /** Goes on to the next roll. @returns false when the part is over */
  settle(fight: Fight): boolean;
  /** Rolls what {@link settle} has found. */
  roll(fight: Fight, dice: Dice): void;
  /** Whether the fight can end with it, as one side may be gone. // CF-TURN-6 */
  readonly endsFights: boolean;
}
