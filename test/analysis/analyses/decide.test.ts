import { describe, expect, it } from 'vitest';
import { type DecideResult, decideResult } from '../../../src/analysis/analyses/decide-result.ts';
import { figuresOf } from '../../../src/analysis/analyses/figures.ts';
import type { RunOptions } from '../../../src/run.ts';
import type { DecideRequest, FairQuestion, StrongerQuestion } from '../../../src/scenario/analyses/decide.ts';
import { proportionSequence } from '../../../src/stats/confidence-sequence.ts';
import { coinCandidate, conductCoins } from '../../support/coin-analyses.ts';
import { type CoinDuel, coinLaw } from '../../support/fake-model.ts';

const HEADS = { kind: 'outcome', name: 'heads' } as const;
/** Whoever flips first wins two of three decided duels, or hardly more than half of them. */
const QUICK: CoinDuel = { faces: 2, roundsMax: 20 };
const SLOW: CoinDuel = { faces: 60, roundsMax: 60 };
/** The first coin always shows heads. */
const SURE: CoinDuel = { faces: 1, roundsMax: 3 };
const SAMPLED: RunOptions = { method: 'sampled', seed: 11 };

async function ask(
  question: DecideRequest['question'],
  options: RunOptions = {},
  changes: Partial<DecideRequest> = {},
): Promise<DecideResult> {
  const base = { kind: 'decide', title: null, line: 1, alpha: 0.05, beta: 0.05, trials: 400_000 } as const;
  const result = await conductCoins({ ...base, question, ...changes }, options);
  expect(decideResult.parse(result)).toEqual(result);
  return result;
}

function fair(duels: readonly CoinDuel[], changes: Partial<FairQuestion> = {}): FairQuestion {
  const variants = duels.map((duel) => coinCandidate(duel));
  return { is: 'fair', measure: HEADS, rivals: ['tails'], fair: 0.5, within: 0.05, variants, ...changes };
}

function stronger(of: CoinDuel, than: CoinDuel, changes: Partial<StrongerQuestion> = {}): StrongerQuestion {
  const sides = { of: coinCandidate(of, { it: 'of' }), than: coinCandidate(than, { it: 'than' }) };
  return { is: 'stronger', measure: HEADS, ...sides, by: 0.05, above: 0, ...changes };
}

const chance = (duel: CoinDuel, outcome = 0): number => coinLaw(duel).outcomes[outcome] ?? Number.NaN;
const shareOf = ({ answer }: DecideResult) => (answer.is === 'fair' ? answer.share : null);
const differenceOf = ({ answer }: DecideResult) => (answer.is === 'stronger' ? answer.difference : null);

function expectFinite(result: DecideResult): void {
  for (const point of result.path) for (const value of Object.values(point)) expect(value).toSatisfy(Number.isFinite);
}

describe('fairness of exact laws', () => {
  it('is certain, on decided fights alone', async () => {
    const close = await ask(fair([SLOW]));
    expect(close).toMatchObject({ verdict: 'yes', method: 'exact', trials: null, more: null, path: [] });
    expect(shareOf(close)?.value).toBeCloseTo(chance(SLOW) / (chance(SLOW) + chance(SLOW, 1)), 12);
    expect(chance(SLOW, 2)).toBeGreaterThan(0.1);
    expect((await ask(fair([QUICK]))).verdict).toBe('no');
  });

  it('counts strata alike', async () => {
    const swapped = await ask(fair([QUICK, SLOW]));
    const won = chance(QUICK) + chance(SLOW);
    expect(shareOf(swapped)?.value).toBeCloseTo(won / (won + chance(QUICK, 1) + chance(SLOW, 1)), 12);
  });

  it('at the very end of the margin is fair', async () => {
    const share = chance(QUICK) / (chance(QUICK) + chance(QUICK, 1));
    expect((await ask(fair([QUICK], { fair: share - 0.05 }))).verdict).toBe('yes');
  });

  it('has no verdict where no fight is decided, and no number either', async () => {
    const none = await ask(fair([QUICK], { measure: { kind: 'outcome', name: 'neither' }, rivals: ['nor'] }));
    expect(none.verdict).toBe('not-enough-evidence');
    expect(shareOf(none)).toBeNull();
    expect(Object.keys(figuresOf(none, 0.95))).toEqual(['verdict']);
  });
});

describe('fairness by trials', () => {
  it.each([
    ['yes', [SLOW]],
    ['no', [QUICK]],
    ['no', [QUICK, SLOW]],
  ] as const)('comes to the verdict of the laws: %s', async (verdict, duels) => {
    const found = await ask(fair(duels), SAMPLED);
    expect(found).toMatchObject({ verdict, method: 'confidence-sequence', more: null });
    const exact = shareOf(await ask(fair(duels)))?.value ?? Number.NaN;
    expect(shareOf(found)?.low).toBeLessThan(exact);
    expect(shareOf(found)?.high).toBeGreaterThan(exact);
    expect(found.trials).toBeLessThan(400_000);
    expectFinite(found);
  });

  it('decides at 100 % and at 0 %, on finite numbers', async () => {
    for (const measure of [HEADS, { kind: 'outcome', name: 'tails' } as const]) {
      const rivals = measure === HEADS ? ['tails'] : ['heads'];
      const found = await ask(fair([SURE], { measure, rivals }), SAMPLED);
      expect(found.verdict).toBe('no');
      expectFinite(found);
    }
  });

  it('says when the evidence does not reach, and about how much more would', async () => {
    const found = await ask(fair([SLOW], { within: 0.012 }), SAMPLED, { trials: 20_000 });
    expect(found).toMatchObject({ verdict: 'not-enough-evidence', trials: 20_000 });
    expect(found.more).toBeGreaterThan(20_000);
    const more = await ask(fair([SLOW], { within: 0.012 }), SAMPLED, { trials: 20_000 + 3 * (found.more ?? 0) });
    expect(more.verdict).toBe('yes');
  });

  it('looks at the interval that it tells, at the error asked for', async () => {
    const found = await ask(fair([SLOW]), SAMPLED, { alpha: 0.02, trials: 20_000 });
    const { low, high, n } = shareOf(found) ?? { low: 0, high: 0, n: 0 };
    const won = Math.round((shareOf(found)?.value ?? 0) * (n ?? 0));
    expect(found.path.at(-1)).toMatchObject({ low, high });
    expect({ low, high }).toEqual(proportionSequence(won, n ?? 0, 0.98));
  });

  it('waits for a hundred decided fights', async () => {
    const found = await ask(fair([SURE]), SAMPLED, { trials: 99 });
    expect(found).toMatchObject({ verdict: 'not-enough-evidence', more: 1 });
    expect((await ask(fair([SURE]), SAMPLED, { trials: 100 })).verdict).toBe('no');
  });
});

describe('strength by exact laws', () => {
  it('is certain', async () => {
    const found = await ask(stronger(QUICK, SLOW));
    expect(found).toMatchObject({ verdict: 'yes', method: 'exact', trials: null });
    expect(differenceOf(found)?.value).toBeCloseTo(chance(QUICK) - chance(SLOW), 12);
    expect((await ask(stronger(SLOW, QUICK))).verdict).toBe('no');
  });

  it('asks for the whole difference', async () => {
    const by = chance(QUICK) - chance(SLOW);
    expect((await ask(stronger(QUICK, SLOW, { by }))).verdict).toBe('yes');
    expect((await ask(stronger(QUICK, SLOW, { by: by + 1e-6 }))).verdict).toBe('no');
  });
});

describe('strength by trials on shared luck', () => {
  it.each([
    ['yes', QUICK, SLOW],
    ['no', SLOW, QUICK],
    ['no', QUICK, { ...QUICK, delayMs: 0 }],
  ] as const)('comes to the verdict of the laws: %s', async (verdict, of, than) => {
    const found = await ask(stronger(of, than), SAMPLED);
    expect(found).toMatchObject({ verdict, method: 'gsprt', more: null });
    const truth = chance(of) - chance(than);
    expect(differenceOf(found)?.low).toBeLessThanOrEqual(truth);
    expect(differenceOf(found)?.high).toBeGreaterThanOrEqual(truth);
    expectFinite(found);
  });

  it('finds no difference at all between a duel and itself', async () => {
    const found = await ask(stronger(QUICK, { ...QUICK, delayMs: 0 }), SAMPLED);
    expect(differenceOf(found)?.value).toBe(0);
  });

  it.each(['heads', 'tails', 'draw'])('decides where all or none end so: %s', async (name) => {
    const measure = { kind: 'outcome', name } as const;
    const same = await ask(stronger(SURE, { ...SURE, roundsMax: 2 }, { measure }), SAMPLED);
    expect(same.verdict).toBe('no');
    expectFinite(same);
    const apart = await ask(stronger(SURE, { faces: 200, roundsMax: 1 }, { measure }), SAMPLED);
    expect(apart.verdict).toBe(name === 'heads' ? 'yes' : 'no');
    expectFinite(apart);
  });

  it('has a verdict whose sign agrees with the wins', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const near = stronger({ faces: 6, roundsMax: 9 }, { faces: 7, roundsMax: 9 }, { by: 0.02, above: -0.02 });
      const found = await ask(near, { method: 'sampled', seed });
      const difference = differenceOf(found)?.value ?? Number.NaN;
      if (found.verdict === 'yes') expect(difference).toBeGreaterThan(0);
      if (found.verdict === 'no') expect(difference).toBeLessThan(0);
    }
  });

  it('waits for a hundred pairs', async () => {
    const question = stronger(SURE, { faces: 200, roundsMax: 1 });
    expect((await ask(question, SAMPLED, { trials: 99 })).verdict).toBe('not-enough-evidence');
    expect((await ask(question, SAMPLED, { trials: 100 })).verdict).toBe('yes');
  });

  it('says about how many more pairs would decide', async () => {
    const question = stronger({ faces: 6, roundsMax: 9 }, { faces: 7, roundsMax: 9 }, { by: 0.001, above: -0.001 });
    const found = await ask(question, SAMPLED, { trials: 1_000 });
    expect(found.verdict).toBe('not-enough-evidence');
    expect(found.more).toBeGreaterThan(0);
  });

  it('asks for one more pair at least, and for the hundred that every verdict takes', async () => {
    const question = stronger(SURE, { faces: 200, roundsMax: 1 });
    expect(await ask(question, SAMPLED, { trials: 40 })).toMatchObject({ verdict: 'not-enough-evidence', more: 60 });
    const rounds = stronger(SURE, { ...SURE, roundsMax: 2 }, { measure: { kind: 'metric', name: 'rounds' }, by: 100 });
    expect((await ask(rounds, SAMPLED, { trials: 99 })).more).toBe(1);
  });

  it('takes the smaller of the two errors for the interval of a metric', async () => {
    const rounds = stronger(SLOW, QUICK, { measure: { kind: 'metric', name: 'rounds' }, by: 100 });
    const widthAt = async (alpha: number, beta: number): Promise<number> => {
      const [first] = (await ask(rounds, SAMPLED, { alpha, beta, trials: 5_000 })).path;
      return (first?.high ?? 0) - (first?.low ?? 0);
    };
    const [one, other, both] = [await widthAt(0.05, 0.001), await widthAt(0.001, 0.05), await widthAt(0.05, 0.05)];
    expect(one).toBe(other);
    expect(one).toBeGreaterThan(1.2 * both);
  });

  it('says yes to a metric that is told from the lower difference, whatever the one asked for', async () => {
    const rounds = { measure: { kind: 'metric', name: 'rounds' }, by: 100, above: 0 } as const;
    expect((await ask(stronger(SLOW, QUICK, rounds), SAMPLED)).verdict).toBe('yes');
    expect((await ask(stronger(QUICK, SLOW, rounds), SAMPLED)).verdict).toBe('no');
  });

  it('compares means of metrics in their unit', async () => {
    const flips = { kind: 'metric', name: 'flips' } as const;
    const question = stronger(SLOW, QUICK, { measure: flips, by: 2, above: 1 });
    const [exact, found] = [await ask(question), await ask(question, SAMPLED)];
    expect(exact).toMatchObject({ verdict: 'yes', method: 'exact' });
    expect(found).toMatchObject({ verdict: 'yes', method: 'confidence-sequence' });
    const truth = differenceOf(exact)?.value ?? Number.NaN;
    expect(differenceOf(found)?.low).toBeLessThan(truth);
    expect(differenceOf(found)?.high).toBeGreaterThan(truth);
    const swapped = stronger(QUICK, SLOW, { measure: flips, by: 2, above: 1 });
    expect((await ask(swapped, SAMPLED)).verdict).toBe('no');
  });
});

describe('a decision', () => {
  it('is the same on any number of workers', async () => {
    const near = stronger({ faces: 6, roundsMax: 9 }, { faces: 7, roundsMax: 9 }, { by: 0.001, above: -0.001 });
    const questions = [
      [near, 1],
      [fair([SLOW, QUICK], { within: 0.3, fair: 0.31 }), 2],
    ] as const;
    for (const [question, workers] of questions) {
      const bytes = async (options: RunOptions): Promise<string> =>
        JSON.stringify(await ask(question, { ...SAMPLED, ...options }, { trials: 70_000 }));
      expect(await bytes({ workers })).toBe(await bytes({ workers: 0 }));
    }
  });

  it('can be held against a claim', async () => {
    expect(figuresOf(await ask(fair([QUICK])), 0.95)).toMatchObject({ verdict: { verdict: 'unfair', isOpen: false } });
    expect(figuresOf(await ask(stronger(QUICK, SLOW)), 0.95)).toMatchObject({
      verdict: { verdict: 'yes' },
      difference: { kind: 'number', isShare: true },
    });
  });
});
