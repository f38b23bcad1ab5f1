import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/analysis/summary.ts';
import { csvFiles } from '../../../src/report/export/csv.ts';
import { proportionInterval } from '../../../src/stats/interval.ts';
import { parseCsv } from '../../support/csv.ts';
import { armouryFixture, HOSTILE, hostileFixture, partialFixture, planFixture } from '../../support/summary-fixture.ts';

/** Rows of one of the three tables as records. */
function tableOf(summary: Summary, file: string): readonly Readonly<Record<string, string>>[] {
  const { content = '' } = csvFiles(summary, 'x').find(({ name }) => name === file) ?? {};
  if (typeof content === 'string' || content instanceof Uint8Array) throw new Error('a table comes in pieces');
  const [head = [], ...rows] = parseCsv([...content].join(''));
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(row.map((field, index) => [head[index] ?? '', field])));
}

describe('the table of outcomes', () => {
  const summary = armouryFixture('sampled', 20_000);
  const rows = tableOf(summary, 'x.csv');

  it('has a row for each variant and outcome, with every number as it is in the result', () => {
    const wanted = summary.variants.flatMap(({ label, outcomes, trials, method }, variant) =>
      Object.entries(outcomes).map(([outcome, { p, low, high, count, interval }]) => ({
        ...{ variant: String(variant), ...label, outcome, p: String(p), low: String(low), high: String(high) },
        ...{ count: String(count), trials: String(trials), method, interval, confidence: '0.95', partial: 'false' },
      })),
    );
    expect(rows).toEqual(wanted);
  });

  it('says of every number that the run was interrupted, in all tables', () => {
    for (const { name } of csvFiles(partialFixture(), 'x')) {
      const marks = new Set(tableOf(partialFixture(), name).map(({ partial }) => partial));
      expect([...marks], name).toEqual(['true']);
    }
  });

  it('leaves out counts, trials and level where numbers are exact', () => {
    const [row] = tableOf(armouryFixture('exact'), 'x.csv');
    expect(row).toMatchObject({ count: '', trials: '', confidence: '', method: 'exact', interval: 'exact' });
  });

  it('runs no text of a user as a formula', () => {
    const base = hostileFixture();
    const axes = base.axes.map((axis, index) => (index === 0 ? { ...axis, name: '=cmd|x!A1' } : axis));
    const variants = base.variants.map((variant) => ({ ...variant, label: { ...variant.label, '=cmd|x!A1': '@x' } }));
    const [row = {}] = tableOf({ ...base, axes, variants }, 'x.csv');
    expect(row["'=cmd|x!A1"]).toBe("'@x");
    expect(Object.values(row).join()).not.toMatch(/(^|,)[=@]/);
  });

  it('keeps an axis apart that is called like a column', () => {
    const axes = [{ name: 'p', values: ['axe'] }];
    const [variant] = summary.variants;
    if (variant === undefined) throw new Error('no variant');
    const [row] = tableOf({ ...summary, axes, variants: [{ ...variant, label: { p: 'axe' } }] }, 'x.csv');
    expect(row).toMatchObject({ 'p (2)': 'axe', p: String(variant.outcomes.imperials?.p) });
  });
});

describe('the table of metrics', () => {
  it('has means with their intervals and quantiles', () => {
    const summary = armouryFixture('sampled', 20_000);
    const rows = tableOf(summary, 'x.metrics.csv');
    const { rounds } = summary.variants[0]?.metrics ?? {};
    expect(rows[0]).toMatchObject({
      ...{ variant: '0', metric: 'rounds', unit: 'rounds', mean: String(rounds?.mean), sd: String(rounds?.sd) },
      ...{ mean_low: String(rounds?.meanLow), mean_high: String(rounds?.meanHigh) },
      ...{ 'quantile_0.5': String(rounds?.quantiles['0.5']), trials: '20000', confidence: '0.95' },
    });
    expect(rows).toHaveLength(36 * Object.keys(summary.variants[0]?.metrics ?? {}).length);
  });

  it('takes the names of users as text', () => {
    expect(tableOf(hostileFixture(), 'x.metrics.csv')[0]?.unit).toBe(HOSTILE);
  });
});

describe('the table of distributions', () => {
  it('adds up from the top, with the interval of every P(≥ value)', () => {
    const n = 20_000;
    const summary = armouryFixture('sampled', n);
    const rows = tableOf(summary, 'x.distributions.csv').filter(
      (row) => row.variant === '0' && row.metric === 'rounds',
    );
    let count = n;
    for (const row of rows) {
      expect(Number(row.p_at_least)).toBe(count / n);
      const { low, high } = proportionInterval(count, n, 0.95);
      expect([Number(row.p_at_least_low), Number(row.p_at_least_high)]).toEqual([low, high]);
      count -= Math.round(Number(row.p) * n);
    }
    expect(count).toBe(0);
  });

  it('orders values below 0 and states mass beyond the last bin as what it is', () => {
    const base = armouryFixture('sampled', 1_000);
    const [variant] = base.variants;
    const rounds = variant?.metrics.rounds;
    if (variant === undefined || rounds === undefined) throw new Error('no rounds');
    const metric = { ...rounds, p: { '0': 0.5, '2': 0.2, '-1': 0.1 }, overflow: 0.2, max: 64 };
    const rows = tableOf({ ...base, variants: [{ ...variant, metrics: { margin: metric } }] }, 'x.distributions.csv');
    expect(rows.map(({ value, p, p_at_least }) => [value, p, Number(p_at_least)])).toEqual([
      ['-1', '0.1', 1],
      ['0', '0.5', 0.9],
      ['2', '0.2', 0.4],
      ['64', '', 0.2],
    ]);
  });

  it('leaves out numbers that no die decides', () => {
    expect(tableOf(planFixture(), 'x.distributions.csv')).toEqual([]);
    expect(tableOf(planFixture(), 'x.metrics.csv').map(({ metric }) => metric)).toEqual(['path-length', 'remaining']);
  });
});
