import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../../src/dice/fraction.ts';
import {
  type ExactTotals,
  exactPool,
  exactSuccesses,
  type Pool,
  poolLaw,
  poolMean,
  successesLaw,
} from '../../src/dice/pool.ts';
import { moments } from '../../src/dice/total.ts';
import { DiceError } from '../../src/errors.ts';

/** Every roll of a pool, in order. */
function* rolls(rolled: number, sides: number): Generator<number[]> {
  for (let code = 0; code < sides ** rolled; code += 1) {
    yield Array.from({ length: rolled }, (_, die) => (Math.floor(code / sides ** die) % sides) + 1);
  }
}

function countedTotals(rolled: number, sides: number, total: (roll: readonly number[]) => number): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const roll of rolls(rolled, sides)) counts.set(total(roll), (counts.get(total(roll)) ?? 0n) + 1n);
  return counts;
}

function keptSum({ kept, which }: Pool): (roll: readonly number[]) => number {
  return (roll) => {
    const sorted = [...roll].sort((a, b) => (which === 'highest' ? b - a : a - b));
    return sorted.slice(0, kept).reduce((sum, face) => sum + face, 0);
  };
}

function asMap({ min, weights }: ExactTotals): Map<number, bigint> {
  return new Map(weights.map((weight, at) => [min + at, weight] as const).filter(([, weight]) => weight > 0n));
}

function byTotal(counts: ReadonlyMap<number, bigint>): [number, bigint][] {
  return [...counts].sort(([a], [b]) => a - b);
}

const pools: Pool[] = [];
for (const [rolled, sides] of [
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 4],
  [6, 3],
  [3, 10],
  [4, 1],
  [7, 2],
] as const) {
  for (let kept = 1; kept <= rolled; kept += 1) {
    for (const which of ['highest', 'lowest'] as const) pools.push({ rolled, sides, kept, which });
  }
}

describe('the law of a pool', () => {
  it.each(pools)('counts what enumerating every roll counts: $rolled d $sides, $which $kept', (pool) => {
    const counted = countedTotals(pool.rolled, pool.sides, keptSum(pool));
    const exact = exactPool(pool);
    expect(byTotal(asMap(exact))).toEqual(byTotal(counted));
    expect(exact.denominator).toBe(BigInt(pool.sides ** pool.rolled));
    let mean = Fraction.zero;
    for (const [total, count] of counted) {
      mean = mean.plus(new Fraction(BigInt(total) * count, exact.denominator));
    }
    expect(poolMean(pool)).toEqual(mean);
  });

  const anyPool = fc.record({
    rolled: fc.integer({ min: 1, max: 12 }),
    sides: fc.integer({ min: 1, max: 20 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    which: fc.constantFrom('highest', 'lowest'),
  });

  test.prop([anyPool], { numRuns: 50 })('is the same in floating point and in counts', ({ share, ...rest }) => {
    const pool: Pool = { ...rest, kept: Math.max(1, Math.round(share * rest.rolled)) };
    const exact = exactPool(pool);
    const law = poolLaw(pool);
    expect(law.min).toBe(exact.min);
    expect(exact.weights.reduce((sum, weight) => sum + weight, 0n)).toBe(exact.denominator);
    for (const [at, weight] of exact.weights.entries()) {
      const p = new Fraction(weight, exact.denominator).toNumber();
      expect(Math.abs((law.p[at] ?? 0) - p)).toBeLessThanOrEqual(1e-12 * p);
    }
    expect(moments(law).mean).toBeCloseTo(poolMean(pool).toNumber(), 9);
  });

  it('stays precise for a hundred thousand-sided dice', () => {
    const law = poolLaw({ rolled: 100, sides: 1000, kept: 100, which: 'highest' });
    expect(law.p.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(moments(law).mean).toBeCloseTo(50_050, 6);
    expect(moments(law).sd).toBeCloseTo(Math.sqrt((100 * (1000 ** 2 - 1)) / 12), 6);
  });

  it.each([
    { rolled: 0, sides: 6, kept: 1 },
    { rolled: 2, sides: 6, kept: 3 },
    { rolled: 2, sides: 6, kept: 0 },
    { rolled: 1.5, sides: 6, kept: 1 },
    { rolled: 2, sides: 0, kept: 1 },
  ])('does not exist for %j', (pool) => {
    expect(() => poolLaw({ ...pool, which: 'highest' })).toThrow(DiceError);
  });
});

describe('the law of successes', () => {
  it.each([
    [4, 6, 5],
    [5, 3, 1],
    [3, 10, 11],
    [6, 4, 4],
    [2, 6, -3],
  ])('counts what enumerating every roll counts: %i d%i at %i or more', (rolled, sides, target) => {
    const counted = countedTotals(rolled, sides, (roll) => roll.filter((face) => face >= target).length);
    const exact = exactSuccesses({ rolled, sides, target });
    expect(byTotal(asMap(exact))).toEqual(byTotal(counted));
    const law = successesLaw({ rolled, sides, target });
    for (const [total, count] of counted) {
      expect(law.p[total - law.min]).toBeCloseTo(Number(count) / sides ** rolled, 14);
    }
  });
});
