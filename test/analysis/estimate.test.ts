import { expect, it } from 'vitest';
import { certain, combined, meanEstimate } from '../../src/analysis/estimate.ts';
import { moverDifference } from '../../src/stats/mover.ts';

const ONE = { value: 0.4, low: 0.35, high: 0.6, n: 100, method: 'wilson' };
const OTHER = { value: 0.3, low: 0.1, high: 0.33, n: 80, method: 'wilson' };

it('a difference takes the tails that widen it, as MOVER does, and the fewer trials', () => {
  const found = combined([
    { weight: 1, estimate: ONE },
    { weight: -1, estimate: OTHER },
  ]);
  const { low, high } = moverDifference(ONE, OTHER);
  expect(found.low).toBeCloseTo(low, 12);
  expect(found.high).toBeCloseTo(high, 12);
  expect(found).toMatchObject({ n: 80, method: 'mover' });
});

it('a sum of what is certain is certain, and a term without weight counts for nothing', () => {
  const terms = [
    { weight: 1, estimate: certain(0.5) },
    { weight: 0, estimate: ONE },
  ];
  expect(combined(terms)).toEqual(certain(0.5));
});

it('a mean of one trial has no estimate', () => {
  expect(() => meanEstimate({ n: 1, sum: 3, squares: 9 }, 0.95, null)).toThrow(RangeError);
  expect(meanEstimate({ n: 2, sum: 3, squares: 5 }, 0.95, 10).value).toBe(11.5);
});

it('a mean has no interval that reaches below what it counts from, where it counts from anything', () => {
  const never = { n: 1_000, sum: 0, squares: 0 };
  expect(meanEstimate(never, 0.95, 10).low).toBe(10);
  expect(meanEstimate(never, 0.95, null).low).toBeLessThan(0);
});
