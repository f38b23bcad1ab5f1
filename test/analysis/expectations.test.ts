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
