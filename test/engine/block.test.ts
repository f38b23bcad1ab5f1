import { describe, expect, it } from 'vitest';
import { TapeDice } from '../../src/dice/sampled.ts';
import { resultMetrics, runBlock, Trial } from '../../src/engine/block.ts';
import { BLOCK_TRIALS, type Tally } from '../../src/engine/result.ts';
import { createTally, merge } from '../../src/engine/tally.ts';
import { ExactLimitError, InvariantError } from '../../src/errors.ts';
import { chiSquaredTest } from '../../src/stats/tests.ts';
import { type CoinDuel, coinLaw, coinModel, coinTactics } from '../support/fake-model.ts';
import { bytesOf } from '../support/tally-bytes.ts';

const DUEL: CoinDuel = { faces: 6, roundsMax: 8 };

function run(duel: CoinDuel, seed: number, block: number, trials = BLOCK_TRIALS): Tally {
  const model = coinModel(duel);
  const tally = createTally(model.outcomes.length, resultMetrics(model).length);
  runBlock(new Trial(model, coinTactics), new TapeDice(), { seed, block, trials }, tally);
  return tally;
}

describe('a block of trials', () => {
  it('follows the exact law in outcomes, rounds and metrics', () => {
    const tally = createTally(3, 2);
    for (let block = 0; block < 16; block += 1) merge(tally, run(DUEL, 7, block));
    const law = coinLaw(DUEL);
    // False alarm 1e-6 for each of the three, at a fixed seed.
    expect(chiSquaredTest(tally.outcomes, law.outcomes).pValue).toBeGreaterThan(1e-6);
    law.metrics.forEach((metric, index) => {
      expect(chiSquaredTest(tally.histograms[index] ?? [], metric.p).pValue).toBeGreaterThan(1e-6);
    });
  });

  it('ends unresolved fights at the cap as an outcome of their own, in the last round', () => {
    const tally = run({ faces: 255, roundsMax: 2 }, 1, 0);
    const unresolved = tally.outcomes[2] ?? 0;
    expect(unresolved).toBeGreaterThan(0.9 * BLOCK_TRIALS);
    expect(tally.trials).toBe(BLOCK_TRIALS);
    expect((tally.histograms[0] ?? [])[2]).toBeGreaterThanOrEqual(unresolved);
    expect((tally.histograms[0] ?? [])[3]).toBe(0);
  });

  it('depends on seed and block number, and on nothing that ran before', () => {
    const alone = bytesOf(run(DUEL, 3, 5));
    const model = coinModel(DUEL);
    const trial = new Trial(model, coinTactics);
    const dice = new TapeDice();
    runBlock(trial, dice, { seed: 99, block: 1, trials: 777 }, createTally(3, 2));
    const after = createTally(3, 2);
    runBlock(trial, dice, { seed: 3, block: 5, trials: BLOCK_TRIALS }, after);
    expect(bytesOf(after)).toBe(alone);
    expect(bytesOf(run(DUEL, 4, 5))).not.toBe(alone);
    expect(bytesOf(run(DUEL, 3, 6))).not.toBe(alone);
  });

  it('cut short is the beginning of the whole block', () => {
    const model = coinModel(DUEL);
    const trial = new Trial(model, coinTactics);
    const dice = new TapeDice();
    dice.seek(5, 2);
    let heads = 0;
    for (let played = 0; played < 100; played += 1) if (trial.play(dice) === 0) heads += 1;
    expect(run(DUEL, 5, 2, 100).outcomes[0]).toBe(heads);
  });

  it('names seed, trial and the replay command when a rule fails', () => {
    const failing = (): Tally => run({ ...DUEL, fault: 'throws' }, 12, 3);
    expect(failing).toThrow(InvariantError);
    expect(failing).toThrow(`trial ${3 * BLOCK_TRIALS} of seed 12 failed: the coin rolled under the table`);
    try {
      failing();
    } catch (error) {
      expect(error).toMatchObject({ exitCode: 70, hint: expect.stringContaining('--seed 12 --trial 49152') });
    }
  });

  it('names no defect where a table is too large to be drawn from', () => {
    const failing = (): Tally => run({ ...DUEL, fault: 'too-large' }, 12, 3);
    expect(failing).toThrow(ExactLimitError);
    expect(failing).toThrow('a table to draw from is out of reach: more coins than there are');
    try {
      failing();
    } catch (error) {
      expect(error).toMatchObject({
        code: 'exact/too-large',
        exitCode: 2,
        hint: expect.stringContaining('--engine dice'),
      });
    }
  });

  it('gives up on a trial that never ends', () => {
    expect(() => run({ ...DUEL, fault: 'endless' }, 1, 0)).toThrow('trial 0 of seed 1 failed: it does not end');
  });
});
