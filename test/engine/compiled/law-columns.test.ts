import { describe, expect, it } from 'vitest';
import { COLUMN, END_BITS, ENDS, LawColumns, THRESHOLD } from '../../../src/engine/compiled/law-columns.ts';

/** End → words out of 2^32 that lead to it. */
function wordsByEnd(table: Int32Array, base: number, bits: number): ReadonlyMap<number, number> {
  const words = new Map<number, number>();
  const add = (end: number, more: number): void => {
    if (more > 0) words.set(end, (words.get(end) ?? 0) + more);
  };
  for (let column = base; column < base + 2 ** bits; column += 1) {
    const threshold = table[COLUMN * column + THRESHOLD] as number;
    const ends = table[COLUMN * column + ENDS] as number;
    add(ends >>> END_BITS, threshold);
    add(ends & (2 ** END_BITS - 1), 2 ** (32 - bits) - threshold);
  }
  return words;
}

const EXPLODING = Array.from({ length: 33 }, (_, at) => 2 ** -(at + 1));

describe('laws in columns', () => {
  it('are drawn from with their probabilities, to less than a word of 32 bits', () => {
    const columns = new LawColumns();
    columns.add([{ end: [7, 9], p: [0.5, 0.5] }]);
    const { base, bits } = columns.add([{ end: EXPLODING.map((_, at) => 3 * at), p: EXPLODING }]);
    const words = wordsByEnd(columns.lay() as Int32Array, base, bits);
    for (const [at, p] of EXPLODING.entries()) {
      expect(Math.abs((words.get(3 * at) ?? 0) / 2 ** 32 - p)).toBeLessThan(2 ** -32);
    }
  });

  it('stand in rows of one width', () => {
    const columns = new LawColumns();
    const one = { end: [1, 2], p: [0.25, 0.75] };
    const other = { end: [1, 2, 3, 4, 5], p: [0.2, 0.2, 0.2, 0.2, 0.2] };
    const row = columns.add([one, undefined, other]);
    expect(row.bits).toBe(3);
    expect(columns.atoms).toBe(7);
    const table = columns.lay() as Int32Array;
    expect(wordsByEnd(table, row.base, row.bits)).toEqual(
      new Map([
        [1, 2 ** 30],
        [2, 3 * 2 ** 30],
      ]),
    );
    expect([...wordsByEnd(table, row.base + 2 * 8, row.bits).keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('are refused where there are too many', () => {
    const columns = new LawColumns();
    for (let row = 0; row < 2 ** 9; row += 1) columns.add(new Array(2 ** 10).fill(undefined));
    expect(columns.lay()).not.toBeNull();
    columns.add([{ end: [0], p: [1] }]);
    expect(columns.lay()).toBeNull();
  });
});
