import { describe, expect, it } from 'vitest';
import type { DecideRequest } from '../../../src/scenario/analyses/decide.ts';
import { coinCandidate, conductCoins } from '../../support/coin-analyses.ts';
import { type CoinDuel, coinLaw } from '../../support/fake-model.ts';
import { expectAtMost } from '../../support/replication.ts';

const RUNS = 400;
const HEADS = { kind: 'outcome', name: 'heads' } as const;
const QUICK: CoinDuel = { faces: 6, roundsMax: 9 };
const SLOW: CoinDuel = { faces: 8, roundsMax: 9 };
const chance = (duel: CoinDuel, outcome = 0): number => coinLaw(duel).outcomes[outcome] ?? Number.NaN;

/** Share of seeds with which a question comes to a verdict. */
async function shareOf(verdict: 'yes' | 'no', question: DecideRequest['question'], trials: number): Promise<number> {
  const request = { kind: 'decide', title: null, line: 1, alpha: 0.05, beta: 0.05, trials, question } as const;
  let count = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const found = await conductCoins(request, { method: 'sampled', seed });
    if (found.verdict === verdict) count += 1;
  }
  return count / RUNS;
}

function stronger(above: number, by: number): DecideRequest['question'] {
  return { is: 'stronger', measure: HEADS, of: coinCandidate(QUICK), than: coinCandidate(SLOW), above, by };
}

describe('error rates over seeds', () => {
  const difference = chance(QUICK) - chance(SLOW);

  it('of a wrong yes, when the difference is the one to be told from', async () => {
    expectAtMost(await shareOf('yes', stronger(difference, difference + 0.004), 400_000), 0.05, RUNS);
  });

  it('of a wrong no, when the difference is the one asked for', async () => {
    expectAtMost(await shareOf('no', stronger(difference - 0.004, difference), 400_000), 0.05, RUNS);
  });

  it('of a wrong fair, when two strata together lie just outside', async () => {
    const won = chance(QUICK) + chance(SLOW);
    const share = won / (won + chance(QUICK, 1) + chance(SLOW, 1));
    const variants = [coinCandidate(QUICK), coinCandidate(SLOW)];
    const question = {
      is: 'fair',
      measure: HEADS,
      rivals: ['tails'],
      variants,
      within: 0.05,
      fair: share - 0.0501,
    } as const;
    const wrong = await shareOf('yes', question, 70_000);
    expectAtMost(wrong, 0.05, RUNS);
    expect(await shareOf('no', { ...question, fair: share - 0.0499 }, 70_000)).toBeLessThanOrEqual(0.13);
  });
});
