import { describe, expect, it } from 'vitest';
import type { AnalysisResult } from '../../../src/analysis/analyses/results.ts';
import type { Estimate } from '../../../src/analysis/estimate.ts';
import { numbersOf, summaryNumbers } from '../../../src/analysis/numbers/numbers.ts';
import { ANALYSED, analysedSummary } from '../../support/analysed.ts';

/** Every estimate within a result, wherever it stands. */
function estimatesIn(value: unknown): readonly Estimate[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(estimatesIn);
  return isEstimate(value) ? [value, ...inner] : inner;
}

function isEstimate(value: object): value is Estimate {
  return 'value' in value && 'low' in value && 'high' in value && 'method' in value;
}

/** A pair of a roster is told from the side of the first of the two alone. */
function onceOf(result: AnalysisResult): unknown {
  if (result.kind !== 'matrix') return result;
  return { ...result, scores: result.scores.map((row, one) => row.filter((_, other) => other > one)) };
}

const sameAs = ({ value, low, high, n }: Omit<Estimate, 'method'>): string =>
  JSON.stringify([value, low, high, low === high ? null : n]);

describe.each(ANALYSED)('the numbers of the analyses of %s', (scenario) => {
  // Duels of 7th Sea are out of reach of `auto`, which takes long to find out.
  const methods = scenario.startsWith('seventh-sea/') ? (['sampled'] as const) : (['auto', 'sampled'] as const);

  it.each(methods)('are all that the result has, each once, %s', async (method) => {
    const { analyses, confidence } = await analysedSummary(scenario, method);
    expect(analyses.length).toBeGreaterThan(0);
    for (const result of analyses) {
      const numbers = numbersOf(result, confidence);
      const told = new Set(
        numbers.flatMap(({ value, low, high, n }) =>
          value === null || low === null || high === null ? [] : [sameAs({ value, low, high, n })],
        ),
      );
      for (const found of estimatesIn(onceOf(result))) {
        expect(told.has(sameAs(found)), `${result.kind} ${JSON.stringify(found)}`).toBe(true);
      }
      const names = numbers.map(({ subject, against, figure }) => JSON.stringify([subject, against, figure]));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('have intervals around their values, with level and method, none wider than nothing where exact', async () => {
    const { analyses, confidence } = await analysedSummary(scenario, 'sampled');
    for (const number of analyses.flatMap((result) => numbersOf(result, confidence))) {
      const { nature, value, low, high, method, n, confidence: level } = number;
      if (nature !== 'estimate' && nature !== 'probe') continue;
      expect(method, JSON.stringify(number)).not.toBeNull();
      expect(level === null).toBe(method === 'exact');
      if (method === 'exact') expect([low, high, n]).toEqual([value, value, null]);
      else expect((low ?? 0) <= (value ?? 0) + 1e-12 && (value ?? 0) <= (high ?? 0) + 1e-12).toBe(true);
    }
  });
});

describe('what sums an analysis up', () => {
  it('are the figures and verdicts that `expect:` can name', async () => {
    const { analyses, confidence } = await analysedSummary('mordheim/better-than-the-sword', 'auto');
    const found = analyses.flatMap((result) => summaryNumbers(result, confidence));
    expect(found.map(({ figure }) => figure)).toContain('largest-difference');
    expect(found.find(({ figure }) => figure === 'verdict')).toMatchObject({ value: null, verdict: 'mixed' });
  });

  it('never has an infinite bound', async () => {
    const { analyses, confidence } = await analysedSummary('seventh-sea/how-many-raises', 'sampled');
    const numbers = analyses.flatMap((result) => summaryNumbers(result, confidence));
    const crossings = numbers.filter(({ figure }) => figure === 'crossings');
    expect(crossings.map(({ high }) => high)).toEqual([null, null]);
  });
});
