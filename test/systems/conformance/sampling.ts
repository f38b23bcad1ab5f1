import { expect } from 'vitest';
import { TapeDice } from '../../../src/dice/sampled.ts';
import { resultMetrics, runBlock, Trial } from '../../../src/engine/block.ts';
import { solveExact } from '../../../src/engine/exact.ts';
import { BLOCK_TRIALS, type ExactResult, type Tally } from '../../../src/engine/result.ts';
import { createTally } from '../../../src/engine/tally.ts';
import { chiSquaredTest } from '../../../src/stats/tests.ts';
import { type Compiled, compileText } from '../../support/solve.ts';

/** Standard errors that a mean may be off; 4e-8 false alarms each where counts are normal. */
const ERRORS_MAX = 5.5;
/** Below this expected count of trials with a value, a mean is too far from normal: the χ² of its law judges alone. */
const EVENTS_MIN = 100;

/** Plays whole blocks of one seed with the dice of an ordinary run. */
export function sample({ model, tactics }: Compiled, seed: number, blocks: number): Tally {
  const tally = createTally(model.outcomes.length, resultMetrics(model).length);
  const trial = new Trial(model, tactics);
  const dice = new TapeDice();
  for (let block = 0; block < blocks; block += 1) runBlock(trial, dice, { seed, block, trials: BLOCK_TRIALS }, tally);
  return tally;
}

interface Plan {
  readonly seed: number;
  /** Blocks of 2^14 trials. */
  readonly blocks: number;
  /** Level of each χ² test: 1e-6 over the number of tests of the whole file. */
  readonly level: number;
}

/** Compares sampled dice with the exact law, variant by variant: outcomes and every metric. */
export async function expectSampledLikeExact(yaml: string, { seed, blocks, level }: Plan): Promise<void> {
  const tables = await compileText(yaml, 'tables');
  const dice = await compileText(yaml, 'dice');
  dice.forEach((compiled, variant) => {
    const { model, tactics } = tables[variant] as Compiled;
    const tally = sample(compiled, seed, blocks);
    expectLike(tally, solveExact(model, tactics), resultMetrics(model), level, `variant ${variant}`);
  });
}

export function expectLike(
  tally: Tally,
  exact: ExactResult,
  metrics: readonly { readonly name: string }[],
  level: number,
  where: string,
): void {
  expect(chiSquaredTest(tally.outcomes, exact.outcomes).pValue, `${where}: outcomes`).toBeGreaterThan(level);
  metrics.forEach(({ name }, index) => {
    const law = exact.metrics[index]?.p ?? new Float64Array(1);
    const counts = tally.histograms[index] ?? new Float64Array(1);
    expect(chiSquaredTest(counts, law).pValue, `${where}: law of ${name}`).toBeGreaterThan(level);
    const mean = law.reduce((sum, p, value) => sum + p * value, 0);
    const variance = law.reduce((sum, p, value) => sum + p * (value - mean) ** 2, 0);
    if (tally.trials * Math.max(...law) > tally.trials - EVENTS_MIN) return;
    const off = ((tally.sums[index] ?? 0) / tally.trials - mean) / Math.sqrt(variance / tally.trials);
    expect(Math.abs(off), `${where}: mean ${name} is ${off} standard errors off`).toBeLessThan(ERRORS_MAX);
  });
}
