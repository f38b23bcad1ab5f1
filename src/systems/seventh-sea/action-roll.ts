import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { ActionDice, PHASES } from './action-dice.ts';
import { SITE } from './sites.ts';

/** The action dice of a ship while they are rolled. */
export class ActionThrow {
  readonly hand = new ActionDice();
  rolled = 0;

  begin(keptOver: number): void {
    this.hand.clear();
    this.hand.add(0, keptOver);
    this.rolled = 0;
  }

  copyFrom(other: ActionThrow): void {
    this.hand.copyFrom(other.hand);
    this.rolled = other.rolled;
  }
}

/** A ship rolls its action dice, and keeps as many as it has sails. // SS-SHIP-1 */
export class ActionRoll implements Procedure<ActionThrow> {
  readonly keyLength = ActionDice.keyLength + 1;
  private readonly panache: number;
  private readonly rolled: number;
  private readonly keepsLowest: boolean;

  /** @param rigging rank of the officer: dice rolled besides */
  constructor(panache: number, rigging: number, keeps: 'lowest' | 'highest') {
    this.panache = panache;
    this.rolled = panache === 0 ? 0 : panache + rigging; // SS-SHIP-7
    this.keepsLowest = keeps === 'lowest';
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
    hand.add(dice.roll(PHASES, SITE.initiative));
    state.rolled += 1;
    if (hand.count - hand.showing(0) > this.panache) hand.remove(this.keepsLowest ? hand.highest() : hand.lowest(1));
  }

  isEnd({ rolled }: ActionThrow): boolean {
    return rolled === this.rolled;
  }
}
