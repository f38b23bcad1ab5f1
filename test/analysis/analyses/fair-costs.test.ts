import { describe, expect, it } from 'vitest';
import { fairPrices, judgePrices } from '../../../src/analysis/analyses/fair-costs.ts';
import { fitBradleyTerry } from '../../../src/stats/bradley-terry.ts';
import { scoresOfRatings } from '../../support/matchups.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';
import { uniforms } from '../../support/uniforms.ts';

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

describe('intervals of fair costs', () => {
  it('carry the error of the ratings through to shares of the total, and to the anchor', () => {
    // Strengths 3 to 1; ratings vary by 0.04 against each other's.
    const fit = {
      ratings: [Math.log(3) / 2, -Math.log(3) / 2],
      covariance: [
        [0.01, -0.01],
        [-0.01, 0.01],
      ],
    };
    const z = 1.959963984540054;
    const [strong, weak] = fairPrices(fit, [50, 50], null, 100, 0.95);
    expect(strong?.value).toBeCloseTo(75, 9);
    // d ln cost = (1 - 3/4)·dr − 1/4·(−dr) = dr/2, of standard error 0.1.
    expect(Math.log((strong?.high ?? 0) / 75)).toBeCloseTo((z * 0.1) / 2, 9);
    expect(Math.log((weak?.high ?? 0) / 25)).toBeCloseTo(z * 0.1 * 1.5, 9);
    const [anchor, other] = fairPrices(fit, [50, 50], 0, 100, 0.95);
    expect(anchor).toEqual({ value: 50, low: 50, high: 50, n: null, method: 'exact' });
    expect(Math.log((other?.high ?? 0) / (other?.value ?? 1))).toBeCloseTo(z * 0.2, 9);
  });

  it('decide the verdicts: fair only where the whole interval is', async () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const roster =
        '{ weak: { strength: 0, coins: 90 }, middle: { strength: 1, coins: 110 }, strong: { strength: 3, coins: 160 } }';
      const text = toyText(`{ kind: fair-costs, roster: ${roster}, within: 12% }`);
      const { prices } = await analyseToy('fair-costs', text, { method: 'sampled', trials: 150, seed });
      for (const { cost, fair, verdict, adjusted } of prices) {
        const isFair = cost >= 0.88 * fair.high && cost <= 1.12 * fair.low;
        const own =
          cost < 0.88 * fair.low ? 'too-cheap' : cost > 1.12 * fair.high ? 'too-dear' : isFair ? 'fair' : 'unclear';
        expect([own, 'unclear']).toContain(verdict);
        expect(verdict !== 'unclear').toBe((adjusted ?? 0) <= 0.05);
        met.add(verdict);
      }
    }
    expect(met.has('unclear')).toBe(true);
  });
});

describe('verdicts on the costs of many entries', () => {
  const fairOf = (value: number, error: number) => {
    const reach = Math.exp(1.959963984540054 * error);
    return { value, low: value / reach, high: value * reach, n: 100, method: 'delta' };
  };

  it('stand at a level that all of them hold together, and say at which', () => {
    // A tenth too cheap by 2.5 standard errors: 0.0124 alone.
    const fair = fairOf(100 * Math.exp(0.025), 0.01);
    const question = { within: 0, confidence: 0.95 };
    expect(judgePrices([fair], [100], question)[0]).toMatchObject({ verdict: 'too-cheap' });
    const many = judgePrices(
      [fair, ...Array.from({ length: 5 }, () => fairOf(100, 0.01))],
      Array(6).fill(100),
      question,
    );
    expect(many[0]).toMatchObject({ verdict: 'unclear', adjusted: expect.closeTo(6 * 0.012419, 4) });
    // An anchor is known for certain, and no part of the family.
    const anchor = { value: 100, low: 100, high: 100, n: null, method: 'exact' };
    const [price, kept] = judgePrices([fair, anchor], [100, 100], question);
    expect(price?.verdict).toBe('too-cheap');
    expect(kept).toMatchObject({ verdict: 'fair', adjusted: null });
  });

  it('are wrong anywhere in one roster of twenty at most', () => {
    const uniform = uniforms(8);
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    const [runs, entries] = [4_000, 10];
    const costs = Array<number>(entries).fill(100);
    let [together, apart] = [0, 0];
    for (let run = 0; run < runs; run += 1) {
      // Every cost lies at the upper limit of what is fair, where any verdict but `fair` and `too-dear` is wrong, and those are even.
      const fairs = costs.map(() => fairOf((100 / 1.1) * Math.exp(0.02 * normal()), 0.02));
      const isWrong = ({ verdict }: { readonly verdict: string }): boolean => verdict === 'too-dear';
      const question = { within: 0.1, confidence: 0.95 };
      if (judgePrices(fairs, costs, question).some(isWrong)) together += 1;
      if (fairs.some((fair) => judgePrices([fair], [100], question).some(isWrong))) apart += 1;
    }
    // 0.05 + 4.75·√(.05·.95/4000): once in a million.
    expect(together / runs).toBeLessThan(0.067);
    expect(apart / runs).toBeGreaterThan(0.2);
  });
});
