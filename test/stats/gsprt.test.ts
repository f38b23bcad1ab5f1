import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { gsprt, logLikelihoodRatio, type ScoreCounts } from '../../src/stats/gsprt.ts';

/** Expected score of a difference in Elo points. */
function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

function games(losses: number, draws: number, wins: number): ScoreCounts {
  return { scores: [0, 0.5, 1], counts: [losses, draws, wins] };
}

function gamePairs(...counts: number[]): ScoreCounts {
  return { scores: [0, 0.25, 0.5, 0.75, 1], counts };
}

/** Largest log-likelihood of three scores under a mean, by ternary search over the law's one free share: the twin of the closed form. */
function bruteLogLikelihood({ scores, counts }: ScoreCounts, mean: number): number {
  const [a = 0, b = 0, c = 0] = scores;
  const weights = counts.map((count) => count || 1e-3);
  const logLikelihood = (middle: number): number => {
    const most = (mean - a - middle * (b - a)) / (c - a);
    return [1 - middle - most, middle, most].reduce((sum, p, i) => sum + (weights[i] ?? 0) * Math.log(p), 0);
  };
  let low = 0;
  let high = Math.min((mean - a) / (b - a), (c - mean) / (c - b));
  for (let step = 0; step < 300; step += 1) {
    const third = (high - low) / 3;
    if (logLikelihood(low + third) < logLikelihood(high - third)) low += third;
    else high -= third;
  }
  return logLikelihood((low + high) / 2);
}

describe('the generalised likelihood ratio', () => {
  it('meets the values of fastchess for single games', () => {
    // Its test suite, logistic model, to two decimals.
    const first = logLikelihoodRatio(games(21184, 40708, 21404), scoreOfElo(0.5), scoreOfElo(2.5));
    const second = logLikelihoodRatio(games(57030, 106593, 57433), scoreOfElo(0), scoreOfElo(2));
    expect(first).toBeCloseTo(-1.57, 2);
    expect(second).toBeCloseTo(-2.59, 2);
  });

  it('meets the values of fastchess for pairs of games', () => {
    const first = logLikelihoodRatio(gamePairs(223, 9863, 21279, 10037, 246), scoreOfElo(0.5), scoreOfElo(2.5));
    const second = logLikelihoodRatio(gamePairs(871, 26175, 55983, 26678, 821), scoreOfElo(0), scoreOfElo(2));
    expect(first).toBeCloseTo(-3.07, 2);
    expect(second).toBeCloseTo(-4.98, 2);
  });

  it("meets cutechess's and fishtest's value of a finished match", () => {
    expect(logLikelihoodRatio(games(759, 1863, 880), scoreOfElo(0), scoreOfElo(5))).toBeCloseTo(2.95, 2);
  });

  it("is Wald's own ratio when there are two scores", () => {
    const ratio = logLikelihoodRatio({ scores: [0, 1], counts: [40, 60] }, 0.5, 0.6);
    expect(ratio).toBeCloseTo(60 * Math.log(0.6 / 0.5) + 40 * Math.log(0.4 / 0.5), 10);
  });

  test.prop([
    fc.tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }), fc.nat({ max: 500 })),
    fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  ])('is what trying all laws with those means gives', ([losses, draws, wins], s0, s1) => {
    fc.pre(losses + draws + wins > 0);
    const observed = games(losses, draws, wins);
    const brute = bruteLogLikelihood(observed, s1) - bruteLogLikelihood(observed, s0);
    expect(logLikelihoodRatio(observed, s0, s1)).toBeCloseTo(brute, 5);
  });

  test.prop([fc.array(fc.nat({ max: 1e8 }), { minLength: 9, maxLength: 9 })])(
    'is finite for any nine counts, and changes sign with the hypotheses',
    (counts) => {
      const observed = { scores: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1], counts };
      const ratio = logLikelihoodRatio(observed, 0.5, 0.52);
      expect(Number.isFinite(ratio)).toBe(true);
      expect(logLikelihoodRatio(observed, 0.52, 0.5)).toBeCloseTo(-ratio, 6);
    },
  );

  it('is finite for shares of 0 and 1, and speaks for the side that they are on', () => {
    expect(logLikelihoodRatio(gamePairs(1_000, 0, 0, 0, 0), 0.5, 0.52)).toBeLessThan(-10);
    expect(logLikelihoodRatio(gamePairs(0, 0, 0, 0, 1_000), 0.5, 0.52)).toBeGreaterThan(10);
    expect(logLikelihoodRatio(games(0, 1e9, 0), 0.5, 0.52)).toBeLessThan(-10);
    expect(Number.isFinite(logLikelihoodRatio(games(0, 0, 1e9), 0.01, 0.99))).toBe(true);
    expect(logLikelihoodRatio(games(0, 0, 0), 0.5, 0.52)).toBe(0);
  });

  it('cannot be asked about a mean that no law on the scores has', () => {
    expect(() => logLikelihoodRatio(games(1, 1, 1), 0, 0.5)).toThrow(RangeError);
    expect(() => logLikelihoodRatio(games(1, 1, 1), 0.5, 1)).toThrow(RangeError);
  });
});

describe('the test', () => {
  const plan = { s0: 0.5, s1: 0.52, alpha: 0.05, beta: 0.05 };

  it("has Wald's bounds", () => {
    const { lower, upper } = gsprt(games(1, 1, 1), plan);
    expect(upper).toBeCloseTo(Math.log(19), 12);
    expect(lower).toBeCloseTo(-Math.log(19), 12);
    const skew = gsprt(games(1, 1, 1), { ...plan, alpha: 0.01, beta: 0.1 });
    expect(skew.upper).toBeCloseTo(Math.log(90), 12);
    expect(skew.lower).toBeCloseTo(Math.log(0.1 / 0.99), 12);
  });

  it('accepts, refuses or goes on', () => {
    expect(gsprt(games(4_500, 1_000, 5_500), plan).verdict).toBe('accept-h1');
    expect(gsprt(games(5_000, 1_000, 5_000), plan).verdict).toBe('accept-h0');
    expect(gsprt(games(490, 0, 510), plan).verdict).toBe('continue');
  });

  it('gives no verdict before a hundred observations, nor before the number asked for', () => {
    const clear = { ...plan, s1: 0.9 };
    expect(gsprt(games(0, 0, 99), clear)).toMatchObject({ verdict: 'continue', n: 99 });
    expect(gsprt(games(0, 0, 100), clear)).toMatchObject({ verdict: 'accept-h1', n: 100 });
    expect(gsprt(games(0, 0, 100), { ...clear, observationsMin: 200 }).verdict).toBe('continue');
    expect(gsprt(games(0, 0, 20), { ...clear, observationsMin: 0 }).verdict).toBe('accept-h1');
  });

  it('goes on when there is nothing to see', () => {
    expect(gsprt(games(0, 0, 0), plan)).toMatchObject({ verdict: 'continue', llr: 0, n: 0 });
  });
});
