import { describe, expect, it } from 'vitest';
import { contrastInterval } from '../../src/stats/contrast.ts';
import { fieller } from '../../src/stats/fieller.ts';
import { tango } from '../../src/stats/paired.ts';

describe('the interval of a contrast', () => {
  it('is Tango’s where no trial varies', () => {
    for (const n of [50, 1_000, 100_000]) {
      const found = contrastInterval({ n, sum: 0, squares: 0 }, 1, 0.95);
      const known = tango({ n, both: 0, onlyA: 0, onlyB: 0 }, 0.95);
      expect(found.low).toBeCloseTo(known.low, 9);
      expect(found.high).toBeCloseTo(known.high, 9);
      expect(found.pValue).toBe(1);
    }
  });

  it('is close to Tango’s where there is much to count, and reaches further for greater values', () => {
    const known = tango({ n: 10_000, both: 0, onlyA: 900, onlyB: 600 }, 0.95);
    const found = contrastInterval({ n: 10_000, sum: 300, squares: 1_500 }, 1, 0.95);
    expect(found.low).toBeCloseTo(known.low, 4);
    expect(found.high).toBeCloseTo(known.high, 4);
    const wider = contrastInterval({ n: 10_000, sum: 300, squares: 1_500 }, 4, 0.95);
    expect(wider.high - wider.low).toBeGreaterThan(found.high - found.low);
  });

  it('of what has no greatest value lies about the mean, however far that is and however few the trials', () => {
    const { low, high } = contrastInterval({ n: 20, sum: 20 * 50, squares: 20 * 2_500 }, null, 0.95);
    const half = 1.959964 ** 2 / (20 + 1.959964 ** 2);
    expect([low, high]).toEqual([expect.closeTo(50 - half, 5), expect.closeTo(50 + half, 5)]);
    const large = contrastInterval({ n: 10_000, sum: 50_000, squares: 290_000 }, null, 0.95);
    expect(large.high - 5).toBeCloseTo((1.959964 * 2) / 100, 4);
  });

  it('holds the mean, even where every trial gives the greatest value', () => {
    const { low, high } = contrastInterval({ n: 100, sum: 200, squares: 400 }, 2, 0.95);
    expect(low).toBeLessThan(2);
    expect(high).toBeGreaterThanOrEqual(2);
  });
});

describe('Fieller’s interval of a ratio', () => {
  it('is that of the numerator, scaled, where the denominator is certain', () => {
    const found = fieller({ value: 6, variance: 1 }, { value: 2, variance: 0 }, 0, 0.95);
    expect(found?.low).toBeCloseTo((6 - 1.959964) / 2, 5);
    expect(found?.high).toBeCloseTo((6 + 1.959964) / 2, 5);
  });

  it('is none where the denominator is not told from 0', () => {
    expect(fieller({ value: 1, variance: 1 }, { value: 1, variance: 1 }, 0, 0.95)).toBeNull();
  });

  it('closes on the ratio of two that vary together', () => {
    const found = fieller({ value: 6, variance: 9 }, { value: 20, variance: 100 }, 30, 0.5);
    // The numerator is 0.3 of the denominator in every sample.
    expect(found?.low).toBeCloseTo(0.3, 6);
    expect(found?.high).toBeCloseTo(0.3, 6);
  });
});
