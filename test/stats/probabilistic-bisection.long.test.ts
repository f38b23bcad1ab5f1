import { beforeAll, describe, expect, it } from 'vitest';
import { proportionSequence } from '../../src/stats/confidence-sequence.ts';
import {
  answer,
  type Bisection,
  credibleCrossing,
  giveUp,
  nextQuery,
  provenCrossing,
  signVerdict,
  startBisection,
} from '../../src/stats/probabilistic-bisection.ts';
import { expectAtMost } from '../support/replication.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 400;
const POINTS = Array.from({ length: 60 }, (_, i) => i + 1);
const LOOK = 100;
const TRIALS_MAX = 30_000;

interface Run {
  readonly end: Bisection;
  readonly truth: number;
  readonly trials: number;
}

/** One search for where a chance of success passes ½ on its way up, by trials that are looked at every hundred. */
function search(seed: number): Run {
  const uniform = uniforms(seed);
  const truth = 1 + 59 * uniform();
  const chance = (point: number): number => 1 / (1 + Math.exp((truth - point) / 8));
  const samples = POINTS.map(() => ({ n: 0, count: 0 }));
  let end = startBisection(POINTS);
  let trials = 0;
  for (let query = nextQuery(end, { ignorable: 0.01 }); query !== null; query = nextQuery(end, { ignorable: 0.01 })) {
    const { index, point, error } = query;
    const sample = samples[index] ?? { n: 0, count: 0 };
    let verdict = null;
    while (verdict === null && sample.n < TRIALS_MAX) {
      for (let trial = 0; trial < LOOK; trial += 1) if (uniform() < chance(point)) sample.count += 1;
      sample.n += LOOK;
      trials += LOOK;
      verdict = signVerdict(proportionSequence(sample.count, sample.n, 1 - error), 0.5, error);
    }
    end = verdict === null ? giveUp(end, index) : answer(end, index, verdict);
  }
  return { end, truth, trials };
}

function holds({ low, high }: { low: number | null; high: number | null }, truth: number): boolean {
  return (low === null || low < truth) && (high === null || truth <= high);
}

describe('a search with sequential tests at every point', () => {
  let runs: readonly Run[] = [];

  beforeAll(() => {
    runs = Array.from({ length: RUNS }, (_, run) => search(run + 1));
  }, 600_000);

  it('holds the crossing in its credible interval at least as often as the level says', () => {
    const missed = runs.filter(({ end, truth }) => !holds(credibleCrossing(end, 0.95), truth)).length;
    expectAtMost(missed / RUNS, 0.05, RUNS);
  });

  it('contradicts itself or misses no more often than the errors that it adds up', () => {
    let missed = 0;
    let allowed = 0;
    for (const { end, truth } of runs) {
      const crossing = provenCrossing(end);
      if (crossing === null || !holds(crossing, truth)) missed += 1;
      allowed += (crossing?.error ?? 1) / RUNS;
    }
    expectAtMost(missed / RUNS, allowed, RUNS);
  });

  it('ends within two points of the crossing, asking nothing for most of the trials far away', () => {
    const widths = runs.map(({ end }) => {
      const { low, high } = credibleCrossing(end, 0.95);
      return (high ?? 61) - (low ?? 0);
    });
    expect(widths.reduce((sum, width) => sum + width, 0) / RUNS).toBeLessThan(2);
    const trials = runs.reduce((sum, run) => sum + run.trials, 0) / RUNS;
    expect(trials).toBeLessThan(POINTS.length * 2_000);
  });
});
