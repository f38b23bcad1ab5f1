import type { MetricSummary, OutcomeSummary } from '../analysis/summary.ts';
import { decimalsFor, meanDecimals, roundOutward, type ShareFigure, shareFigure } from '../stats/figures.ts';

/**
 * One value of a sampled law: digits by two standard errors of the share, a bound where no or every trial had it.
 * `bound` is {@link zeroBound}.
 */
export function pointFigure(p: number, trials: number, bound: number): ShareFigure {
  if (p <= 0 || p >= 1) {
    const decimals = decimalsFor(100 * bound);
    const percent = roundOutward(100 * bound, decimals, 'up');
    return p <= 0
      ? { kind: 'below', percent, decimals }
      : { kind: 'above', percent: Math.max(0, 100 - percent), decimals };
  }
  const error = Math.max(bound / 2, 2 * Math.sqrt((p * (1 - p)) / trials));
  return shareFigure(p, p - error, p + error);
}

/** Upper limit of a probability that showed in none of the trials (Clopper-Pearson, two-sided, closed form). */
export function zeroBound(trials: number, confidence: number): number {
  return -Math.expm1(Math.log((1 - confidence) / 2) / trials);
}

/** Digits after the decimal sign for the mean of a metric. */
export function metricDecimals({ mean, meanLow, meanHigh, min, max }: MetricSummary, exact: boolean): number {
  if (min === max && Number.isInteger(mean)) return 0;
  if (exact) return meanDecimals(mean);
  return meanLow === null || meanHigh === null || meanHigh === meanLow ? 1 : meanDecimals(mean, meanLow, meanHigh);
}

/**
 * Simultaneous half-width of a sampled distribution function: with the given confidence, every P(≥ x) is this close.
 * @source Massart (1990): P(sup |F_n − F| > ε) ≤ 2 exp(−2 n ε²)
 */
export function lawError(trials: number, confidence: number): number {
  return Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * trials));
}

export function isExact(outcome: OutcomeSummary): boolean {
  return outcome.interval === 'exact';
}
