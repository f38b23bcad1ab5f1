import type { ExactResult } from '../../engine/result.ts';
import { InvariantError } from '../../errors.ts';
import type { Measure } from '../../scenario/scenario-parts.ts';
import { contrastInterval } from '../../stats/contrast.ts';
import { type Moments, sampleVariance } from '../../stats/moments.ts';
import type { Variant } from '../../systems/system.ts';
import { canonicalJson } from '../canonical.ts';
import { certain, type Estimate, EXACT_TIE, meanEstimate, shareEstimate } from '../estimate.ts';
import { asksOf, exactEstimate, type Lab } from '../lab.ts';
import { pairedContrast } from './contrast.ts';
import { type SharedLuck, shareLuck } from './shared-luck.ts';

/** What a change does to a measure: measure with it less measure without. */
export interface Effect extends Estimate {
  /** By how much sharing luck divided the variance; null when exact, or when no trial differed. */
  readonly reduction: number | null;
}

/** Shares of the outcomes of a variant, by its own order, and the trials behind them; null when exact. */
export interface Shares {
  readonly p: Float64Array;
  readonly n: number | null;
}

/** Effects of changes to one variant. */
export interface Effects {
  /** The measure of the variant as it is. */
  readonly base: Estimate;
  readonly baseShares: Shares;
  /** The measure with each change, in the order of the changes; so are the others. */
  readonly values: readonly Estimate[];
  readonly effects: readonly Effect[];
  /** Two-sided p-values of no effect; 0 or 1 when exact. */
  readonly pValues: readonly number[];
  readonly shares: readonly Shares[];
  /** Those of the variant as it is, in the trials that the change had. */
  readonly besides: readonly Shares[];
  /** Whether a change could make no difference: nothing in any fight asked for what it changes. */
  readonly alike: readonly boolean[];
  /** Covariance of two effects as estimated, by their index; 0 where one is exact. */
  readonly covariance: (one: number, other: number) => number;
}

export interface Question {
  readonly measure: Measure;
  /** Trials of each variant that is sampled, at most. */
  readonly trials: number;
  /** Half-width of an outcome's effect that is enough; absent or null: all trials are played. */
  readonly halfWidth?: number | null;
  /** Number of the first of them, 0 by default: later ones are fresh luck. */
  readonly first?: number;
}

/**
 * What each change does to a measure: exactly where both variants have a law, else on luck that all of them share.
 * @throws what {@link Lab} throws
 */
export async function effectsOf(
  base: Variant,
  changed: readonly Variant[],
  question: Question,
  lab: Lab,
): Promise<Effects> {
  const { measure } = question;
  lab.expect(changed, asksOf(measure));
  const baseLaw = await lab.law(base, asksOf(measure));
  const laws: (ExactResult | null)[] = [];
  for (const variant of changed) laws.push(baseLaw === null ? null : await lab.law(variant, asksOf(measure)));
  const own = canonicalJson(base);
  const isSame = changed.map((variant) => canonicalJson(variant) === own);
  /** Index change → its place in the family; 0 is the base itself. */
  const member = new Map<number, number>();
  changed.forEach((_, index) => {
    if (laws[index] === null && isSame[index] === false) member.set(index, member.size + 1);
  });
  const family = [base, ...[...member.keys()].flatMap((index) => changed[index] ?? [])];
  const needsLuck = family.length > 1 || baseLaw === null;
  const luck = needsLuck ? await playFamily(family, question, lab) : null;
  const baseEstimate =
    baseLaw === null
      ? sampledEstimate(played(luck).momentsOf(0), measure, lab.confidence)
      : exactEstimate(baseLaw, measure, lab.model(base));
  const rows = lab.model(base).outcomes.length;
  const baseShares = baseLaw === null ? sharesOf(played(luck), 0, rows) : { p: baseLaw.outcomes, n: null };
  const found = changed.map((variant, index): Found => {
    const law = laws[index] ?? null;
    const at = member.get(index);
    if (at !== undefined) {
      const pairs = played(luck).pairsOf(at);
      const { variant: value, difference, reduction, p } = pairedContrast(pairs, lab.confidence);
      const shares = sharesOf(played(luck), at, rows);
      const beside = baseLaw === null ? sharesOf(played(luck), at, rows, 'first') : baseShares;
      return { value, effect: { ...difference, reduction }, pValue: p ?? 1, shares, beside };
    }
    if (law === null || baseLaw === null) {
      return { value: baseEstimate, ...exact(0), shares: baseShares, beside: baseShares };
    }
    const value = exactEstimate(law, measure, lab.model(variant));
    const shares = { p: law.outcomes, n: null };
    return { value, ...exact(value.value - baseEstimate.value), shares, beside: baseShares };
  });
  return {
    ...{ base: baseEstimate, baseShares },
    values: found.map(({ value }) => value),
    effects: found.map(({ effect }) => effect),
    pValues: found.map(({ pValue }) => pValue),
    shares: found.map(({ shares }) => shares),
    besides: found.map(({ beside }) => beside),
    alike: changed.map((variant, index) => {
      const at = member.get(index);
      return at === undefined ? lab.isAlike(base, variant) : played(luck).isAlike(at);
    }),
    covariance: covarianceOf(luck, member),
  };
}

/** An effect, with the p-value of there being none. */
interface Tested {
  readonly effect: Effect;
  readonly pValue: number;
}

/** What was found about one change. */
interface Found extends Tested {
  readonly value: Estimate;
  readonly shares: Shares;
  readonly beside: Shares;
}

/** A whole-number combination of the measures of several variants, divided by a number. */
export interface Contrast {
  /** Index variant → weight. */
  readonly weights: readonly number[];
  readonly divisor: number;
}

/** A contrast, and the p-value of there being none (0 or 1 when exact). */
export interface Contrasted {
  readonly estimate: Estimate;
  readonly pValue: number;
}

/**
 * Contrasts of the measures of some variants: exact where all have a law, else on luck that all of them share.
 * @throws what {@link Lab} throws
 */
export async function contrastsOf(
  variants: readonly Variant[],
  contrasts: readonly Contrast[],
  question: Question,
  lab: Lab,
): Promise<readonly Contrasted[]> {
  const { measure, trials } = question;
  if (contrasts.length === 0) return [];
  const laws = await lab.laws(variants, asksOf(measure));
  if (laws !== null) {
    const values = laws.map((law, index) => {
      const variant = variants[index];
      if (variant === undefined) throw new InvariantError('a law without its variant');
      return exactEstimate(law, measure, lab.model(variant)).value;
    });
    return contrasts.map(({ weights, divisor }) => {
      const value = weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0) / divisor;
      return { estimate: certain(value), pValue: exactPValue(value) };
    });
  }
  const luck = await playFamily(variants, { ...question, halfWidth: null }, lab);
  return contrasts.map(({ weights, divisor }) => {
    const moments = luck.contrast(weights);
    const found = contrastInterval(moments, reachOf(weights, measure), lab.confidence);
    const { low, high, pValue, method } = found;
    const value = moments.sum / trials / divisor;
    return { estimate: { value, low: low / divisor, high: high / divisor, n: trials, method }, pValue };
  });
}

/** Greatest magnitude of a contrast of things that happen or do not; null of a metric, which has none. */
function reachOf(weights: readonly number[], { kind }: Measure): number | null {
  if (kind === 'metric') return null;
  const above = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0);
  const below = weights.reduce((sum, weight) => sum + Math.max(0, -weight), 0);
  return Math.max(above, below);
}

function playFamily(family: readonly Variant[], question: Question, lab: Lab): Promise<SharedLuck> {
  const { confidence } = lab;
  return lab.use(family, family.length * question.trials, (session) =>
    shareLuck(family.length, { ...question, confidence }, session),
  );
}

function played(luck: SharedLuck | null): SharedLuck {
  if (luck === null) throw new InvariantError('a family was not played');
  return luck;
}

function sampledEstimate(moments: Moments, { kind }: Measure, confidence: number): Estimate {
  const { n, sum } = moments;
  return kind === 'outcome' ? shareEstimate(sum, n, confidence) : meanEstimate(moments, confidence, null);
}

/** Of the difference between a member and the first. */
function weightsOf(at: number): number[] {
  return [-1, ...Array.from({ length: at }, (_, index) => (index === at - 1 ? 1 : 0))];
}

function exact(value: number): Tested {
  return { effect: { ...certain(value), reduction: null }, pValue: exactPValue(value) };
}

function exactPValue(value: number): number {
  return Math.abs(value) < EXACT_TIE ? 1 : 0;
}

function sharesOf(luck: SharedLuck, at: number, rows: number, whose: 'own' | 'first' = 'own'): Shares {
  return { p: luck.sharesOf(at, rows, whose), n: luck.trialsOf(at) };
}

function covarianceOf(
  luck: SharedLuck | null,
  member: ReadonlyMap<number, number>,
): (one: number, other: number) => number {
  return (one, other) => {
    const [a, b] = [member.get(one), member.get(other)];
    if (a === undefined || b === undefined || luck === null) return 0;
    const variance = (weights: readonly number[]): number => sampleVariance(luck.contrast(weights)) ?? 0;
    // Trials that only one of the two played add nothing to how they vary together.
    const n = Math.max(luck.trialsOf(a), luck.trialsOf(b));
    if (a === b) return variance(weightsOf(a)) / n;
    // Cov(x, y) = (Var(x + y) - Var(x) - Var(y)) / 2, over the trials of both.
    const both = (x: number, y: number): number[] => {
      const weights = weightsOf(Math.max(a, b)).fill(0);
      weights[a] = x;
      weights[b] = y;
      weights[0] = -x - y;
      return weights;
    };
    return (variance(both(1, 1)) - variance(both(1, -1))) / 4 / n;
  };
}
