import { describe, expect, it } from 'vitest';
import { crossingsOf } from '../../../src/analysis/analyses/sweep.ts';
import { certain, difference, type Estimate } from '../../../src/analysis/estimate.ts';

const sampled = (value: number, low: number, high: number): Estimate => ({
  value,
  low,
  high,
  n: 100,
  method: 'wilson',
});

describe('where two curves cross', () => {
  it('is on straight lines between the points, for sure when exact', () => {
    const found = crossingsOf(
      [
        [certain(0.2), certain(0.6)],
        [certain(0.4), certain(0.5)],
      ],
      [1, 4],
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ between: [0, 1], after: 0, isCertain: true });
    for (const key of ['at', 'low', 'high'] as const) expect(found[0]?.[key]).toBeCloseTo(3, 12);
  });

  it('has an interval from the least and the greatest difference at both ends', () => {
    const one = [sampled(0.2, 0.15, 0.22), sampled(0.6, 0.55, 0.62)];
    const other = [sampled(0.4, 0.39, 0.47), sampled(0.5, 0.47, 0.52)];
    const [before, after] = [0, 1].map((at) => difference(one[at] ?? certain(0), other[at] ?? certain(0)));
    const cut = (a = 0, b = 0): number => Math.min(1, Math.max(0, a / (a - b)));
    const [found] = crossingsOf([one, other], [0, 1]);
    const ends = [cut(before?.low, after?.low), cut(before?.high, after?.high)];
    expect(found?.low).toBeCloseTo(Math.min(...ends), 12);
    expect(found?.high).toBeCloseTo(Math.max(...ends), 12);
    expect(found?.isCertain).toBe(true);
  });

  it('is nowhere where they only touch, and stands between labels that are no scale', () => {
    expect(
      crossingsOf(
        [
          [certain(0.2), certain(0.5), certain(0.2)],
          [certain(0.5), certain(0.5), certain(0.5)],
        ],
        null,
      ),
    ).toEqual([]);
    expect(
      crossingsOf(
        [
          [certain(0.2), certain(0.6)],
          [certain(0.4), certain(0.4)],
        ],
        null,
      )[0],
    ).toMatchObject({
      ...{ at: null, low: null, high: null, isCertain: true },
    });
  });
});
