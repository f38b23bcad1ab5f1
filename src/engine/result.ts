/** Histogram bins kept for one metric: values 0..4095 above its least; beyond them an overflow count is kept and shown. */
export const BINS_MAX = 4096;

/** Trials of one block: the unit of work, of merging and of luck. */
export const BLOCK_TRIALS = 16_384;

/** Exact law of one variant, in the order of the model's outcomes and of {@link metricNames}. */
export interface ExactResult {
  /** Index outcome → probability; sums to 1 within 1e-12. */
  readonly outcomes: Float64Array;
  /** Index outcome → `a/b` in lowest terms, or null where rationals would be too large. */
  readonly fractions: readonly (string | null)[];
  /** Index metric → law of its final value. Metric 0 is `rounds` when the model has rounds. */
  readonly metrics: readonly MetricLaw[];
  /** How things stand where the cap of rounds ends a trial, by the model's numbers: the likeliest first. */
  readonly standings: readonly { readonly standing: number; readonly p: number }[];
  /** Distinct states walked. */
  readonly states: number;
  /** Branches enumerated. */
  readonly branches: number;
  /**
   * Probability left out: of metrics, and of totals beyond the laws of unlimited dice; below 1e-12, or below 1e-9 where a
   * fight was solved by what happens to either fighter.
   */
  readonly droppedMass: number;
  /** Rulings that were read on the way, where that was noted: with the others read in another way the law is the same. */
  readonly read?: readonly string[];
}

/** Law of an integer metric. */
export interface MetricLaw {
  /** Index value - `min` of the metric → probability. */
  readonly p: Float64Array;
}

/**
 * What a set of trials counted: integers only, so that merging commutes and any number of workers gives the same bytes.
 * Metric order as in {@link ExactResult}; values are counted from the least that a metric can have.
 */
export interface Tally {
  trials: number;
  /** Index outcome → trials that ended so. */
  readonly outcomes: Float64Array;
  /** Index metric → counts of values 0..BINS_MAX-1, grown as needed. */
  readonly histograms: Float64Array[];
  /** Index metric → trials whose value lay beyond the last bin. */
  readonly overflow: Float64Array;
  /** Index metric → Σ value, an exact integer below 2^53. */
  readonly sums: Float64Array;
  /** Index metric → Σ value², an exact integer below 2^53. */
  readonly squares: Float64Array;
}

/** What is asked of an exact solution: the odds and the law of every metric, or the odds alone, which takes less. */
export type Asks = 'laws' | 'outcomes';
