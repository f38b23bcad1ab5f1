import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../../src/dice/fraction.ts';
import { DiceError } from '../../src/errors.ts';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => new Fraction(numerator, denominator));

describe('a fraction', () => {
  it('is kept in lowest terms with a positive denominator', () => {
    expect(new Fraction(6n, -8n).toString()).toBe('-3/4');
    expect(new Fraction(0n, -5n).toString()).toBe('0');
    expect(new Fraction(10n, 5n).toString()).toBe('2');
  });

  test.prop([fraction, fraction])('gives back what was added or multiplied', (a, b) => {
    expect(a.plus(b).minus(b)).toEqual(a);
    if (b.numerator !== 0n) expect(a.times(b).dividedBy(b)).toEqual(a);
  });

  test.prop([fraction])('reads what it prints', (a) => {
    expect(Fraction.parse(a.toString())).toEqual(a);
  });

  test.prop([fc.integer({ min: -(2 ** 30), max: 2 ** 30 }), fc.integer({ min: 1, max: 2 ** 30 })])(
    'becomes the double that dividing gives',
    (a, b) => {
      expect(new Fraction(BigInt(a), BigInt(b)).toNumber()).toBeCloseTo(a / b, 14);
    },
  );

  it('becomes a double whatever the length of its terms', () => {
    expect(new Fraction(10n ** 400n, 3n * 10n ** 400n).toNumber()).toBe(1 / 3);
    expect(new Fraction(-1n, 10n ** 310n).toNumber()).toBeCloseTo(0, 300);
    expect(new Fraction(2n ** 200n).toNumber()).toBe(2 ** 200);
    expect(new Fraction(1n, 7n).toNumber()).toBe(1 / 7);
  });

  it('reads decimals exactly', () => {
    expect(Fraction.parse('0.278').toString()).toBe('139/500');
    expect(Fraction.parse('-1.5').toString()).toBe('-3/2');
  });

  it.each(['', 'x', '1/0', '1/-2', '0x3', '1e3', '.5'])('refuses to read "%s"', (text) => {
    expect(() => Fraction.parse(text)).toThrow(DiceError);
  });
});
