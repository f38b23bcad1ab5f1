import { describe, expect, it } from 'vitest';
import type { CompareResult } from '../../../src/analysis/analyses/compare.ts';
import { compareResult } from '../../../src/analysis/analyses/compare.ts';
import { pairedContrast } from '../../../src/analysis/analyses/contrast.ts';
import { createInlineBackend } from '../../../src/backend/inline.ts';
import { createThreadsBackend } from '../../../src/backend/threads.ts';
import { type RunOptions, type RunPorts, run } from '../../../src/run.ts';
import type { CompareRequest } from '../../../src/scenario/analyses/compare.ts';
import type { Measure } from '../../../src/scenario/scenario-parts.ts';
import { bonferroniConfidence, holm } from '../../../src/stats/families.ts';
import { trialsToSeparate } from '../../../src/stats/unpaired.ts';
import { coinSolver } from '../../support/fake-exact.ts';
import { type CoinDuel, coinLaw, coinScenario, loadCoins } from '../../support/fake-model.ts';
import { analyseToy, toyText } from '../../support/toy-game.ts';

const DUELS: readonly CoinDuel[] = [
  { faces: 2, roundsMax: 4 },
  { faces: 3, roundsMax: 4 },
  { faces: 6, roundsMax: 4 },
];
const HEADS: Measure = { kind: 'outcome', name: 'heads' };
const WORKER = new URL('../../support/coins-worker.ts', import.meta.url);

const PORTS: RunPorts = {
  loadSystem: loadCoins,
  solve: coinSolver(255),
  createBackend: (job, workers) =>
    workers === 0 ? createInlineBackend(job, loadCoins) : createThreadsBackend(job, { workers, workerUrl: WORKER }),
};

interface Asked {
  readonly measure?: Measure;
  /** Costs of the variants, in the order of the duels. */
  readonly costs?: readonly number[];
  readonly trials?: number;
}

async function compareDuels(
  duels: readonly CoinDuel[],
  options: RunOptions,
  asked: Asked = {},
): Promise<CompareResult> {
  const scenario = coinScenario(duels);
  const contenders = scenario.variants.map(({ variant }, index) => ({
    label: { place: index },
    variant,
    cost: asked.costs?.[index] ?? null,
  }));
  const [baseline, ...variants] = contenders;
  if (baseline === undefined) throw new Error('nothing to compare');
  const request: CompareRequest = {
    ...{ kind: 'compare', title: null, line: 1, measure: asked.measure ?? HEADS, baseline: { place: 0 } },
    payer: asked.costs === undefined ? null : { name: 'heads', unit: { en: 'pence', fr: 'sous' } },
    circumstances: [{ label: {}, baseline, variants }],
    trials: asked.trials ?? null,
    level: null,
  };
  const summary = await run({ ...scenario, analyses: [request] }, { workers: 0, ...options }, PORTS);
  const [result] = summary.analyses;
  if (result?.kind !== 'compare') throw new Error('no comparison');
  expect(compareResult.parse(result)).toEqual(result);
  return result;
}

const heads = (duel: CoinDuel): number => coinLaw(duel).outcomes[0] ?? Number.NaN;
const SAMPLED = { method: 'sampled', seed: 5 } as const;

it('a difference that all of a hundred pairs had lies within its interval, however great', () => {
  const moments = { n: 100, sumA: 900, squaresA: 8_100, sumB: 300, squaresB: 900, products: 2_700 };
  const { low, value, high } = pairedContrast({ kind: 'metric', moments, least: 0 }, 0.95).difference;
  expect(value).toBe(6);
  expect([low, high]).toEqual([expect.closeTo(6 - 0.037, 3), expect.closeTo(6 + 0.037, 3)]);
});

describe('a comparison of exact laws', () => {
  it('gives the differences of the laws, without interval or p-value', async () => {
    const { pairs } = await compareDuels(DUELS, {});
    expect(pairs.map(({ verdict }) => verdict)).toEqual(['worse', 'worse']);
    pairs.forEach((pair, index) => {
      const truth = heads(DUELS[index + 1] as CoinDuel) - heads(DUELS[0] as CoinDuel);
      expect(pair.difference.value).toBeCloseTo(truth, 12);
      expect(pair).toMatchObject({
        p: null,
        adjusted: null,
        reduction: null,
        difference: { method: 'exact', n: null },
      });
      expect(pair.difference.low).toBe(pair.difference.high);
    });
  });

  it('names a tie a tie, and tells one law from two that meet in one outcome', async () => {
    const [first] = DUELS;
    if (first === undefined) throw new Error('no duel');
    const same = await compareDuels([first, { ...first, delayMs: 1 }], {});
    expect(same.pairs[0]).toMatchObject({ verdict: 'tie', isSameLaw: true, more: null });
    const draws = { kind: 'outcome', name: 'no such end' } as const;
    const never = await compareDuels(DUELS.slice(0, 2), {}, { measure: draws });
    expect(never.pairs[0]).toMatchObject({ verdict: 'tie', isSameLaw: false });
  });

  it('divides by the costs: a dearer winner may be the worse buy', async () => {
    const duels = [DUELS[2], DUELS[0]] as CoinDuel[];
    const { pairs, payer } = await compareDuels(duels, {}, { costs: [10, 100] });
    const [bad, good] = duels.map(heads);
    expect(payer?.name).toBe('heads');
    expect(pairs[0]?.verdict).toBe('better');
    expect(pairs[0]?.perCost).toMatchObject({ verdict: 'worse', costs: { baseline: 10, variant: 100 } });
    expect(pairs[0]?.perCost?.difference.value).toBeCloseTo((good ?? 0) / 100 - (bad ?? 0) / 10, 12);
    expect(pairs[0]?.perCost?.perWin?.variant.value).toBeCloseTo(100 / (good ?? 0), 9);
    expect(pairs[0]?.perCost?.perWin?.difference.value).toBeCloseTo(100 / (good ?? 0) - 10 / (bad ?? 0), 9);
  });

  it('has no price of a win that never comes', async () => {
    const never = { kind: 'outcome', name: 'no such end' } as const;
    const { pairs } = await compareDuels(DUELS.slice(0, 2), {}, { costs: [1, 2], measure: never });
    expect(pairs[0]?.perCost?.perWin?.variant).toEqual({ value: null, low: null, high: null });
  });
});

describe('a comparison on shared luck', () => {
  // |z| < 5.3 in each of 2 pairs: a false alarm in fewer than one run of a million.
  it('agrees with the exact differences, and is sharper than samples apart', async () => {
    const { pairs, level } = await compareDuels(DUELS, { ...SAMPLED, trials: 100_000 });
    expect(level).toBe(0.95);
    pairs.forEach((pair, index) => {
      const truth = heads(DUELS[index + 1] as CoinDuel) - heads(DUELS[0] as CoinDuel);
      const { value, low, high, n, method } = pair.difference;
      expect([n, method]).toEqual([100_000, 'tango']);
      expect(Math.abs(value - truth)).toBeLessThan((5.3 / 1.96) * ((high - low) / 2));
      expect(value).toBeCloseTo(pair.variant.value - pair.baseline.value, 12);
      expect(pair.reduction).toBeGreaterThan(1);
      expect(pair.adjusted).toBeGreaterThanOrEqual(pair.p ?? 1);
    });
  });

  it('adjusts by Holm over all pairs, those per cost among them', async () => {
    const { pairs } = await compareDuels(DUELS, { ...SAMPLED, trials: 400 }, { costs: [3, 3, 2] });
    const tests = pairs.flatMap(({ p, adjusted, perCost }) => [
      { p: p ?? 1, adjusted: adjusted ?? 1 },
      { p: perCost?.p ?? 1, adjusted: perCost?.adjusted ?? 1 },
    ]);
    const sorted = [...tests].sort((a, b) => a.p - b.p);
    expect(tests).toHaveLength(4);
    expect(sorted[0]?.adjusted).toBeCloseTo(Math.min(1, 4 * (sorted[0]?.p ?? 1)), 12);
  });

  it('says about how many more trials would separate what it cannot', async () => {
    const close = [
      { faces: 30, roundsMax: 6 },
      { faces: 31, roundsMax: 6 },
    ];
    const { pairs } = await compareDuels(close, { ...SAMPLED, trials: 100 });
    const [pair] = pairs;
    expect(pair?.verdict).toBe('not-separated');
    if (pair?.difference.value === 0) expect(pair.more).toBeNull();
    else expect(pair?.more).toBeGreaterThan(0);
  });

  it('names no difference between one fight under two labels', async () => {
    const [first] = DUELS as [CoinDuel];
    const { pairs } = await compareDuels([first, first], { ...SAMPLED, trials: 1000 });
    expect(pairs[0]).toMatchObject({ verdict: 'tie', isSameLaw: true, difference: { value: 0 } });
  });

  it('compares means of metrics by Student’s method on the pairs', async () => {
    const flips = { kind: 'metric', name: 'flips' } as const;
    const exact = await compareDuels(DUELS.slice(0, 2), {}, { measure: flips });
    const { pairs } = await compareDuels(
      DUELS.slice(0, 2),
      { ...SAMPLED, trials: 100_000 },
      { measure: flips, costs: [2, 3] },
    );
    const [pair] = pairs;
    const { value = 0, low = 0, high = 0, method } = pair?.difference ?? {};
    expect(method).toBe('paired-t');
    // |z| < 5 for a chance below one in a million.
    expect(Math.abs(value - (exact.pairs[0]?.difference.value ?? 0))).toBeLessThan((5 / 1.96) * ((high - low) / 2));
    expect(pair?.perCost?.perWin).toBeNull();
    expect(pair?.perCost?.difference.value).toBeCloseTo(
      (pair?.variant.value ?? 0) / 3 - (pair?.baseline.value ?? 0) / 2,
      9,
    );
  });

  it('plays no more than 2^18 pairs unless more are asked for', async () => {
    const pair = DUELS.slice(0, 2);
    const capped = await compareDuels(pair, { ...SAMPLED, trials: 300_000 });
    expect(capped.pairs[0]?.difference.n).toBe(2 ** 18);
    const asked = await compareDuels(pair, { ...SAMPLED, trials: 1000 }, { trials: 3000 });
    expect(asked.pairs[0]?.difference.n).toBe(3000);
  });

  it('gives the same bytes on any number of workers', async () => {
    const bytes = async (workers: number): Promise<string> =>
      JSON.stringify(await compareDuels(DUELS, { ...SAMPLED, trials: 20_000, workers }, { costs: [1, 2, 3] }));
    const inline = await bytes(0);
    expect(await bytes(2)).toBe(inline);
  });
});

describe('the verdicts of a family', () => {
  it('are those of Holm over all pairs at the level, and so is what would separate the others', async () => {
    // Strength 1 wins one face more and never one less; three prices of the same change nothing.
    const vary =
      'vary: { a: { plain: {}, p: { coins: 1 }, q: { coins: 2 }, r: { coins: 3 }, strong: { strength: 1 } } }';
    let rescued = 0;
    let told = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const text = `${toyText('compare')}${vary}\n`;
      const { pairs } = await analyseToy('compare', text, { method: 'sampled', seed, trials: 150 });
      expect(pairs.map((pair) => pair.adjusted)).toEqual(holm(pairs.map(({ p }) => p ?? 1)));
      const strong = pairs.find(({ label }) => label.a === 'strong');
      if (strong === undefined) throw new Error('strength was not compared');
      const { p, adjusted, verdict, difference, more, reduction, baseline, variant } = strong;
      expect(verdict).toBe((adjusted ?? 1) <= 0.05 ? 'better' : 'not-separated');
      if (verdict === 'better') told += 1;
      else if ((p ?? 1) <= 0.05) rescued += 1;
      if (more === null || reduction === null) continue;
      const apart = [baseline.value, variant.value].reduce((sum, share) => sum + share * (1 - share), 0);
      const variance = (apart / reduction) * (150 / 149);
      const expected = trialsToSeparate(difference.value, variance, bonferroniConfidence(0.95, 4), 150);
      expect(Math.abs(more - Math.max(1, expected ?? 0))).toBeLessThanOrEqual(1);
    }
    expect(told).toBeGreaterThan(0);
    expect(rescued).toBeGreaterThan(0);
  });
});
