import { z } from 'zod';
import type { ExactResult } from '../../engine/result.ts';
import type { CompareCircumstance, CompareRequest, Contender } from '../../scenario/analyses/compare.ts';
import { bonferroniConfidence, holm } from '../../stats/families.ts';
import type { Bounded } from '../../stats/mover.ts';
import { trialsToSeparate } from '../../stats/unpaired.ts';
import { canonicalJson } from '../canonical.ts';
import { EXACT_TIE } from '../estimate.ts';
import type { ModelFacts } from '../facts.ts';
import { exactEstimate, type Lab } from '../lab.ts';
import {
  type Contrast,
  exactContrast,
  exactRates,
  pairedContrast,
  pairedRates,
  type RateContrast,
} from './contrast.ts';
import { pairedTrials } from './paired-trials.ts';
import { bilingual, estimate, head, label, measured, measuredOf } from './parts.ts';

export const compareVerdict = z
  .enum(['better', 'worse', 'tie', 'not-separated'])
  .describe(
    'better: certainly higher; worse: certainly lower; tie: exactly equal; not-separated: too few trials to tell',
  );

const judged = {
  baseline: estimate,
  variant: estimate,
  difference: estimate.describe('variant less baseline'),
  p: z.number().nullable().describe('two-sided p-value of no difference; null when exact'),
  adjusted: z.number().nullable().describe("the same by Holm's method over all comparisons of the analysis"),
  reduction: z
    .number()
    .nullable()
    .describe('how many times more trials on separate luck would be needed for the same error'),
  verdict: compareVerdict,
  more: z.int().nullable().describe('about how many more trials would separate them; null when separated or unknown'),
};

const bounded = z
  .strictObject({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() })
  .describe('a number and its interval; null without end');

const perCost = z.strictObject({
  costs: z.strictObject({ baseline: z.number(), variant: z.number() }),
  ...judged,
  perWin: z
    .strictObject({ baseline: bounded, variant: bounded, difference: bounded })
    .nullable()
    .describe('cost over probability; null for a metric'),
});

const pair = z.strictObject({
  circumstance: label.describe('labels of the axes that are not compared'),
  label: label.describe('labels of the variant on the axes compared'),
  ...judged,
  isSameLaw: z.boolean().describe('whether all outcomes and metrics of the two are exactly alike'),
  perCost: perCost.nullable(),
});

export const compareResult = z.strictObject({
  kind: z.literal('compare'),
  ...head,
  measure: measured,
  level: z.number().describe('level of every interval and, by the adjusted p-values, of all verdicts together'),
  baseline: label,
  payer: z.strictObject({ name: z.string(), unit: bilingual }).nullable().describe('whose cost counts'),
  pairs: z.array(pair),
});

export type CompareResult = z.infer<typeof compareResult>;
export type ComparedPair = CompareResult['pairs'][number];
export type CompareVerdict = z.infer<typeof compareVerdict>;

/** More pairs than this are not played unless they are asked for: shared luck makes them go further than trials apart. */
const TRIALS_MAX = 2 ** 18;

interface Compared {
  readonly circumstance: CompareCircumstance;
  readonly variant: Contender;
  readonly contrast: Contrast;
  readonly rates: RateContrast | null;
  readonly isSameLaw: boolean;
}

/** Every variant against the baseline of its circumstance: exact where there are laws, else on shared luck. */
export async function conductCompare(request: CompareRequest, lab: Lab): Promise<CompareResult> {
  const { kind, title, line, measure, baseline, payer } = request;
  const level = request.level ?? lab.confidence;
  const known = await exactPairs(request, lab);
  const sampled = await sampledPairs(request, known, level, lab);
  const compared = request.circumstances.flatMap(({ variants }) =>
    variants.flatMap((variant) => known.get(variant) ?? sampled.get(variant) ?? []),
  );
  const [first] = compared;
  if (first === undefined) throw new RangeError('a comparison has at least one variant');
  return {
    ...{ kind, title, line, measure: measuredOf(measure, lab.model(first.variant.variant)), level },
    ...{ baseline: { ...baseline }, payer, pairs: judgeAll(compared, baseline, level) },
  };
}

async function exactPairs({ circumstances, measure }: CompareRequest, lab: Lab): Promise<Map<Contender, Compared>> {
  const found = new Map<Contender, Compared>();
  for (const circumstance of circumstances) {
    const { baseline } = circumstance;
    const its = await lab.law(baseline.variant, 'laws');
    if (its === null) continue;
    const itsModel = lab.model(baseline.variant);
    for (const variant of circumstance.variants) {
      const law = await lab.law(variant.variant, 'laws');
      if (law === null) continue;
      const model = lab.model(variant.variant);
      const contrast = exactContrast(exactEstimate(its, measure, itsModel), exactEstimate(law, measure, model));
      const costs = costsOf(baseline, variant);
      const rates = costs === null ? null : exactRates(contrast, costs, measure.kind === 'outcome');
      const isSameLaw = isSame({ law: its, model: itsModel }, { law, model });
      found.set(variant, { circumstance, variant, contrast, rates, isSameLaw });
    }
  }
  return found;
}

async function sampledPairs(
  { circumstances, measure, trials }: CompareRequest,
  known: ReadonlyMap<Contender, Compared>,
  level: number,
  lab: Lab,
): Promise<Map<Contender, Compared>> {
  const found = new Map<Contender, Compared>();
  const families = circumstances
    .map((circumstance) => ({
      circumstance,
      missing: circumstance.variants.filter((variant) => !known.has(variant)),
    }))
    .filter(({ missing }) => missing.length > 0);
  const members = families.flatMap(({ circumstance, missing }) => [circumstance.baseline, ...missing]);
  const { trials: each } = lab.differenceFor({ trials }, TRIALS_MAX);
  await lab.use(
    members.map(({ variant }) => variant),
    families.length * each,
    async (session) => {
      for (const { circumstance, missing } of families) {
        const { baseline } = circumstance;
        const family = [baseline, ...missing].map((member) => members.indexOf(member));
        const tally = await session.pairs(family, { first: 0, trials: each });
        missing.forEach((variant, at) => {
          const models = { first: lab.model(baseline.variant), other: lab.model(variant.variant) };
          const pairs = pairedTrials(tally, at, measure, models);
          const costs = costsOf(baseline, variant);
          const rates = costs === null ? null : pairedRates(pairs, costs, level);
          const contrast = pairedContrast(pairs, level);
          found.set(variant, { circumstance, variant, contrast, rates, isSameLaw: isOne(baseline, variant) });
        });
      }
    },
  );
  return found;
}

function costsOf(baseline: Contender, variant: Contender): { baseline: number; variant: number } | null {
  if (baseline.cost === null || variant.cost === null) return null;
  return { baseline: baseline.cost, variant: variant.cost };
}

/** Whether two labels stand for one and the same fight. */
function isOne({ variant: one }: Contender, { variant: other }: Contender): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

interface Solved {
  readonly law: ExactResult;
  readonly model: ModelFacts;
}

/** Whether two laws agree in every outcome and every metric. */
function isSame(one: Solved, other: Solved): boolean {
  const names = ({ model }: Solved): string =>
    JSON.stringify([model.outcomes.map(({ name }) => name), model.metrics.map(({ name, min }) => [name, min])]);
  const agree = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
    Array.from({ length: Math.max(a.length, b.length) }).every(
      (_, at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= EXACT_TIE,
    );
  return (
    names(one) === names(other) &&
    agree(one.law.outcomes, other.law.outcomes) &&
    one.law.metrics.every(({ p }, at) => agree(p, other.law.metrics[at]?.p ?? []))
  );
}

/** Gives every contrast its adjusted p-value and its verdict; all of the analysis are one family. */
function judgeAll(compared: readonly Compared[], baseline: CompareRequest['baseline'], level: number): ComparedPair[] {
  const all = compared.flatMap(({ contrast, rates }) => (rates === null ? [contrast] : [contrast, rates]));
  const tests = all.filter(({ p }) => p !== null);
  const adjusted = new Map(holm(tests.map(({ p }) => p ?? 1)).map((p, index) => [tests[index], p]));
  const judge = (contrast: Contrast, isOne: boolean) =>
    judgeOne(contrast, { adjusted: adjusted.get(contrast) ?? null, level, tests: tests.length, isOne });
  return compared.map(({ circumstance, variant, contrast, rates, isSameLaw }) => ({
    circumstance: { ...circumstance.label },
    label: Object.fromEntries(Object.entries(variant.label).filter(([axis]) => Object.hasOwn(baseline, axis))),
    ...judge(contrast, isSameLaw),
    isSameLaw,
    perCost:
      rates === null
        ? null
        : {
            costs: { baseline: circumstance.baseline.cost ?? 0, variant: variant.cost ?? 0 },
            ...judge(rates, isSameLaw),
            perWin: rates.perWin === null ? null : finite(rates.perWin),
          },
  }));
}

interface Family {
  readonly adjusted: number | null;
  readonly level: number;
  /** How many tests there are in all. */
  readonly tests: number;
  /** Whether the two are one and the same law. */
  readonly isOne: boolean;
}

function judgeOne(
  { baseline, variant, difference, p, reduction, variance }: Contrast,
  { adjusted, level, tests, isOne }: Family,
): Pick<ComparedPair, keyof typeof judged> {
  const { value, n } = difference;
  // Of samples only one and the same fight is known to be equal, and costs the same.
  const isEqual = p === null ? Math.abs(value) <= EXACT_TIE : isOne;
  const isSeparated = !isEqual && (p === null || (adjusted ?? 1) <= 1 - level);
  const side = value > 0 ? 'better' : 'worse';
  const verdict: CompareVerdict = isEqual ? 'tie' : isSeparated ? side : 'not-separated';
  const more =
    verdict !== 'not-separated' || variance === null
      ? null
      : trialsToSeparate(value, variance, bonferroniConfidence(level, Math.max(1, tests)), n ?? 0);
  const known = more !== null && Number.isSafeInteger(more) ? Math.max(1, more) : null;
  return { baseline, variant, difference, p, adjusted, reduction, verdict, more: known };
}

function finite<Key extends string>(
  bounds: Readonly<Record<Key, Bounded>>,
): Record<Key, { value: number | null; low: number | null; high: number | null }> {
  const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);
  const entries = Object.entries<Bounded>(bounds).map(([key, { value, low, high }]) => [
    key,
    { value: orNull(value), low: orNull(low), high: orNull(high) },
  ]);
  return Object.fromEntries(entries);
}
