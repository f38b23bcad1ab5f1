import type { Dice } from '../../dice/dice.ts';
import { InvariantError } from '../../errors.ts';

/** Raised by {@link NO_DICE}. */
class DieAsked extends InvariantError {
  constructor() {
    super('a die is rolled where a round falls apart without any');
  }
}

function refuse(): never {
  throw new DieAsked();
}

/** For steps that ask for none. */
export const NO_DICE: Dice = {
  scope: () => {},
  roll: refuse,
  atLeast: refuse,
  totalAtMost: refuse,
  band: refuse,
  draw: refuse,
  keep: refuse,
  keepBand: refuse,
};
