import { sum } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { completeLaw } from '../../src/stats/whole-law.ts';

const law = (...p: number[]): Float64Array => Float64Array.of(...p);

describe('an exact law', () => {
  it('is certain of what has all of it, whatever rounding has left', () => {
    expect([...completeLaw(law(0, 0.9999999999999996, 0), 0)]).toEqual([0, 1, 0]);
    expect([...completeLaw(law(1.0000000000000004), 0)]).toEqual([1]);
  });

  it('is certain of nothing beside which there is anything, however rare', () => {
    expect([...completeLaw(law(1, 1e-30), 0)]).toEqual([1 - 2 ** -53, 1e-30]);
    expect([...completeLaw(law(1 - 1e-15, 1e-15), 0)]).toEqual([1 - 1e-15, 1e-15]);
  });

  it('is certain of nothing where anything was left out, and keeps what it has', () => {
    expect([...completeLaw(law(1), 1e-18)]).toEqual([1 - 2 ** -53]);
    expect([...completeLaw(law(0.75, 0.24), 0.01)]).toEqual([0.75, 0.24]);
  });

  it('sums to 1: the greatest probability bears the rounding', () => {
    const third = completeLaw(law(1 / 3 + 1e-15, 1 / 3, 1 / 3), 0);
    expect(third[1]).toBe(1 / 3);
    expect(sum([...third])).toBe(1);
  });
});
