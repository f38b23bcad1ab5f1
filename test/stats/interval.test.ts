import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { logBinomial } from '../../src/stats/binomial.ts';
import { clopperPearson, meanInterval, proportionInterval, wilson, wilsonHalfWidth } from '../../src/stats/interval.ts';

/** Exact coverage of an interval at n = 100 for a true p, by summing the binomial law. */
function coverage(p: number, covers: (count: number) => boolean): number {
  const n = 100;
  let mass = (1 - p) ** n;
  let total = 0;
  for (let count = 0; count <= n; count += 1) {
    if (covers(count)) total += mass;
    mass *= ((n - count) / (count + 1)) * (p / (1 - p));
  }
  return total;
}

describe("Wilson's interval", () => {
  it('meets published values', () => {
    // Newcombe (1998), table I: 81/263, 15/148, 0/20, 1/29.
    const cases = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [count, n, low, high] of cases) {
      const interval = wilson(count, n, 0.95);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });

  it('covers at n = 100 as computed: mean .951, worst .905', () => {
    const intervals = Array.from({ length: 101 }, (_, count) => wilson(count, 100, 0.95));
    const coverages: number[] = [];
    for (let p = 0.005; p < 0.9951; p += 0.0005) {
      coverages.push(
        coverage(p, (count) => {
          const interval = intervals[count];
          return interval !== undefined && interval.low <= p && p <= interval.high;
        }),
      );
    }
    const mean = coverages.reduce((sum, value) => sum + value, 0) / coverages.length;
    expect(mean).toBeCloseTo(0.951, 2);
    expect(Math.min(...coverages)).toBeGreaterThan(0.83);
    const middle = coverages.filter((_, index) => index >= 90 && index <= coverages.length - 91);
    expect(Math.min(...middle)).toBeGreaterThan(0.904);
  });

  test.prop([fc.integer({ min: 1, max: 2 ** 40 }), fc.double({ min: 0, max: 1, noNaN: true })])(
    'stays within [0,1], around the share, and has the half-width it says',
    (n, share) => {
      const count = Math.round(n * share);
      const interval = wilson(count, n, 0.95);
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      expect(interval.low).toBeLessThanOrEqual(count / n);
      expect(interval.high).toBeGreaterThanOrEqual(count / n);
      if (count > 0 && count < n) {
        expect((interval.high - interval.low) / 2).toBeCloseTo(wilsonHalfWidth(count, n, 0.95), 12);
      }
    },
  );
});

describe("Clopper and Pearson's interval", () => {
  it('meets published values', () => {
    // Newcombe (1998), table I.
    expect(clopperPearson(81, 263, 0.95).low).toBeCloseTo(0.2527, 4);
    expect(clopperPearson(81, 263, 0.95).high).toBeCloseTo(0.3676, 4);
    expect(clopperPearson(1, 29, 0.95).high).toBeCloseTo(0.1776, 4);
  });

  it('bounds zero of n in closed form, about 3.7/n on two sides', () => {
    expect(clopperPearson(0, 20, 0.95)).toEqual({ low: 0, high: expect.closeTo(0.16843, 5) });
    expect(clopperPearson(0, 1e6, 0.95).high * 1e6).toBeCloseTo(3.68888, 4);
    expect(clopperPearson(1000, 1000, 0.95).high).toBe(1);
    expect(clopperPearson(1000, 1000, 0.95).low).toBeCloseTo(0.025 ** (1 / 1000), 14);
  });

  it('never covers less than its level', () => {
    const intervals = Array.from({ length: 101 }, (_, count) => clopperPearson(count, 100, 0.95));
    for (let p = 0.005; p < 0.9951; p += 0.005) {
      const covered = coverage(p, (count) => {
        const interval = intervals[count];
        return interval !== undefined && interval.low <= p && p <= interval.high;
      });
      expect(covered).toBeGreaterThan(0.95 - 1e-9);
    }
  });
});

describe('the interval that results show', () => {
  it("is Clopper and Pearson's for no hit and for all hits, Wilson's between", () => {
    expect(proportionInterval(0, 10, 0.95).method).toBe('clopper-pearson');
    expect(proportionInterval(10, 10, 0.95).method).toBe('clopper-pearson');
    expect(proportionInterval(1, 10, 0.95).method).toBe('wilson');
  });

  it('never says 0 % or 100 % of a sample', () => {
    expect(proportionInterval(0, 1e9, 0.95).high).toBeGreaterThan(0);
    expect(proportionInterval(1e9, 1e9, 0.95).low).toBeLessThan(1);
  });
});

describe('interval of a mean', () => {
  it("is Student's on the exact moments", () => {
    // 1..10: mean 5.5, sd 3.02765; t(9) = 2.262157.
    const interval = meanInterval({ n: 10, sum: 55, squares: 385 }, 0.95);
    expect(interval?.low).toBeCloseTo(5.5 - (2.262157 * 3.0276504) / Math.sqrt(10), 5);
    expect(interval?.high).toBeCloseTo(5.5 + (2.262157 * 3.0276504) / Math.sqrt(10), 5);
  });

  it('does not exist for fewer than two trials', () => {
    expect(meanInterval({ n: 1, sum: 3, squares: 9 }, 0.95)).toBeNull();
    expect(meanInterval({ n: 0, sum: 0, squares: 0 }, 0.95)).toBeNull();
  });

  it('is not certain of what has never varied: it reaches as far as the score interval of a share', () => {
    const interval = meanInterval({ n: 1_000, sum: 3_000, squares: 9_000 }, 0.95);
    expect(interval?.high).toBeCloseTo(3 + wilson(0, 1_000, 0.95).high, 12);
    expect(interval?.low).toBeCloseTo(3 - wilson(0, 1_000, 0.95).high, 12);
  });

  it.each([0.5, 1, 2, 5, 10, 20, 50, 100])('holds at its level when %d trials in 1,000 differ, exactly', (events) => {
    const n = 1_000;
    let covered = 0;
    for (let count = 0; count <= n; count += 1) {
      const { low, high } = meanInterval({ n, sum: count, squares: count }, 0.95) ?? { low: 0, high: 0 };
      if (low <= events / n && events / n <= high) covered += Math.exp(logBinomial(count, n, events / n));
    }
    // Student's alone: .39 at half an event, .63 at one, .93 at ten.
    expect(covered).toBeGreaterThan(0.94);
    expect(covered).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('is the same at a metric of large steps, where one more step is little', () => {
    const moments = { n: 1_000, sum: 70 * 400, squares: 70 * 70 * 400 };
    const half = (1.962341 * Math.sqrt((70 * 70 * 400 - (70 * 400) ** 2 / 1_000) / 999)) / Math.sqrt(1_000);
    expect(meanInterval(moments, 0.95)?.high).toBeCloseTo(28 + half, 3);
  });
});
