import type { Band, Labels } from '../../scenario/scenario.ts';
import { differenceDecimals, meanDecimals, roundOutward, shareDecimals, shareFigure } from '../../stats/figures.ts';
import type { AnalysisResult } from '../analyses/results.ts';
import { differenceText, figureText, type Language, numberText, PERCENT_SIGNS, signedText } from '../number-text.ts';
import type { PathWords } from '../paths.ts';
import type { Bilingual, Comparison, ExpectationResult, Label, VariantSummary } from '../summary-parts.ts';
import { equations, type Grammar, inBoth } from './grammar.ts';

export type Verdict = ExpectationResult['verdict'];

/** What a run has found, for its claims to be held against. */
export interface Evidence {
  readonly variants: readonly VariantSummary[];
  /** Labels of those that an interruption left out. */
  readonly left: readonly Labels[];
  readonly comparisons: readonly Comparison[];
  readonly analyses: readonly AnalysisResult[];
  /** Level of every interval of the variants. */
  readonly confidence: number;
  /** What French calls the steps of axes. */
  readonly pathWords: PathWords;
}

/** What one variant, circumstance or analysis says about a claim. */
export interface Judged {
  readonly verdict: Verdict;
  /** How clearly it holds, in the unit of the claim; negative when it does not. */
  readonly margin: number;
  readonly detail: Bilingual;
}

/** A number that is held against a band. */
export interface Finding {
  readonly value: number;
  /** Interval; null where too few trials give none. */
  readonly low: number | null;
  readonly high: number | null;
  readonly isExact: boolean;
}

/** Rounding allowance at a band's bounds, which are included. */
const BOUND_TOLERANCE = 1e-12;

/** From the best to the worst: a claim is as good as its worst case. */
const SEVERITY: readonly Verdict[] = ['pass', 'inconclusive', 'fail'];

/** The case that decides: the worst by verdict, then by how near the bounds, or how far beyond them. */
export function worstOf(cases: readonly Judged[]): Judged {
  const [first, ...rest] = cases;
  if (first === undefined) return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail: NO_CASE };
  return rest.reduce((worst, judged) => (isWorse(judged, worst) ? judged : worst), first);
}

const NO_CASE: Bilingual = { en: 'no variant has been run for it', fr: 'aucune variante calculée ne la concerne' };

function isWorse(one: Judged, other: Judged): boolean {
  const graver = SEVERITY.indexOf(one.verdict) - SEVERITY.indexOf(other.verdict);
  return graver > 0 || (graver === 0 && one.margin < other.margin);
}

/**
 * Holds a number against a band: it passes when its whole interval lies within, fails when it lies wholly outside, and
 * is inconclusive otherwise.
 */
export function judgeBand(found: Finding | null, [from, to]: Band, detail: Bilingual): Judged {
  if (found === null || found.low === null || found.high === null) {
    return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail };
  }
  const margin = Math.min(found.value - from, to - found.value);
  const isInside = found.low >= from - BOUND_TOLERANCE && found.high <= to + BOUND_TOLERANCE;
  const isOutside = found.high < from - BOUND_TOLERANCE || found.low > to + BOUND_TOLERANCE;
  return { verdict: isInside ? 'pass' : isOutside ? 'fail' : 'inconclusive', margin, detail };
}

/** Whether a variant's label agrees with every axis that a condition names. */
export function matches(label: Labels, where: Labels): boolean {
  return Object.entries(where).every(([axis, value]) => label[axis] === value || String(label[axis]) === String(value));
}

/** Labels without those of some axes. */
export function without(label: Labels, axes: Labels): Labels {
  return Object.fromEntries(Object.entries(label).filter(([axis]) => !Object.hasOwn(axes, axis)));
}

interface FindingOptions {
  readonly isShare: boolean;
  readonly pathWords: PathWords;
  /** A difference shows its sign. */
  readonly isSigned?: boolean;
  /** Where it comes from, after the numbers. */
  readonly source?: (grammar: Grammar) => string;
}

/** What was found: `captain.equipment = axe: 61.03% [60.93%; 61.12%]`. */
export function wordFinding(
  label: Readonly<Record<string, Label>>,
  finding: Finding | null,
  { isShare, pathWords, isSigned = false, source }: FindingOptions,
): Bilingual {
  return inBoth((grammar) => {
    const place = equations(label, grammar, pathWords);
    const prefix = place === '' ? '' : `${place}${grammar.colon}`;
    if (finding === null) return `${prefix}${grammar.absent}`;
    const { text, interval } = textsOf(finding, { isShare, isSigned }, grammar.language);
    if (finding.isExact) return `${prefix}${grammar.exact} ${text}`;
    const tail = source === undefined ? '' : `, ${source(grammar)}`;
    return `${prefix}${text}${interval === null ? '' : ` [${interval}]`}${tail}`;
  });
}

/** A number that was found and its interval, in the form that every report gives them. */
function textsOf(
  { value, low, high, isExact }: Finding,
  { isShare, isSigned }: { readonly isShare: boolean; readonly isSigned: boolean },
  language: Language,
): { readonly text: string; readonly interval: string | null } {
  const [from, to] = isExact ? [value, value] : [low ?? value, high ?? value];
  const [scale, unit] = isShare ? [100, PERCENT_SIGNS[language]] : [1, ''];
  // A rank and the ranks that it may be are counted, not measured.
  const isCounted = !isShare && [value, from, to].every(Number.isInteger);
  const plainDecimals = isShare ? shareDecimals(from, to) : isCounted ? 0 : meanDecimals(value, from, to);
  const decimals = isSigned ? differenceDecimals(scale * from, scale * to, isShare) : plainDecimals;
  const plain = (amount: number): string =>
    `${(isSigned ? signedText : numberText)(amount, decimals, language)}${unit}`;
  const textOf = (): string => {
    if (isSigned && isExact) return `${differenceText(scale * value, decimals, language)}${unit}`;
    const isChance = isShare && !isSigned && from >= 0 && to <= 1;
    return isChance ? figureText(shareFigure(value, from, to), language) : plain(scale * value);
  };
  if (isExact || low === null || high === null) return { text: textOf(), interval: null };
  const bounds = [roundOutward(scale * low, decimals, 'down'), roundOutward(scale * high, decimals, 'up')];
  return { text: textOf(), interval: bounds.map(plain).join('; ') };
}
