import { InvariantError } from '../errors.ts';

/** Uniform numbers in [0,1), one per call. */
export type Uniform = () => number;

/** Draws after which uniform numbers are none: a sound source refuses so many points in a row with chance 1e-67. */
const DRAWS_MAX = 100;

/**
 * A standard normal number, from two or more uniform ones.
 * @throws InvariantError when the uniform numbers are none
 * @source Marsaglia & Bray (1964): the polar method
 */
export function normalVariate(uniform: Uniform): number {
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const u = 2 * uniform() - 1;
    const v = 2 * uniform() - 1;
    const square = u * u + v * v;
    if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
  }
  throw new InvariantError('numbers that should be uniform are not');
}

/**
 * A gamma number of scale 1.
 * @param shape above 0, finite
 * @throws InvariantError for any other shape, and when the uniform numbers are none
 * @source Marsaglia & Tsang (2000); shapes under 1 through their boost by a power of a uniform number
 */
export function gammaVariate(shape: number, uniform: Uniform): number {
  if (!(shape > 0 && shape < Number.POSITIVE_INFINITY)) throw new InvariantError(`a gamma number of shape ${shape}`);
  if (shape < 1) return gammaVariate(shape + 1, uniform) * (1 - uniform()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (let draw = 0; draw < DRAWS_MAX; draw += 1) {
    const x = normalVariate(uniform);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - uniform()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
  throw new InvariantError('numbers that should be uniform are not');
}

/** A beta number in [0,1]: one gamma's share of two. @param alpha above 0 @param beta above 0 */
export function betaVariate(alpha: number, beta: number, uniform: Uniform): number {
  const a = gammaVariate(alpha, uniform);
  return a / (a + gammaVariate(beta, uniform));
}
