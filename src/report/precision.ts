import type { MetricSummary, OutcomeSummary } from '../analysis/summary.ts';

/** Digits after the decimal sign, at most. */
export const DECIMALS_MAX = 8;
/** Exact shares are shown to 0.01 %. */
const EXACT_DECIMALS = 2;
const SIGNIFICANT = 4;

/** A share as it may honestly be shown, in percent. `below` and `above` are bounds: `< 0.03 %`, `> 99.97 %`. */
export interface ShareFigure {
  readonly kind: 'value' | 'below' | 'above';
  readonly percent: number;
  readonly decimals: number;
}

/** Digits after the decimal sign that a value with this error deserves: the last one shown is the error's first. */
export function decimalsFor(halfWidth: number): number {
  if (!(halfWidth > 0)) return DECIMALS_MAX;
  return Math.min(DECIMALS_MAX, Math.max(0, Math.ceil(-Math.log10(halfWidth) - 1e-9)));
}

/** Rounds away from the estimate, so that a printed interval never claims more than the computed one. */
export function roundOutward(value: number, decimals: number, direction: 'down' | 'up'): number {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  // What binary fractions may be off by, and far less than the digit that is rounded to.
  const slack = Math.min(1e-3, Math.max(1e-9, 1e-12 * Math.abs(scaled)));
  // Adding 0 takes the sign off a zero.
  return (direction === 'down' ? Math.floor(scaled + slack) : Math.ceil(scaled - slack)) / scale + 0;
}

/** Digits of the outcome shares of one variant, the same for all of them: the widest interval decides. */
export function shareDecimals(outcomes: readonly OutcomeSummary[]): number {
  if (outcomes.every(isExact)) return EXACT_DECIMALS;
  return decimalsFor(Math.max(...outcomes.map((o) => (100 * (o.high - o.low)) / 2)));
}

/**
 * The outcome shares of one variant, rounded together (largest remainder) so that they add up to 100.
 * A sampled share is never 0 or 100 but a bound taken from its interval; an exact one only when it is so.
 */
export function shareFigures(outcomes: readonly OutcomeSummary[]): ShareFigure[] {
  const decimals = shareDecimals(outcomes);
  const total = 100 * 10 ** decimals;
  const units = apportion(
    outcomes.map((o) => o.p * total),
    total,
  );
  return outcomes.map((outcome, index): ShareFigure => {
    const count = units[index] ?? 0;
    if (count <= 0 && !(isExact(outcome) && outcome.p === 0)) return boundBelow(outcome, decimals);
    if (count >= total && !(isExact(outcome) && outcome.p === 1)) return boundAbove(outcome, decimals);
    const isCertain = isExact(outcome) && (outcome.p === 0 || outcome.p === 1);
    return { kind: 'value', percent: count / 10 ** decimals, decimals: isCertain ? 0 : decimals };
  });
}

/** A probability that stands alone, e.g. a mean of several, with the bounds of its interval; they are itself when exact. */
export function shareFigure(p: number, low = p, high = p): ShareFigure {
  const isSampled = high > low;
  if (!isSampled && (p === 0 || p === 1)) return { kind: 'value', percent: 100 * p, decimals: 0 };
  const decimals = isSampled ? decimalsFor(50 * (high - low)) : EXACT_DECIMALS;
  const scale = 10 ** decimals;
  const percent = Math.round(100 * p * scale) / scale;
  if (percent <= 0) {
    return { kind: 'below', percent: isSampled ? roundOutward(100 * high, decimals, 'up') : 1 / scale, decimals };
  }
  if (percent >= 100) {
    return {
      kind: 'above',
      percent: isSampled ? roundOutward(100 * low, decimals, 'down') : 100 - 1 / scale,
      decimals,
    };
  }
  return { kind: 'value', percent, decimals };
}

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

/** Digits after the decimal sign for a mean: four significant ones when exact, else by its interval. */
export function meanDecimals(metric: MetricSummary, exact: boolean): number {
  if (metric.min === metric.max && Number.isInteger(metric.mean)) return 0;
  if (!exact && metric.meanLow !== null && metric.meanHigh !== null && metric.meanHigh > metric.meanLow) {
    return decimalsFor((metric.meanHigh - metric.meanLow) / 2);
  }
  if (!exact) return 1;
  if (metric.mean === 0) return 0;
  return Math.min(DECIMALS_MAX, Math.max(0, SIGNIFICANT - 1 - Math.floor(Math.log10(Math.abs(metric.mean)))));
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

function apportion(shares: readonly number[], total: number): number[] {
  const units = shares.map((share) => Math.floor(share + 1e-9));
  const missing = Math.max(0, Math.round(Math.min(total, sum(shares)) - sum(units)));
  const order = shares.map((share, index) => ({ index, rest: share - Math.floor(share + 1e-9) }));
  order.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) units[index] = (units[index] ?? 0) + 1;
  return units;
}

function boundBelow(outcome: OutcomeSummary, decimals: number): ShareFigure {
  if (isExact(outcome)) return { kind: 'below', percent: 10 ** -decimals, decimals };
  const high = 100 * outcome.high;
  const digits = Math.max(decimals, decimalsFor(high));
  return { kind: 'below', percent: Math.min(100, roundOutward(high, digits, 'up')), decimals: digits };
}

function boundAbove(outcome: OutcomeSummary, decimals: number): ShareFigure {
  if (isExact(outcome)) return { kind: 'above', percent: 100 - 10 ** -decimals, decimals };
  const rest = 100 * (1 - outcome.low);
  const digits = Math.max(decimals, decimalsFor(rest));
  return { kind: 'above', percent: Math.max(0, roundOutward(100 * outcome.low, digits, 'down')), decimals: digits };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
