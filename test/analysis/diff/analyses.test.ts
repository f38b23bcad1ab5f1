import { describe, expect, it } from 'vitest';
import type { AnalysisResult } from '../../../src/analysis/analyses/results.ts';
import { estimateShift } from '../../../src/analysis/diff/analyses.ts';
import { diffResults } from '../../../src/analysis/diff.ts';
import { numbersOf } from '../../../src/analysis/numbers/numbers.ts';
import type { Summary } from '../../../src/analysis/summary.ts';
import { renderDiff } from '../../../src/report/diff.ts';
import { FIGURES } from '../../../src/report/diff-figures.ts';
import { wilson } from '../../../src/stats/interval.ts';
import { unpairedProportion } from '../../../src/stats/unpaired.ts';
import { ANALYSED, analysedSummary } from '../../support/analysed.ts';

const COSTS = 'mordheim/what-must-a-ghoul-cost';
const WEAPONS = 'mordheim/better-than-the-sword';

/** A result with its first analysis changed, of the kind expected. */
function withAnalysis<Kind extends AnalysisResult['kind']>(
  summary: Summary,
  kind: Kind,
  change: (result: Extract<AnalysisResult, { kind: Kind }>) => AnalysisResult,
): Summary {
  const [first, ...rest] = summary.analyses;
  if (first?.kind !== kind) throw new Error(`no ${kind}`);
  return { ...summary, analyses: [change(first as Extract<AnalysisResult, { kind: Kind }>), ...rest] };
}

describe('the analyses of two results', () => {
  it.each(ANALYSED)('that are the same do not differ: %s', async (scenario) => {
    const summary = await analysedSummary(scenario, 'sampled');
    const { hasMoved, analyses } = diffResults(summary, summary);
    expect(hasMoved).toBe(false);
    for (const { in: where, verdicts, oneSided, numbers } of analyses) {
      expect({ where, verdicts, oneSided }).toEqual({ where: 'both', verdicts: [], oneSided: [] });
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.filter(({ verdict }) => verdict !== 'equal')).toEqual([]);
    }
  });

  it.each(ANALYSED)('that other dice gave are not told apart: %s', async (scenario) => {
    // At 5% for all comparisons of a result at once; the seeds are fixed, so that this is no test of luck.
    const [old, now] = [await analysedSummary(scenario, 'sampled', 1), await analysedSummary(scenario, 'sampled', 2)];
    expect(diffResults(old, now).counts.moved).toBe(0);
  });

  it('count an exact number that moved, and name it', async () => {
    const old = await analysedSummary(COSTS, 'auto');
    const now = withAnalysis(old, 'fair-costs', (result) => ({
      ...result,
      prices: result.prices.map((price, index) => {
        const value = price.fair.value + (index === 2 ? 1.5 : 0);
        return { ...price, fair: { ...price.fair, value, low: value, high: value } };
      }),
    }));
    const diff = diffResults(old, now);
    expect(diff).toMatchObject({ hasMoved: true, counts: { moved: 1 } });
    const [number] = diff.analyses[0]?.numbers ?? [];
    expect(number).toMatchObject({
      ...{ subject: { entry: 'zombie' }, figure: 'fair-cost', verdict: 'moved', method: 'exact', adjusted: null },
      difference: expect.closeTo(1.5, 12),
    });
    const text = renderDiff(diff, { language: 'en' });
    expect(text).toMatch(/Analysis fair-costs\n.*\nzombie {2,}fair cost \(gold crowns\) {2,}\+1\.5/);
    expect(renderDiff(diff, { language: 'fr' })).toContain('coût équitable (couronnes');
  });

  it('show effects with their sign, in points', async () => {
    const old = await analysedSummary('mordheim/what-is-a-ghouls-toughness-worth', 'auto');
    const now = withAnalysis(old, 'sensitivity', (result) => ({
      ...result,
      changes: result.changes.map((change, index) => {
        const value = index === 0 ? -0.441_4 : change.effect.value;
        return { ...change, effect: { ...change.effect, value, low: value, high: value } };
      }),
    }));
    const diff = diffResults(old, now);
    expect(renderDiff(diff, { language: 'en' })).toMatch(/ effect .* 0\.00\u00a0points {2,}−44\.14\u00a0points/);
    expect(renderDiff(diff, { language: 'fr' })).toContain('−44,14\u00a0points');
  });

  it('correct what is sampled for all numbers of both results together', async () => {
    const old = await analysedSummary(WEAPONS, 'sampled', 1);
    const shifted = withAnalysis(old, 'compare', (result) => ({
      ...result,
      pairs: result.pairs.map((pair, index) => {
        const { value, low, high, ...rest } = pair.difference;
        const by = index === 0 ? 0.3 : 0;
        return { ...pair, difference: { ...rest, value: value + by, low: low + by, high: high + by } };
      }),
    }));
    const diff = diffResults(old, shifted);
    const [number, next] = diff.analyses[0]?.numbers ?? [];
    expect(number).toMatchObject({ figure: 'difference', verdict: 'moved', method: 'mover' });
    expect(next?.verdict).toBe('equal');
    const family = [...diff.numbers, ...(diff.analyses[0]?.numbers ?? [])].filter(({ pValue }) => pValue !== null);
    expect(number?.adjusted).toBeCloseTo(Math.min(1, family.length * (number?.pValue ?? 1)), 12);
    expect(renderDiff(diff, { language: 'en', width: 120 })).toMatch(/30 \(\+2\d to \+3\d\)/);
  });

  it('tell a verdict that is another, and count it unless more trials could change it', async () => {
    const old = await analysedSummary(COSTS, 'auto');
    const verdicts = (verdict: 'fair' | 'unclear'): Summary =>
      withAnalysis(old, 'fair-costs', (result) => ({
        ...result,
        prices: result.prices.map((price) => ({ ...price, verdict })),
      }));
    const sure = diffResults(old, verdicts('fair'));
    expect(sure).toMatchObject({ hasMoved: true, counts: { moved: 0 } });
    expect(renderDiff(sure, { language: 'en' })).toMatch(/Verdict: not fair → fair\n/);
    const open = diffResults(old, verdicts('unclear'));
    expect(open.hasMoved).toBe(false);
    expect(renderDiff(open, { language: 'fr' })).toContain('pas compté comme un mouvement');
  });

  it('that one of them has alone are told, and so are numbers of one alone', async () => {
    const old = await analysedSummary(COSTS, 'auto');
    const without = { ...old, analyses: [] };
    expect(diffResults(old, without)).toMatchObject({ hasMoved: true, analyses: [{ in: 'old', numbers: [] }] });
    expect(renderDiff(diffResults(old, without), { language: 'en' })).toContain('Gone: Analysis fair-costs');
    expect(renderDiff(diffResults(without, old), { language: 'fr' })).toContain('Nouveau\u00a0: Analyse');
    const fewer = withAnalysis(old, 'fair-costs', (result) => ({ ...result, prices: result.prices.slice(0, -1) }));
    const diff = diffResults(old, fewer);
    expect(diff.hasMoved).toBe(true);
    expect(diff.analyses[0]?.oneSided).toEqual([
      { subject: { entry: 'black skaven' }, against: {}, figure: 'cost', in: 'old' },
      { subject: { entry: 'black skaven' }, against: {}, figure: 'fair-cost', in: 'old' },
    ]);
  });

  it('that looked at other values of a search are not said to have moved', async () => {
    const scenario = 'mordheim/how-tough-is-a-fair-ghoul';
    const [exact, sampled] = [await analysedSummary(scenario, 'auto'), await analysedSummary(scenario, 'sampled')];
    const known = ({ analyses: [first] }: Summary): number =>
      first?.kind === 'solve' ? first.values.filter((value) => value !== null).length : 0;
    expect(known(exact)).toBeGreaterThan(known(sampled));
    for (const diff of [diffResults(exact, sampled), diffResults(sampled, exact)]) {
      expect(diff.analyses[0]).toMatchObject({ kind: 'solve', oneSided: [] });
    }
  });

  it('are matched whatever their order', async () => {
    const old = await analysedSummary('mordheim/what-is-a-ghouls-toughness-worth', 'auto');
    const now = { ...old, analyses: [...old.analyses].reverse() };
    expect(diffResults(old, now).hasMoved).toBe(false);
  });

  it('have every figure named in both languages', async () => {
    for (const scenario of ANALYSED) {
      const { analyses, confidence } = await analysedSummary(scenario, 'sampled');
      const compared = analyses.flatMap((result) => numbersOf(result, confidence));
      for (const { nature, figure } of compared) if (nature !== 'derived') expect(FIGURES).toHaveProperty([figure]);
    }
  });
});

describe('the difference of two estimates', () => {
  const share = (count: number, n: number): Parameters<typeof estimateShift>[0] => {
    const { low, high } = wilson(count, n, 0.95);
    return { value: count / n, low, high, n, method: 'wilson', confidence: 0.95 };
  };

  const apart = (confidence = 0.95) => ({ confidence, sharesSeed: false });

  it('sampled with one seed adds the errors of both, which may go against each other', () => {
    const [old, now] = [share(410, 1000), share(470, 1000)];
    const shift = estimateShift(old, now, { confidence: 0.95, sharesSeed: true });
    expect(shift?.low).toBeCloseTo((now.low ?? 0) - (old.high ?? 0), 12);
    expect(shift?.high).toBeCloseTo((now.high ?? 0) - (old.low ?? 0), 12);
    expect(shift).toMatchObject({ sharesSeed: true, method: 'mover' });
    expect(shift?.pValue).toBeGreaterThan(estimateShift(old, now, apart())?.pValue ?? 1);
    const exact = { value: 0.5, low: 0.5, high: 0.5, n: null, method: 'exact', confidence: null };
    expect(estimateShift(old, exact, { confidence: 0.95, sharesSeed: true })).toMatchObject({ sharesSeed: false });
  });

  it('of proportions has the interval of Newcombe', () => {
    const [old, now] = [share(410, 1000), share(470, 1000)];
    const { low, high } = unpairedProportion({ count: 470, n: 1000 }, { count: 410, n: 1000 }, 0.95);
    const shift = estimateShift(old, now, apart());
    expect(shift?.low).toBeCloseTo(low, 12);
    expect(shift?.high).toBeCloseTo(high, 12);
  });

  it('is significant at a level just where the interval of that level leaves out zero', () => {
    for (const count of [440, 455, 460, 470, 480]) {
      const [old, now] = [share(410, 1000), share(count, 1000)];
      for (const level of [0.8, 0.9, 0.95, 0.99]) {
        const { low, pValue } = estimateShift(old, now, apart(level)) ?? { low: null, pValue: null };
        expect((pValue ?? 1) < 1 - level).toBe((low ?? 0) > 0);
      }
    }
  });

  it('claims nothing where an interval has no end, and all of it where a sample meets an exact number far away', () => {
    const open = { ...share(410, 1000), high: null };
    expect(estimateShift(open, share(900, 1000), apart())).toMatchObject({ low: null, pValue: expect.closeTo(1, 12) });
    const exact = { value: 0.9, low: 0.9, high: 0.9, n: null, method: 'exact', confidence: null };
    expect(estimateShift(share(410, 1000), exact, apart())?.pValue).toBeLessThan(1e-6);
  });

  it('claims nothing of a mean that never varied in its sample and lies near an exact one', () => {
    const exact = { value: 1.001, low: 1.001, high: 1.001, n: null, method: 'exact', confidence: null };
    const constant = { value: 1, low: 1, high: 1, n: 100, method: 'student', confidence: 0.95 };
    expect(estimateShift(constant, exact, apart())?.pValue).toBeGreaterThan(0.9);
    expect(estimateShift(constant, { ...exact, value: 2 }, apart())?.pValue).toBeLessThan(1e-6);
  });
});
