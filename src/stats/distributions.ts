import jstat from 'jstat';

const { jStat } = jstat;

/** From here on the expansion of the t quantile is closer than jstat's inverse, which loses digits as 1/df vanishes. */
const T_EXPANSION_FROM = 60;

/**
 * Quantile of the standard normal law.
 * @param p in (0,1)
 * @source Abramowitz & Stegun 26.2; jstat's erfcinv, good to 1e-15 at the levels of intervals
 */
export function normalQuantile(p: number): number {
  return jStat.normal.inv(p, 0, 1);
}

/** P(Z ≤ z) of the standard normal law, good to 1e-12 absolute. @source jstat's complementary error function */
export function normalCdf(z: number): number {
  return jStat.normal.cdf(z, 0, 1);
}

/**
 * Quantile of Student's t law, good to 1e-8 relative.
 * @param p in (0,1)
 * @param df degrees of freedom, at least 1
 * @source Abramowitz & Stegun 26.7.5 (expansion about the normal quantile) for many degrees of freedom; below them
 *   jstat's inverse, polished by one Newton step
 */
export function studentQuantile(p: number, df: number): number {
  if (df >= T_EXPANSION_FROM) return expandedStudentQuantile(normalQuantile(p), df);
  const t = jStat.studentt.inv(p, df);
  const slope = jStat.studentt.pdf(t, df);
  return slope > 0 ? t - (jStat.studentt.cdf(t, df) - p) / slope : t;
}

function expandedStudentQuantile(z: number, df: number): number {
  const z2 = z * z;
  const g1 = (z * (z2 + 1)) / 4;
  const g2 = (z * (5 * z2 * z2 + 16 * z2 + 3)) / 96;
  const g3 = (z * (3 * z2 ** 3 + 19 * z2 ** 2 + 17 * z2 - 15)) / 384;
  const g4 = (z * (79 * z2 ** 4 + 776 * z2 ** 3 + 1482 * z2 ** 2 - 1920 * z2 - 945)) / 92160;
  return z + (g1 + (g2 + (g3 + g4 / df) / df) / df) / df;
}

/**
 * Quantile of the beta law, good to 1e-8 relative.
 * @param p in (0,1)
 * @source jstat's inverse of the regularised incomplete beta function
 */
export function betaQuantile(p: number, alpha: number, beta: number): number {
  return jStat.beta.inv(p, alpha, beta);
}

/** P(X ≥ count) for X binomial(n, p), through the incomplete beta function. @source Abramowitz & Stegun 26.5.24 */
export function binomialUpperTail(count: number, n: number, p: number): number {
  if (count <= 0) return 1;
  if (count > n) return 0;
  return jStat.beta.cdf(p, count, n - count + 1);
}

/**
 * P(χ² ≥ statistic), good to 1e-12 absolute.
 * @param df degrees of freedom, at least 1
 */
export function chiSquaredTail(statistic: number, df: number): number {
  if (!(statistic > 0)) return 1;
  // Beyond this the tail is under 1e-100 and jstat's series no longer converges to the point.
  if (statistic > 1000 + 10 * df) return 0;
  return Math.max(0, 1 - jStat.chisquare.cdf(statistic, df));
}
