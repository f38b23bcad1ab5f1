import { type CrossedSums, contrastMoments } from '../../engine/crossing.ts';
import type { JointTally } from '../../engine/joint.ts';
import type { ExactResult } from '../../engine/result.ts';
import { InvariantError } from '../../errors.ts';
import type { Measure } from '../../scenario/analyses/request.ts';
import { contrastInterval } from '../../stats/contrast.ts';
import { sampleVariance } from '../../stats/moments.ts';
import type { Variant } from '../../systems/system.ts';
import { canonicalJson } from '../canonical.ts';
import { certain, type Estimate, EXACT_TIE, meanEstimate, shareEstimate } from '../estimate.ts';
import { asksOf, exactEstimate, type Lab } from '../lab.ts';
import { type PairedTrials, pairedContrast } from './contrast.ts';

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
  /** Covariance of two effects as estimated, by their index; 0 where one is exact. */
  readonly covariance: (one: number, other: number) => number;
}

export interface Question {
  readonly measure: Measure;
  /** Trials of each variant that is sampled. */
  readonly trials: number;
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
  const { measure, trials } = question;
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
  const tally = needsLuck ? await playCrossed(family, question, lab) : null;
  const baseEstimate =
    baseLaw === null
      ? estimateAt(crossedOf(tally), 0, trials, measure, lab.confidence)
      : exactEstimate(baseLaw, measure, lab.model(base));
  const rows = lab.model(base).outcomes.length;
  const baseShares = baseLaw === null ? sharesOf(tally, 0, rows) : { p: baseLaw.outcomes, n: null };
  const found = changed.map((variant, index): Found => {
    const law = laws[index] ?? null;
    const at = member.get(index);
    if (at !== undefined) {
      const pairs = pairsAt(crossedOf(tally), at, trials, measure);
      const { variant: value, difference, reduction, p } = pairedContrast(pairs, lab.confidence);
      return { value, effect: { ...difference, reduction }, pValue: p ?? 1, shares: sharesOf(tally, at, rows) };
    }
    if (law === null || baseLaw === null) return { value: baseEstimate, ...exact(0), shares: baseShares };
    const value = exactEstimate(law, measure, lab.model(variant));
    return { value, ...exact(value.value - baseEstimate.value), shares: { p: law.outcomes, n: null } };
  });
  return {
    ...{ base: baseEstimate, baseShares },
    values: found.map(({ value }) => value),
    effects: found.map(({ effect }) => effect),
    pValues: found.map(({ pValue }) => pValue),
    shares: found.map(({ shares }) => shares),
    covariance: covarianceOf(tally, member, trials),
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
  const sums = crossedOf(await playCrossed(variants, question, lab));
  return contrasts.map(({ weights, divisor }) => {
    const moments = contrastMoments(sums, weights, trials);
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

function playCrossed(
  family: readonly Variant[],
  { measure, trials, first = 0 }: Question,
  lab: Lab,
): Promise<JointTally> {
  // One alone is played beside itself.
  const members = family.length === 1 ? [0, 0] : [...family.keys()];
  return lab.use(family, members.length * trials, (session) =>
    session.pairs(members, { first, trials, followed: measure }),
  );
}

function crossedOf(tally: JointTally | null): CrossedSums {
  if (tally?.crossed === undefined) throw new InvariantError('a family was not crossed');
  return tally.crossed;
}

function product({ sums, products }: CrossedSums, one: number, other: number): number {
  return products[Math.min(one, other) * sums.length + Math.max(one, other)] ?? 0;
}

function estimateAt(crossed: CrossedSums, at: number, n: number, { kind }: Measure, confidence: number): Estimate {
  const sum = crossed.sums[at] ?? 0;
  if (kind === 'outcome') return shareEstimate(sum, n, confidence);
  return meanEstimate({ n, sum, squares: product(crossed, at, at) }, confidence, null);
}

/** A member (a) beside the first (b). */
function pairsAt(crossed: CrossedSums, at: number, n: number, { kind }: Measure): PairedTrials {
  const products = product(crossed, 0, at);
  const [sumA, sumB] = [crossed.sums[at] ?? 0, crossed.sums[0] ?? 0];
  if (kind === 'outcome') {
    return { kind, counts: { n, both: products, onlyA: sumA - products, onlyB: sumB - products } };
  }
  const [squaresA, squaresB] = [product(crossed, at, at), product(crossed, 0, 0)];
  return { kind, moments: { n, sumA, squaresA, sumB, squaresB, products }, least: null };
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

/** Shares of a member's outcomes, from the first pair that it stands in. @param rows outcomes of the first member */
function sharesOf(tally: JointTally | null, at: number, rows: number): Shares {
  const table = tally?.outcomes[Math.max(0, at - 1)];
  if (tally === null || table === undefined) throw new InvariantError('a family without pairs');
  const columns = table.length / rows;
  const p = new Float64Array(at === 0 ? rows : columns);
  table.forEach((count, cell) => {
    const outcome = at === 0 ? Math.floor(cell / columns) : cell % columns;
    p[outcome] = (p[outcome] ?? 0) + count / tally.trials;
  });
  return { p, n: tally.trials };
}

function covarianceOf(
  tally: JointTally | null,
  member: ReadonlyMap<number, number>,
  n: number,
): (one: number, other: number) => number {
  return (one, other) => {
    const [a, b] = [member.get(one), member.get(other)];
    if (a === undefined || b === undefined || tally === null) return 0;
    const crossed = crossedOf(tally);
    const variance = (weights: readonly number[]): number =>
      (sampleVariance(contrastMoments(crossed, weights, n)) ?? 0) / n;
    if (a === b) return variance(weightsOf(a));
    // Cov(x, y) = (Var(x + y) - Var(x) - Var(y)) / 2.
    const sum = weightsOf(Math.max(a, b)).map((weight, at) => (at === 0 ? -2 : at === Math.min(a, b) ? 1 : weight));
    return (variance(sum) - variance(weightsOf(a)) - variance(weightsOf(b))) / 2;
  };
}
