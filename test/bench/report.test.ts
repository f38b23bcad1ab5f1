import { describe, expect, it } from 'vitest';
import type { Curve } from '../../bench/curve.ts';
import { GOALS, judge } from '../../bench/goals.ts';
import { renderReport } from '../../bench/report.ts';
import type { Results } from '../../bench/results.ts';
import { spread } from '../../bench/spread.ts';

const CURVE: Curve = {
  name: 'trials',
  title: 'Trials <b>',
  sizeTitle: 'trials',
  costTitle: 'CPU time, s',
  unit: 's',
  notes: ['one measurement each'],
  lines: [
    { name: 'duel', points: [1e4, 1e6, 1e9].map((size) => ({ size, cost: spread([size / 1e7, size / 1e8]) })) },
    { name: 'other', points: [{ size: 1e4, cost: spread([2]) }] },
  ],
};

const RESULTS: Results = {
  schema: 2,
  measuredAt: '2026-01-02T03:04:05.000Z',
  version: '1.2.3',
  revision: 'abc1234+',
  machine: {
    processor: 'a <processor>',
    cores: 2,
    memoryGib: 8,
    system: 'Linux 6',
    node: 'v20.0.0',
    compiler: 'gcc 12',
    loadBefore: 3,
  },
  loadAfter: 0.1,
  isQuick: false,
  durationMs: 61_000,
  sections: [
    {
      name: 'duel',
      title: 'A duel',
      clock: 'CPU time',
      durationMs: 1_000,
      budgetSeconds: 30,
      failure: null,
      result: {
        rows: [
          {
            name: 'on dice',
            unit: 'ns',
            value: spread([80, 90, 100]),
            against: { name: 'C', value: spread([60]), ratio: spread([1.5]) },
            goal: judge('melee-dice', 1.5),
          },
        ],
        notes: ['a note'],
        curves: [CURVE],
      },
    },
    {
      name: 'memory',
      title: 'Memory',
      clock: 'memory',
      durationMs: 10,
      budgetSeconds: 9,
      failure: 'it <broke>',
      result: null,
    },
  ],
};

describe('the report of the benchmarks', () => {
  const rendered = renderReport(RESULTS);

  it('is one page that asks for nothing and runs nothing', async () => {
    const html = await rendered;
    expect(html).not.toMatch(/<script|<link|<img|<iframe|src=|href=|@import|url\(/);
  });

  it('names machine, versions, date, effort and method', async () => {
    const html = await rendered;
    for (const fact of [
      'a &lt;processor&gt;',
      'v20.0.0',
      'gcc 12',
      '1.2.3, revision abc1234+',
      '2026-01-02T03:04:05.000Z',
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).toContain('figures are medians');
  });

  it('has a line for every goal, met, missed or not measured', async () => {
    const html = await rendered;
    for (const { subject } of GOALS) expect(html).toContain(`<th scope="row">${subject.replace(/</g, '&lt;')}</th>`);
    expect(html).toContain('<td>1.5 × C</td><td><span class="pass">met</span></td>');
    expect(html).toContain('not measured');
  });

  it('draws every curve, with its words for those who do not see it', async () => {
    const html = await rendered;
    expect(html).toContain('id="curve-trials"');
    expect(html).toMatch(
      /aria-label="Trials &lt;b&gt;\. duel: 0\.00055 s at 10,000, 55 s at 1,000,000,000; other: 2 s at 10,000"/,
    );
  });

  it('says of a section that failed why, and warns of a busy machine', async () => {
    const html = await rendered;
    expect(html).toContain('it &lt;broke&gt;');
    expect(html).toContain('trust the ratios more than the times');
  });
});
