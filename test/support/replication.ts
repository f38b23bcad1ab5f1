import { expect } from 'vitest';

/** Standard errors of a share that chance exceeds once in a million replications of a whole test. */
const SIGMA_MILLION = 4.76;

/** Share of the seeds 1..runs for which something holds. */
export function shareOfRuns(runs: number, holds: (seed: number) => boolean): number {
  let count = 0;
  for (let seed = 1; seed <= runs; seed += 1) if (holds(seed)) count += 1;
  return count / runs;
}

/** The band that the coverage of a 95 % interval has to lie in. */
export function expectNominal(covered: number): void {
  expect(covered).toBeGreaterThanOrEqual(0.935);
  expect(covered).toBeLessThanOrEqual(0.965);
}

/** A share of runs that may be no larger than a rate; false alarm 1e-6 were it exactly the rate. */
export function expectAtMost(share: number, rate: number, runs: number): void {
  expect(share).toBeLessThanOrEqual(rate + SIGMA_MILLION * Math.sqrt((rate * (1 - rate)) / runs));
}
