import { describe, expect, it } from 'vitest';
import {
  betaQuantile,
  chiSquaredQuantile,
  chiSquaredTail,
  normalQuantile,
  normalReach,
  normalTail,
  studentQuantile,
  studentReach,
  studentTail,
} from '../../src/stats/distributions.ts';
import { bonferroniConfidence, bonferroniWidening } from '../../src/stats/families.ts';

describe('normal quantile', () => {
  // Published constants; simple-statistics' probit would give 1.9572 for the first.
  it.each([
    [0.975, 1.959963984540054],
    [0.95, 1.6448536269514722],
    [0.995, 2.5758293035489004],
    [0.9995, 3.2905267314919255],
    [0.5, 0],
    [0.025, -1.959963984540054],
  ])('at %f is %f', (p, z) => {
    expect(Math.abs(normalQuantile(p) - z)).toBeLessThan(2e-12);
  });
});

describe('the reach of an interval', () => {
  // mpmath 1.3: sqrt(2)·erfinv(level) of the level as a double, to 30 digits.
  it.each([
    [0.95, 1.959963984540054],
    [0.999999999, 6.10941020938345],
    [0.9999999999999999, 8.29236107581359],
  ])('at %f is %f, however near 1', (confidence, z) => {
    expect(Math.abs(normalReach(confidence) / z - 1)).toBeLessThan(1e-12);
  });

  it('is finite for a family of intervals at once', () => {
    expect(normalReach(bonferroniConfidence(0.9999999999999999, 36))).toBeLessThan(8.3);
    expect(bonferroniWidening(0.9999999999999999, 36)).toBe(1);
  });

  it('has the tail that was asked for, in the normal law and in Student’s', () => {
    for (const p of [1e-300, 1e-50, 1e-17, 1e-9, 1e-5]) expect(normalTail(-normalQuantile(p)) / p).toBeCloseTo(1, 10);
    for (const confidence of [0.9, 0.99, 1 - 1e-9]) {
      expect(studentTail(studentReach(confidence, 5), 5) / (1 - confidence)).toBeCloseTo(1, 5);
      expect(studentTail(studentReach(confidence, 200), 200) / (1 - confidence)).toBeCloseTo(1, 2);
    }
  });
});

describe("Student's quantile", () => {
  // 0.975 quantiles: tan(0.475π) for one degree of freedom, tables of Student's law for the rest.
  it.each([
    [1, Math.tan(0.475 * Math.PI)],
    [10, 2.2281388519862744],
    [30, 2.0422724563012373],
    [100, 1.983971518523552],
    [1000, 1.9623390808264085],
  ])('at 0.975 with %d degrees of freedom is %f', (df, t) => {
    expect(Math.abs(studentQuantile(0.975, df) / t - 1)).toBeLessThan(1e-8);
  });

  it('tends to the normal quantile, without the digits that a plain inverse loses', () => {
    expect(Math.abs(studentQuantile(0.975, 1e9) - 1.959963984540054 - 2.372e-9)).toBeLessThan(1e-11);
  });

  it('joins its two methods without a step', () => {
    const third =
      studentQuantile(0.999, 61) -
      3 * studentQuantile(0.999, 60) +
      3 * studentQuantile(0.999, 59) -
      studentQuantile(0.999, 58);
    expect(Math.abs(third)).toBeLessThan(1e-5);
  });
});

describe('tails and beta quantile', () => {
  it('inverts the beta law in closed form where there is one', () => {
    // Beta(1, b): 1 - (1-p)^(1/b).
    expect(betaQuantile(0.025, 1, 1000)).toBeCloseTo(1 - 0.975 ** (1 / 1000), 12);
    expect(betaQuantile(0.975, 7, 1)).toBeCloseTo(0.975 ** (1 / 7), 10);
  });

  it('matches the χ² tail at published critical values', () => {
    expect(chiSquaredTail(3.841458820694124, 1)).toBeCloseTo(0.05, 10);
    expect(chiSquaredTail(2 * Math.log(1e6), 2)).toBeCloseTo(1e-6, 11);
    expect(chiSquaredTail(0, 3)).toBe(1);
    expect(chiSquaredTail(1e9, 3)).toBe(0);
  });
});

describe('normal tail', () => {
  // mpmath 1.3, 30 digits: ncdf(-z).
  it.each([
    [-3, 0.99865010196837],
    [1.959963984540054, 0.025],
    [3.9999, 3.1684627532636e-5],
    [4.0001, 3.1657861486813e-5],
    [10, 7.61985302416052e-24],
    [30, 4.90671392714818e-198],
  ])('beyond %f is %f', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(2e-12);
  });
});

describe("Student's two-sided tail", () => {
  // SciPy 1.x: 2·t.sf(t, df).
  it.each([
    [2, 5, 0.10193947882985835],
    [2, 999, 0.045770616973757],
    [2, 1000, 0.04577034649325166],
    [6, 5000, 2.112096283305395e-9],
    [2, 1e9, 0.045500264166313246],
  ])('beyond %f with %d degrees of freedom is %f', (t, df, tail) => {
    expect(Math.abs(studentTail(t, df) / tail - 1)).toBeLessThan(2e-6);
  });

  it('is 1 at no difference and 0 at an infinite one', () => {
    expect(studentTail(0, 7)).toBeCloseTo(1, 12);
    expect(studentTail(Number.POSITIVE_INFINITY, 7)).toBe(0);
  });
});

describe('χ² quantile', () => {
  // Published constants.
  it.each([
    [0.95, 1, 3.841458820694124],
    [0.95, 10, 18.307038053275146],
    [0.99, 100, 135.80672317102676],
    [0.5, 2, 2 * Math.LN2],
  ])('at %f with %i degrees of freedom is %f', (p, df, statistic) => {
    expect(Math.abs(chiSquaredQuantile(p, df) - statistic)).toBeLessThan(1e-8 * statistic);
  });

  it('of many degrees of freedom is Wilson and Hilferty’s cube to a ten-thousandth', () => {
    const third = 2 / (9 * 741);
    const cube = 741 * (1 - third + normalQuantile(0.9875) * Math.sqrt(third)) ** 3;
    expect(Math.abs(chiSquaredQuantile(0.9875, 741) / cube - 1)).toBeLessThan(1e-4);
  });
});
