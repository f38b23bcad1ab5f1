import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { normalTail } from '../../src/stats/distributions.ts';
import { dominates, dominationProbabilities, type PricedEstimate, paretoFront } from '../../src/stats/pareto.ts';
import { normalVariate } from '../../src/stats/variates.ts';
import { uniforms } from '../support/uniforms.ts';

function priced(...triples: readonly (readonly [number, number, number])[]): PricedEstimate[] {
  return triples.map(([cost, strength, standardError]) => ({ cost, strength, standardError }));
}

describe('Pareto front', () => {
  it('lists what nothing cheaper matches in strength, cheapest first', () => {
    expect(paretoFront(priced([30, 2, 0], [10, 1, 0], [20, 0.5, 0], [30, 1.5, 0], [40, 2, 0]))).toEqual([1, 0]);
  });

  it('keeps entries that are equal in both respects', () => {
    expect(paretoFront(priced([10, 1, 0], [10, 1, 0], [10, 0, 0]))).toEqual([0, 1]);
    expect(paretoFront([])).toEqual([]);
  });

  test.prop([
    fc.array(fc.record({ cost: fc.integer({ min: 0, max: 5 }), strength: fc.integer({ min: 0, max: 5 }) }), {
      minLength: 1,
    }),
  ])('dominates all that is not on it, and nothing that is', (entries) => {
    const front = new Set(paretoFront(entries));
    entries.forEach((entry, index) => {
      const isBeaten = [...front].some((member) => {
        const other = entries[member];
        return other !== undefined && dominates(other, entry);
      });
      expect(isBeaten).toBe(!front.has(index));
    });
  });
});

describe('probability of being dominated', () => {
  it('by one cheaper rival is the tail of the difference', () => {
    const [cheap, dear] = dominationProbabilities(priced([10, 1, 0.3], [20, 1.5, 0.4]));
    expect(cheap).toBe(0);
    // P(N(1, .3) > N(1.5, .4)) = P(Z > 1).
    expect(dear).toBeCloseTo(normalTail(1), 8);
  });

  it('by one of several equal rivals is their share of the chance to be greatest', () => {
    for (const probability of dominationProbabilities(priced([1, 0, 1], [1, 0, 1], [1, 0, 1], [1, 0, 1]))) {
      expect(probability).toBeCloseTo(3 / 4, 8);
    }
  });

  it('by the only opponent is the tail of their fight: what the one wins the other loses', () => {
    const entries = priced([10, 0.48, 0.01], [20, 0.52, 0.01]);
    const [, dear] = dominationProbabilities(entries, () => -(0.01 ** 2));
    // 0.52 is two of its own errors above one half, not 2√2 of them.
    expect(dear).toBeCloseTo(normalTail(2), 8);
    const [, loosely] = dominationProbabilities(entries, () => -0.6 * 0.01 ** 2);
    expect(loosely).toBeCloseTo(normalTail(0.04 / (0.01 * Math.sqrt(3.2))), 8);
  });

  it('is 0 or 1 between exact strengths, and exact on one side leaves one normal tail', () => {
    expect(dominationProbabilities(priced([1, 1, 0], [2, 1, 0], [2, 3, 0]))).toEqual([0, 1, 0]);
    const [, dear] = dominationProbabilities(priced([1, 1, 0], [2, 2, 0.5]));
    expect(dear).toBeCloseTo(normalTail(2), 8);
    const [, exact] = dominationProbabilities(priced([1, 1, 0.5], [2, 2, 0]));
    expect(exact).toBeCloseTo(normalTail(2), 8);
  });

  it('is found beside rivals known a thousand times better or worse', () => {
    const [, , dear] = dominationProbabilities(priced([1, 0.5, 0.001], [1, -1, 1000], [2, 0, 1]));
    // The vague rival is stronger half the time, and then by far: 1 - P(own > .5)·(1/2), nearly.
    expect(dear).toBeCloseTo(1 - normalTail(0.5) * 0.5, 2);
  });

  it('agrees with brute-force resampling', () => {
    const entries = priced([1, 0, 0.5], [2, 0.3, 0.2], [2, 0.1, 0.4], [3, 0.5, 0.3], [4, 0.2, 0.6]);
    const uniform = uniforms(9);
    const draws = 40_000;
    const counts = entries.map(() => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = entries.map(({ cost, strength, standardError }) => ({
        cost,
        strength: strength + standardError * normalVariate(uniform),
      }));
      drawn.forEach((entry, index) => {
        if (drawn.some((other) => dominates(other, entry))) counts[index] = (counts[index] ?? 0) + 1;
      });
    }
    dominationProbabilities(entries).forEach((probability, index) => {
      // 4.9 standard errors and a hit: false alarm 1e-6.
      const tolerance = 4.9 * Math.sqrt((probability * (1 - probability)) / draws) + 1 / draws;
      expect(Math.abs((counts[index] ?? 0) / draws - probability)).toBeLessThan(tolerance);
    });
  });
});
