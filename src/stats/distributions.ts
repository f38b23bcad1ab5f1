import jstat from 'jstat';
import { boundary } from './boundary.ts';

const { jStat } = jstat;

/** From here on the expansion of the t quantile is closer than jstat's inverse, which loses digits as 1/df vanishes. */
const T_EXPANSION_FROM = 60;

/**
 * Quantile of the standard normal law, good to 1e-12 relative.
 * @param p in (0,1); beyond 1 - 1e-6 it is too coarse a number: ask for the other tail
 * @source Abramowitz & Stegun 26.2; jstat's erfcinv, good to 1e-15 at the levels of intervals; in the far lower tail
 *   polished by Newton's steps on the logarithm of the tail
 */
export function normalQuantile(p: number): number {
  let z = -jStat.normal.inv(p, 0, 1);
  if (z < ERFC_UNTIL) return -z;
  for (let step = 0; step < 3; step += 1) z += Math.log(normalTail(z) / p) * millsRatio(z);
  return -z;
}

/** How many standard errors an interval of this level in (0,1) reaches to either side: P(|Z| ≤ reach) = confidence. */
export function normalReach(confidence: number): number {
  return -normalQuantile((1 - confidence) / 2);
}

/** The same of Student's law. @param df degrees of freedom, at least 1 */
export function studentReach(confidence: number, df: number): number {
  return -studentQuantile((1 - confidence) / 2, df);
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

/** From here on jstat's erfc loses its last digits, and soon all of them. */
const ERFC_UNTIL = 4;

/**
 * P(Z ≥ z) of the standard normal law, good to 1e-12 relative; underflows to 0 beyond z = 38.
 * @source Abramowitz & Stegun 26.2.14 (continued fraction) for the far tail; jstat's erfc below it
 */
export function normalTail(z: number): number {
  if (z < ERFC_UNTIL) return jStat.erfc(z / Math.SQRT2) / 2;
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * millsRatio(z);
}

/** P(Z ≥ z) by the density at z, which is the smaller the farther out. @param z at least {@link ERFC_UNTIL} */
function millsRatio(z: number): number {
  let fraction = z;
  for (let k = 60; k >= 1; k -= 1) fraction = z + k / fraction;
  return 1 / fraction;
}

/** From here on Peizer and Pratt's normal deviate is closer than jstat's incomplete beta function. */
const T_DEVIATE_FROM = 1000;

/**
 * P(|T| ≥ |t|) of Student's t law: the two-sided p-value. Good to 2e-6 relative down to 1e-9,
 * to a hundredth in the farthest tails.
 * @param t may be infinite
 * @param df degrees of freedom, above 0
 * @source Abramowitz & Stegun 26.7.1 through the incomplete beta function; Peizer & Pratt (1968) for many degrees of freedom
 */
export function studentTail(t: number, df: number): number {
  if (!Number.isFinite(t)) return 0;
  if (df < T_DEVIATE_FROM) return jStat.beta.cdf(df / (df + t * t), df / 2, 0.5);
  const deviate = (df - 2 / 3 + 1 / (10 * df)) * Math.sqrt(Math.log1p((t * t) / df) / (df - 5 / 6));
  return 2 * normalTail(deviate);
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

/**
 * The statistic that χ² stays below with probability p, good to 1e-9 relative at the levels of intervals.
 * @param p in (0,1)
 * @param df degrees of freedom, at least 1
 */
export function chiSquaredQuantile(p: number, df: number): number {
  return boundary((statistic) => chiSquaredTail(statistic, df) > 1 - p, 0, 1000 + 10 * df);
}
