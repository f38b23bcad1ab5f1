import { describe, expect, it } from 'vitest';
import { readSummary } from '../../src/analysis/read-summary.ts';
import { lopsidedFixture } from '../support/summary-fixture.ts';

describe('a result that is read', () => {
  const summary = lopsidedFixture();

  it('is taken as it is, with keys that a newer version may have written', () => {
    expect(readSummary({ ...summary, novelty: 1 }, 'a.json')).toEqual({ ...summary, novelty: 1 });
  });

  it.each([null, 7, 'text', [], [lopsidedFixture()], {}, { tool: 'other', schema: 1 }])('is not %j', (value) => {
    expect(() => readSummary(value, 'a.json')).toThrow(/a\.json is no result of Fracas/);
  });

  it('is of this version of the schema', () => {
    expect(() => readSummary({ ...summary, schema: 2 }, 'a.json')).toThrow(/schema 2, and this is for schema 1/);
    expect(() => readSummary({ tool: 'fracas' }, 'a.json')).toThrow(/schema nothing/);
  });

  it('is whole, or the first problems are told with their places', () => {
    const { seed: _, ...rest } = summary;
    expect(() => readSummary({ ...rest, confidence: 2 }, 'a.json')).toThrow(/not a whole result: .*seed.*confidence/);
  });
});
