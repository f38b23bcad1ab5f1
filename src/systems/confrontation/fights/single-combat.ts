import type { Dice } from '../../../dice/dice.ts';
import type { Clash } from './clash.ts';
import { type Fight, FREE } from './fight.ts';
import type { Front } from './front.ts';
import { firstOf } from './members.ts';
import type { TurnPart } from './turn-part.ts';

/** The only combat. */
const SLOT = 0;

/** The combat phase of a lone fighter against those who touch him: one combat at most. // CF-TURN-4 */
export class SingleCombat implements TurnPart {
  readonly endsFights = false;
  private readonly front: Front;
  private readonly clash: Clash;

  constructor(front: Front, clash: Clash) {
    this.front = front;
    this.clash = clash;
  }

  begin(fight: Fight): void {
    const { front } = this;
    const set = front.contacts(fight, front.lone);
    if (set === 0) return;
    fight.unit(front.lone).slot = SLOT;
    for (let left = set; left !== 0; left &= left - 1) fight.unit(firstOf(left)).slot = SLOT;
    this.clash.begin(fight, SLOT);
  }

  settle(fight: Fight): boolean {
    if (fight.slot === FREE) return false;
    if (this.clash.settle(fight)) return true;
    this.clash.end(fight);
    for (let i = 0; i < fight.units.length; i += 1) fight.unit(i).slot = FREE;
    fight.slot = FREE;
    return false;
  }

  roll(fight: Fight, dice: Dice): void {
    this.clash.roll(fight, dice);
  }
}
