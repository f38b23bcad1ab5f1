import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { binomialUpperTail, logBinomial } from '../../src/stats/binomial.ts';

/** ln C(n, k) of small n from exact integers. */
function logChoose(n: number, k: number): number {
  let choose = 1n;
  for (let i = 1; i <= k; i += 1) choose = (choose * BigInt(n - k + i)) / BigInt(i);
  return Math.log(Number(choose));
}

describe('logarithm of a binomial probability', () => {
  test.prop([fc.integer({ min: 1, max: 100 }), fc.double({ min: 0.001, max: 0.999, noNaN: true }), fc.nat()])(
    'agrees with exact binomial coefficients',
    (n, p, seed) => {
      const k = seed % (n + 1);
      const direct = logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p);
      expect(Math.abs(logBinomial(k, n, p) - direct)).toBeLessThan(1e-11 * (1 + Math.abs(direct)));
    },
  );

  it('keeps its digits at a milliard trials', () => {
    // The middle term is √(2/(πn)) to 1/(4n).
    expect(logBinomial(5e8, 1e9, 0.5)).toBeCloseTo(Math.log(2 / Math.PI / 1e9) / 2, 9);
    // (x/σ)²/2 = 5 lower.
    expect(logBinomial(5e8, 1e9, 0.5) - logBinomial(5e8 + 50_000, 1e9, 0.5)).toBeCloseTo(5, 7);
    expect(logBinomial(1, 1e9, 1e-9)).toBeCloseTo(-1, 8);
  });

  it('is finite or minus infinity at the ends, never NaN', () => {
    expect(logBinomial(0, 0, 0.3)).toBeCloseTo(0, 15);
    expect(logBinomial(0, 10, 0)).toBe(0);
    expect(logBinomial(1, 10, 0)).toBe(Number.NEGATIVE_INFINITY);
    expect(logBinomial(10, 10, 1)).toBe(0);
    expect(logBinomial(0, 10, 0.5)).toBeCloseTo(10 * Math.log(0.5), 13);
  });
});

describe('binomial tail', () => {
  it('sums the terms from a count upwards', () => {
    // P(X ≥ 2), X ~ B(3, 1/6) = 16/216
    expect(binomialUpperTail(2, 3, 1 / 6)).toBeCloseTo(16 / 216, 14);
    expect(binomialUpperTail(1, 3, 1 / 6)).toBeCloseTo(91 / 216, 14);
    expect(binomialUpperTail(0, 3, 0.5)).toBe(1);
    expect(binomialUpperTail(4, 3, 0.5)).toBe(0);
    expect(binomialUpperTail(1, 3, 0)).toBe(0);
    expect(binomialUpperTail(3, 3, 1)).toBe(1);
  });

  it('meets published values far out and at many trials', () => {
    // SciPy: binom.sf(49, ...), and the normal law with continuity correction at a milliard.
    expect(binomialUpperTail(20, 30, 0.2) / 3.830523741370089e-8).toBeCloseTo(1, 10);
    expect(binomialUpperTail(500_050_000, 1e9, 0.5) / 7.827861305378e-4).toBeCloseTo(1, 8);
    expect(binomialUpperTail(5e8, 1e9, 0.5)).toBeCloseTo(0.5000126156626, 10);
  });

  test.prop([fc.integer({ min: 1, max: 300 }), fc.double({ min: 0.001, max: 0.999, noNaN: true }), fc.nat()])(
    'and its complement add up to 1',
    (n, p, seed) => {
      const count = seed % (n + 1);
      expect(binomialUpperTail(count, n, p) + binomialUpperTail(n - count + 1, n, 1 - p)).toBeCloseTo(1, 11);
    },
  );
});

it('what is no number ends at once', () => {
  expect(logBinomial(3, 10, Number.NaN)).toBeNaN();
  expect(logBinomial(Number.NaN, 10, 0.5)).toBeNaN();
  expect(binomialUpperTail(3, 10, Number.NaN)).toBeNaN();
});
