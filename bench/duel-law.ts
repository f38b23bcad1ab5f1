/**
 * The exact law of the duel (bench/duel.yaml), to which C, sampler and solver are held.
 * @source rule specification of Mordheim, known answer MH-K24, first variant
 */
export const DUEL_LAW: Readonly<Record<string, number>> = {
  imperials: 0.394054331701582,
  undead: 0.605756040548846,
  draw: 0.000189627749573,
};

/** Means and standard deviations of one trial; the deviations, good to four digits, come from 10^8 trials. */
export const DUEL_MEANS = {
  rounds: { mean: 3.40747741126959, sd: 2.329 },
  damageImperials: { mean: 0.953264605268744, sd: 1.197 },
} as const;

/** |observed − expected| of a share, in standard errors. */
export function shareDeviation(count: number, trials: number, probability: number): number {
  return Math.abs(count / trials - probability) / Math.sqrt((probability * (1 - probability)) / trials);
}

/** |a − b| of two independent shares of one event, in standard errors of their difference. */
export function pairDeviation(countA: number, trialsA: number, countB: number, trialsB: number): number {
  const pooled = (countA + countB) / (trialsA + trialsB);
  return Math.abs(countA / trialsA - countB / trialsB) / Math.sqrt(pooled * (1 - pooled) * (1 / trialsA + 1 / trialsB));
}

/** |difference| of two independent means of one quantity, in standard errors. @param sd standard deviation of one trial */
export function meanDeviation(difference: number, sd: number, trialsA: number, trialsB: number): number {
  return Math.abs(difference) / (sd * Math.sqrt(1 / trialsA + 1 / trialsB));
}
