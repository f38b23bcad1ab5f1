import { describe, expect, it } from 'vitest';
import { type GsprtPlan, type GsprtVerdict, gsprt } from '../../src/stats/gsprt.ts';
import { expectAtMost, shareOfRuns } from '../support/replication.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 2_000;
/** Pairs between looks, and the most of them: beyond any that these tests need. */
const LOOK = 20;
const PAIRS_MAX = 50_000;

/** Chances of a pair's scores 0, ¼, ½, ¾, 1 with a mean, from two games with a fifth of draws. */
function pairLaw(mean: number): number[] {
  const draw = 0.2;
  const win = mean - draw / 2;
  const loss = 1 - draw - win;
  return [loss * loss, 2 * loss * draw, 2 * loss * win + draw * draw, 2 * draw * win, win * win];
}

function verdictOf(plan: GsprtPlan, mean: number, seed: number): { verdict: GsprtVerdict; pairs: number } {
  const uniform = uniforms(seed);
  const law = pairLaw(mean);
  const counts = [0, 0, 0, 0, 0];
  const scores = [0, 0.25, 0.5, 0.75, 1];
  for (let pairs = LOOK; pairs <= PAIRS_MAX; pairs += LOOK) {
    for (let pair = 0; pair < LOOK; pair += 1) {
      let luck = uniform();
      let cell = 0;
      while (cell < 4 && luck >= (law[cell] ?? 0)) {
        luck -= law[cell] ?? 0;
        cell += 1;
      }
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const { verdict } = gsprt({ scores, counts }, plan);
    if (verdict !== 'continue') return { verdict, pairs };
  }
  return { verdict: 'continue', pairs: PAIRS_MAX };
}

describe('a sequential test looked at every twenty pairs', () => {
  it.each([
    { s0: 0.5, s1: 0.53, alpha: 0.05, beta: 0.05 },
    { s0: 0.5, s1: 0.54, alpha: 0.01, beta: 0.1 },
    { s0: 0.49, s1: 0.52, alpha: 0.1, beta: 0.05 },
  ])('accepts the wrong one of $s0 and $s1 no more often than $alpha and $beta', (plan) => {
    const wrongH1 = shareOfRuns(RUNS, (seed) => verdictOf(plan, plan.s0, seed).verdict === 'accept-h1');
    const wrongH0 = shareOfRuns(RUNS, (seed) => verdictOf(plan, plan.s1, seed).verdict === 'accept-h0');
    expectAtMost(wrongH1, plan.alpha, RUNS);
    expectAtMost(wrongH0, plan.beta, RUNS);
  });

  it('always ends, and sooner than a fixed sample of the same errors', () => {
    const plan = { s0: 0.5, s1: 0.53, alpha: 0.05, beta: 0.05 };
    let pairs = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const result = verdictOf(plan, plan.s1, seed);
      expect(result.verdict).not.toBe('continue');
      pairs += result.pairs;
    }
    // Fixed: ((1.645 + 1.645)/0.03)² times the variance of a pair's score.
    const law = pairLaw(plan.s1);
    const variance = law.reduce((sum, p, cell) => sum + p * (cell / 4 - plan.s1) ** 2, 0);
    expect(pairs / RUNS).toBeLessThan(0.75 * (3.29 / 0.03) ** 2 * variance);
  });
});
