import { z } from 'zod';
import type { MatrixRequest } from '../../scenario/analyses/matrix.ts';
import { type BradleyTerryFit, eloOf, fitBradleyTerry } from '../../stats/bradley-terry.ts';
import { cyclicShare } from '../../stats/cyclic-share.ts';
import { normalReach } from '../../stats/distributions.ts';
import { worstTriads } from '../../stats/hodge.ts';
import { wilson } from '../../stats/interval.ts';
import { logOddsOf } from '../../stats/matchup.ts';
import { nashMix } from '../../stats/nash.ts';
import { dominationProbabilities, paretoFront } from '../../stats/pareto.ts';
import { resampledNash } from '../../stats/resampled-nash.ts';
import type { Variant } from '../../systems/system.ts';
import type { Lab } from '../lab.ts';
import { playTournament, type Tournament, uniformsFrom } from '../tournament.ts';
import { bilingual, estimate, head, label } from './parts.ts';

const index = z.int().min(0).describe('index of an entry');

export const rosterResult = {
  label: label.describe('variant of the scenario in whose engagement they meet'),
  seats: z
    .tuple([
      z.strictObject({ fighter: z.string(), outcome: z.string() }),
      z.strictObject({ fighter: z.string(), outcome: z.string() }),
    ])
    .describe('the two places that every entry takes in turn, and the outcome in which each wins'),
  entries: z.array(z.string()),
  costs: z
    .array(z.number().nullable())
    .describe('index entry → its cost in the unit of the game; null where the game has none'),
  unit: bilingual.nullable(),
};

const rating = z.strictObject({
  logOdds: z.number().describe('Bradley-Terry rating, sum 0: the odds of two entries are exp of the difference'),
  low: z.number(),
  high: z.number(),
  elo: z.number().describe('the same as Elo points: 400 are odds of ten to one'),
});

export const matrixResult = z.strictObject({
  kind: z.literal('matrix'),
  ...head,
  ...rosterResult,
  scores: z
    .array(z.array(estimate.nullable()))
    .describe(
      'row × column → points of the row: 1 a win, 1/2 what is nobody’s; both seatings alike; null on the diagonal',
    ),
  draws: z.array(z.array(z.number())).describe('row × column → share of fights that nobody wins'),
  means: z.array(estimate).describe('index entry → points over all opponents'),
  firstSeat: estimate.describe('points of whoever sits in the first seat, over all pairs'),
  ratings: z.array(rating),
  isRegularised: z.boolean().describe('whether ratings would be infinite without a few virtual draws'),
  misfits: z
    .array(
      z.strictObject({ row: index, column: index, observed: z.number(), fitted: z.number(), z: z.number().nullable() }),
    )
    .describe('pairs that the ratings tell worst, the worst first'),
  cyclicShare: estimate
    .nullable()
    .describe(
      'share of the squared log-odds that goes round in circles, in [0,1]; null when all are level. Method `length-bound`: cautious bounds of both parts, circles and ranking; `none`: some pair is too one-sided for the share to have an interval',
    ),
  triads: z
    .array(
      z.strictObject({
        entries: z.tuple([index, index, index]),
        curl: z.number(),
        isCycle: z.boolean(),
        isCertain: z.boolean(),
      }),
    )
    .describe(
      'i beats j beats k beats i, the worst first; certain where all three lead beyond what noise does in any pair',
    ),
  nash: z
    .strictObject({
      weights: z.array(z.number()),
      low: z.array(z.number()),
      high: z.array(z.number()),
      exploitability: z.number().describe('what the best reply gains against the mix, in points'),
      selection: z.string(),
      draws: z.int().describe('matrices drawn anew to carry the noise of the scores through; 0 when exact'),
    })
    .describe('the mix that no entry beats; of several the one of greatest entropy'),
  pareto: z
    .strictObject({
      front: z.array(index),
      dominated: z.array(z.number()).describe('index entry → probability that a cheaper one is stronger'),
    })
    .nullable()
    .describe('cost against mean score; null without costs that differ'),
});

export type MatrixResult = z.infer<typeof matrixResult>;

const TRIADS_MAX = 8;
const MISFITS_MAX = 8;

/** Plays all against all and says what follows from the scores. */
export async function conductMatrix(request: MatrixRequest, lab: Lab): Promise<MatrixResult> {
  const { kind, title, line } = request;
  const played = await playTournament(request, lab);
  const { matchup, means, covariance } = played;
  const fit = fitBradleyTerry(matchup);
  const flow = logOddsOf(matchup).values;
  const { costs, unit } = costsOf(request, lab);
  return {
    ...{ kind, title, line },
    ...describeRoster(request, costs, unit),
    scores: played.scores.map((row) => [...row]),
    draws: played.draws.map((row) => [...row]),
    means: means.map(({ standardError: _, ...mean }) => mean),
    firstSeat: played.firstSeat,
    ratings: ratingsOf(fit, lab.confidence),
    isRegularised: fit.isRegularised,
    misfits: misfitsOf(fit),
    cyclicShare: shareOf(played, lab.confidence),
    triads: worstTriads(flow, TRIADS_MAX).map(({ entries: [i, j, k], curl, isCycle }) => ({
      entries: [i, j, k],
      curl,
      isCycle,
      isCertain: isCycle && isCertain(played, lab.confidence, [i, j, k]),
    })),
    nash: mixOf(played, lab),
    pareto: paretoOf(costs, means, covariance),
  };
}

function shareOf({ matchup, trials }: Tournament, confidence: number): MatrixResult['cyclicShare'] {
  const share = cyclicShare(matchup, confidence);
  return share === null ? null : { ...share, n: share.method === 'exact' || trials === null ? null : 2 * trials };
}

/** Whether each of three beats the next beyond noise: at the level of the run for all pairs of the roster together. */
function isCertain({ matchup }: Tournament, confidence: number, [i, j, k]: readonly [number, number, number]): boolean {
  const size = matchup.scores.length;
  const level = 1 - (1 - confidence) / ((size * (size - 1)) / 2);
  return [[i, j] as const, [j, k] as const, [k, i] as const].every(([row, column]) => {
    const score = matchup.scores[row]?.[column] ?? 0.5;
    const trials = matchup.trials?.[row]?.[column] ?? Number.POSITIVE_INFINITY;
    return trials === Number.POSITIVE_INFINITY ? score > 0.5 : wilson(score * trials, trials, level).low > 0.5;
  });
}

/** What a result says of its roster. */
export function describeRoster(
  { label, seats: [first, second], entries }: Pick<MatrixRequest, 'label' | 'seats' | 'entries'>,
  costs: readonly (number | null)[],
  unit: MatrixResult['unit'],
): Pick<MatrixResult, 'label' | 'seats' | 'entries' | 'costs' | 'unit'> {
  const seats: MatrixResult['seats'] = [{ ...first }, { ...second }];
  return { label: { ...label }, seats, entries: [...entries], costs: [...costs], unit };
}

/** What each entry costs in the first seat. */
export function costsOf(
  { seats, cells }: Pick<MatrixRequest, 'seats' | 'cells'>,
  lab: Lab,
): { readonly costs: readonly (number | null)[]; readonly unit: MatrixResult['unit'] } {
  let unit: MatrixResult['unit'] = null;
  const costs = cells.map((row) => {
    const variant: Variant | undefined = row.flatMap((cell) => cell ?? [])[0];
    const cost = variant === undefined ? null : lab.system.costOf(variant, seats[0].fighter);
    if (cost !== null) unit = { ...cost.unit };
    return cost?.amount ?? null;
  });
  return { costs, unit };
}

/** Ratings with intervals. @param confidence level in (0,1) */
export function ratingsOf({ ratings, standardErrors }: BradleyTerryFit, confidence: number): MatrixResult['ratings'] {
  const z95 = normalReach(confidence);
  return ratings.map((logOdds, at) => {
    const half = z95 * (standardErrors?.[at] ?? 0);
    return { logOdds, low: logOdds - half, high: logOdds + half, elo: eloOf(logOdds) };
  });
}

function misfitsOf({ residuals }: BradleyTerryFit): MatrixResult['misfits'] {
  return [...residuals]
    .sort((a, b) => Math.abs(b.residual) - Math.abs(a.residual))
    .slice(0, MISFITS_MAX)
    .map(({ row, column, observed, fitted, z: deviate }) => ({ row, column, observed, fitted, z: deviate }));
}

/** Matrices drawn anew for the noise of the mix: fewer where each takes longer. */
function drawsFor(entries: number): number {
  return Math.max(30, Math.min(200, Math.floor(2_000 / entries)));
}

function mixOf({ matchup }: Tournament, lab: Lab): MatrixResult['nash'] {
  const { weights, exploitability, selection } = nashMix(matchup.scores);
  const told = { weights: [...weights], exploitability, selection };
  if (matchup.trials === null) return { ...told, low: [...weights], high: [...weights], draws: 0 };
  const draws = drawsFor(weights.length);
  const spread = resampledNash(matchup, { draws, confidence: lab.confidence, uniform: uniformsFrom(lab.seed) });
  return { ...told, low: spread.map(({ low }) => low), high: spread.map(({ high }) => high), draws };
}

function paretoOf(
  costs: readonly (number | null)[],
  means: Tournament['means'],
  covariance: Tournament['covariance'],
): MatrixResult['pareto'] {
  const known = costs.flatMap((cost) => cost ?? []);
  if (known.length < costs.length || new Set(known).size < 2) return null;
  const priced = means.map(({ value, standardError }, at) => ({
    cost: known[at] ?? 0,
    strength: value,
    standardError,
  }));
  return { front: paretoFront(priced), dominated: dominationProbabilities(priced, covariance) };
}
