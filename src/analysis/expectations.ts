import type { Expectation } from '../scenario/scenario.ts';
import { judgeBandClaim } from './claims/band.ts';
import { figureOf, judgeCheck } from './claims/check.ts';
import { wordClaim } from './claims/claim-words.ts';
import { judgeDifference } from './claims/difference.ts';
import { judgeDominance } from './claims/dominance.ts';
import type { Evidence, Judged } from './claims/judged.ts';
import { judgeRank } from './claims/rank.ts';
import type { ExpectationResult } from './summary.ts';

/**
 * Judges one check on every variant or circumstance that it speaks of, or on an analysis. It passes or fails when the
 * numbers are exact or their intervals leave no doubt, and is inconclusive otherwise.
 */
export function judge(expectation: Expectation, evidence: Evidence): ExpectationResult {
  const judged = judgeAny(expectation, evidence);
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
