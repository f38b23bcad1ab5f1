import { DiceError } from '../errors.ts';
import { convolve, integers } from './arithmetic.ts';
import { type Comparator, type Expression, formatExpression, type Term } from './expression.ts';
import { type DiceLanguage, EXPRESSION_WORDS } from './expression-words.ts';
import { Fraction } from './fraction.ts';
import { type ExactTotals, exactPool, poolCost, poolLaw, poolMean } from './pool.ts';
import { exactRollKeep, rollKeepCost, rollKeepLaw, rollKeepMean } from './roll-keep.ts';
import { addLaws, constantLaw, moments, negateLaw, probabilityBetween, quantile, type TotalLaw } from './total.ts';

/** Steps of work: about a second in floating point, and a tenth of one in long integers. */
const COST_MAX = 5e7;
const EXACT_COST_MAX = 2e6;

/** Levels of the quantiles that {@link odds} gives. */
export const QUANTILE_LEVELS = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** The greatest double below 1: 1 itself is kept for what is certain. */
const NEARLY_ONE = 1 - 2 ** -53;

/** Everything that is known of an expression, exactly. */
export interface Odds {
  /** Canonical spelling. */
  readonly expression: string;
  /** Probability that the comparison holds, 1 only where it always does; null without one. */
  readonly probability: number | null;
  /** The same as a fraction; null without a comparison or where it would be too long to work out. */
  readonly fraction: Fraction | null;
  /** Whether the comparison never holds: a probability may be too small for a number. */
  readonly isImpossible: boolean;
  readonly mean: number;
  readonly meanFraction: Fraction | null;
  readonly sd: number;
  /** In the order of {@link QUANTILE_LEVELS}. */
  readonly quantiles: readonly number[];
  readonly law: TotalLaw;
}

/**
 * @param language of errors
 * @throws DiceError when the law would take too long to work out
 */
export function odds(expression: Expression, language: DiceLanguage = 'en'): Odds {
  const { comparison } = expression;
  const law = totalLaw(expression.terms, language);
  const fraction = exactProbability(expression);
  const meanFraction = exactMean(expression.terms);
  const { mean, sd } = moments(law);
  const isCertain = fraction?.equals(Fraction.one) ?? alwaysHolds(comparison, law);
  const summed = fraction?.toNumber() ?? summedProbability(comparison, law);
  return {
    expression: formatExpression(expression),
    probability: summed === null ? null : isCertain ? 1 : Math.min(NEARLY_ONE, summed),
    fraction,
    isImpossible: fraction?.equals(Fraction.zero) ?? (summed === 0 && law.dropped === 0),
    mean: meanFraction?.toNumber() ?? mean,
    meanFraction,
    sd,
    quantiles: QUANTILE_LEVELS.map((level) => quantile(law, level)),
    law,
  };
}

function totalLaw(terms: readonly Term[], language: DiceLanguage): TotalLaw {
  let total = constantLaw(0);
  for (const term of terms) {
    const law = termLaw(term, language);
    if (total.p.length * law.p.length > COST_MAX) throw tooLarge(terms, language);
    total = addLaws(total, term.sign === 1 ? law : negateLaw(law));
  }
  return total;
}

function termLaw(term: Term, language: DiceLanguage): TotalLaw {
  if (term.kind === 'number') return constantLaw(term.value);
  if (term.kind === 'roll-keep') return rollKeepLaw(term);
  if (poolCost(term) > COST_MAX) throw tooLarge([{ ...term, sign: 1 }], language);
  return poolLaw(term);
}

function tooLarge(terms: readonly Term[], language: DiceLanguage): DiceError {
  const { problem, hint } = EXPRESSION_WORDS[language].tooLarge(formatExpression({ terms, comparison: null }));
  return new DiceError('odds/too-large', problem, { hint, language });
}

function exactMean(terms: readonly Term[]): Fraction | null {
  let mean = Fraction.zero;
  for (const term of terms) {
    const own = termMean(term);
    if (own === null) return null;
    mean = term.sign === 1 ? mean.plus(own) : mean.minus(own);
  }
  return mean;
}

function termMean(term: Term): Fraction | null {
  if (term.kind === 'number') return new Fraction(BigInt(term.value));
  if (term.kind === 'roll-keep') return rollKeepMean(term);
  // Kept dice take rolled × sides powers; the rest is arithmetic.
  return term.kept === term.rolled || term.rolled * term.sides <= 10_000 ? poolMean(term) : null;
}

const OPPOSITES: Record<Comparator, Comparator> = { '>=': '<', '<=': '>', '>': '<=', '<': '>=', '=': '!=', '!=': '=' };

function alwaysHolds(comparison: Expression['comparison'], law: TotalLaw): boolean {
  if (comparison === null || law.dropped > 0) return false;
  return summedProbability({ ...comparison, comparator: OPPOSITES[comparison.comparator] }, law) === 0;
}

function summedProbability(comparison: Expression['comparison'], law: TotalLaw): number | null {
  if (comparison === null) return null;
  const { comparator, value } = comparison;
  const least = Number.NEGATIVE_INFINITY;
  const most = Number.POSITIVE_INFINITY;
  const sums: Record<Comparator, () => number> = {
    '>=': () => probabilityBetween(law, value, most),
    '<=': () => probabilityBetween(law, least, value),
    '>': () => probabilityBetween(law, value + 1, most),
    '<': () => probabilityBetween(law, least, value - 1),
    '=': () => probabilityBetween(law, value, value),
    '!=': () => probabilityBetween(law, least, value - 1) + probabilityBetween(law, value + 1, most),
  };
  return Math.min(1, sums[comparator]());
}

function exactProbability({ terms, comparison }: Expression): Fraction | null {
  if (comparison === null) return null;
  const { comparator, value } = comparison;
  const exploding = terms.filter((term) => term.kind === 'roll-keep');
  const isFlipped = exploding.some((term) => term.sign === -1);
  // Unbounded dice on both sides of a minus leave no finite part to enumerate.
  if (isFlipped && exploding.some((term) => term.sign === 1)) return null;
  const distribution = isFlipped
    ? below(
        terms.map((term) => ({ ...term, sign: term.sign === 1 ? (-1 as const) : (1 as const) })),
        -value + 1,
      )
    : below(terms, value + 1);
  if (distribution === null) return null;
  const at = isFlipped ? -value : value;
  const { min, weights, denominator } = distribution;
  const sum = (list: readonly bigint[]) =>
    new Fraction(
      list.reduce((all, weight) => all + weight, 0n),
      denominator,
    );
  const under = sum(weights.slice(0, Math.max(0, at - min)));
  const equal = at < min ? Fraction.zero : sum(weights.slice(at - min, at - min + 1));
  const over = Fraction.one.minus(under).minus(equal);
  const [less, more] = isFlipped ? [over, under] : [under, over];
  const parts: Record<Comparator, Fraction> = {
    '>=': more.plus(equal),
    '<=': less.plus(equal),
    '>': more,
    '<': less,
    '=': equal,
    '!=': less.plus(more),
  };
  return parts[comparator];
}

/** Exact weights of totals under `limit`, exploding terms all with sign +1; null when they cost too much. */
function below(terms: readonly Term[], limit: number): ExactTotals | null {
  const leasts = terms.map((term) => term.sign * (term.sign === 1 ? leastOf(term) : mostOf(term)));
  const least = leasts.reduce((sum, value) => sum + value, 0);
  const length = Math.max(1, limit - least);
  let total: ExactTotals = { min: 0, weights: [1n], denominator: 1n };
  for (const [index, term] of terms.entries()) {
    // The others add at least their least, so this much is left for this term.
    const own = exactTerm(term, limit - (least - (leasts[index] ?? 0)));
    if (own === null || Math.min(length, own.weights.length) * total.weights.length > EXACT_COST_MAX) return null;
    total = {
      min: total.min + own.min,
      weights: convolve(integers, total.weights, own.weights, length),
      denominator: total.denominator * own.denominator,
    };
  }
  return total;
}

function exactTerm(term: Term, limit: number): ExactTotals | null {
  if (term.kind === 'number') return { min: term.sign * term.value, weights: [1n], denominator: 1n };
  if (term.kind === 'roll-keep') return rollKeepCost(term, limit) > EXACT_COST_MAX ? null : exactRollKeep(term, limit);
  if (poolCost(term) > EXACT_COST_MAX) return null;
  const { min, weights, denominator } = exactPool(term);
  return term.sign === 1
    ? { min, weights, denominator }
    : { min: -(min + weights.length - 1), weights: [...weights].reverse(), denominator };
}

function leastOf(term: Term): number {
  return term.kind === 'number' ? term.value : term.kept;
}

function mostOf(term: Term): number {
  if (term.kind === 'roll-keep') return Number.POSITIVE_INFINITY;
  return term.kind === 'number' ? term.value : term.kept * term.sides;
}
