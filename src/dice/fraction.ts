import { DiceError } from '../errors.ts';

/** An exact rational in lowest terms with a positive denominator. */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n);
  static readonly one = new Fraction(1n, 1n);
  readonly numerator: bigint;
  readonly denominator: bigint;

  /** @throws DiceError when the denominator is 0 */
  constructor(numerator: bigint, denominator: bigint = 1n) {
    if (denominator === 0n) throw new DiceError('dice/fraction', 'a fraction cannot have the denominator 0');
    const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(other.negated());
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  dividedBy(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  negated(): Fraction {
    return new Fraction(-this.numerator, this.denominator);
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** The nearest double but for one unit in the last place, however long the terms. */
  toNumber(): number {
    const sign = this.numerator < 0n ? -1 : 1;
    const size = this.numerator < 0n ? -this.numerator : this.numerator;
    if (size === 0n) return 0;
    // Shift so that the quotient has 64 to 66 bits, then undo the shift in floating point.
    const shift = bitLength(this.denominator) - bitLength(size) + 65;
    const quotient =
      shift >= 0 ? (size << BigInt(shift)) / this.denominator : size / (this.denominator << BigInt(-shift));
    const half = Math.trunc(-shift / 2);
    return sign * Number(quotient) * 2 ** half * 2 ** (-shift - half);
  }

  /** `a/b`, or `a` when whole. */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }

  /**
   * Reads `12`, `-3/4` or `0.278`.
   * @throws DiceError on anything else
   */
  static parse(text: string): Fraction {
    const match = /^(-?)(\d+)(?:\/(\d+)|\.(\d+))?$/.exec(text);
    if (match === null) throw new DiceError('dice/fraction', `"${text}" is no fraction`);
    const [, sign, whole = '0', divisor, decimals = ''] = match;
    const numerator = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
    return new Fraction(numerator, divisor === undefined ? 10n ** BigInt(decimals.length) : BigInt(divisor));
  }
}

/** Of two positive numbers. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function bitLength(value: bigint): number {
  return (value.toString(16).length - 1) * 4 + 32 - Math.clz32(Number.parseInt(value.toString(16).charAt(0), 16));
}
