/** Uniform numbers in [0,1), one per call. */
export type Uniform = () => number;

/**
 * A standard normal number, from two or more uniform ones.
 * @source Marsaglia & Bray (1964): the polar method
 */
export function normalVariate(uniform: Uniform): number {
  for (;;) {
    const u = 2 * uniform() - 1;
    const v = 2 * uniform() - 1;
    const square = u * u + v * v;
    if (square > 0 && square < 1) return u * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/**
 * A gamma number of scale 1.
 * @param shape above 0
 * @source Marsaglia & Tsang (2000); shapes under 1 through their boost by a power of a uniform number
 */
export function gammaVariate(shape: number, uniform: Uniform): number {
  if (shape < 1) return gammaVariate(shape + 1, uniform) * (1 - uniform()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalVariate(uniform);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - uniform()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A beta number in [0,1]: one gamma's share of two. @param alpha above 0 @param beta above 0 */
export function betaVariate(alpha: number, beta: number, uniform: Uniform): number {
  const a = gammaVariate(alpha, uniform);
  return a / (a + gammaVariate(beta, uniform));
}
