import { ScriptedDice } from '../dice/scripted.ts';
import { InvariantError } from '../errors.ts';
import type { Model, Tactics } from '../systems/system.ts';
import { resultMetrics, Trial } from './block.ts';
import type { Tally } from './result.ts';
import { createTally, record } from './tally.ts';

/**
 * Plays the one trial that a script of faces describes.
 * @param siteName words for a roll, for messages
 * @throws DiceError when the script runs out, has faces left over or a face that its die has not
 */
export function playScript(
  model: Model,
  tactics: Tactics,
  faces: readonly number[],
  siteName: (site: number) => string,
): Tally {
  const dice = new ScriptedDice(faces, { siteName });
  const trial = new Trial(model, tactics);
  const outcome = trial.play(dice);
  if (outcome < 0) throw new InvariantError('a scripted trial does not end');
  dice.finish();
  const tally = createTally(model.outcomes.length, resultMetrics(model).length);
  record(tally, outcome, trial.values);
  return tally;
}
