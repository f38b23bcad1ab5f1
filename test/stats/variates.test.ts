import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../src/errors.ts';
import { betaVariate, gammaVariate, normalVariate, type Uniform } from '../../src/stats/variates.ts';
import { uniforms } from '../support/uniforms.ts';

const COUNT = 100_000;
/** Standard errors that the mean of many numbers exceeds once in a million tests, on either side. */
const SIGMA_MILLION = 4.9;

function expectMean(draw: () => number, mean: number, variance: number): void {
  let total = 0;
  for (let count = 0; count < COUNT; count += 1) total += draw();
  expect(Math.abs(total / COUNT - mean)).toBeLessThan(SIGMA_MILLION * Math.sqrt(variance / COUNT));
}

// Fixed seeds; each mean and mean square has a false-alarm probability of 1e-6.
describe('random numbers of a law', () => {
  it('that is normal have its mean, variance and tails', () => {
    const uniform = uniforms(1);
    expectMean(() => normalVariate(uniform), 0, 1);
    expectMean(() => normalVariate(uniform) ** 2, 1, 2);
    // P(Z > 1.959964) = .025.
    expectMean(() => (normalVariate(uniform) > 1.959964 ? 1 : 0), 0.025, 0.025 * 0.975);
  });

  it.each([0.5, 1, 7.5])('that is gamma of shape %d have its mean and mean square', (shape) => {
    const uniform = uniforms(2);
    expectMean(() => gammaVariate(shape, uniform), shape, shape);
    // E X^k = shape (shape+1) ... (shape+k-1).
    const square = shape * (shape + 1);
    expectMean(() => gammaVariate(shape, uniform) ** 2, square, square * (shape + 2) * (shape + 3) - square ** 2);
  });

  it.each([
    [0.5, 0.5],
    [3, 9],
    [0.5, 40.5],
  ])('that is beta (%d, %d) have its mean and variance, and stay in [0,1]', (alpha, beta) => {
    const uniform: Uniform = uniforms(3);
    const total = alpha + beta;
    const mean = alpha / total;
    const variance = (mean * (1 - mean)) / (total + 1);
    expectMean(() => betaVariate(alpha, beta, uniform), mean, variance);
    // (X - mean)² is at most 1, so its variance is at most its mean.
    expectMean(() => (betaVariate(alpha, beta, uniform) - mean) ** 2, variance, variance);
    for (let count = 0; count < 1000; count += 1) {
      const value = betaVariate(alpha, beta, uniform);
      expect(value >= 0 && value <= 1).toBe(true);
    }
  });
});

describe('numbers that cannot be drawn', () => {
  const uniform = uniforms(9);

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -1])(
    'of a gamma law of shape %d are a defect, not an endless search',
    (shape) => {
      expect(() => gammaVariate(shape, uniform)).toThrow(InvariantError);
      expect(() => betaVariate(2, shape, uniform)).toThrow(InvariantError);
    },
  );

  it('from uniform numbers that are none are one too', () => {
    for (const broken of [Number.NaN, 0.5, 0]) {
      expect(() => normalVariate(() => broken)).toThrow(InvariantError);
      expect(() => gammaVariate(2, () => broken)).toThrow(InvariantError);
    }
  });
});
