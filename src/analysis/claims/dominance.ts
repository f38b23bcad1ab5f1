import type { DominanceClaim } from '../../scenario/scenario.ts';
import { bonferroniConfidence } from '../../stats/families.ts';
import { contrast, sourceOf } from './contrast.ts';
import { pairings } from './difference.ts';
import { inBoth } from './grammar.ts';
import { type Evidence, type Judged, wordFinding, worstOf } from './judged.ts';

/** Values nearer to each other than this are equal. */
const TIE = 1e-12;

/**
 * Judges whether one variant is at least as high as another in every circumstance and higher in one. The intervals hold
 * in all circumstances at once, by Bonferroni's inequality.
 */
export function judgeDominance(claim: DominanceClaim, evidence: Evidence): Judged {
  const pairs = pairings(evidence.variants, { of: claim.of, from: claim.dominates, where: claim.where });
  const level = bonferroniConfidence(evidence.confidence, Math.max(1, pairs.length));
  const found = pairs.map(({ circumstance, one, other }) => {
    const difference = contrast(one, other, claim, evidence, level);
    const options = {
      isShare: claim.outcome !== null,
      pathWords: evidence.pathWords,
      isSigned: true,
      ...(difference === null ? {} : { source: sourceOf(difference) }),
    };
    return { difference, detail: wordFinding(circumstance, difference, options) };
  });
  const cases = found.map(({ difference, detail }): Judged => {
    if (difference === null) return { verdict: 'inconclusive', margin: Number.NEGATIVE_INFINITY, detail };
    const { low, high, value } = difference;
    const verdict = low >= -TIE ? 'pass' : high < -TIE ? 'fail' : 'inconclusive';
    return { verdict, margin: value, detail };
  });
  const worst = worstOf(cases);
  const isBetterOnce = found.some(({ difference }) => difference !== null && difference.low > TIE);
  if (worst.verdict !== 'pass' || isBetterOnce) return worst;
  const mayBeBetter = found.some(({ difference }) => difference !== null && difference.high > TIE);
  const detail = inBoth((grammar) => (mayBeBetter ? grammar.nowhereCertain : grammar.nowhereBetter));
  return { verdict: mayBeBetter ? 'inconclusive' : 'fail', margin: 0, detail };
}
