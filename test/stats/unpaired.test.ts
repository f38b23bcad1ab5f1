import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fisherExact, trialsToSeparate, unpairedMean, unpairedProportion } from '../../src/stats/unpaired.ts';

describe('difference of two proportions from separate samples', () => {
  it("meets Newcombe's table II, method 10", () => {
    const cases = [
      [56, 70, 48, 80, 0.0524, 0.3339],
      [9, 10, 3, 10, 0.1705, 0.809],
      [6, 7, 2, 7, 0.0582, 0.8062],
      [5, 56, 0, 29, -0.0381, 0.1926],
      [0, 10, 0, 20, -0.1611, 0.2775],
      [0, 10, 0, 10, -0.2775, 0.2775],
      [10, 10, 0, 20, 0.6791, 1],
      [10, 10, 0, 10, 0.6075, 1],
    ] as const;
    for (const [hitsA, a, hitsB, b, low, high] of cases) {
      const result = unpairedProportion({ count: hitsA, n: a }, { count: hitsB, n: b }, 0.95);
      expect(result.low).toBeCloseTo(low, 4);
      expect(result.high).toBeCloseTo(high, 4);
    }
  });

  it('has an exact p-value', () => {
    // Fisher's tea: 3 of 4 against 1 of 4, one tail 17/70.
    expect(fisherExact({ count: 3, n: 4 }, { count: 1, n: 4 })).toBeCloseTo(34 / 70, 12);
    // SciPy: hypergeom.sf(55, 150, 104, 70), doubled.
    expect(fisherExact({ count: 56, n: 70 }, { count: 48, n: 80 })).toBeCloseTo(0.012649422259796742, 10);
    expect(fisherExact({ count: 0, n: 10 }, { count: 0, n: 20 })).toBe(1);
    expect(fisherExact({ count: 10, n: 10 }, { count: 20, n: 20 })).toBe(1);
  });

  it('of many trials has the p-value of the normal law', () => {
    // A difference of two standard errors.
    const n = 1e8;
    const excess = Math.round(Math.sqrt(2 * n));
    expect(fisherExact({ count: n / 2 + excess, n }, { count: n / 2, n })).toBeCloseTo(0.0455, 3);
    expect(fisherExact({ count: 1e8, n: 1e9 }, { count: 9e8, n: 1e9 })).toBe(0);
  });

  test.prop([
    fc.nat({ max: 60 }),
    fc.nat({ max: 60 }),
    fc.integer({ min: 60, max: 90 }),
    fc.integer({ min: 60, max: 90 }),
  ])('turns with the sides and stays within -1..1', (hitsA, hitsB, a, b) => {
    const one = unpairedProportion({ count: hitsA, n: a }, { count: hitsB, n: b }, 0.95);
    const other = unpairedProportion({ count: hitsB, n: b }, { count: hitsA, n: a }, 0.95);
    expect(one.low).toBeCloseTo(-other.high, 13);
    expect(one.pValue).toBeCloseTo(other.pValue, 10);
    expect(one.low).toBeGreaterThanOrEqual(-1);
    expect(one.high).toBeLessThanOrEqual(1);
  });
});

describe('difference of two means from separate samples', () => {
  it("is Welch's", () => {
    // Student's sleep data taken as two samples: t = -1.8608, df 17.776, p = 0.07939, -3.3654832 to 0.2054832 hours.
    const result = unpairedMean({ n: 10, sum: 75, squares: 3443 }, { n: 10, sum: 233, squares: 9037 }, 0.95);
    expect(result?.low).toBeCloseTo(-33.654832, 3);
    expect(result?.high).toBeCloseTo(2.054832, 3);
    expect(result?.pValue).toBeCloseTo(0.07939, 5);
  });

  it('reaches farther than Welch’s where few trials differ, as far as both limits together', () => {
    const found = unpairedMean({ n: 1_000, sum: 2, squares: 2 }, { n: 1_000, sum: 0, squares: 0 }, 0.95);
    const z2 = 3.841459;
    const half = Math.hypot(Math.sqrt(z2 * (2 - 4 / 1_000 + z2)), z2) / (1_000 + z2);
    expect(found?.high).toBeCloseTo(0.002 + half, 8);
    expect(found?.low).toBeCloseTo(0.002 - half, 8);
  });

  it('does not exist for one trial and is certain of nothing that never varies', () => {
    expect(unpairedMean({ n: 1, sum: 1, squares: 1 }, { n: 5, sum: 5, squares: 5 }, 0.95)).toBeNull();
    const constant = unpairedMean({ n: 3, sum: 3, squares: 3 }, { n: 3, sum: 6, squares: 12 }, 0.95);
    const reach = Math.SQRT2 * (3.841459 / (3 + 3.841459));
    expect(constant?.low).toBeCloseTo(-1 - reach, 6);
    expect(constant?.high).toBeCloseTo(-1 + reach, 6);
    expect(constant).toMatchObject({ difference: -1, pValue: 1 / 16 });
  });
});

describe('trials to separate', () => {
  it('are those at which the half-width is expected to equal the difference', () => {
    // (1.959964/0.01)²·0.25 = 9603.6
    expect(trialsToSeparate(0.01, 0.25, 0.95)).toBe(9604);
    expect(trialsToSeparate(-0.01, 0.25, 0.95, 9_000)).toBe(604);
    expect(trialsToSeparate(0.01, 0.25, 0.95, 20_000)).toBe(0);
  });

  it('cannot be told for no difference', () => {
    expect(trialsToSeparate(0, 0.25, 0.95)).toBeNull();
  });
});
