import { expect, it } from 'vitest';
import { integrate } from '../../src/stats/quadrature.ts';

it('integrates a polynomial of degree three exactly, and a bell to its tolerance', () => {
  expect(integrate((x) => x ** 3, 0, 2, 1e-10)).toBeCloseTo(4, 12);
  expect(integrate((z) => Math.exp((-z * z) / 2), -8, 8, 1e-10)).toBeCloseTo(Math.sqrt(2 * Math.PI), 9);
});

it('what is no number ends at once', () => {
  let calls = 0;
  const found = integrate(
    () => {
      calls += 1;
      return Number.NaN;
    },
    0,
    1,
    1e-10,
  );
  expect(found).toBeNaN();
  expect(calls).toBeLessThan(10);
});
