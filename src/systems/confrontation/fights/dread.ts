import type { Dice } from '../../../dice/dice.ts';
import type { Fear } from './fear.ts';
import type { Fight } from './fight.ts';
import type { Front } from './front.ts';
import type { TurnPart } from './turn-part.ts';

/** The start of a turn, but the first: whoever touches an abominable opponent tests his courage. // CF-FEAR-7 */
export class Dread implements TurnPart {
  readonly endsFights = false;
  private readonly front: Front;
  private readonly fear: Fear;

  constructor(front: Front, fear: Fear) {
    this.front = front;
    this.fear = fear;
  }

  begin(fight: Fight): void {
    fight.cursor = 0;
  }

  /** The cursor counts pairs: fighter by fighter, each against all others. */
  settle(fight: Fight): boolean {
    const count = fight.units.length;
    for (; !fight.isFirstTurn && fight.cursor < count * count; fight.cursor += 1) {
      const fighter = Math.floor(fight.cursor / count);
      const opponent = fight.cursor % count;
      if ((this.front.contacts(fight, fighter) & (1 << opponent)) === 0) continue;
      if (!this.fear.mustEndure(fight, fighter, opponent)) continue;
      fight.actor = fighter;
      fight.target = opponent;
      return true;
    }
    fight.cursor = 0;
    fight.actor = 0;
    fight.target = 0;
    return false;
  }

  roll(fight: Fight, dice: Dice): void {
    fight.cursor += 1;
    this.fear.endure(fight, fight.actor, fight.target, dice);
  }
}
