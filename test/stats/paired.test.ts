import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../src/stats/distributions.ts';
import { mcnemarExact, type PairCounts, pairedProportion, signTail, tango } from '../../src/stats/paired.ts';

/** Airway responsiveness before and after (Bentur 2009) and complete response (Cavo 2012), as tabulated by Fagerland, Lydersen & Laake. */
const BENTUR: PairCounts = { n: 21, both: 1, onlyA: 1, onlyB: 7 };
const CAVO: PairCounts = { n: 161, both: 59, onlyA: 6, onlyB: 16 };

const pairs = fc
  .tuple(fc.nat({ max: 200 }), fc.nat({ max: 200 }), fc.nat({ max: 200 }), fc.nat({ max: 200 }))
  .filter(([a, b, c, d]) => a + b + c + d > 0)
  .map(([both, onlyA, onlyB, neither]): PairCounts => ({ n: both + onlyA + onlyB + neither, both, onlyA, onlyB }));

/** Score of a difference with the likeliest share of pairs for B found by trying: the twin of the closed form. */
function bruteScore({ n, onlyA, onlyB }: PairCounts, difference: number): number {
  const logLikelihood = (loss: number): number => {
    const gain = loss + difference;
    const rest = n - onlyA - onlyB;
    const term = (count: number, p: number): number => (count === 0 ? 0 : count * Math.log(p));
    return term(onlyA, gain) + term(onlyB, loss) + term(rest, 1 - gain - loss);
  };
  let low = Math.max(0, -difference);
  let high = (1 - difference) / 2;
  for (let step = 0; step < 200; step += 1) {
    const third = (high - low) / 3;
    if (logLikelihood(low + third) < logLikelihood(high - third)) low += third;
    else high -= third;
  }
  const loss = (low + high) / 2;
  const variance = (2 * loss + difference - difference ** 2) * n;
  return (onlyA - onlyB - n * difference) / Math.sqrt(variance);
}

describe("Tango's interval", () => {
  it('meets published values', () => {
    // contingencytables (R), the companion of Fagerland, Lydersen & Laake's book.
    const { low, high } = tango(CAVO, 0.95);
    expect(low).toBeCloseTo(-0.124, 4);
    expect(high).toBeCloseTo(-0.0054, 4);
  });

  it('ends where the score of a brute-force fit reaches the normal quantile', () => {
    const z = normalQuantile(0.975);
    for (const it of [
      BENTUR,
      CAVO,
      { n: 50, both: 0, onlyA: 3, onlyB: 0 },
      { n: 160, both: 40, onlyA: 40, onlyB: 20 },
    ]) {
      const { low, high } = tango(it, 0.95);
      expect(bruteScore(it, low)).toBeCloseTo(z, 4);
      expect(bruteScore(it, high)).toBeCloseTo(-z, 4);
    }
  });

  it('is ±z²/(n + z²) when no pair differs, and reaches 1 when every pair does', () => {
    const z2 = normalQuantile(0.975) ** 2;
    const none = tango({ n: 100, both: 30, onlyA: 0, onlyB: 0 }, 0.95);
    expect(none.high).toBeCloseTo(z2 / (100 + z2), 12);
    expect(none.low).toBeCloseTo(-z2 / (100 + z2), 12);
    const all = tango({ n: 100, both: 0, onlyA: 100, onlyB: 0 }, 0.95);
    expect(all.high).toBe(1);
    expect(all.low).toBeGreaterThan(0.9);
  });

  it('keeps its digits at a milliard pairs', () => {
    const { low, high } = tango({ n: 1e9, both: 1e8, onlyA: 5e7, onlyB: 5e7 }, 0.95);
    expect(high / (1.959964 * Math.sqrt(0.1 / 1e9))).toBeCloseTo(1, 6);
    expect(low).toBeCloseTo(-high, 15);
    const rare = tango({ n: 1e9, both: 1e8, onlyA: 1, onlyB: 0 }, 0.95);
    expect(rare.high).toBeGreaterThan(1e-9);
    expect(rare.high).toBeLessThan(1e-8);
  });

  test.prop([pairs])('holds the difference, stays within -1..1 and turns with the sides', (it) => {
    const { low, high } = tango(it, 0.95);
    const difference = (it.onlyA - it.onlyB) / it.n;
    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(difference);
    expect(high).toBeGreaterThanOrEqual(difference);
    const turned = tango({ ...it, onlyA: it.onlyB, onlyB: it.onlyA }, 0.95);
    expect(turned.low).toBeCloseTo(-high, 13);
    expect(turned.high).toBeCloseTo(-low, 13);
  });

  test.prop([pairs])("excludes 0 exactly when McNemar's z is beyond the quantile", (it) => {
    const discordant = it.onlyA + it.onlyB;
    const z = discordant === 0 ? 0 : Math.abs(it.onlyA - it.onlyB) / Math.sqrt(discordant);
    const { low, high } = tango(it, 0.95);
    expect(low > 0 || high < 0).toBe(z > normalQuantile(0.975));
  });
});

describe("McNemar's p-value", () => {
  it('meets published values', () => {
    expect(mcnemarExact(6, 16)).toBeCloseTo(0.052479, 6);
    // 2·9/256.
    expect(mcnemarExact(1, 7)).toBeCloseTo(0.0703125, 12);
  });

  it('is 1 for equal or no discordant pairs', () => {
    expect(mcnemarExact(0, 0)).toBe(1);
    expect(mcnemarExact(5, 5)).toBe(1);
  });

  it('of many pairs is that of the normal law', () => {
    // z = 2 with continuity correction.
    const half = 5e7;
    const excess = Math.round(2 * Math.sqrt(2 * half)) / 2;
    expect(mcnemarExact(half + excess, half - excess)).toBeCloseTo(0.0455, 4);
  });

  test.prop([fc.nat({ max: 300 }), fc.nat({ max: 300 })])('does not depend on which side is which', (a, b) => {
    expect(mcnemarExact(a, b)).toBe(mcnemarExact(b, a));
    expect(signTail(a, b) + signTail(b, a)).toBeGreaterThanOrEqual(1 - 1e-12);
  });
});

describe('a difference on shared luck', () => {
  it('comes with what the sharing saved', () => {
    const result = pairedProportion(CAVO, 0.95);
    expect(result.difference).toBeCloseTo(-10 / 161, 14);
    // φ of the table 59, 6, 16, 80: (59·80 - 6·16)/√(65·96·75·86).
    expect(result.correlation).toBeCloseTo(4624 / Math.sqrt(65 * 96 * 75 * 86), 12);
    const a = 65 / 161;
    const b = 75 / 161;
    expect(result.reduction).toBeCloseTo((a * (1 - a) + b * (1 - b)) / (22 / 161 - (10 / 161) ** 2), 12);
    expect(result).toMatchObject({ n: 161, method: 'tango' });
  });

  it('has neither reduction nor correlation when nothing ever differs', () => {
    const result = pairedProportion({ n: 100, both: 100, onlyA: 0, onlyB: 0 }, 0.95);
    expect(result).toMatchObject({ difference: 0, reduction: null, correlation: null, pValue: 1 });
  });

  it('is exactly nothing between equal variants, with perfect correlation', () => {
    const result = pairedProportion({ n: 100, both: 40, onlyA: 0, onlyB: 0 }, 0.95);
    expect(result).toMatchObject({ difference: 0, reduction: null, correlation: 1, pValue: 1 });
  });

  test.prop([pairs])('is free of NaN', (it) => {
    for (const value of Object.values(pairedProportion(it, 0.95))) expect(value).not.toBeNaN();
  });
});
