/** From here on Stirling's series is good to the last digit; below, ln n! comes from the product itself. */
const STIRLING_FROM = 16;
/** A term of a tail below this share of the sum changes no digit of it. */
const TERM_MIN = 1e-18;

/**
 * ln P(X = count) for X binomial(n, p), to about 1e-15 of n·p·(1-p) or better: no cancellation between large logarithms.
 * @param count integer, 0..n
 * @param n integer, 0..2^53-1
 * @param p in [0,1]; -Infinity for an impossible count
 * @source C. Loader, "Fast and Accurate Computation of Binomial Probabilities" (2000)
 */
export function logBinomial(count: number, n: number, p: number): number {
  if (p <= 0) return count === 0 ? 0 : Number.NEGATIVE_INFINITY;
  if (p >= 1) return count === n ? 0 : Number.NEGATIVE_INFINITY;
  if (count === 0) return n * Math.log1p(-p);
  if (count === n) return n * Math.log(p);
  const rest = n - count;
  const correction = stirlingError(n) - stirlingError(count) - stirlingError(rest);
  const deviance = halfDeviance(count, n * p) + halfDeviance(rest, n * (1 - p));
  return correction - deviance - Math.log(2 * Math.PI * count * (rest / n)) / 2;
}

/**
 * P(X ≥ count) for X binomial(n, p), summed term by term from the larger one.
 * @param n integer, 0..2^53-1; takes some √(n·p·(1-p)) steps
 */
export function binomialUpperTail(count: number, n: number, p: number): number {
  if (count <= 0) return 1;
  if (count > n) return 0;
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  if (count > n * p) return outerTail(count, n, p);
  return Math.max(0, 1 - outerTail(n - count + 1, n, 1 - p));
}

/** P(X ≥ count) for a count at or beyond the mean, where terms fall. */
function outerTail(count: number, n: number, p: number): number {
  const odds = p / (1 - p);
  let ratio = 1;
  let ratios = 1;
  for (let k = count; k < n; k += 1) {
    ratio *= ((n - k) / (k + 1)) * odds;
    ratios += ratio;
    if (!(ratio >= TERM_MIN * ratios)) break;
  }
  return Math.min(1, Math.exp(logBinomial(count, n, p)) * ratios);
}

/** ln n! - (n + ½)·ln n + n - ½·ln 2π. @source Stirling's series, Abramowitz & Stegun 6.1.41 */
function stirlingError(n: number): number {
  if (n < STIRLING_FROM) {
    let factorial = 1;
    for (let k = 2; k <= n; k += 1) factorial *= k;
    return Math.log(factorial) - (n + 0.5) * Math.log(n) + n - Math.log(2 * Math.PI) / 2;
  }
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/** x·ln(x/mean) + mean - x, without cancellation when x is near the mean. @source Loader (2000), bd0 */
function halfDeviance(x: number, mean: number): number {
  const excess = x - mean;
  // The series is for what is near: of NaN, which is near to nothing, it would never end.
  if (!(Math.abs(excess) < 0.1 * (x + mean))) return x * Math.log(x / mean) - excess;
  const v = excess / (x + mean);
  let sum = excess * v;
  let term = 2 * x * v;
  for (let odd = 3; ; odd += 2) {
    term *= v * v;
    const next = sum + term / odd;
    if (next === sum) return sum;
    sum = next;
  }
}
