import type { ExactResult } from '../../src/engine/result.ts';
import { ExactLimitError } from '../../src/errors.ts';
import type { Model } from '../../src/systems/system.ts';
import { type CoinDuel, coinLaw } from './fake-model.ts';

/** The exact result of a coin duel by its formula. */
export function coinResult(duel: CoinDuel): ExactResult {
  const { outcomes, metrics } = coinLaw(duel);
  return { outcomes, fractions: [null, null, null], metrics, states: 2, branches: 4, droppedMass: 0 };
}

/**
 * A solver for coin duels; duels of more than `facesMax` faces are out of its reach.
 * @param duels every duel that it may meet, told apart by their round caps
 */
export function coinSolver(duels: readonly CoinDuel[], facesMax = 255): (model: Model) => ExactResult {
  return (model) => {
    const duel = duels.find(({ roundsMax }) => roundsMax === model.roundsMax);
    if (duel === undefined || duel.faces > facesMax) {
      throw new ExactLimitError('exact/states', 'too many states', { hint: 'ask for fewer faces' });
    }
    return coinResult(duel);
  };
}
