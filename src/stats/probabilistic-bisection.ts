import type { Interval } from './interval.ts';

/** What a sequential test said at a point: on which side of the target the curve is there. */
export interface SignVerdict {
  readonly isAbove: boolean;
  /** Chance that the test errs: above 0, below ½. */
  readonly error: number;
}

/**
 * Search for where a rising curve crosses a target, its value at a point being known through noisy tests only.
 * Immutable: each answer makes the next state.
 */
export interface Bisection {
  /** Ascending. */
  readonly points: readonly number[];
  /** Prior weight of each gap: index g means that the curve is below the target at the first g points, above it at the rest. */
  readonly prior: readonly number[];
  /** Index as in `points`; null where nothing was asked or no verdict could be had. */
  readonly verdicts: readonly (SignVerdict | null)[];
  /** Points at which the trials ran out before a verdict: the curve is too near the target to tell. */
  readonly undecided: readonly boolean[];
}

export interface BisectionQuery {
  readonly index: number;
  readonly point: number;
  /** Error probability that the test at the point should be carried to. */
  readonly error: number;
}

/** Where the curve crosses: above `low` and at or below `high`; null is beyond the first or the last point. */
export interface Crossing {
  readonly low: number | null;
  readonly high: number | null;
}

export interface CredibleCrossing extends Crossing {
  /** Posterior probability of the interval, at least the level asked for. */
  readonly probability: number;
}

export interface ProvenCrossing extends Crossing {
  /** At most the chance that any verdict given so far is wrong, so that the interval does not hold the crossing. */
  readonly error: number;
}

export interface QueryRule {
  /** Posterior chance on either side of a point below which asking there is not worth it, in (0,½). */
  readonly ignorable: number;
  /** Error probability of the first test at a point, in (0,½); 0.05 by default. */
  readonly firstError?: number;
}

/** A test taken up again is carried to a tenth of its last error. */
const SHARPER = 10;

/**
 * Starts a search.
 * @param points ascending, at least one: integers of a range, or a grid
 * @param prior weights of the points.length + 1 gaps, at least 0, in any unit; equal by default
 * @source Horstein (1963); Waeber, Frazier & Henderson, SIAM Journal on Control and Optimization 51 (2013), 2261-2279
 */
export function startBisection(points: readonly number[], prior?: readonly number[]): Bisection {
  return {
    points,
    prior: prior ?? new Array<number>(points.length + 1).fill(1),
    verdicts: points.map(() => null),
    undecided: points.map(() => false),
  };
}

/**
 * The point that halves what is left to know: where the posterior chances of the crossing on both sides are nearest to
 * even. Null when no point that could still be decided stands between two likely gaps.
 *
 * The test at a point goes on with the trials it has: a sequential test whose error is allowed to be smaller needs more
 * trials of the same sample. Its verdict replaces the point's last.
 */
export function nextQuery(bisection: Bisection, { ignorable, firstError = 0.05 }: QueryRule): BisectionQuery | null {
  const { points, verdicts, undecided } = bisection;
  const posterior = gapPosterior(bisection);
  let best: BisectionQuery | null = null;
  let least = 0.5 - ignorable;
  let below = 0;
  points.forEach((point, index) => {
    below += posterior[index] ?? 0;
    const imbalance = Math.abs(below - 0.5);
    if (undecided[index] || imbalance >= least) return;
    least = imbalance;
    const last = verdicts[index];
    best = { index, point, error: last ? last.error / SHARPER : firstError };
  });
  return best;
}

/**
 * What an interval of the curve's value at a point says of the target; null while it holds it.
 * @param interval that holds at every look at once, at confidence 1 - error
 */
export function signVerdict(interval: Interval, target: number, error: number): SignVerdict | null {
  if (interval.low > target) return { isAbove: true, error };
  return interval.high < target ? { isAbove: false, error } : null;
}

/** The state after a test at a point had a verdict, which replaces the point's last. */
export function answer(bisection: Bisection, index: number, verdict: SignVerdict): Bisection {
  return { ...bisection, verdicts: bisection.verdicts.with(index, verdict) };
}

/** The state after the trials at a point ran out without a verdict; an earlier, less certain one is kept. */
export function giveUp(bisection: Bisection, index: number): Bisection {
  return { ...bisection, undecided: bisection.undecided.with(index, true) };
}

/**
 * Posterior probability of each gap, summing to 1.
 * @source Bayes' rule with the error probabilities as if they were exact; tests that err less make it cautious
 */
export function gapPosterior({ prior, verdicts }: Bisection): number[] {
  const logs = [0];
  let log = 0;
  for (const verdict of verdicts) {
    // Above at a point speaks for the gaps before it, below for those after it.
    const trust = verdict === null ? 0 : Math.log1p(-verdict.error) - Math.log(verdict.error);
    log += verdict?.isAbove ? -trust : trust;
    logs.push(log);
  }
  const most = logs.reduce((a, b) => Math.max(a, b));
  const weights = logs.map((it, gap) => (prior[gap] ?? 0) * Math.exp(it - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The shortest run of gaps around the likeliest that has a posterior probability of at least `level`. */
export function credibleCrossing(bisection: Bisection, level: number): CredibleCrossing {
  const posterior = gapPosterior(bisection);
  let first = posterior.reduce((best, p, gap) => (p > (posterior[best] ?? 0) ? gap : best), 0);
  let last = first;
  let probability = posterior[first] ?? 0;
  while (probability < level && (first > 0 || last < posterior.length - 1)) {
    const before = first > 0 ? (posterior[first - 1] ?? 0) : -1;
    const after = last < posterior.length - 1 ? (posterior[last + 1] ?? 0) : -1;
    if (before > after) first -= 1;
    else last += 1;
    probability += Math.max(before, after);
  }
  return { low: bisection.points[first - 1] ?? null, high: bisection.points[last] ?? null, probability };
}

/**
 * The crossing if every verdict is right: between the last point below the target and the first above it. Null when
 * verdicts contradict a rising curve, so that one of them must be wrong.
 * @source union bound over the points asked; holds whatever the order of asking, if the tests may be looked at any time
 */
export function provenCrossing({ points, verdicts }: Bisection): ProvenCrossing | null {
  let error = 0;
  let lastBelow = -1;
  let firstAbove = points.length;
  verdicts.forEach((verdict, index) => {
    if (verdict === null) return;
    error += verdict.error;
    if (!verdict.isAbove) lastBelow = index;
    else firstAbove = Math.min(firstAbove, index);
  });
  if (lastBelow > firstAbove) return null;
  return { low: points[lastBelow] ?? null, high: points[firstAbove] ?? null, error: Math.min(1, error) };
}
