import { describe, expect, it } from 'vitest';
import { bernsteinTail, droppedBestBound, halvingRounds, survivors } from '../../src/stats/halving.ts';
import { sampleVariance } from '../../src/stats/moments.ts';
import { signTail } from '../../src/stats/paired.ts';
import { shareOfRuns } from '../support/replication.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 1_000;

interface Race {
  readonly isBestDropped: boolean;
  /** Bounds from exact sign tests, and from the empirical Bernstein inequality. */
  readonly exact: number;
  readonly bernstein: number;
}

/** A race of candidates with those chances, the first being the best, on shared luck: two luck numbers, one of them each's own. */
function race(chances: readonly number[], budget: number, seed: number): Race {
  const uniform = uniforms(seed);
  const rounds = halvingRounds({ candidates: chances.length, budget });
  const hits = chances.map(() => [] as boolean[]);
  let field = chances.map((_, index) => index);
  const exact: number[] = [];
  const bernstein: number[] = [];
  for (const round of rounds) {
    for (let trial = 0; trial < round.trials; trial += 1) {
      const luck = uniform();
      for (const index of field) hits[index]?.push((uniform() < 0.8 ? luck : uniform()) < (chances[index] ?? 0));
    }
    const scores = field.map((index) => hits[index]?.filter(Boolean).length ?? 0);
    const kept = survivors(scores, round.survivors).map((at) => field[at] ?? 0);
    const leader = hits[kept[0] ?? 0] ?? [];
    for (const index of field.filter((it) => !kept.includes(it))) {
      const dropped = hits[index] ?? [];
      const onlyLeader = leader.filter((hit, trial) => hit && !dropped[trial]).length;
      const onlyDropped = dropped.filter((hit, trial) => hit && !leader[trial]).length;
      exact.push(signTail(onlyLeader, onlyDropped));
      const n = leader.length;
      const moments = { n, sum: onlyLeader - onlyDropped, squares: onlyLeader + onlyDropped };
      bernstein.push(bernsteinTail({ mean: moments.sum / n, variance: sampleVariance(moments) ?? 0, n, range: 2 }));
    }
    field = kept;
  }
  return {
    isBestDropped: field[0] !== 0,
    exact: droppedBestBound(exact, chances.length, rounds.length),
    bernstein: droppedBestBound(bernstein, chances.length, rounds.length),
  };
}

describe('a race', () => {
  it.each([
    { field: 'equal rivals', rivals: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], budget: 4_000 },
    { field: 'ever weaker rivals', rivals: [0.5, 0.49, 0.48, 0.45, 0.4, 0.35, 0.3], budget: 8_000 },
  ])('of a best of 50.5 % against $field drops it with a bound of 5 % in at most 5 % of runs', ({ rivals, budget }) => {
    const isWrong = shareOfRuns(RUNS, (seed) => {
      const { isBestDropped, exact, bernstein } = race([0.505, ...rivals], budget, seed);
      return isBestDropped && Math.min(exact, bernstein) <= 0.05;
    });
    expect(isWrong).toBeLessThanOrEqual(0.05);
  });

  it('with a clear best keeps it, and can say so', () => {
    let sure = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const { isBestDropped, exact, bernstein } = race([0.7, 0.5, 0.45, 0.4], 20_000, seed);
      expect(isBestDropped).toBe(false);
      expect(exact).toBeLessThanOrEqual(bernstein);
      if (exact <= 0.01 && bernstein <= 0.05) sure += 1;
    }
    expect(sure).toBe(100);
  });
});
