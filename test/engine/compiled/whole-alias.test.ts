import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { drawnShares, wholeAlias } from '../../../src/engine/compiled/whole-alias.ts';

const weights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 });
const WORD = 2 ** -32;

describe('an alias table in whole numbers', () => {
  test.prop([weights])('gives every outcome its probability to less than a word in 2^32', (given) => {
    const sum = given.reduce((total, weight) => total + weight, 0);
    fc.pre(sum > 1e-3);
    const p = Float64Array.from(given, (weight) => weight / sum);
    const shares = drawnShares(wholeAlias(p), p.length);
    shares.forEach((share, outcome) => {
      expect(Math.abs(share - (p[outcome] as number))).toBeLessThan(1.001 * WORD);
    });
    expect(shares.reduce((total, share) => total + share, 0)).toBe(1);
  });

  test.prop([weights])('never draws what is impossible', (given) => {
    const sum = given.reduce((total, weight) => total + weight, 0);
    fc.pre(sum > 1e-3);
    const p = Float64Array.from([...given, 0], (weight) => weight / sum);
    const table = wholeAlias(p);
    const room = 2 ** (32 - table.bits);
    const drawn = new Set<number>();
    table.threshold.forEach((words, column) => {
      if (words > 0) drawn.add(table.own[column] as number);
      if (words < room) drawn.add(table.alias[column] as number);
    });
    for (const outcome of drawn) expect(p[outcome]).toBeGreaterThan(0);
  });

  it('splits a fair coin evenly, and gives a certainty all words', () => {
    expect([...drawnShares(wholeAlias(Float64Array.of(0.5, 0.5)), 2)]).toEqual([0.5, 0.5]);
    expect([...drawnShares(wholeAlias(Float64Array.of(1)), 1)]).toEqual([1]);
  });
});
