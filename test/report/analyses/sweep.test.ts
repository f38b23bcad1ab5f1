import { describe, expect, it } from 'vitest';
import type { SweepResult } from '../../../src/analysis/analyses/sweep.ts';
import { crossingsOf } from '../../../src/analysis/analyses/sweep.ts';
import type { Estimate } from '../../../src/analysis/estimate.ts';
import { presentSweep } from '../../../src/report/analyses/sweep.ts';
import { drawSvg } from '../../../src/report/charts/draw.ts';
import { localeOf } from '../../../src/report/locale/locale.ts';
import { armouryFixture } from '../../support/summary-fixture.ts';

const exact = (value: number): Estimate => ({ value, low: value, high: value, n: null, method: 'exact' });
const sampled = (value: number, half: number): Estimate => ({
  ...{ value, low: value - half, high: value + half, n: 1000, method: 'wilson' },
});

describe('curves', () => {
  it('cross where straight lines between their points do', () => {
    const found = crossingsOf([[0.2, 0.6].map(exact), [0.4, 0.4].map(exact)], [1, 3], 0.95);
    expect(found).toHaveLength(1);
    expect(found[0]?.at).toBeCloseTo(2, 12);
    expect(found[0]?.low).toBeCloseTo(2, 12);
    expect(found[0]).toMatchObject({ between: [0, 1], after: 0, isCertain: true });
  });

  it('that touch without changing places do not cross', () => {
    expect(crossingsOf([[0.2, 0.4, 0.3].map(exact), [0.4, 0.4, 0.4].map(exact)], [1, 2, 3], 0.95)).toEqual([]);
  });

  it('cross in doubt where the noise of an end is wider than the gap, and have an interval that holds the place', () => {
    const [found] = crossingsOf([[sampled(0.39, 0.02), sampled(0.6, 0.02)], [0.4, 0.4].map(exact)], [0, 1], 0.95);
    expect(found?.isCertain).toBe(false);
    expect(found?.low).toBeLessThanOrEqual(found?.at ?? 0);
    expect(found?.high).toBeGreaterThanOrEqual(found?.at ?? 1);
  });

  it('have no place on an axis that is no scale', () => {
    const [found] = crossingsOf([[0.2, 0.6].map(exact), [0.4, 0.4].map(exact)], null, 0.95);
    expect(found).toMatchObject({ at: null, low: null, high: null });
  });
});

const RESULT: SweepResult = {
  kind: 'sweep',
  title: null,
  line: 1,
  measure: { kind: 'outcome', name: 'men', label: { en: 'men', fr: 'men' }, unit: null },
  along: 'ghoul.characteristics.T',
  points: [3, 4],
  positions: [3, 4],
  curves: [
    { label: { 'captain.equipment': 'sword' }, values: [sampled(0.3, 0.01), sampled(0.6, 0.01)] },
    { label: { 'captain.equipment': 'axe' }, values: [sampled(0.5, 0.01), sampled(0.4, 0.01)] },
  ],
  crossings: [{ between: [0, 1], after: 0, at: 3.5, low: 3.45, high: 3.55, isCertain: true }],
};

describe('a sweep', () => {
  it.each([
    [
      'en',
      'Highest at 4 with sword (60%; 59–61) and 3 with axe (50%; 49–51). Sword and axe cross at 3.50 (3.45–3.55).',
    ],
    [
      'fr',
      'Au plus haut à 4 avec sword (60 % ; 59–61) et 3 avec axe (50 % ; 49–51). Sword et axe se croisent à 3,50 (3,45–3,55).',
    ],
  ] as const)('says in %s where each curve is highest and where they cross', (language, words) => {
    const shown = presentSweep(RESULT, armouryFixture(), localeOf(language));
    const plain = shown.answer.map(({ text }) => text).join('');
    expect(plain.replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
    expect(shown.tables[0]?.rows).toHaveLength(2);
    expect(shown.tables[0]?.columns.every(({ definition }) => definition !== '')).toBe(true);
  });

  it('of one curve says where it is lowest and highest, with intervals, and rounds those of crossings outwards', () => {
    const [curve] = RESULT.curves;
    const single = curve === undefined ? [] : [{ ...curve, label: {} }];
    const told = (result: SweepResult): string =>
      presentSweep(result, armouryFixture(), localeOf('en'))
        .answer.map(({ text }) => text)
        .join('');
    expect(told({ ...RESULT, curves: single })).toBe(
      '“men” is lowest at 3 (30%; 29–31) and highest at 4 (60%; 59–61).',
    );
    const crossings = RESULT.crossings.map((crossing) => ({ ...crossing, low: 3.4549, high: 3.5451 }));
    expect(told({ ...RESULT, crossings })).toContain('cross at 3.50 (3.45–3.55)');
  });

  it('has the decimal sign of its language along the axis too', async () => {
    const halves = { ...RESULT, points: [0.5, 1.5], positions: [0.5, 1.5], crossings: [] };
    const [chart] = presentSweep(halves, armouryFixture(), localeOf('fr')).charts;
    if (chart === undefined) throw new Error('no chart');
    expect(JSON.stringify(chart.spec)).not.toContain('"format":"~r"');
  });

  it('is drawn with a curve for each, and described in words', async () => {
    const [chart] = presentSweep(RESULT, armouryFixture(), localeOf('en')).charts;
    if (chart === undefined) throw new Error('no chart');
    expect(chart.description).toContain('sword');
    expect(await drawSvg(chart.spec, { label: chart.description, className: 'x' })).toContain('<svg');
  });
});
