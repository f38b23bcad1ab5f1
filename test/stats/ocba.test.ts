import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type OcbaState, ocba } from '../../src/stats/ocba.ts';

const fresh = (means: readonly number[], variances: readonly number[]): OcbaState => ({
  means,
  variances,
  trials: means.map(() => 0),
});

describe('optimal computing budget allocation', () => {
  it('meets the example of Chen and Lee: 48, 38, 11, 2, 1 of the next hundred', () => {
    const state = {
      means: [1.2, 2.1, 3.4, 4.87, 6.05],
      variances: [3.3, 2, 4.5, 5.3, 6.9],
      trials: [12, 6, 5, 5, 4],
    };
    expect(ocba(state, { budget: 100, goal: 'smallest' })).toEqual([48, 38, 11, 2, 1]);
    const turned = { ...state, means: state.means.map((mean) => -mean) };
    expect(ocba(turned, { budget: 100, goal: 'largest' })).toEqual([48, 38, 11, 2, 1]);
  });

  it('shares between rivals by the square of noise over lead', () => {
    const [best = 0, near = 0, far = 0] = ocba(fresh([5, 4, 3], [1, 1, 1]), { budget: 1_000_000, goal: 'largest' });
    expect(near / far).toBeCloseTo(4, 3);
    expect(best / near).toBeCloseTo(Math.sqrt(1 + 1 / 16), 3);
  });

  it('splits evenly between two, by their standard deviations', () => {
    expect(ocba(fresh([1, 0], [1, 1]), { budget: 100, goal: 'largest' })).toEqual([50, 50]);
    expect(ocba(fresh([1, 0], [9, 1]), { budget: 100, goal: 'largest' })).toEqual([75, 25]);
  });

  it('leaves out those that already have more than their share', () => {
    const state = { means: [5, 4, 1], variances: [1, 1, 1], trials: [10, 10, 1_000] };
    const added = ocba(state, { budget: 100, goal: 'largest' });
    expect(added[2]).toBe(0);
    expect((added[0] ?? 0) + (added[1] ?? 0)).toBe(100);
  });

  it('does not chase differences below the indifference, nor fail on ties or on constants', () => {
    const close = ocba(fresh([5, 4.999, 4], [1, 1, 1]), { budget: 900, goal: 'largest', indifference: 1 });
    expect(close[1]).toBe(close[2]);
    expect(ocba(fresh([5, 5, 5], [1, 1, 1]), { budget: 300, goal: 'largest' }).every((trials) => trials > 50)).toBe(
      true,
    );
    expect(ocba(fresh([5, 4, 3], [0, 0, 0]), { budget: 300, goal: 'largest' })).toEqual([100, 100, 100]);
  });

  test.prop([
    fc.array(
      fc.record({
        mean: fc.double({ min: 0, max: 1, noNaN: true }),
        variance: fc.double({ min: 0, max: 1, noNaN: true }),
        trials: fc.nat({ max: 1_000 }),
      }),
      { minLength: 2, maxLength: 12 },
    ),
    fc.nat({ max: 10_000 }),
  ])('hands out the whole budget and takes nothing back', (candidates, budget) => {
    const state = {
      means: candidates.map(({ mean }) => mean),
      variances: candidates.map(({ variance }) => variance),
      trials: candidates.map(({ trials }) => trials),
    };
    const added = ocba(state, { budget, goal: 'largest' });
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(budget);
    for (const count of added) expect(count).toBeGreaterThanOrEqual(0);
  });
});
