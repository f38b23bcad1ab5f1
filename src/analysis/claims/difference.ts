import type { DifferenceClaim, Labels } from '../../scenario/scenario.ts';
import type { VariantSummary } from '../summary-parts.ts';
import { contrast, sourceOf } from './contrast.ts';
import { type Evidence, type Judged, judgeBand, matches, without, wordFinding, worstOf } from './judged.ts';

/** Two variants of one circumstance. */
export interface Pairing {
  /** Labels that both have. */
  readonly circumstance: Labels;
  readonly one: VariantSummary;
  readonly other: VariantSummary;
}

/** Every variant that agrees with `where` and `of`, beside the one that differs from it by `from` and nothing else. */
export function pairings(
  variants: readonly VariantSummary[],
  { of, from, where }: { readonly of: Labels; readonly from: Labels; readonly where: Labels },
): readonly Pairing[] {
  const key = (label: Labels): string => JSON.stringify(without(label, of));
  const others = new Map(
    variants.filter(({ label }) => matches(label, from)).map((variant) => [key(variant.label), variant]),
  );
  return variants
    .filter(({ label }) => matches(label, where) && matches(label, of))
    .flatMap((one) => {
      const other = others.get(key(one.label));
      return other === undefined ? [] : [{ circumstance: without(one.label, of), one, other }];
    });
}

/** Holds the difference of two variants against its band, in every circumstance. */
export function judgeDifference(claim: DifferenceClaim, evidence: Evidence): Judged {
  const cases = pairings(evidence.variants, claim).map(({ circumstance, one, other }) => {
    const found = contrast(one, other, claim, evidence);
    const options = {
      isShare: claim.outcome !== null,
      pathWords: evidence.pathWords,
      isSigned: true,
      ...(found === null ? {} : { source: sourceOf(found) }),
    };
    return judgeBand(found, claim.difference, wordFinding(circumstance, found, options));
  });
  return worstOf(cases);
}
