import { normalReach } from './distributions.ts';
import type { Interval } from './interval.ts';

/** An estimate and its squared standard error. */
export interface Uncertain {
  readonly value: number;
  readonly variance: number;
}

/**
 * Fieller's interval of the ratio of two means; null where the one below is not told from 0, and the ratio could be
 * anything.
 * @param covariance of the two estimates
 * @param confidence level in (0,1)
 * @source E. C. Fieller, Journal of the Royal Statistical Society B 16 (1954), 175-185
 */
export function fieller(above: Uncertain, below: Uncertain, covariance: number, confidence: number): Interval | null {
  const z = normalReach(confidence);
  const { value: y, variance: vyy } = below;
  if (y * y <= z * z * vyy) return null;
  // Roots of (x - r·y)² = z²·(vxx - 2·r·vxy + r²·vyy).
  const a = y * y - z * z * vyy;
  const b = above.value * y - z * z * covariance;
  const c = above.value ** 2 - z * z * above.variance;
  const root = Math.sqrt(Math.max(0, b * b - a * c));
  return { low: (b - root) / a, high: (b + root) / a };
}
