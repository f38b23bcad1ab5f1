import { describe, expect, it } from 'vitest';
import { createInlineBackend } from '../../src/backend/inline.ts';
import { type Sampled, sample } from '../../src/backend/sample.ts';
import { TapeDice } from '../../src/dice/sampled.ts';
import type { Plan } from '../../src/engine/plan.ts';
import type { Tally } from '../../src/engine/result.ts';
import { meanInterval, proportionInterval, wilson } from '../../src/stats/interval.ts';
import { lawSpread } from '../../src/stats/moments.ts';
import { type CoinDuel, coinLaw, coinVariant, loadCoins } from '../support/fake-model.ts';

const RUNS = 1_000;
const DUEL: CoinDuel = { faces: 6, roundsMax: 10 };
const LAW = coinLaw(DUEL);

/** Share of a thousand seeded runs whose interval covers the truth must lie here for a level of 95 %. */
const BAND = [0.935, 0.965] as const;

function expectNominal(covered: number): void {
  expect(covered / RUNS).toBeGreaterThanOrEqual(BAND[0]);
  expect(covered / RUNS).toBeLessThanOrEqual(BAND[1]);
}

async function replicate(plan: Plan, covers: (tally: Tally, sampled: Sampled) => boolean): Promise<number> {
  let covered = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const backend = createInlineBackend({ variants: [coinVariant(DUEL)], seed, engine: 'dice' }, loadCoins);
    const [sampled] = await sample(backend, { variants: [0], plan });
    if (sampled?.tally && covers(sampled.tally, sampled)) covered += 1;
  }
  return covered;
}

function coversOutcome(tally: Tally, outcome: number): boolean {
  const p = LAW.outcomes[outcome] ?? 0;
  const { low, high } = proportionInterval(tally.outcomes[outcome] ?? 0, tally.trials, 0.95);
  return low <= p && p <= high;
}

function coversMean(tally: Tally, metric: number): boolean {
  const { mean } = lawSpread(LAW.metrics[metric]?.p ?? []);
  const moments = { n: tally.trials, sum: tally.sums[metric] ?? 0, squares: tally.squares[metric] ?? 0 };
  const interval = meanInterval(moments, 0.95);
  return interval !== null && interval.low <= mean && mean <= interval.high;
}

describe('intervals of a thousand runs cover the truth as often as they say', () => {
  it('for a share, after a fixed number of trials', async () => {
    expectNominal(await replicate({ kind: 'trials', trials: 2_000 }, (tally) => coversOutcome(tally, 0)));
  });

  it('for a rare share', async () => {
    // The draw: p = .026, 52 expected.
    expectNominal(await replicate({ kind: 'trials', trials: 2_000 }, (tally) => coversOutcome(tally, 2)));
  });

  it('for the mean of a skewed metric', async () => {
    expectNominal(await replicate({ kind: 'trials', trials: 2_000 }, (tally) => coversMean(tally, 1)));
  });

  it('for a share, when a precision decides how long to sample', async () => {
    const plan: Plan = { kind: 'precision', halfWidth: 0.004, confidence: 0.95, trialsMax: 1e6 };
    let precise = 0;
    const covered = await replicate(plan, (tally, { stopped }) => {
      if (stopped === 'precision') precise += 1;
      return coversOutcome(tally, 0);
    });
    expect(precise).toBe(RUNS);
    expectNominal(covered);
  });
});

describe('looking at an ordinary interval until it excludes one half', () => {
  it('covers the truth far too rarely, which is why no stopping rule does it', () => {
    const looks = 100;
    const flips = 100;
    const dice = new TapeDice();
    let covered = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      dice.seek(seed, 0);
      let heads = 0;
      let isExcluded = false;
      for (let look = 1; look <= looks && !isExcluded; look += 1) {
        for (let flip = 0; flip < flips; flip += 1) if (dice.atLeast(6, 4, 0)) heads += 1;
        const { low, high } = wilson(heads, look * flips, 0.95);
        isExcluded = low > 0.5 || high < 0.5;
      }
      if (!isExcluded) covered += 1;
    }
    // Published for a hundred looks: a false winner in 38 % of equal pairs; 5 standard errors are 8 points.
    expect(covered / RUNS).toBeLessThan(BAND[0]);
    expect(1 - covered / RUNS).toBeCloseTo(0.38, 0);
    expect(Math.abs(1 - covered / RUNS - 0.38)).toBeLessThan(0.08);
  });
});
