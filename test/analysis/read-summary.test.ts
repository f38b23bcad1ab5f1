import { describe, expect, it } from 'vitest';
import { readSummary } from '../../src/analysis/read-summary.ts';
import { armouryFixture, lopsidedFixture } from '../support/summary-fixture.ts';

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

  it.each([
    [
      'a count beyond the trials',
      'outcomes',
      (o: object) => ({ ...o, count: 501 }),
      /variants\.0\.outcomes\.\w+\.count: 501 of/,
    ],
    ['a sample without a count', 'outcomes', (o: object) => ({ ...o, count: null }), /count: null of/],
    [
      'a value that is no number',
      'metrics',
      (o: object) => ({ ...o, p: { x: 1 } }),
      /variants\.0\.metrics\..*\.p\.x: /,
    ],
    ['half a wound', 'metrics', (o: object) => ({ ...o, p: { 1.5: 1 } }), /\.p\.1\.5: not a whole number/],
    [
      'a value of a name that all objects have',
      'metrics',
      (o: object) => ({ ...o, p: JSON.parse('{"__proto__": 1}') }),
      /\.p\.__proto__: /,
    ],
  ] as const)('is not read with %s', (_, part, change, told) => {
    const sampled = armouryFixture('sampled', 500);
    const [first, ...others] = sampled.variants;
    const [name = '', value = {}] = Object.entries(first?.[part] ?? {})[0] ?? [];
    const altered = { ...first, [part]: { ...first?.[part], [name]: change(value) } };
    expect(() => readSummary({ ...sampled, variants: [altered, ...others] }, 'a.json')).toThrow(told);
  });
});
