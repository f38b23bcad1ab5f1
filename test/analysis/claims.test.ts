import { describe, expect, it } from 'vitest';
import type { CompareResult } from '../../src/analysis/analyses/compare.ts';
import { figuresOf } from '../../src/analysis/analyses/figures.ts';
import { judge } from '../../src/analysis/expectations.ts';
import type { Comparison, VariantSummary } from '../../src/analysis/summary.ts';
import { compare } from '../../src/scenario/analyses/compare.ts';
import type { AnalysisClaim, Expectation } from '../../src/scenario/scenario.ts';

const WORDS = { en: '', fr: '' };
const HEAD = { outcome: 'win', metric: null, where: {}, line: 3 } as const;

/** @param trials null for an exact probability */
function variant(w: string, t: number, p: number, trials: number | null): VariantSummary {
  const isExact = trials === null;
  return {
    label: { w, t },
    method: isExact ? 'exact' : 'sampled',
    trials,
    stopped: isExact ? 'exact' : 'trials',
    outcomes: {
      win: {
        label: { en: 'win', fr: 'victoire' },
        ...{ p, low: p, high: p, fraction: null },
        count: isExact ? null : Math.round(p * (trials ?? 0)),
        interval: isExact ? 'exact' : 'wilson',
      },
    },
    metrics: {},
    costs: {},
    audit: null,
    exact: null,
  };
}

/** Weapon → probability at t = 3 and at t = 4. */
function table(values: Readonly<Record<string, readonly [number, number]>>, trials: number | null = null) {
  return Object.entries(values).flatMap(([w, ps]) => ps.map((p, at) => variant(w, 3 + at, p, trials)));
}

function verdictOf(
  claim: Expectation,
  variants: readonly VariantSummary[],
  comparisons: readonly Comparison[] = [],
): ReturnType<typeof judge> {
  return judge(claim, { variants, left: [], comparisons, analyses: [], confidence: 0.95, pathWords: {} });
}

describe('a claimed difference', () => {
  const claim: Expectation = {
    kind: 'difference',
    ...HEAD,
    difference: [0.02, 0.08],
    of: { w: 'axe' },
    from: { w: 'sword' },
  };

  it('holds when it holds in every circumstance', () => {
    const found = verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.55, 0.43] }));
    expect(found).toMatchObject({
      outcome: 'win',
      verdict: 'pass',
      text: 'win, w = axe less w = sword, between 2% and 8%',
    });
    expect(found.words?.text.fr).toBe('victoire, w = axe moins w = sword, entre 2\u202f% et 8\u202f%');
  });

  it('names the circumstance that breaks it', () => {
    const found = verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.55, 0.39] }));
    expect(found).toMatchObject({ verdict: 'fail', detail: 't = 4: exactly −1.00%' });
    expect(verdictOf({ ...claim, where: { t: 3 } }, table({ sword: [0.5, 0.4], axe: [0.55, 0.39] })).verdict).toBe(
      'pass',
    );
  });

  it('of samples takes both intervals together, whose errors may go against each other, and says so', () => {
    // Wilson's halves are 0.0309 each: added they reach 0.0617, by the root of the squares 0.0437.
    const variants = table({ sword: [0.5, 0.5], axe: [0.55, 0.55] }, 1000);
    const between = (low: number, high: number) =>
      verdictOf({ ...claim, difference: [low, high], where: { t: 3 } }, variants).verdict;
    expect(between(-0.0121, 0.112)).toBe('pass');
    expect(between(-0.01, 0.112)).toBe('inconclusive');
    expect(between(0.105, 0.2)).toBe('inconclusive');
  });

  it('of samples that hold at every look takes such intervals', () => {
    const variants = table({ sword: [0.5, 0.5], axe: [0.6, 0.6] }, 1000).map((it) => {
      const { win } = it.outcomes;
      if (win === undefined) throw new Error('no win');
      return { ...it, outcomes: { win: { ...win, interval: 'confidence-sequence' as const } } };
    });
    const positive: Expectation = { ...claim, difference: [0, 1], where: { t: 3 } };
    expect(verdictOf(positive, variants).verdict).toBe('inconclusive');
    expect(verdictOf(positive, table({ sword: [0.5, 0.5], axe: [0.6, 0.6] }, 1000)).verdict).toBe('pass');
  });

  it('of samples is judged by both intervals, or on shared luck where that is sharper, and says which', () => {
    const variants = table({ sword: [0.5, 0.5], axe: [0.55, 0.55] }, 1000);
    const apart = verdictOf({ ...claim, where: { t: 3 } }, variants);
    expect(apart.verdict).toBe('inconclusive');
    expect(apart.detail).toContain('from both intervals');
    const shared: Comparison = {
      ...{ analysis: 1, baseline: { w: 'axe', t: 3 }, variant: { w: 'sword', t: 3 } },
      measure: { kind: 'outcome', name: 'win' },
      ...{ difference: -0.05, low: -0.06, high: -0.04, level: 0.95, n: 1000, method: 'tango' },
      ...{ p: 1e-9, adjusted: 1e-9, verdict: 'worse' },
    };
    const sharper = verdictOf({ ...claim, where: { t: 3 } }, variants, [shared]);
    expect(sharper).toMatchObject({ verdict: 'pass', detail: 't = 3: +5% [+4%; +6%], on shared luck in analysis 1' });
    // An interval of a lower level proves less.
    expect(verdictOf({ ...claim, where: { t: 3 } }, variants, [{ ...shared, level: 0.9 }]).verdict).toBe(
      'inconclusive',
    );
  });
});

describe('a claimed rank', () => {
  const claim: Expectation = { kind: 'rank', ...HEAD, rank: [1, 1], of: { w: 'axe' } };

  it('counts those above, and lets equals share the better rank', () => {
    expect(verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.6, 0.4], mace: [0.1, 0.1] })).verdict).toBe('pass');
    const found = verdictOf(claim, table({ sword: [0.7, 0.4], axe: [0.6, 0.5], mace: [0.1, 0.1] }));
    expect(found).toMatchObject({ verdict: 'fail', detail: 't = 3: rank 2, behind w = sword' });
    expect(verdictOf({ ...claim, rank: [1, 2] }, table({ sword: [0.7, 0.4], axe: [0.6, 0.5] })).verdict).toBe('pass');
  });

  it('is open while the intervals leave the order open', () => {
    const found = verdictOf(claim, table({ sword: [0.5, 0.3], axe: [0.51, 0.5], mace: [0.1, 0.1] }, 1000));
    expect(found).toMatchObject({
      verdict: 'inconclusive',
      detail: 't = 3: rank 1 to 2, not told apart from w = sword',
    });
    expect(found.words?.detail.fr).toBe('t = 3\u00a0: rang 1 à 2, pas départagé de w = sword');
  });
});

describe('a claimed dominance', () => {
  const claim: Expectation = { kind: 'dominance', ...HEAD, of: { w: 'axe' }, dominates: { w: 'sword' } };

  it('needs no worse anywhere and better somewhere', () => {
    expect(verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.5, 0.41] })).verdict).toBe('pass');
    expect(verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.49, 0.9] }))).toMatchObject({
      verdict: 'fail',
      detail: 't = 3: exactly −1.00%',
    });
    expect(verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.5, 0.4] }))).toMatchObject({
      verdict: 'fail',
      detail: 'nowhere better',
    });
  });

  it('of samples is open where one might be worse', () => {
    const close = table({ sword: [0.5, 0.4], axe: [0.505, 0.6] }, 1000);
    expect(verdictOf(claim, close).verdict).toBe('inconclusive');
    expect(verdictOf(claim, table({ sword: [0.5, 0.4], axe: [0.6, 0.6] }, 1000)).verdict).toBe('pass');
  });
});

describe('a claim about an analysis', () => {
  const value = { value: 0.5, low: 0.4, high: 0.6, n: 100, method: 'wilson' };
  const pair = (
    verdict: CompareResult['pairs'][number]['verdict'],
    difference: number,
  ): CompareResult['pairs'][number] => ({
    ...{ circumstance: {}, label: { w: 'axe' }, baseline: value, variant: value },
    difference: { value: difference, low: difference - 0.01, high: difference + 0.01, n: 100, method: 'tango' },
    ...{ p: 0.01, adjusted: 0.02, reduction: 2, verdict, more: null, isSameLaw: false, perCost: null },
  });
  const result = (...pairs: CompareResult['pairs']): CompareResult => ({
    ...{ kind: 'compare', title: null, line: 1, level: 0.95, baseline: { w: 'sword' }, payer: null, pairs },
    measure: { kind: 'outcome', name: 'win', label: WORDS, unit: null },
  });
  const claimOf = (id: string, claim: AnalysisClaim['claim']): AnalysisClaim => ({
    ...{ kind: 'analysis', outcome: null, metric: null, analysis: 0, name: { en: 'compare', fr: 'comparer' }, line: 9 },
    figure: { id, label: compare.checks.figures[id] ?? { en: 'the verdict', fr: 'verdict' }, entry: null },
    claim,
  });
  const judged = (claim: AnalysisClaim, ...analyses: CompareResult[]) =>
    judge(claim, { variants: [], left: [], comparisons: [], analyses, confidence: 0.95, pathWords: {} });

  it('counts what is certain, and what may yet be', () => {
    const found = result(pair('better', 0.1), pair('not-separated', 0.01));
    const better = claimOf('better', { kind: 'band', between: [1, 2] });
    expect(judged(better, found)).toMatchObject({ verdict: 'pass', detail: '1 [1; 2]' });
    expect(judged({ ...better, claim: { kind: 'band', between: [1, 1] } }, found).verdict).toBe('inconclusive');
    expect(judged({ ...better, claim: { kind: 'band', between: [3, 4] } }, found).verdict).toBe('fail');
    // The lower end at the level of both pairs together: 10 - z(0.9875)/z(0.975).
    const largest = claimOf('largest-difference', { kind: 'band', between: [0.05, 0.15] });
    expect(judged(largest, found)).toMatchObject({
      verdict: 'pass',
      text: 'analysis 0 (compare): largest difference from the baseline between 5% and 15%',
      detail: '10% [8%; 11%]',
    });
  });

  it('bounds a least number as it bounds a greatest one', () => {
    const figures = figuresOf(result(pair('better', 0.1), pair('not-separated', 0.01)), 0.95);
    const least = figures['least-difference'];
    if (least?.kind !== 'number') throw new Error('no least difference');
    expect(least.value).toBeCloseTo(0.01, 12);
    expect(least.low).toBeCloseTo(0, 12);
    // The upper end at the level of both pairs together: z(0.9875)/z(0.975) times a hundredth above.
    expect(least.high).toBeCloseTo(0.01 + 0.0114359, 6);
  });

  it('holds a verdict, fails on another, and is open while the analysis is', () => {
    const mixed = claimOf('verdict', {
      kind: 'verdict',
      verdicts: [{ id: 'mixed', label: { en: 'mixed', fr: 'partagé' } }],
    });
    expect(judged(mixed, result(pair('better', 0.1), pair('worse', -0.1)))).toMatchObject({
      verdict: 'pass',
      detail: 'mixed',
    });
    expect(judged(mixed, result(pair('better', 0.1))).verdict).toBe('fail');
    expect(judged(mixed, result(pair('better', 0.1), pair('not-separated', 0))).verdict).toBe('inconclusive');
  });

  it('is open where the analysis was not finished or has no such figure', () => {
    const cost = claimOf('better-per-cost', { kind: 'band', between: [0, 1] });
    expect(judged(cost)).toMatchObject({ verdict: 'inconclusive', detail: 'the analysis was not finished' });
    expect(judged(cost, result(pair('better', 0.1))).detail).toBe('the analysis has no such figure here');
  });

  it('knows under its declared names whatever a result has', () => {
    const declared = [...Object.keys(compare.checks.figures), ...Object.keys(compare.checks.verdicts)];
    for (const name of Object.keys(figuresOf(result(pair('better', 0.1)), 0.95))) expect(declared).toContain(name);
  });
});
