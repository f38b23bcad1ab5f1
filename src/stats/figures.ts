/** Digits after the decimal sign, at most. */
export const DECIMALS_MAX = 8;
/** Exact shares, and differences of them, are shown to 0.01 %. */
const EXACT_DECIMALS = 2;
/** Digits of an exact mean. */
const SIGNIFICANT = 4;
/** Exact means nearer to a whole number than this are whole. */
const WHOLE = 1e-12;

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

/** What binary fractions may be off by, in units of the digit that is rounded to, and far less than one of these. */
function slackOf(scaled: number): number {
  return Math.min(1e-3, Math.max(1e-9, 1e-12 * Math.abs(scaled)));
}

/**
 * Rounds to the nearest, halves away from zero. What is half but for an error of binary fractions is half: a number comes out
 * the same however it was added up.
 */
export function roundHalf(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  if (!(scaled < Number.MAX_SAFE_INTEGER)) return value;
  // Adding 0 takes the sign off a zero.
  return (Math.sign(value) * Math.floor(scaled + 0.5 + slackOf(scaled))) / scale + 0;
}

/** Rounds away from the estimate, so that a printed interval never claims more than the computed one. */
export function roundOutward(value: number, decimals: number, direction: 'down' | 'up'): number {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const slack = slackOf(scaled);
  return (direction === 'down' ? Math.floor(scaled + slack) : Math.ceil(scaled - slack)) / scale + 0;
}

/** Digits of a share in percent, by the bounds of its interval; they are equal when it is exact. */
export function shareDecimals(low: number, high: number): number {
  return high > low ? decimalsFor(50 * (high - low)) : EXACT_DECIMALS;
}

/**
 * A probability with the bounds of its interval, which are itself when it is exact. It is never 0 or 100 but when exact and so:
 * else it is a bound.
 */
export function shareFigure(p: number, low = p, high = p): ShareFigure {
  const isSampled = high > low;
  if (!isSampled && (p === 0 || p === 1)) return { kind: 'value', percent: 100 * p, decimals: 0 };
  const decimals = shareDecimals(low, high);
  const percent = roundHalf(100 * p, decimals);
  const unit = 10 ** -decimals;
  if (percent <= 0) {
    return { kind: 'below', percent: isSampled ? roundOutward(100 * high, decimals, 'up') : unit, decimals };
  }
  if (percent >= 100) {
    return { kind: 'above', percent: isSampled ? roundOutward(100 * low, decimals, 'down') : 100 - unit, decimals };
  }
  return { kind: 'value', percent, decimals };
}

/** Digits of a mean, by the bounds of its interval: four significant ones where they are equal, none of a whole number. */
export function meanDecimals(value: number, low = value, high = value): number {
  if (high > low) return decimalsFor((high - low) / 2);
  if (Math.abs(value - Math.round(value)) <= WHOLE * Math.max(1, Math.abs(value))) return 0;
  return Math.min(DECIMALS_MAX, Math.max(0, SIGNIFICANT - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/** Digits of an exact difference of means. */
const DIFFERENCE_DECIMALS = 3;

/** Digits of a difference by the bounds of its interval, in its unit; of one of shares, in points. */
export function differenceDecimals(low: number, high: number, isShare: boolean): number {
  if (high > low) return decimalsFor((high - low) / 2);
  return isShare ? EXACT_DECIMALS : DIFFERENCE_DECIMALS;
}
