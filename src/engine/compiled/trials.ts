import type { Model } from '../../systems/system.ts';
import { resultMetrics } from '../block.ts';
import { BLOCK_TRIALS } from '../result.ts';
import { SumCounter } from '../sum-counter.ts';
import type { TrialColumns } from '../trials.ts';
import { DrawLuck } from './luck.ts';
import type { Machine } from './machine.ts';
import { traceChunk } from './trace.ts';

/** Draws the first trials of a run again, block by block, as the run did. */
export function* drawTrials(
  model: Model,
  machine: Machine,
  { seed, trials }: { readonly seed: number; readonly trials: number },
): Generator<TrialColumns> {
  const least = resultMetrics(model).map(({ min = 0 }) => min);
  const counter = new SumCounter(machine, model.settle?.bind(model));
  const luck = new DrawLuck();
  for (let first = 0; first < trials; first += BLOCK_TRIALS) {
    const count = Math.min(BLOCK_TRIALS, trials - first);
    const outcomes = new Int32Array(count);
    const metrics = least.map(() => new Int32Array(count));
    luck.seek(seed, first / BLOCK_TRIALS);
    for (let chunk = 0; chunk < count; ) {
      const traced = traceChunk(machine, luck);
      for (const [i, { place, sum }] of traced.slice(0, count - chunk).entries()) {
        outcomes[chunk + i] = place - machine.endBase;
        for (const [metric, value] of counter.valuesOf(place, sum).entries()) {
          (metrics[metric] as Int32Array)[chunk + i] = (least[metric] as number) + value;
        }
      }
      chunk += traced.length;
    }
    yield { first, outcomes, metrics };
  }
}
