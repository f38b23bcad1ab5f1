import { describe, expect, it } from 'vitest';
import { KeyTable } from '../../src/dice/key-table.ts';

const key = (...words: number[]): Int32Array => Int32Array.from(words);

describe('a table of integer keys', () => {
  it('numbers keys in the order in which they are first met, however many', () => {
    const table = new KeyTable(2);
    const indices = Array.from({ length: 5_000 }, (_, i) => table.indexOf(key(i % 70, Math.floor(i / 70))));
    expect(indices).toEqual(Array.from({ length: 5_000 }, (_, i) => i));
    expect(table.indexOf(key(69, 3))).toBe(3 * 70 + 69);
    expect(table.count).toBe(5_000);
    expect([...table.view().subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  it('has one key of no length', () => {
    const table = new KeyTable(0);
    expect([table.indexOf(key()), table.indexOf(key()), table.count]).toEqual([0, 0, 1]);
  });

  it('tells apart keys that differ in sign or place alone', () => {
    const table = new KeyTable(3);
    const keys = [key(1, 0, 0), key(0, 1, 0), key(-1, 0, 0), key(0, 0, 1), key(0, 0, -1)];
    expect(new Set(keys.map((each) => table.indexOf(each))).size).toBe(keys.length);
  });
});
