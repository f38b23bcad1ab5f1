import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../src/errors.ts';
import { bernsteinLower, bernsteinTail, droppedBestBound, halvingRounds, survivors } from '../../src/stats/halving.ts';

describe('rounds of successive halving', () => {
  it('spend equal shares of the budget on half as many each time', () => {
    expect(halvingRounds({ candidates: 8, budget: 2_400 })).toEqual([
      { candidates: 8, survivors: 4, trials: 100, trialsTotal: 100 },
      { candidates: 4, survivors: 2, trials: 200, trialsTotal: 300 },
      { candidates: 2, survivors: 1, trials: 400, trialsTotal: 700 },
    ]);
  });

  it('keep the larger half of an odd field, and stop at the finalists', () => {
    expect(halvingRounds({ candidates: 9, budget: 1_000 }).map((round) => round.survivors)).toEqual([5, 3, 2, 1]);
    expect(halvingRounds({ candidates: 9, budget: 1_000, finalists: 3 }).map((round) => round.survivors)).toEqual([
      5, 3,
    ]);
  });

  it('come in whole blocks, one at least', () => {
    const rounds = halvingRounds({ candidates: 8, budget: 100_000, block: 4_096 });
    expect(rounds.map((round) => round.trials)).toEqual([4_096, 8_192, 16_384]);
  });

  test.prop([fc.integer({ min: 2, max: 300 }), fc.integer({ min: 1, max: 1_000_000 })])(
    'stay within a budget that affords them, and leave one',
    (candidates, budget) => {
      const rounds = halvingRounds({ candidates, budget });
      expect(rounds).toHaveLength(Math.ceil(Math.log2(candidates)));
      expect(rounds.at(-1)?.survivors).toBe(1);
      const spent = rounds.reduce((sum, round) => sum + round.candidates * round.trials, 0);
      if (budget >= candidates * rounds.length) expect(spent).toBeLessThanOrEqual(budget);
    },
  );
});

describe('survivors', () => {
  it('are the best scores, earlier ones first among equals', () => {
    expect(survivors([3, 9, 5, 9, 1], 3)).toEqual([1, 3, 2]);
  });
});

describe('the bound on a lead by chance', () => {
  const mean = 0.05;
  const variance = (1_500 - 500 ** 2 / 10_000) / 9_999;
  const sample = { mean, variance, n: 10_000, range: 2 };

  it('is the published formula: its L, put back into the inequality, gives the mean', () => {
    const bound = Math.log(2 / bernsteinTail(sample));
    expect(Math.sqrt((2 * variance * bound) / 10_000) + (14 * bound) / (3 * 9_999)).toBeCloseTo(mean, 12);
  });

  it('is the error at which the lower bound of the mean is 0', () => {
    expect(bernsteinLower(sample, bernsteinTail(sample))).toBeCloseTo(0, 12);
    expect(bernsteinLower(sample, bernsteinTail(sample) / 10)).toBeLessThan(0);
  });

  it('is sharper than Hoeffding’s for pairs that mostly end alike: exp(-2·n·mean²/range²) = exp(-5)', () => {
    expect(bernsteinTail({ mean: 0.01, variance: 0.03, n: 100_000, range: 2 })).toBeLessThan(Math.exp(-5) / 1e10);
  });

  it('is 1 when nothing speaks for the one kept', () => {
    expect(bernsteinTail({ ...sample, mean: 0 })).toBe(1);
    expect(bernsteinTail({ ...sample, mean: -0.05 })).toBe(1);
    expect(bernsteinTail({ mean: 1, variance: 0, n: 2, range: 2 })).toBe(1);
  });
});

describe('the chance of having dropped the best', () => {
  it('is that of the least clear drop, for every round and every rival', () => {
    expect(droppedBestBound([1e-9, 1e-6, 1e-12], 4, 2)).toBeCloseTo(6e-6, 15);
    expect(droppedBestBound([0.4, 1e-6], 4, 2)).toBe(1);
    expect(droppedBestBound([], 1, 0)).toBe(0);
  });
});

it('a race without a finalist is a defect, not an endless one', () => {
  for (const finalists of [0, Number.NaN]) {
    expect(() => halvingRounds({ candidates: 8, budget: 100, finalists })).toThrow(InvariantError);
  }
});
