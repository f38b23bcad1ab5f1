import { z } from 'zod';
import { labels, share, words } from './parts.ts';
import { picture } from './picture.ts';

const outcome = z.strictObject({
  label: words,
  isVain: z.literal(true).exactOptional().describe('not what whoever acts acts for, such as a miss'),
  p: share.describe('probability when exact, else count / trials'),
  low: share.describe('lower bound of the interval at the confidence of the result; p when exact'),
  high: share.describe('upper bound, likewise'),
  count: z.int().min(0).nullable().describe('trials that ended so; null when exact'),
  fraction: z.string().nullable().describe('the probability as a fraction such as 61/100, where it is short'),
  interval: z.enum(['exact', 'wilson', 'clopper-pearson', 'confidence-sequence']).describe('kind of the interval'),
});

/** A number as the key of a map. */
const numberKey = z.string().regex(/^-?\d+(?:\.\d+)?(?:e[-+]\d+)?$/);

const metric = z.strictObject({
  label: words,
  unit: words,
  mean: z.number().describe('mean of one trial, in the unit'),
  meanLow: z.number().nullable().describe('lower bound of the mean at the confidence; null with fewer than 2 trials'),
  meanHigh: z.number().nullable().describe('upper bound, likewise; both are the mean when exact'),
  sd: z.number().min(0).nullable().describe('standard deviation of one trial; null with fewer than 2 trials'),
  min: z.number().describe('least value that came, or that has any probability'),
  max: z.number().describe('greatest value; with an overflow the least that it can be'),
  quantiles: z
    .record(numberKey, z.number())
    .describe('0.05, 0.25, 0.5, 0.75, 0.95 → smallest value v with P(≤ v) at least that'),
  p: z
    .record(numberKey, share)
    .describe('value → probability, or share of trials; values with mass only, those below 0 last'),
  overflow: share.describe('share of trials beyond the last value counted; nearly always 0'),
  isMeasured: z.literal(true).exactOptional().describe('a real number that no die decides, the same in every trial'),
});

const sampledShare = z.strictObject({
  p: share.describe('share of trials'),
  low: share.describe('lower bound of its interval at the confidence of the result'),
  high: share.describe('upper bound, likewise'),
  count: z.int().min(0).describe('trials that ended so'),
});

const audit = z
  .strictObject({
    trials: z.int().min(1).describe('trials of the sample'),
    outcomes: z.record(z.string(), sampledShare).describe('outcome → what the sampler found'),
    worstZ: z.number().min(0).describe('largest distance from the exact law, in standard errors'),
    agrees: z.boolean().describe('whether that is at most five'),
  })
  .describe('a sample beside the exact answer');

const solved = z
  .strictObject({
    states: z.int().min(0).describe('distinct states walked'),
    branches: z.int().min(0).describe('branches of dice enumerated'),
    droppedMass: z.number().min(0).describe('probability left out, below 1e-9'),
  })
  .describe('what the solver did');

export const variant = z.strictObject({
  label: labels,
  method: z.enum(['exact', 'sampled', 'both']).describe('both: exact, and audited by a sample'),
  engine: z
    .enum(['tables', 'fights'])
    .exactOptional()
    .describe('what sampled, where that was no dice: from the same seed it draws other luck'),
  trials: z.int().min(1).nullable().describe('trials behind sampled numbers; null when only exact'),
  stopped: z
    .enum(['exact', 'trials', 'precision', 'limit', 'interrupted'])
    .describe('why sampling ended; exact when there was none'),
  outcomes: z.record(z.string(), outcome).describe('outcome → its probability; they add up to 1'),
  metrics: z.record(z.string(), metric).describe('what is counted in a trial, or measured'),
  costs: z
    .record(z.string(), z.strictObject({ amount: z.number().describe('in the unit'), unit: words }))
    .describe('fighter → cost of one of him'),
  audit: audit.nullable().describe('null unless method is both'),
  exact: solved.nullable().describe('null when the numbers are sampled'),
  standings: z
    .array(
      z.strictObject({
        label: words.nullable().describe('how the sides stand; null for all that are not listed'),
        p: share.describe('probability that the cap of rounds finds them so'),
      }),
    )
    .exactOptional()
    .describe('of an exact result: how things stand where the cap of rounds ends the fight, the likeliest first'),
  picture: picture.exactOptional(),
});
