import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/dice/expression.ts';
import { odds } from '../../src/dice/odds.ts';
import { DiceError } from '../../src/errors.ts';

function of(text: string): ReturnType<typeof odds> {
  return odds(parseExpression(text));
}

describe('the odds of an expression', () => {
  it.each([
    ['2d6 <= 7', '7/12'],
    ['2d6 < 7', '5/12'],
    ['2d6 = 7', '1/6'],
    ['2d6 != 7', '5/6'],
    ['2d6 >= 7', '7/12'],
    ['2d6 > 12', '0'],
    ['2d6 >= 2', '1'],
    ['2d6 >= -5', '1'],
    ['3d6 + 2 > 10', '20/27'],
    ['4d6kh3 >= 18', '7/432'],
    ['4d6kl3 <= 3', '7/432'],
    ['1d6 - 1d6 > 0', '5/12'],
    ['-1d6 <= -6', '1/6'],
    ['6k3 >= 25', '12893877/25000000'],
    ['6k3 - 5 >= 20', '12893877/25000000'],
    ['25 - 6k3 <= 0', '12893877/25000000'],
    ['1k1 + 1d6 < 3', '1/60'],
    ['1k1 + 1k1 = 2', '1/100'],
    ['1d6 - 1k1 > 4', '1/60'],
    ['1d6 - 1k1 = 5', '1/60'],
    ['7k3 + 900 >= 5', '1'],
    ['5 = 5', '1'],
    ['5 > 5', '0'],
  ])('%s is %s', (text, fraction) => {
    expect(of(text).fraction?.toString()).toBe(fraction);
    expect(of(text).probability === 1).toBe(fraction === '1');
    expect(of(text).isImpossible).toBe(fraction === '0');
  });

  it('has no fraction where unlimited dice stand on both sides, but the probability all the same', () => {
    const contest = of('3k2 - 3k2 > 0');
    expect(contest.fraction).toBeNull();
    const tie = of('3k2 - 3k2 = 0').probability ?? 0;
    expect(2 * (contest.probability ?? 0) + tie).toBeCloseTo(1, 12);
  });

  it('sums the law where the fraction would be too long to work out', () => {
    const result = of('100d1000 >= 50050');
    expect(result.fraction).toBeNull();
    expect(result.probability).toBeCloseTo(0.500069, 6);
    expect(result.isImpossible).toBe(false);
    expect(of('100d1000 >= 100').probability).toBe(1);
  });

  it('gives mean, spread and quantiles', () => {
    const result = of('2d6');
    expect(result.probability).toBeNull();
    expect(result.meanFraction?.toString()).toBe('7');
    expect(result.sd).toBeCloseTo(Math.sqrt(35 / 6), 12);
    expect(result.quantiles).toEqual([3, 5, 7, 9, 11]);
    expect(of('1d20').quantiles).toEqual([1, 5, 10, 15, 19]);
  });

  it('gives the mean as a fraction, of large dice too where all are kept', () => {
    expect(of('61d1000').meanFraction?.toString()).toBe('61061/2');
    expect(of('3d6 - 2d4 + 1').meanFraction?.toString()).toBe('13/2');
    // The highest of two: (n + 1)(4n - 1)/6n of n sides.
    expect(of('2d1000kh1').meanFraction?.toString()).toBe('1334333/2000');
  });

  it('refuses a pool that would take too long, and says so', () => {
    expect(() => of('100d1000kh50')).toThrow(DiceError);
    expect(() => of('100d1000kh50')).toThrow(/100d1000kh50 is too large/);
  });

  const term = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 })).map(([n, sides]) => `${n}d${sides}`),
    fc.tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom('h', 'l')).map(([n, end]) => `${n}d6k${end}${n - 1}`),
    fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 2 })).map(([n, kept]) => `${n}k${kept}`),
    fc.integer({ min: 0, max: 20 }).map(String),
  );
  const sum = fc.array(fc.tuple(fc.constantFrom('+', '-'), term), { minLength: 1, maxLength: 3 });
  const value = fc.integer({ min: -30, max: 40 });

  test.prop([sum, value], { numRuns: 60 })('agree between fraction and law, and with their opposites', (parts, n) => {
    const left = parts.map(([sign, text]) => sign + text).join('');
    const p = (comparator: string) => of(`${left} ${comparator} ${n}`);
    const at = p('>=');
    const law = at.law;
    let summed = 0;
    for (let total = Math.max(law.min, n); total < law.min + law.p.length; total += 1) {
      summed += law.p[total - law.min] ?? 0;
    }
    expect(at.probability).toBeCloseTo(summed, 12);
    expect((at.probability ?? 0) + (p('<').probability ?? 0)).toBeCloseTo(1, 12);
    expect((p('=').probability ?? 0) + (p('!=').probability ?? 0)).toBeCloseTo(1, 12);
    expect((p('<').probability ?? 0) + (p('=').probability ?? 0)).toBeCloseTo(p('<=').probability ?? 0, 12);
    expect((p('>').probability ?? 0) + (p('=').probability ?? 0)).toBeCloseTo(at.probability ?? 0, 12);
  });
});
