import { z } from 'zod';
import type { SensitivityRequest, Turn } from '../../scenario/analyses/sensitivity.ts';
import { normalReach } from '../../stats/distributions.ts';
import { holm } from '../../stats/families.ts';
import { fieller } from '../../stats/fieller.ts';
import { certain, type Estimate, EXACT_TIE } from '../estimate.ts';
import type { Lab } from '../lab.ts';
import { contrastsOf, type Effects, effectsOf } from './effects.ts';
import { bilingual, effect, estimate, head, label, measured, measuredOf } from './parts.ts';

const turn = {
  lever: z.string().describe('what is changed, by its path below the fighter'),
  label: bilingual,
  how: z.enum(['less', 'more', 'without']).describe('one less, one more, or taken away'),
  from: z.number().nullable(),
  to: z.number().nullable(),
};

const change = z.strictObject({
  ...turn,
  effect: effect.describe('measure with the change less measure without it'),
  isNoisy: z.boolean().describe('whether the interval is wider than a tenth of the effect'),
  price: z.number().nullable().describe('by how much the fighter becomes cheaper; null where that has no price'),
  perCost: estimate.nullable().describe('what each unit of that price buys of the measure'),
  worth: estimate.nullable().describe('what the change is worth in the game’s costs, at the rate of `rate`'),
});

const interaction = z
  .strictObject({
    between: z.tuple([z.int(), z.int()]).describe('indexes of the two changes'),
    together: estimate.describe('effect of both at once'),
    sum: z.number().describe('sum of their effects alone'),
    beyond: estimate.describe('effect of both less that sum: difference of the differences'),
    isCertain: z.boolean().describe('whether it differs from 0 in a family of all pairs tried (Holm)'),
  })
  .describe('two changes at a time');

export const sensitivityResult = z.strictObject({
  kind: z.literal('sensitivity'),
  ...head,
  measure: measured,
  fighter: z.string(),
  at: label.describe('the variant that is changed'),
  isFirstOfMany: z.boolean().describe('whether that is only the first of several variants'),
  base: estimate.describe('the measure of the fighter as he is'),
  changes: z.array(change),
  impossible: z.array(
    z.strictObject({
      ...turn,
      refusal: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('bound'), bound: z.number().describe('where the number stands already') }),
        z.strictObject({
          kind: z.literal('rules'),
          message: z.string().describe('what the rules say against it'),
          french: z.string().exactOptional().describe('the same in French, where it is known'),
        }),
      ]),
    }),
  ),
  cost: z.strictObject({ amount: z.number(), unit: bilingual }).nullable(),
  rate: z
    .strictObject({ price: z.number(), effect, perCost: estimate })
    .nullable()
    .describe('everything that has a price taken away at once: what it is worth together, and for each unit'),
  pairs: z
    .strictObject({
      tried: z.array(interaction),
      weaker: z.int().describe('pairs of weaker changes that were not tried'),
      impossible: z.int().describe('pairs that the rules forbid'),
    })
    .nullable(),
});

export type SensitivityResult = z.infer<typeof sensitivityResult>;
type Change = SensitivityResult['changes'][number];

/** Trials of each variant where nobody asks for more: each change has a difference on shared luck, not a share. */
export const SENSITIVITY_TRIALS_MAX = 200_000;

/** An interval wider than this share of its effect is noise to a reader. */
export const NOISE_MAX = 0.1;

/** So many of the strongest changes are tried two at a time. */
export const PAIRED_MAX = 8;

/** What each change to a fighter does to the measure. */
export async function conductSensitivity(request: SensitivityRequest, lab: Lab): Promise<SensitivityResult> {
  const { kind, title, line, fighter, at, isFirstOfMany, cost, stripped, turns, base, refused } = request;
  const question = { measure: request.measure, ...lab.differenceFor(request, SENSITIVITY_TRIALS_MAX) };
  const changed = [...turns.map(({ variant }) => variant), ...(stripped === null ? [] : [stripped.variant])];
  const effects = await effectsOf(base, changed, question, lab);
  const changes = turns.map((taken, index) => changeOf(request, index, effects, taken, lab.confidence));
  const bare = effects.effects[turns.length];
  return {
    ...{ kind, title, line, measure: measuredOf(request.measure, lab.model(base)), fighter, at: { ...at } },
    ...{ isFirstOfMany, base: effects.base, changes },
    impossible: refused.map(({ refusal, ...rest }) => ({ ...turnOf(rest), refusal })),
    cost: cost === null ? null : { amount: cost.amount, unit: cost.unit },
    rate:
      stripped === null || bare === undefined
        ? null
        : { price: stripped.price, effect: bare, perCost: scaled(bare, -1 / stripped.price) },
    pairs: request.pairs === null ? null : await pairsOf(request, changes, question, lab),
  };
}

function turnOf({ lever, label: words, how, from, to }: Turn): Turn {
  return { lever, label: words, how, from, to };
}

function changeOf(
  { turns, stripped }: SensitivityRequest,
  index: number,
  effects: Effects,
  taken: SensitivityRequest['turns'][number],
  confidence: number,
): Change {
  const own = effects.effects[index] ?? effects.effects[0];
  if (own === undefined) throw new RangeError('a change without its effect');
  const isOffered = taken.how === 'more' && stripped !== null;
  return {
    ...turnOf(taken),
    effect: own,
    isNoisy: isNoisy(own),
    price: taken.price,
    perCost: taken.price === null ? null : scaled(own, -1 / taken.price),
    worth: isOffered ? worthOf(effects, index, turns.length, stripped.price, confidence) : null,
  };
}

/** Whether an interval is wider than a tenth of its effect. */
export function isNoisy({ value, low, high, method }: Estimate): boolean {
  return method !== 'exact' && high - low > NOISE_MAX * Math.abs(value);
}

/** The estimate times a number. */
function scaled({ value, low, high, n, method }: Estimate, factor: number): Estimate {
  const ends = [low * factor, high * factor];
  return { value: value * factor, low: Math.min(...ends), high: Math.max(...ends), n, method };
}

/**
 * What a step up would cost at the price of what he carries: its effect over what each unit of cost buys. Null where that
 * buys nothing, or no more than noise.
 */
function worthOf(
  { effects, covariance }: Effects,
  index: number,
  bare: number,
  price: number,
  confidence: number,
): Estimate | null {
  const [own, all] = [effects[index], effects[bare]];
  if (own === undefined || all === undefined || all.high >= 0) return null;
  const value = (-own.value / all.value) * price;
  if (own.n === null && all.n === null) {
    return all.value > -EXACT_TIE ? null : certain(value);
  }
  const z = normalReach(confidence);
  // Where no pair of trials differed, the interval of the effect tells more than a variance of 0.
  const variance = covariance(index, index) || ((own.high - own.low) / (2 * z)) ** 2;
  const interval = fieller(
    { value: -own.value, variance },
    { value: all.value, variance: covariance(bare, bare) },
    -covariance(index, bare),
    confidence,
  );
  if (interval === null) return null;
  const { low, high } = scaled({ ...own, ...interval }, price);
  return { value, low, high, n: own.n ?? all.n, method: 'fieller' };
}

async function pairsOf(
  { pairs, turns, base }: SensitivityRequest,
  changes: readonly Change[],
  question: Parameters<typeof contrastsOf>[2],
  lab: Lab,
): Promise<SensitivityResult['pairs']> {
  if (pairs === null) return null;
  const strength = (index: number): number => Math.abs(changes[index]?.effect.value ?? 0);
  const chosen = [...new Set(pairs.possible.flatMap(({ between }) => between))]
    .sort((a, b) => strength(b) - strength(a) || a - b)
    .slice(0, PAIRED_MAX);
  const tried = pairs.possible.filter(({ between }) => between.every((index) => chosen.includes(index)));
  const members = [
    base,
    ...chosen.flatMap((index) => turns[index]?.variant ?? []),
    ...tried.map((pair) => pair.variant),
  ];
  const weightsOf = (signs: readonly (readonly [number, number])[]): number[] => {
    const weights = members.map(() => 0);
    for (const [member, sign] of signs) weights[member] = sign;
    return weights;
  };
  const found = await contrastsOf(
    members,
    tried.flatMap(({ between: [one, other] }, at) => {
      const [a, b, both] = [1 + chosen.indexOf(one), 1 + chosen.indexOf(other), 1 + chosen.length + at];
      const together = weightsOf([
        [0, -1],
        [both, 1],
      ]);
      const beyond = weightsOf([
        [0, 1],
        [a, -1],
        [b, -1],
        [both, 1],
      ]);
      return [together, beyond].map((weights) => ({ weights, divisor: 1 }));
    }),
    question,
    lab,
  );
  const beyonds = found.filter((_, index) => index % 2 === 1);
  const adjusted = holm(beyonds.map(({ pValue }) => pValue));
  return {
    tried: tried.map(({ between }, at) => {
      const [together, beyond] = [found[2 * at], found[2 * at + 1]];
      if (together === undefined || beyond === undefined) throw new RangeError('a pair without its effects');
      const isCertain = (adjusted[at] ?? 1) <= 1 - lab.confidence;
      return {
        between: [between[0], between[1]],
        together: together.estimate,
        sum: together.estimate.value - beyond.estimate.value,
        beyond: beyond.estimate,
        isCertain,
      };
    }),
    weaker: pairs.possible.length - tried.length,
    impossible: pairs.refused,
  };
}
