import { describe, expect, it } from 'vitest';
import { fairPrices } from '../../../src/analysis/analyses/fair-costs.ts';
import { uniformsFrom } from '../../../src/analysis/tournament.ts';
import { fitBradleyTerry } from '../../../src/stats/bradley-terry.ts';
import { scoresOfRatings } from '../../support/matchups.ts';
import { expectNominal } from '../../support/replication.ts';

const COSTS = [20, 35, 60, 110, 45];
const RUNS = 1_000;
const TRIALS = 400;

describe('intervals of fair costs', () => {
  it.each([
    ['the total kept', null],
    ['an anchor kept', 2],
  ] as const)('cover the costs that the fights were made from, %s', (_, anchor) => {
    const truth = scoresOfRatings(COSTS.map(Math.log));
    const uniform = uniformsFrom(11);
    let [covered, asked] = [0, 0];
    for (let run = 0; run < RUNS; run += 1) {
      const scores = truth.map((row) => row.map(() => 0.5));
      const trials = truth.map((row, i) => row.map((__, j) => (i === j ? 0 : TRIALS)));
      for (let i = 0; i < COSTS.length; i += 1) {
        for (let j = 0; j < i; j += 1) {
          let wins = 0;
          for (let trial = 0; trial < TRIALS; trial += 1) if (uniform() < (truth[i]?.[j] ?? 0)) wins += 1;
          (scores[i] ?? [])[j] = wins / TRIALS;
          (scores[j] ?? [])[i] = 1 - wins / TRIALS;
        }
      }
      const prices = fairPrices(fitBradleyTerry({ scores, trials }), COSTS, anchor, TRIALS, 0.95);
      prices.forEach(({ low, high }, at) => {
        if (at === anchor) return;
        asked += 1;
        if (low <= (COSTS[at] ?? 0) && (COSTS[at] ?? 0) <= high) covered += 1;
      });
    }
    expectNominal(covered / asked);
    expect(asked).toBeGreaterThan(RUNS);
  });
});
