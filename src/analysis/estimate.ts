/** How an interval was found. */
export type IntervalMethod = 'exact' | 'wilson' | 'clopper-pearson' | 'student' | (string & {});

/** A number with its interval. */
export interface Estimate {
  readonly value: number;
  /** Interval at the confidence of the result; equal to the value when exact. */
  readonly low: number;
  readonly high: number;
  /** Trials behind it; null when exact. */
  readonly n: number | null;
  readonly method: IntervalMethod;
}
