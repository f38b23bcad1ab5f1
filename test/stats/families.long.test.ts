import { describe, expect, it } from 'vitest';
import { bonferroniConfidence, holm } from '../../src/stats/families.ts';
import { proportionInterval } from '../../src/stats/interval.ts';
import { mcnemarExact, tango } from '../../src/stats/paired.ts';
import { expectAtMost, shareOfRuns } from '../support/replication.ts';
import { drawPairs } from '../support/shared-luck.ts';
import { uniforms } from '../support/uniforms.ts';

const RUNS = 4_000;
const N = 400;
const ALPHA = 0.05;

/** p-values of variants compared with one baseline of probability .4. @param chances of the variants' outcome */
function familyOf(chances: readonly number[], seed: number): number[] {
  const uniform = uniforms(seed);
  return chances.map((b) => {
    const { onlyA, onlyB } = drawPairs({ a: 0.4, b, shared: 0.7 }, N, uniform);
    return mcnemarExact(onlyA, onlyB);
  });
}

describe('a family of claims', () => {
  const equal = new Array<number>(10).fill(0.4);
  const mixed = [0.55, 0.52, 0.5, 0.48, ...equal];

  it('makes no false claim at all in 95 % of runs, by Holm', () => {
    const isFalse = shareOfRuns(RUNS, (seed) => holm(familyOf(equal, seed)).some((p) => p <= ALPHA));
    expectAtMost(isFalse, ALPHA, RUNS);
  });

  it('nor beside true effects, which it still finds', () => {
    let found = 0;
    const isFalse = shareOfRuns(RUNS, (seed) => {
      const adjusted = holm(familyOf(mixed, seed));
      if ((adjusted[0] ?? 1) <= ALPHA) found += 1;
      return adjusted.slice(4).some((p) => p <= ALPHA);
    });
    expectAtMost(isFalse, ALPHA, RUNS);
    expect(found / RUNS).toBeGreaterThan(0.9);
  });

  it('would make one in 40 % of runs without an adjustment', () => {
    const isFalse = shareOfRuns(RUNS, (seed) => familyOf(equal, seed).some((p) => p <= ALPHA));
    // 1 - .95^10, the p-values being a little discrete.
    expect(isFalse).toBeGreaterThan(0.3);
  });

  it('of intervals at the Bonferroni level holds all its truths at once', () => {
    const each = bonferroniConfidence(0.95, equal.length);
    const isMissed = shareOfRuns(RUNS, (seed) => {
      const uniform = uniforms(seed);
      return equal.some((b) => {
        const { low, high } = tango(drawPairs({ a: 0.4, b, shared: 0.7 }, N, uniform), each);
        return low > 0 || high < 0;
      });
    });
    expectAtMost(isMissed, ALPHA, RUNS);
    const isOut = shareOfRuns(RUNS, (seed) => {
      const uniform = uniforms(seed);
      return equal.some((a) => {
        const { n, both, onlyA } = drawPairs({ a, b: a, shared: 1 }, N, uniform);
        const { low, high } = proportionInterval(both + onlyA, n, each);
        return low > 0.4 || high < 0.4;
      });
    });
    expectAtMost(isOut, ALPHA, RUNS);
  });
});
