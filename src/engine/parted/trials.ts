import { resultMetrics } from '../block.ts';
import { BLOCK_TRIALS } from '../result.ts';
import type { TrialColumns } from '../trials.ts';
import type { Scene } from './course.ts';
import type { PartedMachine } from './machine.ts';
import { PartedPlayer } from './player.ts';

/** Draws the first trials of a run again, block by block, as the run did. */
export function* drawPartedTrials(
  scene: Scene,
  machine: PartedMachine,
  { seed, trials }: { readonly seed: number; readonly trials: number },
): Generator<TrialColumns> {
  const player = new PartedPlayer(machine, scene);
  const least = resultMetrics(scene.model).map(({ min = 0 }) => min);
  for (let first = 0; first < trials; first += BLOCK_TRIALS) {
    const count = Math.min(BLOCK_TRIALS, trials - first);
    const outcomes = new Int32Array(count);
    const metrics = least.map(() => new Int32Array(count));
    let trial = 0;
    for (const chunk of player.trace(seed, first / BLOCK_TRIALS, count)) {
      for (const { outcome, values } of chunk) {
        outcomes[trial] = outcome;
        for (const [metric, column] of metrics.entries()) {
          column[trial] = (least[metric] as number) + (values[metric] as number);
        }
        trial += 1;
      }
    }
    yield { first, outcomes, metrics };
  }
}
