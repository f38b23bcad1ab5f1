import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { numbersOf, summaryNumbers } from '../../../src/analysis/numbers/numbers.ts';
import type { Summary } from '../../../src/analysis/summary.ts';
import { ANALYSIS_COLUMNS } from '../../../src/report/export/analysis-rows.ts';
import { csvFiles } from '../../../src/report/export/csv.ts';
import { parquetAnalyses } from '../../../src/report/export/parquet-analyses.ts';
import { analysedSummary } from '../../support/analysed.ts';
import { parseCsv } from '../../support/csv.ts';
import { armouryFixture, HOSTILE } from '../../support/summary-fixture.ts';

type Row = Readonly<Record<string, string>>;

function csvRows(summary: Summary): readonly Row[] {
  const { content = '' } = csvFiles(summary, 'x').find(({ name }) => name === 'x.analyses.csv') ?? {};
  if (typeof content === 'string' || content instanceof Uint8Array) throw new Error('a table comes in pieces');
  const [head = [], ...rows] = parseCsv([...content].join(''));
  return rows.map((row) => Object.fromEntries(row.map((field, index) => [head[index] ?? '', field])));
}

describe('the table of analyses', async () => {
  const exact = await analysedSummary('mordheim/better-than-the-sword', 'auto');
  const sampled = await analysedSummary('mordheim/better-than-the-sword', 'sampled');

  it('is written where there are analyses alone', () => {
    expect(csvFiles(armouryFixture(), 'x').map(({ name }) => name)).not.toContain('x.analyses.csv');
    expect(csvFiles(exact, 'x').map(({ name }) => name)).toContain('x.analyses.csv');
  });

  it('has a row for each number, in full precision, what sums them up first', () => {
    for (const summary of [exact, sampled]) {
      const [result] = summary.analyses;
      if (result === undefined) throw new Error('no analysis');
      const numbers = [...summaryNumbers(result, summary.confidence), ...numbersOf(result, summary.confidence)];
      const rows = csvRows(summary);
      expect(rows.map(({ figure }) => figure)).toEqual(numbers.map(({ figure }) => figure));
      expect(rows.map(({ value }) => value)).toEqual(numbers.map(({ value }) => (value === null ? '' : String(value))));
    }
  });

  it('says of a sampled difference all that is needed to judge it', () => {
    const [result] = sampled.analyses;
    if (result?.kind !== 'compare') throw new Error('no comparison');
    const [pair] = result.pairs;
    const row = csvRows(sampled).find(({ figure }) => figure === 'difference');
    expect(row).toMatchObject({
      ...{ analysis: '0', kind: 'compare', measure: 'champion', unit: 'probability', confidence: '0.95' },
      subject: Object.entries({ ...pair?.circumstance, ...pair?.label })
        .map(([axis, value]) => `${axis}=${value}`)
        .join('; '),
      value: String(pair?.difference.value),
      ...{ low: String(pair?.difference.low), high: String(pair?.difference.high) },
      ...{ method: pair?.difference.method, n: String(pair?.difference.n), verdict: pair?.verdict },
    });
  });

  it('runs no text of a user as a formula', () => {
    const [first] = exact.analyses;
    if (first?.kind !== 'compare') throw new Error('no comparison');
    const pairs = first.pairs.map((pair) => ({ ...pair, circumstance: { '=cmd|x!A1': HOSTILE } }));
    const rows = csvRows({ ...exact, analyses: [{ ...first, title: '@x', pairs }] });
    expect(rows[0]?.title).toBe("'@x");
    for (const row of rows) expect(Object.values(row).join('\n')).not.toMatch(/^[=@]/m);
  });

  it('holds the same rows as a Parquet file', async () => {
    for (const summary of [exact, sampled]) {
      const bytes = parquetAnalyses(summary);
      const rows = await parquetReadObjects({ file: bytes.slice().buffer });
      const texts = rows.map((row) =>
        Object.fromEntries(ANALYSIS_COLUMNS.map((name) => [name, row[name] == null ? '' : String(row[name])])),
      );
      expect(texts).toEqual(csvRows(summary));
    }
  });
});
