import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lawError, pointFigure, zeroBound } from '../../src/report/precision.ts';
import { decimalsFor, meanDecimals, roundHalf, roundOutward, shareFigure } from '../../src/stats/figures.ts';
import { proportionInterval } from '../../src/stats/interval.ts';

describe('digits of a number', () => {
  it('follow its error', () => {
    expect(decimalsFor(3)).toBe(0);
    expect(decimalsFor(0.3)).toBe(1);
    expect(decimalsFor(0.1)).toBe(1);
    expect(decimalsFor(0.098)).toBe(2);
  });

  it('round interval bounds away from the estimate', () => {
    expect(roundOutward(60.94, 1, 'down')).toBe(60.9);
    expect(roundOutward(60.91, 1, 'up')).toBe(61);
    expect(roundOutward(60.9, 1, 'up')).toBe(60.9);
  });

  property.prop([fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 8 })])(
    'keeps what is rounded between its bounds, however many digits are shown',
    (value, decimals) => {
      const unit = 10 ** -decimals;
      expect(roundOutward(value, decimals, 'down')).toBeLessThanOrEqual(value + unit / 100);
      expect(roundOutward(value, decimals, 'up')).toBeGreaterThanOrEqual(value - unit / 100);
    },
  );
});

describe('rounding', () => {
  it('takes halves away from zero, however binary fractions have come to them', () => {
    expect([0.125, 0.375, -0.125, 1.005, 10.185].map((value) => roundHalf(value, 2))).toEqual([
      0.13, 0.38, -0.13, 1.01, 10.19,
    ]);
    // 0.03125 is 3.125 %, and so is what many additions make of it.
    for (const p of [0.031_25, 0.031_25 - 1e-16, 0.031_25 + 1e-16]) expect(shareFigure(p).percent).toBe(3.13);
    expect(roundHalf(-0.001, 2)).toBe(0);
    expect(roundHalf(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY);
  });

  property.prop([fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 6 })])(
    'is off by half a digit at most',
    (value, decimals) => {
      // Doubles near 10⁹ are 10⁻⁷ apart.
      const reach = 0.502 * 10 ** -decimals + Math.abs(value) * Number.EPSILON;
      expect(Math.abs(roundHalf(value, decimals) - value)).toBeLessThanOrEqual(reach);
    },
  );

  it('shows four digits of an exact mean, and a whole number as one', () => {
    expect([12.345_678, 3, 3.000_000_000_000_000_4, 0.001_234_56, 0].map((value) => meanDecimals(value))).toEqual([
      2, 0, 0, 6, 0,
    ]);
    expect(meanDecimals(3, 2.96, 3.04)).toBe(2);
  });
});

describe('single probabilities', () => {
  it('of a sample that always had the value are bounds', () => {
    const bound = zeroBound(10_000, 0.95);
    expect(bound).toBeCloseTo(1 - 0.025 ** (1 / 10_000), 12);
    expect(pointFigure(1, 10_000, bound)).toEqual({ kind: 'above', percent: 99.96, decimals: 2 });
    expect(pointFigure(0, 10_000, bound).kind).toBe('below');
  });

  it('that are exact show 0.01 %', () => {
    expect(shareFigure(0.123_456)).toEqual({ kind: 'value', percent: 12.35, decimals: 2 });
    expect(shareFigure(11 / 108)).toEqual({ kind: 'value', percent: 10.19, decimals: 2 });
  });

  property.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000)])(
    'of a sample are never plainly 0 or 100 but bounds',
    (trials, seed) => {
      const count = seed % (trials + 1);
      const { low, high } = proportionInterval(count, trials, 0.95);
      const figure = shareFigure(count / trials, low, high);
      if (figure.kind !== 'value') return;
      expect(figure.percent).toBeGreaterThan(0);
      expect(figure.percent).toBeLessThan(100);
    },
  );

  it('are plainly 0 and 100 when exact and so, and bounds when exact and too near to show', () => {
    expect(shareFigure(1)).toEqual({ kind: 'value', percent: 100, decimals: 0 });
    expect(shareFigure(0)).toEqual({ kind: 'value', percent: 0, decimals: 0 });
    expect(shareFigure(1 - 2 ** -53)).toEqual({ kind: 'above', percent: 99.99, decimals: 2 });
    expect(shareFigure(1e-300)).toEqual({ kind: 'below', percent: 0.01, decimals: 2 });
  });

  it('too small for their digits are below the upper end of their interval, as too large ones above the lower', () => {
    expect(shareFigure(0, 0, 0.000_369)).toEqual({ kind: 'below', percent: 0.04, decimals: 2 });
    expect(shareFigure(1, 0.999_631, 1)).toEqual({ kind: 'above', percent: 99.96, decimals: 2 });
    expect(shareFigure(0.000_04, -0.000_06, 0.000_14)).toEqual({ kind: 'below', percent: 0.02, decimals: 2 });
  });

  it('of a whole law are within the bound of Massart', () => {
    // sqrt(ln(2 / 0.05) / (2 · 10^6))
    expect(lawError(1_000_000, 0.95)).toBeCloseTo(0.001_358_1, 7);
  });
});
