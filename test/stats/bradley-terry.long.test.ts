import { describe, expect, it } from 'vitest';
import { fitBradleyTerry } from '../../src/stats/bradley-terry.ts';
import { normalQuantile } from '../../src/stats/distributions.ts';
import { entry, squareMatrix } from '../../src/stats/matrix.ts';
import { scoresOfRatings } from '../support/matchups.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 1_000;
const TRIALS = 60;
const RATINGS = [1.2, 0.5, 0, -0.4, -1.3];
const Z = normalQuantile(0.975);

/** Scores of one seeded tournament, each pair fighting {@link TRIALS} times. */
function tournament(seed: number): number[][] {
  const truth = scoresOfRatings(RATINGS);
  const uniform = uniforms(seed);
  const wins = squareMatrix(RATINGS.length, (row, column) => {
    let count = 0;
    if (row < column)
      for (let trial = 0; trial < TRIALS; trial += 1) if (uniform() < entry(truth, row, column)) count += 1;
    return count;
  });
  return squareMatrix(RATINGS.length, (row, column) => {
    if (row === column) return 0.5;
    return row < column ? entry(wins, row, column) / TRIALS : 1 - entry(wins, column, row) / TRIALS;
  });
}

describe('95 % intervals of Bradley-Terry ratings', () => {
  it('cover the truth in .935-.965 of a thousand seeded tournaments, for each entry and for differences', () => {
    const covered = RATINGS.map(() => 0);
    let differences = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const trials = squareMatrix(RATINGS.length, () => TRIALS);
      const { ratings, standardErrors, covariance } = fitBradleyTerry({ scores: tournament(seed), trials });
      RATINGS.forEach((truth, index) => {
        const isCovered = Math.abs((ratings[index] ?? 0) - truth) <= Z * (standardErrors?.[index] ?? 0);
        covered[index] = (covered[index] ?? 0) + (isCovered ? 1 : 0);
      });
      const gap = (ratings[0] ?? 0) - (ratings[1] ?? 0) - 0.7;
      const c = covariance ?? [];
      if (Math.abs(gap) <= Z * Math.sqrt(entry(c, 0, 0) + entry(c, 1, 1) - 2 * entry(c, 0, 1))) differences += 1;
    }
    for (const count of [...covered, differences]) {
      expect(count / RUNS).toBeGreaterThanOrEqual(0.935);
      expect(count / RUNS).toBeLessThanOrEqual(0.965);
    }
  });
});
