import { describe, expect, it } from 'vitest';
import { sharedSeedMean, sharedSeedProportion } from '../../src/stats/shared-seed.ts';
import { fisherExact, unpairedProportion } from '../../src/stats/unpaired.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 4_000;
/** Four thousand runs at 5 %: chance exceeds this once in a million (0.05 + 4.75·√(.05·.95/4000)). */
const FALSE_MAX = 0.0665;

/** Hits of two variants of one probability, of which luck helps one where it harms the other. */
function opposed(seed: number, p: number, n: number): readonly [number, number] {
  const uniform = uniforms(seed);
  let [a, b] = [0, 0];
  for (let trial = 0; trial < n; trial += 1) {
    const u = uniform();
    if (u < p) a += 1;
    if (u > 1 - p) b += 1;
  }
  return [a, b];
}

function shareOfRuns(holds: (seed: number) => boolean): number {
  return Array.from({ length: RUNS }, (_, seed) => seed + 1).filter(holds).length / RUNS;
}

describe('samples of one seed that luck moves against each other', () => {
  it.each([
    [0.5, 200],
    [0.3, 400],
    [0.02, 500],
  ])('have an interval and a test that hold at %d', (p, n) => {
    const shift = (seed: number) => {
      const [a, b] = opposed(seed, p, n);
      return sharedSeedProportion({ count: a, n }, { count: b, n }, 0.95);
    };
    expect(shareOfRuns((seed) => shift(seed).pValue <= 0.05)).toBeLessThan(FALSE_MAX);
    expect(
      shareOfRuns((seed) => {
        const { low, high } = shift(seed);
        return low > 0 || high < 0;
      }),
    ).toBeLessThan(FALSE_MAX);
  });

  it('are taken for different too often by what is for independent samples', () => {
    const falsely = shareOfRuns((seed) => {
      const [a, b] = opposed(seed, 0.5, 200);
      const { low, high } = unpairedProportion({ count: a, n: 200 }, { count: b, n: 200 }, 0.95);
      return low > 0 || high < 0;
    });
    expect(falsely).toBeGreaterThan(0.1);
  });

  it('have means whose test holds', () => {
    const falsely = shareOfRuns((seed) => {
      const [a, b] = opposed(seed, 0.3, 300);
      const found = sharedSeedMean({ n: 300, sum: a, squares: a }, { n: 300, sum: b, squares: b }, 0.95);
      return (found?.pValue ?? 1) <= 0.05;
    });
    expect(falsely).toBeLessThan(FALSE_MAX);
  });

  it('have means that are certain of nothing where few trials differ: the reaches of both are added', () => {
    const found = sharedSeedMean({ n: 1_000, sum: 0, squares: 0 }, { n: 500, sum: 500, squares: 500 }, 0.95);
    const z2 = 3.841459;
    expect(found?.high).toBeCloseTo(-1 + z2 / (1_000 + z2) + z2 / (500 + z2), 6);
    expect(found?.low).toBeCloseTo(-1 - z2 / (1_000 + z2) - z2 / (500 + z2), 6);
  });
});

describe('the difference of samples of one seed', () => {
  it('is never more certain than that of independent ones', () => {
    for (const [a, b] of [
      [0, 5],
      [0, 0],
      [200, 200],
      [3, 40],
      [199, 200],
    ] as const) {
      for (const n of [200, 5_000]) {
        const [one, other] = [
          { count: a, n: 200 },
          { count: b, n },
        ];
        const { pValue, low, high } = sharedSeedProportion(one, other, 0.95);
        expect(pValue).toBeGreaterThanOrEqual(fisherExact(one, other));
        const apart = unpairedProportion(one, other, 0.95);
        expect(low).toBeLessThanOrEqual(apart.low + 1e-9);
        expect(high).toBeGreaterThanOrEqual(apart.high - 1e-9);
      }
    }
  });

  it('of means needs two trials of each, and says little of a few that never varied', () => {
    const one = { n: 1, sum: 3, squares: 9 };
    const few = { n: 4, sum: 4, squares: 4 };
    expect(sharedSeedMean(one, few, 0.95)).toBeNull();
    expect(sharedSeedMean({ n: 4, sum: 8, squares: 16 }, few, 0.95)).toMatchObject({ difference: 1, pValue: 1 / 8 });
    expect(sharedSeedMean(few, few, 0.95)?.pValue).toBe(1);
  });
});
