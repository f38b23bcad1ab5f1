export interface OcbaState {
  /** Sample mean and variance of each candidate, and its trials so far. */
  readonly means: readonly number[];
  readonly variances: readonly number[];
  readonly trials: readonly number[];
}

export interface OcbaOrder {
  /** Trials to hand out. */
  readonly budget: number;
  readonly goal: 'largest' | 'smallest';
  /** Differences of means below this are not worth telling apart, above 0; a thousandth of the widest by default. */
  readonly indifference?: number;
}

/**
 * Hands out the next trials so that the best mean is told from the others soonest: most go to the best and to its close
 * or noisy rivals.
 * @returns trials to add to each candidate, integers summing to the budget
 * @source C.-H. Chen, Lin, Yücesan & Chick, Discrete Event Dynamic Systems 10 (2000), 251-270; Chen & Lee (2011), appendix
 */
export function ocba(state: OcbaState, order: OcbaOrder): number[] {
  const best = leader(state.means, order.goal);
  const ratios = ocbaRatios(state, best, order.indifference);
  const { trials } = state;
  // A candidate that already has more than its share keeps it and leaves the sharing to the others.
  let open = trials.map((_, index) => index);
  let targets: number[] = [];
  for (;;) {
    const pot = open.reduce((sum, index) => sum + (trials[index] ?? 0), order.budget);
    const shares = open.reduce((sum, index) => sum + (ratios[index] ?? 0), 0);
    targets = trials.map(() => 0);
    for (const index of open) targets[index] = (pot * (ratios[index] ?? 0)) / shares - (trials[index] ?? 0);
    const still = open.filter((index) => (targets[index] ?? 0) >= 0);
    if (still.length === open.length) return wholeTrials(targets, order.budget, best);
    open = still;
  }
}

function leader(means: readonly number[], goal: OcbaOrder['goal']): number {
  const sign = goal === 'largest' ? 1 : -1;
  return means.reduce((best, mean, index) => (sign * (mean - (means[best] ?? 0)) > 0 ? index : best), 0);
}

/**
 * Relative number of trials that each candidate should have in the end.
 * @source Nᵢ/Nⱼ = ((σᵢ/δᵢ)/(σⱼ/δⱼ))² for the rivals, N_b = σ_b·√(Σ Nᵢ²/σᵢ²) for the best b, δᵢ its lead over i
 */
function ocbaRatios({ means, variances }: OcbaState, best: number, indifference: number | undefined): number[] {
  const leads = means.map((mean) => Math.abs((means[best] ?? 0) - mean));
  const widest = leads.reduce((a, b) => Math.max(a, b), 0);
  const least = indifference ?? (widest > 0 ? widest / 1000 : 1);
  let squares = 0;
  const ratios = leads.map((lead, index) => {
    if (index === best) return 0;
    const variance = variances[index] ?? 0;
    const ratio = variance / Math.max(lead, least) ** 2;
    if (variance > 0) squares += ratio ** 2 / variance;
    return ratio;
  });
  ratios[best] = Math.sqrt((variances[best] ?? 0) * squares);
  // Without any variance every candidate is known already: share alike.
  return ratios.some((ratio) => ratio > 0) ? ratios : ratios.map(() => 1);
}

/** Rounds down; what is left goes to the best, as in the book. */
function wholeTrials(targets: readonly number[], budget: number, best: number): number[] {
  const whole = targets.map((target) => Math.floor(target));
  const left = budget - whole.reduce((sum, count) => sum + count, 0);
  return whole.with(best, (whole[best] ?? 0) + left);
}
