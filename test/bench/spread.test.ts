import { describe, expect, it } from 'vitest';
import { interleave, pairRatios, spread } from '../../bench/spread.ts';

describe('interleaved measurements', () => {
  it('take every contestant in turn', () => {
    const order: string[] = [];
    const take =
      (name: string) =>
      (round: number): number => {
        order.push(name);
        return round;
      };
    const values = interleave(3, [take('a'), take('b')]);
    expect(order.join('')).toBe('ababab');
    expect(values).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('may be several in a row, and stay in order', () => {
    expect(interleave(2, [(round) => [10 * round, 10 * round + 1], (round) => round])).toEqual([
      [0, 1, 10, 11],
      [0, 1],
    ]);
  });

  it('are compared with their neighbours, so that a slow moment cancels out', () => {
    expect(pairRatios([3, 30, 3], [2, 20, 2])).toEqual({ median: 1.5, min: 1.5, max: 1.5 });
  });

  it('are summed up by their middle and their ends, whatever their order', () => {
    expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
    expect(spread([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
  });
});
