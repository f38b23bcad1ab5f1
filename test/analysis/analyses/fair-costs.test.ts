import { describe, expect, it } from 'vitest';
import { fairPrices } from '../../../src/analysis/analyses/fair-costs.ts';
import { fitBradleyTerry } from '../../../src/stats/bradley-terry.ts';
import { scoresOfRatings } from '../../support/matchups.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';

const COSTS = [20, 35, 60, 110];

describe('fair prices', () => {
  const fit = fitBradleyTerry({ scores: scoresOfRatings(COSTS.map(Math.log)), trials: null });

  it('of a roster that is fair are the costs that it has', () => {
    fairPrices(fit, COSTS, null, null, 0.95).forEach(({ value, low, high, method }, at) => {
      expect(value).toBeCloseTo(COSTS[at] ?? 0, 6);
      expect([low, high, method]).toEqual([value, value, 'exact']);
    });
  });

  it('keep the total of costs that are not fair', () => {
    const prices = fairPrices(fit, [10, 10, 10, 10], null, null, 0.95);
    expect(prices.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(40, 9);
  });

  it('keep the cost of the anchor, to the last digit', () => {
    const prices = fairPrices(fit, [1, 2, 30, 4], 2, null, 0.95);
    expect(prices[2]?.value).toBe(30);
    expect(prices[0]?.value).toBeCloseTo(10, 6);
  });
});

describe('the fair costs of a roster', () => {
  const text = toyText(
    '{ kind: fair-costs, anchor: middle, roster: { weak: { strength: -5, coins: 60 }, middle: { strength: 0, coins: 60 }, strong: { strength: 5, coins: 60 } } }',
  );

  it('say who is too cheap and who too dear', async () => {
    const { prices, isPriced } = await analyseToy('fair-costs', text);
    expect(isPriced).toBe(true);
    expect(prices.map(({ verdict }) => verdict)).toEqual(['too-dear', 'fair', 'too-cheap']);
    expect(prices[1]?.fair.value).toBe(60);
    expect(prices[2]?.change).toBeGreaterThan(0);
  });

  it('are unclear where trials are too few for a verdict', async () => {
    const { prices } = await analyseToy(
      'fair-costs',
      toyText('{ kind: fair-costs, roster: { x: { strength: 0, coins: 60 }, y: { strength: 0, coins: 60 } } }'),
      { method: 'sampled', trials: 100 },
    );
    expect(prices.map(({ verdict }) => verdict)).toEqual(['unclear', 'unclear']);
    for (const { fair } of prices) expect(fair.high).toBeGreaterThan(fair.low);
  });

  it('take every entry to cost 1 where the game has no costs', async () => {
    const { prices, isPriced } = await analyseToy('fair-costs', toyText('fair-costs', 'a: { strength: 2 }\n  b: {}'));
    expect(isPriced).toBe(false);
    expect(prices.reduce((sum, { fair }) => sum + fair.value, 0)).toBeCloseTo(2, 9);
  });
});
