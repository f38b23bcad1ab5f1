import { describe, expect, it } from 'vitest';
import { summarize } from '../../src/analysis/summarize.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import { chartValues, lawData, massOf, metricNames, tailOf } from '../../src/report/laws.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { coinResult } from '../support/fake-exact.ts';
import { coinScenario, coinSystem, differenceModel } from '../support/fake-model.ts';

const DUEL = { faces: 2, roundsMax: 3 };

/** The coin duel with flips counted from -3. */
function differences(): Summary {
  const hashed = summarize({
    version: '1',
    scenario: coinScenario([DUEL]),
    system: coinSystem,
    findings: [{ model: differenceModel(DUEL, -3), exact: coinResult(DUEL), sampled: null }],
    seed: null,
    confidence: 0.95,
    isInterrupted: false,
    analyses: [],
    interrupted: [],
  });
  const performance = { durationMs: 1, workers: 1, engine: 'dice', trialsPerSecond: null } as const;
  return { ...hashed, hash: '', performance: { ...performance, node: '', platform: '', startedAt: '' } };
}

describe('the law of a metric that can be below 0', () => {
  const summary = differences();
  const [variant] = summary.variants;
  if (variant === undefined) throw new Error('one variant');
  const law = lawData(variant, 'flips', 0.95, localeOf('en'));

  it('lists its values in ascending order, whatever the order of keys', () => {
    expect(Object.keys(variant.metrics.flips?.p ?? {})).toEqual(['0', '1', '2', '3', '-2', '-1']);
    expect(law.v).toEqual([-2, -1, 0, 1, 2, 3]);
    expect([massOf(law, -2), massOf(law, -1), tailOf(law, -2), tailOf(law, 0)]).toEqual([0.5, 0.25, 1, 0.25]);
    expect(chartValues([law])).toEqual({ values: [-2, -1, 0, 1, 2, 3], beyond: 0 });
    expect(metricNames(summary).varying).toContain('flips');
  });

  it('is written with a true minus sign in pages, in both languages', async () => {
    for (const language of ['en', 'fr'] as const) {
      const html = await renderHtml(summary, { language });
      const [, body = ''] = /<caption>(?:Flips|Lancers)<\/caption>.*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
      const values = [...body.matchAll(/<tr>.*?>([^<>]+)</g)].map(([, value]) => value);
      expect(values).toEqual(['−2', '−1', '0', '1', '2', '3']);
      expect(html).toContain('data-tip="-2"');
      expect(html).toMatch(language === 'en' ? /−1\.031/ : /−1,031/);
    }
    expect(renderTerminal(summary, { language: 'en', width: 100, colour: false })).not.toMatch(/NaN|undefined/);
  });
});
