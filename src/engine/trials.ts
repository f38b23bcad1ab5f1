import { TapeDice } from '../dice/sampled.ts';
import { InvariantError } from '../errors.ts';
import type { Model, Tactics } from '../systems/system.ts';
import { resultMetrics, Trial } from './block.ts';
import { BLOCK_TRIALS } from './result.ts';

/** Some consecutive trials of a run, one by one, in columns. */
export interface TrialColumns {
  /** Number of the first, 0-based over the whole run. */
  readonly first: number;
  /** Index trial - `first` → index of its outcome. */
  readonly outcomes: Int32Array;
  /** Index metric (order of `resultMetrics`) → index trial - `first` → value, from the metric's `min` on. */
  readonly metrics: readonly Int32Array[];
}

/**
 * Plays the first trials of a run again by the rules, block by block: the same seed and blocks give the same trials as any
 * run that sampled with a model compiled alike.
 * @param luck trials to play, from trial 0
 * @throws InvariantError naming seed and trial when one does not end
 */
export function* playTrials(
  { model, tactics }: { readonly model: Model; readonly tactics: Tactics },
  luck: { readonly seed: number; readonly trials: number },
): Generator<TrialColumns> {
  const least = resultMetrics(model).map(({ min = 0 }) => min);
  const trial = new Trial(model, tactics);
  const dice = new TapeDice();
  for (let first = 0; first < luck.trials; first += BLOCK_TRIALS) {
    const count = Math.min(BLOCK_TRIALS, luck.trials - first);
    const outcomes = new Int32Array(count);
    const metrics = least.map(() => new Int32Array(count));
    dice.seek(luck.seed, first / BLOCK_TRIALS);
    for (let at = 0; at < count; at += 1) {
      outcomes[at] = endOf(trial, dice, luck.seed, first + at);
      metrics.forEach((column, metric) => {
        column[at] = (least[metric] as number) + (trial.values[metric] as number);
      });
    }
    yield { first, outcomes, metrics };
  }
}

function endOf(trial: Trial, dice: TapeDice, seed: number, number: number): number {
  const outcome = trial.play(dice);
  if (outcome >= 0) return outcome;
  throw new InvariantError(`trial ${number} of seed ${seed} does not end`, {
    hint: `this is a defect of Fracas, please report it; fracas replay FILE --seed ${seed} --trial ${number} shows the trial`,
  });
}
