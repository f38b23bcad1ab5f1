import { resultMetrics } from '../engine/block.ts';
import type { ExactResult, Tally } from '../engine/result.ts';
import { proportionInterval } from '../stats/interval.ts';
import { lawSkewRatio, lawSpread } from '../stats/moments.ts';
import { countDeviation } from '../stats/tests.ts';
import type { ModelFacts } from './facts.ts';
import type { Audit } from './summary-parts.ts';

/** Standard errors beyond which a sampler and an exact law cannot both be right: false alarm 6e-7 for each number. */
export const DEVIATION_MAX = 5;

/** Largest Berry-Esseen ratio at which the mean of a sample counts as normal; rarer events are watched as outcomes. */
const SKEW_MAX = 0.1;

/** A number whose sampled value lies far from the exact one. */
export interface Deviation {
  /** Outcome or metric, e.g. `outcomes.draw`, `metrics.rounds.mean`. */
  readonly path: string;
  readonly exact: number;
  readonly sampled: number;
  /** In standard errors, signed; may be infinite. */
  readonly z: number;
}

/** How a sample compares with the exact law, in the words of a result. */
export function audit(model: ModelFacts, exact: ExactResult, tally: Tally, confidence: number): Audit {
  const worst = deviations(model, exact, tally).reduce((most, each) => Math.max(most, Math.abs(each.z)), 0);
  const outcomes = model.outcomes.map(({ name }, index) => {
    const count = tally.outcomes[index] ?? 0;
    const { low, high } = proportionInterval(count, tally.trials, confidence);
    return [name, { p: count / tally.trials, low, high, count }] as const;
  });
  return {
    trials: tally.trials,
    outcomes: Object.fromEntries(outcomes),
    // JSON has no infinity; an impossible event that happened is as far off as a number can say.
    worstZ: Math.min(worst, Number.MAX_SAFE_INTEGER),
    agrees: worst <= DEVIATION_MAX,
  };
}

/**
 * Distance of every outcome's share and of every metric's mean from the exact law. Means of laws too skewed for their
 * sample size are left out: no normal approximation where the counts do not allow it.
 */
export function deviations(model: ModelFacts, exact: ExactResult, tally: Tally): readonly Deviation[] {
  const n = tally.trials;
  const shares = model.outcomes.map(({ name }, index): Deviation => {
    const count = tally.outcomes[index] ?? 0;
    const p = exact.outcomes[index] ?? 0;
    return { path: `outcomes.${name}`, exact: p, sampled: count / n, z: countDeviation(count, n, p) };
  });
  const means = resultMetrics(model).flatMap(({ name, min = 0 }, index): Deviation[] => {
    const law = exact.metrics[index]?.p ?? new Float64Array(1);
    const { mean, sd } = lawSpread(law, min);
    const sampled = min + (tally.sums[index] ?? 0) / n;
    const path = `metrics.${name}.mean`;
    if (sd < 1e-9) {
      const z = Math.abs(sampled - mean) < 1e-6 ? 0 : Number.POSITIVE_INFINITY;
      return [{ path, exact: mean, sampled, z }];
    }
    if (lawSkewRatio(law) / Math.sqrt(n) > SKEW_MAX) return [];
    return [{ path, exact: mean, sampled, z: ((sampled - mean) / sd) * Math.sqrt(n) }];
  });
  return [...shares, ...means];
}
