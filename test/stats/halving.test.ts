import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  droppedBestBound,
  empiricalBernsteinTail,
  halvingRounds,
  hoeffdingTail,
  survivors,
} from '../../src/stats/halving.ts';

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

describe('bounds on a lead by chance', () => {
  it('are the published formulas', () => {
    // exp(-2·n·mean²/range²), n = 1000, mean .1, range 2.
    expect(hoeffdingTail({ n: 1_000, sum: 100, squares: 500 }, 2)).toBeCloseTo(Math.exp(-5), 12);
    // The L of the tail, put back into the inequality, gives the mean.
    const moments = { n: 10_000, sum: 500, squares: 1_500 };
    const bound = Math.log(2 / empiricalBernsteinTail(moments, 2));
    const variance = (1_500 - 500 ** 2 / 10_000) / 9_999;
    expect(Math.sqrt((2 * variance * bound) / 10_000) + (14 * bound) / (3 * 9_999)).toBeCloseTo(0.05, 12);
  });

  it('are sharper for pairs that mostly end alike', () => {
    const alike = { n: 100_000, sum: 1_000, squares: 3_000 };
    expect(empiricalBernsteinTail(alike, 2)).toBeLessThan(hoeffdingTail(alike, 2) / 1e10);
  });

  it('are 1 when nothing speaks for the one kept', () => {
    expect(hoeffdingTail({ n: 100, sum: 0, squares: 10 }, 2)).toBe(1);
    expect(empiricalBernsteinTail({ n: 100, sum: -5, squares: 10 }, 2)).toBe(1);
    expect(empiricalBernsteinTail({ n: 1, sum: 1, squares: 1 }, 2)).toBe(1);
    expect(empiricalBernsteinTail({ n: 2, sum: 2, squares: 2 }, 2)).toBe(1);
  });
});

describe('the chance of having dropped the best', () => {
  it('is that of the least clear drop, for every round and every rival', () => {
    expect(droppedBestBound([1e-9, 1e-6, 1e-12], 4, 2)).toBeCloseTo(6e-6, 15);
    expect(droppedBestBound([0.4, 1e-6], 4, 2)).toBe(1);
    expect(droppedBestBound([], 1, 0)).toBe(0);
  });
});
