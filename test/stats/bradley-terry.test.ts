import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../src/errors.ts';
import { type BradleyTerryFit, eloOf, fitBradleyTerry } from '../../src/stats/bradley-terry.ts';
import type { Matchup } from '../../src/stats/matchup.ts';
import { entry, type Matrix, squareMatrix } from '../../src/stats/matrix.ts';
import { permuted, scoresOf, scoresOfRatings } from '../support/matchups.ts';

/** Scores and trials from counts of wins of row over column. */
function fromWins(wins: Matrix): Matchup {
  const trials = squareMatrix(wins.length, (row, column) =>
    row === column ? 0 : entry(wins, row, column) + entry(wins, column, row),
  );
  const scores = squareMatrix(wins.length, (row, column) =>
    row === column ? 0.5 : entry(wins, row, column) / entry(trials, row, column),
  );
  return { scores, trials };
}

// Stigler (1994), citations among Biometrika, Communications in Statistics, JASA and JRSS-B; "cited" wins over "citing".
const CITATIONS = fromWins([
  [714, 730, 498, 221],
  [33, 425, 68, 17],
  [320, 813, 1072, 142],
  [284, 276, 325, 188],
]);

/** Points won by each entry less those that the ratings expect: the gradient of the log-likelihood. */
function surplus({ scores, trials }: Matchup, ratings: readonly number[]): number[] {
  return ratings.map((rating, row) =>
    ratings.reduce((total, other, column) => {
      if (row === column) return total;
      const n = trials === null ? 1 : entry(trials, row, column);
      return total + n * (entry(scores, row, column) - 1 / (1 + Math.exp(other - rating)));
    }, 0),
  );
}

function difference(fit: BradleyTerryFit, one: number, other: number): { estimate: number; error: number } {
  const covariance = fit.covariance ?? [];
  const variance = entry(covariance, one, one) + entry(covariance, other, other) - 2 * entry(covariance, one, other);
  return { estimate: (fit.ratings[one] ?? 0) - (fit.ratings[other] ?? 0), error: Math.sqrt(variance) };
}

describe('Bradley-Terry ratings', () => {
  // Printed by the BradleyTerry2 package of R (its test BTabilities, R 3.6.0); also Agresti (2002), p. 448.
  it('of journals by citations meet the published ones, errors included', () => {
    const fit = fitBradleyTerry(CITATIONS);
    const ratings = [0.7899221, -2.1591504, 0.3103523, 1.0588761];
    const errors = [0.04333047, 0.07257974, 0.04164102, 0.05304699];
    fit.ratings.forEach((rating, index) => {
      expect(rating).toBeCloseTo(ratings[index] ?? 0, 6);
    });
    fit.standardErrors?.forEach((error, index) => {
      expect(error).toBeCloseTo(errors[index] ?? 0, 6);
    });
    expect(fit).toMatchObject({ isRegularised: false, virtualDraws: 0 });
  });

  it('differ with the published errors of differences, which the covariance gives', () => {
    const fit = fitBradleyTerry(CITATIONS);
    expect(difference(fit, 1, 0)).toEqual({
      estimate: expect.closeTo(-2.9490725, 6),
      error: expect.closeTo(0.10254534, 7),
    });
    expect(difference(fit, 2, 0)).toEqual({
      estimate: expect.closeTo(-0.4795698, 6),
      error: expect.closeTo(0.06058873, 7),
    });
    expect(difference(fit, 3, 2)).toEqual({
      estimate: expect.closeTo(0.7485238, 6),
      error: expect.closeTo(0.07294356, 7),
    });
  });

  it('leave no gradient of the likelihood', () => {
    for (const gain of surplus(CITATIONS, fitBradleyTerry(CITATIONS).ratings))
      expect(Math.abs(gain)).toBeLessThan(1e-9);
  });

  it('come back from the exact scores that they imply, without sampling error', () => {
    const ladder = [2.5, 1, 0.25, -0.5, -3.25];
    const fit = fitBradleyTerry({ scores: scoresOfRatings(ladder), trials: null });
    fit.ratings.forEach((rating, index) => {
      expect(rating).toBeCloseTo(ladder[index] ?? 0, 10);
    });
    expect(fit).toMatchObject({ standardErrors: null, covariance: null, isRegularised: false });
    expect(fit.residuals).toHaveLength(10);
    for (const { residual, z } of fit.residuals) {
      expect(Math.abs(residual)).toBeLessThan(1e-12);
      expect(z).toBeNull();
    }
  });

  it('come back where a favourite wins all but one fight in a hundred million', () => {
    const fit = fitBradleyTerry({ scores: scoresOfRatings([12, -3, -9]), trials: null });
    [12, -3, -9].forEach((rating, index) => {
      expect(fit.ratings[index]).toBeCloseTo(rating, 6);
    });
  });

  it('of rock, paper and scissors are level, and the residuals tell that they should not be', () => {
    const fit = fitBradleyTerry({ scores: scoresOf(3, () => 0.9, true), trials: squareMatrix(3, () => 100) });
    for (const rating of fit.ratings) expect(Math.abs(rating)).toBeLessThan(1e-12);
    expect(fit.residuals.map(({ fitted }) => fitted)).toEqual([0.5, 0.5, 0.5].map((half) => expect.closeTo(half, 12)));
    // Two ratings leave one of three pairs to chance: each residual has a leverage of 2/3, so z = 0.4/(0.05·√(1/3)).
    expect(fit.residuals.map(({ z }) => z)).toEqual(
      [1, -1, 1].map((sign) => expect.closeTo(sign * 8 * Math.sqrt(3), 9)),
    );
  });

  it('of two entries fit their one score, whose residual has no error', () => {
    const fit = fitBradleyTerry({ scores: scoresOf(2, () => 0.75), trials: squareMatrix(2, () => 48) });
    expect(fit.ratings[0]).toBeCloseTo(Math.log(3) / 2, 12);
    // Var(logit) = 1/(np(1-p)) = 1/9, halved twice for one of two ratings that sum to 0.
    expect(fit.standardErrors?.[0]).toBeCloseTo(1 / 6, 12);
    expect(fit.residuals).toEqual(
      [{ row: 0, column: 1, observed: 0.75, fitted: 0.75, residual: 0, z: null }].map((r) => ({
        ...r,
        fitted: expect.closeTo(0.75, 12),
        residual: expect.closeTo(0, 12),
      })),
    );
  });

  it('of one entry are 0', () => {
    expect(fitBradleyTerry({ scores: [[0.5]], trials: null })).toMatchObject({ ratings: [0], residuals: [] });
  });

  test.prop([
    fc.array(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 10, maxLength: 10 }),
    fc.boolean(),
  ])('satisfy the likelihood equations and follow their entries through a permutation', (values, isCounted) => {
    const scores = scoresOf(5, (pair) => values[pair] ?? 0.5);
    const trials = isCounted ? squareMatrix(5, (row, column) => 10 * (1 + row + column)) : null;
    const fit = fitBradleyTerry({ scores, trials });
    expect(fit.ratings.reduce((total, rating) => total + rating, 0)).toBeCloseTo(0, 10);
    for (const gain of surplus({ scores, trials }, fit.ratings)) expect(Math.abs(gain)).toBeLessThan(1e-8);
    const order = [3, 0, 4, 1, 2];
    const moved = fitBradleyTerry({ scores: permuted(scores, order), trials: trials && permuted(trials, order) });
    order.forEach((from, to) => {
      expect(moved.ratings[to]).toBeCloseTo(fit.ratings[from] ?? 0, 9);
      if (fit.standardErrors !== null) expect(moved.standardErrors?.[to]).toBeCloseTo(fit.standardErrors[from] ?? 0, 9);
    });
  });
});

describe('Bradley-Terry ratings that would be infinite', () => {
  it('are held by a drawn trial per pair, and say so', () => {
    const scores = [
      [0.5, 1, 1],
      [0, 0.5, 0.6],
      [0, 0.4, 0.5],
    ];
    const fit = fitBradleyTerry({ scores, trials: squareMatrix(3, () => 100) });
    expect(fit).toMatchObject({ isRegularised: true, virtualDraws: 1 });
    const shrunk = squareMatrix(3, (row, column) => (100 * entry(scores, row, column) + 0.5) / 101);
    const withDraws = fitBradleyTerry({ scores: shrunk, trials: squareMatrix(3, () => 101) });
    expect(withDraws.isRegularised).toBe(false);
    fit.ratings.forEach((rating, index) => {
      expect(rating).toBeCloseTo(withDraws.ratings[index] ?? 0, 9);
      expect(fit.standardErrors?.[index]).toBeCloseTo(withDraws.standardErrors?.[index] ?? 0, 9);
    });
  });

  it('are held more lightly when scores are exact: certainty counts as odds of 2001 to 1', () => {
    const fit = fitBradleyTerry({ scores: scoresOf(2, () => 1), trials: null });
    expect(fit).toMatchObject({ isRegularised: true, virtualDraws: 0.001, standardErrors: null });
    expect(2 * (fit.ratings[0] ?? 0)).toBeCloseTo(Math.log(2001), 9);
  });

  it('are noticed for a group that beats all others without being unbeaten itself', () => {
    const scores = scoresOf(4, (pair) => (pair === 0 || pair === 5 ? 0.5 : 1));
    expect(fitBradleyTerry({ scores, trials: null }).isRegularised).toBe(true);
  });

  it('are noticed for entries that never met, and their errors are large, not absent', () => {
    const fit = fitBradleyTerry({ scores: scoresOf(2, () => 0.5), trials: squareMatrix(2, () => 0) });
    expect(fit).toMatchObject({ isRegularised: true, residuals: [] });
    expect(fit.standardErrors?.[0]).toBeCloseTo(1, 9);
  });

  it('take the prior that is asked for', () => {
    const options = { virtualDraws: 2 };
    const fit = fitBradleyTerry({ scores: scoresOf(2, () => 1), trials: squareMatrix(2, () => 8) }, options);
    expect(2 * (fit.ratings[0] ?? 0)).toBeCloseTo(Math.log(9), 9);
  });
});

describe('a matrix of counted and exact scores', () => {
  it('weighs pairs equally and takes sampling errors from the counted ones alone', () => {
    const scores = scoresOfRatings([0.5, 0, -0.5]);
    const exact = Number.POSITIVE_INFINITY;
    const trials = [
      [0, 100, exact],
      [100, 0, exact],
      [exact, exact, 0],
    ];
    const fit = fitBradleyTerry({ scores, trials });
    expect(fit.ratings[0]).toBeCloseTo(0.5, 10);
    // An observed score moves a fit that is linear in it: checked against a numerical derivative.
    const nudge = 1e-5;
    const nudged = scores.map((row) => [...row]);
    for (const [row, column, sign] of [
      [0, 1, 1],
      [1, 0, -1],
    ] as const) {
      const line = nudged[row];
      if (line !== undefined) line[column] = (line[column] ?? 0) + sign * nudge;
    }
    const moved = fitBradleyTerry({ scores: nudged, trials });
    const p = entry(scores, 0, 1);
    const error = Math.sqrt((p * (1 - p)) / 100);
    fit.standardErrors?.forEach((value, index) => {
      const slope = ((moved.ratings[index] ?? 0) - (fit.ratings[index] ?? 0)) / nudge;
      expect(value).toBeCloseTo(Math.abs(slope) * error, 5);
    });
  });
});

describe('a malformed matchup matrix', () => {
  it('is refused', () => {
    const wrong: Matchup[] = [
      { scores: [[0.5, 0.5]], trials: null },
      {
        scores: [
          [0.5, 0.7],
          [0.4, 0.5],
        ],
        trials: null,
      },
      {
        scores: [
          [0.5, Number.NaN],
          [0.4, 0.5],
        ],
        trials: null,
      },
      {
        scores: [
          [0.5, 1.2],
          [-0.2, 0.5],
        ],
        trials: null,
      },
      {
        scores: scoresOf(2, () => 0.5),
        trials: [
          [0, 10],
          [11, 0],
        ],
      },
      {
        scores: scoresOf(2, () => 0.5),
        trials: [
          [0, -1],
          [-1, 0],
        ],
      },
    ];
    for (const matchup of wrong) expect(() => fitBradleyTerry(matchup)).toThrow(InvariantError);
  });
});

describe('Elo points', () => {
  it('are 400 for odds of ten to one', () => {
    expect(eloOf(Math.log(10))).toBeCloseTo(400, 12);
    expect(eloOf(0)).toBe(0);
  });
});
