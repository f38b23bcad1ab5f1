/**
 * The operations that the laws of pools are made of, so that one algorithm gives probabilities in floating point and
 * counts of equally likely cases in integers of any length. Nothing is ever subtracted: floating-point results keep
 * their relative precision far into the tails.
 */
export interface Arithmetic<T> {
  readonly zero: T;
  readonly one: T;
  plus(a: T, b: T): T;
  times(a: T, b: T): T;
}

/** Probabilities. */
export const floats: Arithmetic<number> = {
  zero: 0,
  one: 1,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
};

/** Exact counts over a common denominator. */
export const integers: Arithmetic<bigint> = {
  zero: 0n,
  one: 1n,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
};

/** base^0 .. base^exponentMax. */
export function powers<T>(arithmetic: Arithmetic<T>, base: T, exponentMax: number): readonly T[] {
  const list = [arithmetic.one];
  for (let exponent = 1, power = arithmetic.one; exponent <= exponentMax; exponent += 1) {
    power = arithmetic.times(power, base);
    list.push(power);
  }
  return list;
}

/** Rows 0..rowMax of Pascal's triangle: index n, k → number of ways to choose k of n. */
export function pascalTriangle<T>(arithmetic: Arithmetic<T>, rowMax: number): readonly (readonly T[])[] {
  const rows: T[][] = [[arithmetic.one]];
  for (let n = 1; n <= rowMax; n += 1) {
    const above = rows[n - 1] ?? [];
    rows.push(
      Array.from({ length: n + 1 }, (_, k) =>
        arithmetic.plus(above[k - 1] ?? arithmetic.zero, above[k] ?? arithmetic.zero),
      ),
    );
  }
  return rows;
}

/** Law of a sum of independent parts: index a, index b → index a + b; cut off from `length` on. */
export function convolve<T>(
  arithmetic: Arithmetic<T>,
  a: ArrayLike<T>,
  b: ArrayLike<T>,
  length = a.length + b.length - 1,
): T[] {
  const sum = new Array<T>(Math.max(0, Math.min(length, a.length + b.length - 1))).fill(arithmetic.zero);
  for (let x = 0; x < a.length; x += 1) {
    const weight = a[x] as T;
    if (weight === arithmetic.zero) continue;
    for (let y = 0; y < b.length && x + y < sum.length; y += 1) {
      sum[x + y] = arithmetic.plus(sum[x + y] as T, arithmetic.times(weight, b[y] as T));
    }
  }
  return sum;
}
