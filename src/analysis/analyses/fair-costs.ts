import { z } from 'zod';
import type { FairCostsRequest } from '../../scenario/analyses/fair-costs.ts';
import { type BradleyTerryFit, fitBradleyTerry } from '../../stats/bradley-terry.ts';
import { normalReach, normalTail } from '../../stats/distributions.ts';
import { holmOfTested } from '../../stats/families.ts';
import { certain } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { playTournament } from '../tournament.ts';
import { costsOf, describeRoster, rosterResult } from './matrix.ts';
import { adjusted, estimate, head } from './parts.ts';

export const fairCostsResult = z.strictObject({
  kind: z.literal('fair-costs'),
  ...head,
  ...rosterResult,
  anchor: z.int().nullable().describe('entry that keeps its cost; null where the total of all is kept'),
  within: z.number().describe('how far from the fair cost still counts as fair, as a share of it'),
  isPriced: z.boolean().describe('whether the game has costs; without, every entry is taken to cost 1'),
  prices: z.array(
    z.strictObject({
      cost: z.number(),
      fair: estimate.describe('cost at which two entries meet with odds in proportion to their costs'),
      change: z.number().describe('fair cost less the cost now'),
      verdict: z.enum(['too-cheap', 'fair', 'too-dear', 'unclear']),
      adjusted,
    }),
  ),
  misfit: z
    .strictObject({ row: z.int(), column: z.int(), observed: z.number(), fitted: z.number() })
    .nullable()
    .describe('the pair that no costs can make fair best: its score, and the one that the fair costs promise'),
});

export type FairCostsResult = z.infer<typeof fairCostsResult>;
type Price = FairCostsResult['prices'][number];

/**
 * Fair costs of a roster: proportional to the strengths of the Bradley-Terry model, so that the odds of two entries are
 * the proportion of their costs.
 */
export async function conductFairCosts(request: FairCostsRequest, lab: Lab): Promise<FairCostsResult> {
  const { kind, title, line, anchor, within } = request;
  const played = await playTournament(request, lab);
  const fit = fitBradleyTerry(played.matchup);
  const { costs, unit } = costsOf(request, lab);
  const known = costs.flatMap((cost) => (cost === null || cost <= 0 ? [] : [cost]));
  const isPriced = known.length === costs.length;
  const now = isPriced ? known : costs.map(() => 1);
  const [worst] = [...fit.residuals].sort((a, b) => Math.abs(b.residual) - Math.abs(a.residual));
  return {
    ...{ kind, title, line },
    ...describeRoster(request, costs, unit),
    ...{ anchor, within, isPriced },
    prices: judgePrices(
      fairPrices(fit, now, anchor, played.trials === null ? null : 2 * played.trials, lab.confidence),
      now,
      { within, confidence: lab.confidence },
    ),
    misfit:
      worst === undefined
        ? null
        : { row: worst.row, column: worst.column, observed: worst.observed, fitted: worst.fitted },
  };
}

/**
 * Costs in proportion to exp(rating), with intervals of their logarithms by the delta method.
 * @param anchor entry that keeps its cost; null keeps the total
 */
export function fairPrices(
  { ratings, covariance }: Pick<BradleyTerryFit, 'ratings' | 'covariance'>,
  costs: readonly number[],
  anchor: number | null,
  trials: number | null,
  confidence: number,
): Price['fair'][] {
  const strengths = ratings.map(Math.exp);
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  const scale =
    anchor === null
      ? costs.reduce((sum, cost) => sum + cost, 0) / total
      : (costs[anchor] ?? 1) / (strengths[anchor] ?? 1);
  const z95 = normalReach(confidence);
  return strengths.map((strength, at) => {
    const value = scale * strength;
    // ln cost_i = r_i - ln Σ exp r_j + …, or r_i - r_anchor + …
    const gradient = strengths.map(
      (other, j) => (j === at ? 1 : 0) - (anchor === null ? other / total : j === anchor ? 1 : 0),
    );
    const variance = quadraticForm(gradient, covariance);
    if (trials === null || variance === 0) return certain(value);
    const half = z95 * Math.sqrt(variance);
    return { value, low: value * Math.exp(-half), high: value * Math.exp(half), n: trials, method: 'delta' };
  });
}

function quadraticForm(vector: readonly number[], matrix: BradleyTerryFit['covariance']): number {
  if (matrix === null) return 0;
  const sum = matrix.reduce(
    (total, row, i) => total + (vector[i] ?? 0) * row.reduce((inner, value, j) => inner + value * (vector[j] ?? 0), 0),
    0,
  );
  return Math.max(0, sum);
}

/**
 * Whether each cost is fair. A verdict stands where its interval lies on one side of the limits of what is fair, or between
 * them, at the level at which all that are sampled stand at once.
 * @source Holm (1979); the intervals of logarithms are normal
 */
export function judgePrices(
  fairs: readonly Price['fair'][],
  costs: readonly number[],
  { within, confidence }: { readonly within: number; readonly confidence: number },
): Price[] {
  const z = normalReach(confidence);
  const found = fairs.map((fair, at) => leaning(costs[at] ?? 0, fair, within));
  const family = holmOfTested(
    found.map(({ distance }, at) => {
      const { value = 1, high = 1 } = fairs[at] ?? {};
      return high === value ? null : Math.min(1, 2 * normalTail((z * distance) / Math.log(high / value)));
    }),
  );
  return fairs.map((fair, at) => {
    const cost = costs[at] ?? 0;
    const own = family[at] ?? null;
    const { verdict = 'unclear' } = own === null || own <= 1 - confidence ? (found[at] ?? {}) : {};
    return { cost, fair, change: fair.value - cost, verdict, adjusted: own };
  });
}

/** The verdict that the value itself gives, and how far it lies from any other, in logarithms. */
function leaning(
  cost: number,
  { value }: Price['fair'],
  within: number,
): { readonly verdict: Price['verdict']; readonly distance: number } {
  const [least, most] = [Math.log(value * (1 - within)), Math.log(value * (1 + within))];
  const at = Math.log(cost);
  if (at < least) return { verdict: 'too-cheap', distance: least - at };
  if (at > most) return { verdict: 'too-dear', distance: at - most };
  return { verdict: 'fair', distance: Math.min(at - least, most - at) };
}
