import type { BandClaim } from '../../scenario/scenario.ts';
import type { VariantSummary } from '../summary-parts.ts';
import { isSolved } from './contrast.ts';
import { type Evidence, type Finding, type Judged, judgeBand, matches, wordFinding, worstOf } from './judged.ts';

/** Judges every variant that the claim speaks of. */
export function judgeBandClaim(claim: BandClaim, { variants, pathWords }: Evidence): Judged {
  const options = { isShare: claim.outcome !== null, pathWords };
  const cases = variants
    .filter(({ label }) => matches(label, claim.where))
    .map((variant) => {
      const found = findIn(claim, variant);
      return judgeBand(found, claim.between, wordFinding(variant.label, found, options));
    });
  return worstOf(cases);
}

function findIn({ outcome, metric }: BandClaim, variant: VariantSummary): Finding | null {
  const share = outcome === null ? undefined : variant.outcomes[outcome];
  const isExact = isSolved(variant);
  if (share !== undefined) return { value: share.p, low: share.low, high: share.high, isExact };
  const measured = metric === null ? undefined : variant.metrics[metric];
  if (measured !== undefined) {
    return { value: measured.mean, low: measured.meanLow, high: measured.meanHigh, isExact };
  }
  return null;
}
