import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { ActionDice, PHASES } from './action-dice.ts';
import { ActionThrow } from './action-roll.ts';
import type { Combatant } from './combatant.ts';
import { SITE } from './sites.ts';

/** Somebody rolls his action dice, and with combat reflexes one of them again. // SS-INIT-1, SS-INIT-7 */
export class HandRoll implements Procedure<ActionThrow> {
  readonly keyLength = ActionDice.keyLength + 1;
  private readonly dice: number;
  private readonly again: 'highest' | 'lowest' | 'none';

  constructor({ traits, abilities, tactics }: Combatant) {
    this.dice = traits.panache;
    this.again = this.dice > 0 && abilities.has('combat-reflexes') ? tactics.rerollDie : 'none';
  }

  createState(): ActionThrow {
    return new ActionThrow();
  }

  copy(from: ActionThrow, to: ActionThrow): void {
    to.copyFrom(from);
  }

  key({ hand, rolled }: ActionThrow, out: Int32Array): void {
    out[0] = rolled;
    hand.key(out, 1);
  }

  step(state: ActionThrow, dice: Dice): void {
    const { hand } = state;
    const isAgain = state.rolled === this.dice;
    if (isAgain) hand.remove(this.again === 'highest' ? hand.highest() : hand.lowest(1));
    hand.add(dice.roll(PHASES, isAgain ? SITE.actionAgain : SITE.initiative));
    state.rolled += 1;
  }

  isEnd({ rolled }: ActionThrow): boolean {
    return rolled === this.dice + (this.again === 'none' ? 0 : 1);
  }

  /** Rolls them all. @param state with the dice kept over in its hand */
  play(state: ActionThrow, dice: Dice): void {
    while (!this.isEnd(state)) this.step(state, dice);
  }
}
