import { describe, expect, it } from 'vitest';
import { summarize } from '../../src/analysis/summarize.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { LAWS_SCRIPT } from '../../src/report/html/script-laws.ts';
import { renderHtml } from '../../src/report/html.ts';
import {
  chartFrame,
  isCut,
  type LawData,
  lawData,
  massBetween,
  massOf,
  metricNames,
  tailOf,
} from '../../src/report/laws.ts';
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
    expect(chartFrame([law])).toEqual({ from: -2, width: 1, count: 6, step: 1 });
    expect(isCut(law, chartFrame([law]))).toBe(false);
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

/** A law of these values, all as likely. */
const even = (...v: readonly number[]): LawData => ({ v, p: v.map(() => 1 / v.length), o: 0, u: 0, t: 0, s: '' });
const span = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + step * index);
/** All values and their masses, as a bell of so many coins. */
const bell = (coins: number): LawData => {
  let p = [1];
  for (let coin = 0; coin < coins; coin += 1) p = span(0, coin + 1).map((x) => ((p[x] ?? 0) + (p[x - 1] ?? 0)) / 2);
  return { ...even(...span(0, coins)), p };
};

describe('the bars of a distribution', () => {
  it('are its values where these are few', () => {
    expect(chartFrame([even(3, 4, 5)])).toEqual({ from: 3, width: 1, count: 3, step: 1 });
    expect(chartFrame([even(0, 250, 1_000)])).toEqual({ from: 0, width: 250, count: 5, step: 250 });
    expect(chartFrame([even(...span(0, 59))])).toEqual({ from: 0, width: 1, count: 60, step: 1 });
  });

  it('are ranges of round widths where values are many, of as many values each', () => {
    expect(chartFrame([even(...span(7, 299))])).toEqual({ from: 5, width: 5, count: 59, step: 1 });
    expect(chartFrame([even(...span(0, 1_000, 5))])).toEqual({ from: 0, width: 25, count: 41, step: 5 });
  });

  it('hold all of it but a thousandth at either end, wherever its mass lies', () => {
    const law = bell(900);
    const frame = chartFrame([law]);
    const { from, width, count } = frame;
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThanOrEqual(60);
    expect(from).toBeGreaterThan(390);
    const shown = massBetween(law, from, from + count * width - 1);
    expect(shown).toBeGreaterThan(0.998);
    expect(isCut(law, frame)).toBe(true);
  });

  it('are wide enough for two laws that are compared', () => {
    const frame = chartFrame([bell(40), bell(900)]);
    expect(frame.from).toBeLessThan(15);
    expect(frame.from + frame.count * frame.width).toBeGreaterThan(480);
  });

  it('in the script of a page are those that the page was drawn with', () => {
    const start = LAWS_SCRIPT.indexOf('const between');
    const source = LAWS_SCRIPT.slice(start, LAWS_SCRIPT.indexOf('const ticksOf'));
    const framed = new Function('laws', `${source}; return frameOf(laws);`) as (laws: readonly LawData[]) => unknown;
    const cases = [[even(3, 4, 5)], [even(0, 250, 1_000)], [even(...span(7, 299))], [bell(900)], [bell(40), bell(900)]];
    for (const laws of cases) expect(framed(laws)).toEqual(chartFrame(laws));
  });
});

describe('the tail of a law', () => {
  it('is certain from its least value on, unless smaller ones were left out', () => {
    const law = even(1, 2, 3);
    expect([tailOf(law, 0), tailOf(law, 1), tailOf(law, 4)]).toEqual([1, 1, 0]);
    expect(tailOf({ ...law, u: 1e-9 }, 1)).toBe(1 - 2 ** -53);
    expect(tailOf({ ...law, t: 1e-9 }, 3)).toBeCloseTo(1 / 3 + 1e-9, 12);
  });
});
