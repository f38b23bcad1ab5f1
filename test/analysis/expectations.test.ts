import { describe, expect, it } from 'vitest';
import { judge as judgeWith } from '../../src/analysis/expectations.ts';
import type { Label, OutcomeSummary, VariantSummary } from '../../src/analysis/summary.ts';
import type { BandClaim } from '../../src/scenario/scenario.ts';

function judge(claim: BandClaim, variants: readonly VariantSummary[]) {
  return judgeWith(claim, { variants, left: [], comparisons: [], analyses: [], confidence: 0.95, pathWords: {} });
}

const WORDS = { en: '', fr: '' };

function variant(label: Record<string, Label>, p: number, half: number, isExact = false): VariantSummary {
  const outcome: OutcomeSummary = {
    label: { en: 'Heads', fr: 'Face' },
    p,
    low: p - half,
    high: p + half,
    count: isExact ? null : 1,
    fraction: null,
    interval: isExact ? 'exact' : 'wilson',
  };
  return {
    label,
    method: isExact ? 'exact' : 'sampled',
    trials: isExact ? null : 100,
    stopped: isExact ? 'exact' : 'trials',
    outcomes: { heads: outcome },
    metrics: {
      flips: {
        label: { en: 'Flips', fr: 'Lancers' },
        unit: WORDS,
        mean: 10 * p,
        meanLow: 10 * (p - half),
        meanHigh: 10 * (p + half),
        sd: 1,
        min: 0,
        max: 9,
        quantiles: {},
        p: {},
        overflow: 0,
      },
    },
    costs: {},
    audit: null,
    exact: null,
  };
}

const CHECK: BandClaim = { kind: 'band', outcome: 'heads', metric: null, between: [0.45, 0.55], where: {}, line: 7 };

describe('an expectation', () => {
  it.each([
    ['pass', 0.5, 0.04],
    ['inconclusive', 0.5, 0.06],
    ['inconclusive', 0.44, 0.02],
    ['fail', 0.4, 0.02],
    ['fail', 0.6, 0.02],
  ])('of a sample is %s for %f ± %f', (verdict, p, half) => {
    expect(judge(CHECK, [variant({}, p, half)]).verdict).toBe(verdict);
  });

  it('of an exact value passes or fails, bounds included', () => {
    expect(judge(CHECK, [variant({}, 0.55, 0, true)]).verdict).toBe('pass');
    expect(judge(CHECK, [variant({}, 0.1 + 0.2 + 0.25, 0, true)]).verdict).toBe('pass');
    expect(judge(CHECK, [variant({}, 0.5500001, 0, true)]).verdict).toBe('fail');
  });

  it('is as good as its worst variant, and names it', () => {
    const variants = [variant({ T: 3 }, 0.5, 0.01), variant({ T: 4 }, 0.6, 0.01), variant({ T: 5 }, 0.44, 0.02)];
    const result = judge(CHECK, variants);
    expect(result).toMatchObject({
      verdict: 'fail',
      text: 'heads between 45% and 55%',
      detail: 'T = 4: 60% [59%; 61%]',
      line: 7,
    });
    expect(result.words?.text.fr).toBe('Face entre 45\u202f% et 55\u202f%');
  });

  it('speaks only of the variants that its condition names', () => {
    const variants = [variant({ T: 3 }, 0.5, 0.01), variant({ T: 4 }, 0.6, 0.01)];
    const result = judge({ ...CHECK, where: { T: 3 } }, variants);
    expect(result.verdict).toBe('pass');
    expect(result.text).toBe('heads between 45% and 55% where T = 3');
  });

  it('may speak of the mean of a metric', () => {
    const check: BandClaim = { ...CHECK, outcome: null, metric: 'flips', between: [4, 6.5] };
    const result = judge(check, [variant({}, 0.5, 0.01, true)]);
    expect(result).toMatchObject({ verdict: 'pass', detail: 'exactly 5' });
    expect(result.words?.text.fr).toBe('moyenne de «\u202fLancers\u202f» entre 4 et 6,5');
  });

  it('without any variant to judge is inconclusive', () => {
    expect(judge({ ...CHECK, where: { T: 9 } }, [variant({ T: 3 }, 0.5, 0.01)]).verdict).toBe('inconclusive');
  });
});

describe('an expectation of an interrupted run', () => {
  const within = (p: number, stopped: VariantSummary['stopped'], x: Label): VariantSummary => ({
    ...variant({ x }, p, 0.02),
    stopped,
  });
  const judged = (variants: readonly VariantSummary[], left: readonly Record<string, Label>[] = [], claim = CHECK) =>
    judgeWith(claim, { variants, left, comparisons: [], analyses: [], confidence: 0.95, pathWords: {} });

  it('is open where a variant was cut short or left out', () => {
    expect(judged([within(0.5, 'trials', 1)]).verdict).toBe('pass');
    expect(judged([within(0.5, 'interrupted', 1)]).verdict).toBe('inconclusive');
    const { verdict, detail, words } = judged([within(0.5, 'trials', 1)], [{ x: 2 }]);
    expect([verdict, detail]).toEqual(['inconclusive', 'the run was interrupted: not finished for x = 2']);
    expect(words?.detail.fr).toBe('calcul interrompu\u00a0: inachevé pour x = 2');
  });

  it('stands where it speaks of what is finished, or is broken by it', () => {
    const about = { ...CHECK, where: { x: 1 } };
    expect(judged([within(0.5, 'trials', 1)], [{ x: 2 }], about).verdict).toBe('pass');
    expect(judged([within(0.2, 'trials', 1)], [{ x: 2 }]).verdict).toBe('fail');
    expect(judged([within(0.2, 'interrupted', 1)]).verdict).toBe('inconclusive');
  });

  it('stands on an exact answer whose audit was cut short', () => {
    const exact = { states: 1, branches: 1, droppedMass: 0 };
    expect(judged([{ ...within(0.5, 'interrupted', 1), exact }]).verdict).toBe('pass');
  });

  it('ranks nothing, and finds nothing dominant, among those that are missing', () => {
    const variants = [variant({ x: 1 }, 0.2, 0, true), variant({ x: 2 }, 0.9, 0, true)];
    const common = { outcome: 'heads', metric: null, where: {}, line: 7 };
    const claims = [
      { ...common, kind: 'rank' as const, of: { x: 2 }, rank: [1, 1] as const },
      { ...common, kind: 'dominance' as const, of: { x: 2 }, dominates: { x: 1 } },
      { ...common, kind: 'difference' as const, of: { x: 2 }, from: { x: 1 }, difference: [0.3, 1] as const },
    ];
    const evidence = { variants, left: [], comparisons: [], analyses: [], confidence: 0.95, pathWords: {} };
    for (const claim of claims) expect(judgeWith(claim, evidence).verdict, claim.kind).toBe('pass');
    const rank = claims[0];
    if (rank === undefined) throw new Error('no claim');
    expect(judgeWith(rank, { ...evidence, left: [{ x: 3 }] }).verdict).toBe('inconclusive');
    const one = { ...evidence, variants: variants.slice(1), left: [{ x: 1 }] };
    for (const claim of claims) expect(judgeWith(claim, one).verdict, claim.kind).toBe('inconclusive');
  });
});
