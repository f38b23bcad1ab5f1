import type { Dice } from '../../dice/dice.ts';
import type { Procedure } from '../../dice/procedure.ts';
import { type Tabulated, tabulate } from '../../dice/tabulate.ts';
import { PHASES } from './action-dice.ts';
import type { Combatant } from './combatant.ts';
import { SITE } from './sites.ts';

/** What matters of somebody's action dice before anybody has acted. */
export class InitiativeThrow {
  /** Dice rolled so far, a re-rolled one counted again. */
  rolled = 0;
  /** Lowest face; 0 without dice. */
  first = 0;
  /** Lowest face of the other dice; 0 without others. */
  second = 0;
  /** Highest face; 0 without dice. */
  highest = 0;
  /** Sum of the faces. // SS-INIT-2 */
  total = 0;
}

/** Somebody rolls his action dice, and with combat reflexes one of them again. // SS-INIT-1, SS-INIT-7 */
export class InitiativeRoll implements Procedure<InitiativeThrow> {
  readonly keyLength = 5;
  readonly dice: number;
  private readonly again: 'highest' | 'lowest' | 'none';

  constructor({ traits, abilities, tactics }: Combatant) {
    this.dice = traits.panache;
    this.again = abilities.has('combat-reflexes') && this.dice > 0 ? tactics.rerollDie : 'none';
  }

  createState(): InitiativeThrow {
    return new InitiativeThrow();
  }

  copy(from: InitiativeThrow, to: InitiativeThrow): void {
    to.rolled = from.rolled;
    to.first = from.first;
    to.second = from.second;
    to.highest = from.highest;
    to.total = from.total;
  }

  key(state: InitiativeThrow, out: Int32Array): void {
    const isRolled = this.isEnd(state);
    out[0] = state.rolled;
    out[1] = state.first;
    out[2] = state.total;
    // Only a die to be rolled again tells the others apart.
    out[3] = isRolled || this.again !== 'lowest' ? 0 : state.second;
    out[4] = isRolled || this.again !== 'highest' ? 0 : state.highest;
  }

  isEnd({ rolled }: InitiativeThrow): boolean {
    return rolled === this.dice + (this.again === 'none' ? 0 : 1);
  }

  step(state: InitiativeThrow, dice: Dice): void {
    const isAgain = state.rolled === this.dice;
    const face = dice.roll(PHASES, isAgain ? SITE.actionAgain : SITE.initiative);
    if (isAgain) this.takeBack(state);
    add(state, face);
    state.rolled += 1;
  }

  /** Removes the die that is rolled again. // SS-INIT-7 */
  private takeBack(state: InitiativeThrow): void {
    if (this.again === 'highest') {
      state.total -= state.highest;
      if (this.dice === 1) state.first = 0;
    } else {
      state.total -= state.first;
      state.first = state.second;
    }
  }

  /** Rolls all the dice. */
  play(state: InitiativeThrow, dice: Dice): void {
    state.rolled = 0;
    state.first = 0;
    state.second = 0;
    state.highest = 0;
    state.total = 0;
    while (!this.isEnd(state)) this.step(state, dice);
  }

  /** The law of what comes of them. */
  tabulated(isRational: boolean): Tabulated<InitiativeThrow> {
    return tabulate(this, new InitiativeThrow(), isRational);
  }
}

function add(state: InitiativeThrow, face: number): void {
  state.total += face;
  state.highest = Math.max(state.highest, face);
  if (state.first === 0 || face < state.first) {
    state.second = state.first;
    state.first = face;
  } else if (state.second === 0 || face < state.second) state.second = face;
}
