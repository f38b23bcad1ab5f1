import type { Expectation } from '../scenario/scenario.ts';
import { type Finding, wordClaim, wordFinding } from './expectation-words.ts';
import type { Bilingual, ExpectationResult, Label, VariantSummary } from './summary.ts';

type Verdict = ExpectationResult['verdict'];

/** Rounding allowance at a band's bounds, which are included. */
const BOUND_TOLERANCE = 1e-12;

/** From the best to the worst: an expectation is as good as its worst variant. */
const SEVERITY: readonly Verdict[] = ['pass', 'inconclusive', 'fail'];

interface Judged {
  readonly verdict: Verdict;
  /** How far the value lies within the band; negative outside it. */
  readonly margin: number;
  readonly detail: Bilingual;
}

/**
 * Judges one balance check on every variant that it speaks of. Exact values pass or fail; a sampled one passes when its
 * whole interval lies in the band, fails when it lies wholly outside, and is inconclusive otherwise.
 */
export function judge(expectation: Expectation, variants: readonly VariantSummary[]): ExpectationResult {
  const matching = variants.filter(({ label }) => matches(label, expectation.where));
  let worst: Judged = {
    verdict: matching.length === 0 ? 'inconclusive' : 'pass',
    margin: Number.POSITIVE_INFINITY,
    detail: { en: 'no variant has been run for it', fr: 'aucune variante calculée ne la concerne' },
  };
  matching.forEach((variant, index) => {
    const judged = judgeVariant(expectation, variant);
    if (index === 0 || isWorse(judged, worst)) worst = judged;
  });
  const text = wordClaim(expectation, frenchName(expectation, variants));
  return {
    ...(expectation.outcome === null ? {} : { outcome: expectation.outcome }),
    text: text.en,
    verdict: worst.verdict,
    detail: worst.detail.en,
    words: { text, detail: worst.detail },
    line: expectation.line,
  };
}

/** The French label of what a claim is about, from the first variant that knows it. */
function frenchName({ outcome, metric }: Expectation, variants: readonly VariantSummary[]): string | null {
  for (const { outcomes, metrics } of variants) {
    const found = outcome === null ? metrics[metric ?? ''] : outcomes[outcome];
    if (found !== undefined) return found.label.fr;
  }
  return null;
}

/** By verdict, then by how near the band's bounds, or how far beyond them. */
function isWorse(one: Judged, other: Judged): boolean {
  const graver = SEVERITY.indexOf(one.verdict) - SEVERITY.indexOf(other.verdict);
  return graver > 0 || (graver === 0 && one.margin < other.margin);
}

/** Whether a variant's label agrees with every axis that a condition names. */
export function matches(label: Readonly<Record<string, Label>>, where: Readonly<Record<string, Label>>): boolean {
  return Object.entries(where).every(([axis, value]) => label[axis] === value || String(label[axis]) === String(value));
}

function judgeVariant(expectation: Expectation, variant: VariantSummary): Judged {
  const [from, to] = expectation.between;
  const found = findIn(expectation, variant);
  const detail = wordFinding(variant.label, found, expectation.outcome !== null);
  if (found === null || found.low === null || found.high === null) {
    return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail };
  }
  const margin = Math.min(found.value - from, to - found.value);
  const isInside = found.low >= from - BOUND_TOLERANCE && found.high <= to + BOUND_TOLERANCE;
  const isOutside = found.high < from - BOUND_TOLERANCE || found.low > to + BOUND_TOLERANCE;
  return { verdict: isInside ? 'pass' : isOutside ? 'fail' : 'inconclusive', margin, detail };
}

function findIn({ outcome, metric }: Expectation, variant: VariantSummary): Finding | null {
  const share = outcome === null ? undefined : variant.outcomes[outcome];
  const isExact = Object.values(variant.outcomes).every(({ interval }) => interval === 'exact');
  if (share !== undefined) return { value: share.p, low: share.low, high: share.high, isExact };
  const measured = metric === null ? undefined : variant.metrics[metric];
  if (measured !== undefined) {
    return { value: measured.mean, low: measured.meanLow, high: measured.meanHigh, isExact };
  }
  return null;
}
