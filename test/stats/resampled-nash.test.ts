import { describe, expect, it } from 'vitest';
import { squareMatrix } from '../../src/stats/matrix.ts';
import { nashMix } from '../../src/stats/nash.ts';
import { resampledNash } from '../../src/stats/resampled-nash.ts';
import { scoresOf } from '../support/matchups.ts';
import { uniforms } from '../support/uniforms.ts';

const CIRCLE = scoresOf(3, () => 0.7, true);

function resample(scores: number[][], trials: number[][] | null, seed = 5, draws = 200) {
  return resampledNash({ scores, trials }, { draws, confidence: 0.9, uniform: uniforms(seed) });
}

describe('resampled Nash mix', () => {
  it('of exact scores does not vary', () => {
    for (const spread of resample(CIRCLE, null)) {
      expect(spread).toMatchObject({ supportCount: 200, supportFrequency: 1 });
      for (const weight of [spread.low, spread.high, spread.meanWeight]) expect(weight).toBeCloseTo(1 / 3, 12);
    }
  });

  it('narrows about the mix of the scores as trials grow, by ten for a hundredfold', () => {
    const widths = [100, 10_000].map((n) => {
      const spreads = resample(
        CIRCLE,
        squareMatrix(3, () => n),
        6,
        1000,
      );
      for (const { low, high } of spreads) expect(low < 1 / 3 && high > 1 / 3).toBe(true);
      return spreads.reduce((total, { low, high }) => total + high - low, 0);
    });
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(7);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeLessThan(14);
  });

  it('tells how often an entry on the edge belongs to the mix', () => {
    // Two entries, 50 of 100 points each: the mix is whichever happens to lead, and never both.
    const [one, other] = resample(
      scoresOf(2, () => 0.5),
      squareMatrix(2, () => 100),
      7,
      1000,
    );
    expect((one?.supportCount ?? 0) + (other?.supportCount ?? 0)).toBe(1000);
    // Half of 1000 draws, ± 4.9 standard errors: false alarm 1e-6.
    expect(Math.abs((one?.supportCount ?? 0) - 500)).toBeLessThan(4.9 * Math.sqrt(250));
    expect(one).toMatchObject({ low: 0, high: 1 });
  });

  it('leaves room for doubt when every trial was won', () => {
    const [one, other] = resample(
      scoresOf(2, () => 1),
      squareMatrix(2, () => 1),
      8,
      1000,
    );
    expect(one?.supportFrequency).toBeGreaterThan(0.8);
    expect(other?.supportCount).toBeGreaterThan(0);
  });

  it('is the same for the same numbers, and weights sum to 1', () => {
    const trials = squareMatrix(3, () => 50);
    expect(resample(CIRCLE, trials)).toEqual(resample(CIRCLE, trials));
    const total = resample(CIRCLE, trials).reduce((sum, { meanWeight }) => sum + meanWeight, 0);
    expect(total).toBeCloseTo(1, 12);
    expect(nashMix(CIRCLE).weights[0]).toBeCloseTo(1 / 3, 12);
  });
});
