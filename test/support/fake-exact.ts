import type { ExactResult } from '../../src/engine/result.ts';
import { ExactLimitError } from '../../src/errors.ts';
import type { Variant } from '../../src/systems/system.ts';
import { type CoinDuel, coinLaw } from './fake-model.ts';

/** The exact result of a coin duel by its formula. */
export function coinResult(duel: CoinDuel): ExactResult {
  const { outcomes, metrics } = coinLaw(duel);
  return { outcomes, fractions: [null, null, null], metrics, standings: [], states: 2, branches: 4, droppedMass: 0 };
}

/** A solver for coin duels; duels of more than `facesMax` faces are out of its reach. */
export function coinSolver(facesMax: number): (system: unknown, task: { readonly variant: Variant }) => ExactResult {
  return (_system, { variant }) => {
    const duel = variant.engagement as CoinDuel;
    if (duel.faces > facesMax) {
      throw new ExactLimitError('exact/states', 'too many states', { hint: 'ask for fewer faces' });
    }
    return coinResult(duel);
  };
}
