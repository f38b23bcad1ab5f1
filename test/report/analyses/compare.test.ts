import { compile } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import type { ComparedPair, CompareResult } from '../../../src/analysis/analyses/compare.ts';
import { presentCompare } from '../../../src/report/analyses/compare.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import { armouryFixture } from '../../support/summary-fixture.ts';

const SUMMARY = armouryFixture('sampled', 20_000);

function pair(weapon: string, difference: number, changes: Partial<ComparedPair> = {}): ComparedPair {
  const estimate = (value: number, half: number) => ({
    value,
    low: value - half,
    high: value + half,
    n: 10_000,
    method: 'wilson',
  });
  return {
    circumstance: { 'foe.profile': 'ghoul' },
    label: { 'captain.equipment': weapon },
    baseline: estimate(0.5, 0.01),
    variant: estimate(0.5 + difference, 0.01),
    difference: { ...estimate(difference, 0.004), method: 'tango' },
    ...{ p: 1e-9, adjusted: 2e-9, reduction: 4.2, more: null, isSameLaw: false, perCost: null },
    verdict: difference > 0 ? 'better' : 'worse',
    ...changes,
  };
}

function resultOf(...pairs: ComparedPair[]): CompareResult {
  return {
    ...{ kind: 'compare', title: null, line: 9, level: 0.95, baseline: { 'captain.equipment': 'sword' }, pairs },
    measure: { kind: 'outcome', name: 'imperials', label: { en: 'imperials', fr: 'imperials' }, unit: null },
    payer: null,
  };
}

const OPEN = pair('mace', 0.002, { verdict: 'not-separated', p: 0.4, adjusted: 0.4, more: 123_456 });
const RESULT = resultOf(pair('club', -0.05), pair('axe', 0.1), OPEN);
const textOf = (pieces: readonly { readonly text: string }[]): string => pieces.map(({ text }) => text).join('');

describe('a comparison in words', () => {
  it('answers first with the largest lead and its interval', () => {
    const { answer, notes } = presentCompare(RESULT, SUMMARY, localeOf('en'));
    expect(textOf(answer)).toBe(
      'axe is furthest ahead of sword by 10.0\u00a0points (9.6 to 10.4) on “imperials” (ghoul). Of 3 comparisons: 1 better, 1 worse, 1 not told apart.',
    );
    expect(notes.join(' ')).toContain('n = 10,000 trials of each pair on the same luck');
    expect(notes.join(' ')).toContain('worth 4.2 times the trials apart');
  });

  it('does so in French', () => {
    const { answer, tables } = presentCompare(RESULT, SUMMARY, localeOf('fr'));
    expect(textOf(answer)).toContain('axe devance le plus sword de 10,0\u00a0points (9,6 à 10,4)');
    expect(textOf(answer)).toContain('1 en mieux, 1 en moins bien, 1 sans verdict');
    const words = JSON.stringify([tables, answer]);
    for (const english of ['better', 'worse', 'baseline', 'not told apart', 'difference', 'more trials']) {
      expect(words).not.toContain(english);
    }
  });

  it('says what is exact, and claims nothing where all are ties or open', () => {
    const tie = pair('axe', 0, { verdict: 'tie', p: null, adjusted: null, reduction: null });
    const exact = { ...tie, difference: { ...tie.difference, low: 0, high: 0, n: null, method: 'exact' } };
    const { answer, notes } = presentCompare(resultOf(exact), SUMMARY, localeOf('en'));
    expect(textOf(answer)).toContain('every comparison is an exact tie');
    expect(notes[0]).toContain('All differences are exact');
    expect(textOf(presentCompare(resultOf(OPEN), SUMMARY, localeOf('en')).answer)).toContain(
      'Nothing can be told apart',
    );
  });
});

describe('its table and its chart', () => {
  it('go from the most ahead to the most behind, with what is missing for a verdict', () => {
    const { tables } = presentCompare(RESULT, SUMMARY, localeOf('en'));
    const [table] = tables;
    expect(table?.rows.map((row) => row[0]?.text)).toEqual(['axe', 'mace', 'club']);
    expect(table?.rows[1]?.find(({ text }) => text === 'not told apart')?.note).toBe('≈ 130,000 more trials');
    for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
  });

  it('compile, and keep the words of users out of expressions', () => {
    const hostile = 'axe"); alert(1); ("';
    const { charts } = presentCompare(resultOf(pair(hostile, 0.1), OPEN), SUMMARY, localeOf('fr'));
    const [chart] = charts;
    if (chart === undefined) throw new Error('no chart');
    const { data, ...rest } = chart.spec as { readonly data?: unknown };
    expect(JSON.stringify(data)).toContain('alert(1)');
    expect(JSON.stringify(rest)).not.toContain('alert(1)');
    expect(compile(chart.spec).spec.marks?.length).toBeGreaterThan(0);
    expect(chart.description).toContain('+10,0');
  });

  it('has a second table for what the cost buys', () => {
    const judged = pair('axe', 0.1);
    const { baseline, variant, difference, p, adjusted, reduction, verdict, more } = judged;
    const bounds = { value: 80, low: 75, high: null };
    const perCost = {
      ...{ costs: { baseline: 50, variant: 40 }, baseline, variant, difference, p, adjusted, reduction, verdict, more },
      perWin: {
        baseline: { value: 100, low: 95, high: 105 },
        variant: bounds,
        difference: { ...bounds, value: -20, low: -30 },
      },
    };
    const priced = {
      ...resultOf({ ...judged, perCost }),
      payer: { name: 'captain', unit: { en: 'crowns', fr: 'couronnes' } },
    };
    const { answer, tables } = presentCompare(priced, SUMMARY, localeOf('en'));
    expect(textOf(answer)).toContain('one “imperials” costs 80.0\u00a0crowns, against 100.0\u00a0crowns with sword');
    expect(tables.map(({ name }) => name)).toEqual(['compare', 'compare-costs']);
    expect(JSON.stringify(tables[1])).toContain('∞');
  });
});
