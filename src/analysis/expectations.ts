import type { Expectation, Labels } from '../scenario/scenario.ts';
import { judgeBandClaim } from './claims/band.ts';
import { figureOf, judgeCheck } from './claims/check.ts';
import { wordClaim } from './claims/claim-words.ts';
import { judgeDifference } from './claims/difference.ts';
import { judgeDominance } from './claims/dominance.ts';
import { equations, inBoth } from './claims/grammar.ts';
import { type Evidence, type Judged, matches, without } from './claims/judged.ts';
import { judgeRank } from './claims/rank.ts';
import type { ExpectationResult, VariantSummary } from './summary-parts.ts';

/**
 * Judges one check on every variant or circumstance that it speaks of, or on an analysis. It passes or fails when the
 * numbers are exact or their intervals leave no doubt, and is inconclusive otherwise.
 */
export function judge(expectation: Expectation, evidence: Evidence): ExpectationResult {
  const judged = judgeFinished(expectation, evidence);
  const text = wordClaim(expectation, {
    isShare: isShareClaim(expectation, evidence),
    french: frenchName(expectation, evidence),
    pathWords: evidence.pathWords,
  });
  return {
    ...(expectation.outcome === null ? {} : { outcome: expectation.outcome }),
    text: text.en,
    verdict: judged.verdict,
    detail: judged.detail.en,
    words: { text, detail: judged.detail },
    line: expectation.line,
  };
}

/** Names of unfinished variants in a detail, at most. */
const NAMED_MAX = 3;

/**
 * Judges by what is finished. What is not leaves the check open, unless one of those finished breaks it by itself.
 */
function judgeFinished(expectation: Expectation, evidence: Evidence): Judged {
  const finished = evidence.variants.filter(isFinished);
  const judged = judgeAny(expectation, { ...evidence, variants: finished });
  const cutShort = evidence.variants.filter((variant) => !isFinished(variant)).map(({ label }) => label);
  const missing = [...cutShort, ...evidence.left].filter((label) => restsOn(expectation, label));
  const isBroken = judged.verdict === 'fail' && (expectation.kind === 'band' || expectation.kind === 'difference');
  if (missing.length === 0 || isBroken) return judged;
  const detail = inBoth((grammar) => {
    const names = missing.slice(0, NAMED_MAX).map((label) => equations(label, grammar, evidence.pathWords));
    return grammar.unfinished([...names, ...(missing.length > NAMED_MAX ? ['…'] : [])].join(grammar.semicolon));
  });
  return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail };
}

/** What is known exactly is finished, whatever became of its audit. */
function isFinished({ stopped, exact }: VariantSummary): boolean {
  return stopped !== 'interrupted' || exact !== null;
}

/** Whether a check needs the numbers of a variant. */
function restsOn(expectation: Expectation, label: Labels): boolean {
  switch (expectation.kind) {
    case 'band':
    case 'rank':
      return matches(label, expectation.where);
    case 'difference':
      return isOneOf(label, expectation.of, expectation.from, expectation.where);
    case 'dominance':
      return isOneOf(label, expectation.of, expectation.dominates, expectation.where);
    case 'analysis':
      return false;
  }
}

/** Whether a variant is one of a pair: that which is compared, or the other in the same circumstance. */
function isOneOf(label: Labels, of: Labels, other: Labels, where: Labels): boolean {
  const circumstance = without(where, of);
  return matches(label, circumstance) && (matches(label, of) || matches(label, other));
}

function judgeAny(expectation: Expectation, evidence: Evidence): Judged {
  switch (expectation.kind) {
    case 'band':
      return judgeBandClaim(expectation, evidence);
    case 'difference':
      return judgeDifference(expectation, evidence);
    case 'rank':
      return judgeRank(expectation, evidence);
    case 'dominance':
      return judgeDominance(expectation, evidence);
    case 'analysis':
      return judgeCheck(expectation, evidence);
  }
}

/** Whether the bounds of a claim about an analysis are shares: its result tells. */
function isShareClaim(expectation: Expectation, evidence: Evidence): boolean {
  if (expectation.kind !== 'analysis') return false;
  const found = figureOf(expectation, evidence);
  return found?.kind === 'number' && found.isShare;
}

/** The French label of what a claim is about, from the first variant that knows it. */
function frenchName(expectation: Expectation, { variants }: Evidence): string | null {
  if (expectation.kind === 'analysis') return null;
  const { outcome, metric } = expectation;
  for (const { outcomes, metrics } of variants) {
    const found = outcome === null ? metrics[metric ?? ''] : outcomes[outcome];
    if (found !== undefined) return found.label.fr;
  }
  return null;
}
