import type { Labels, RankClaim } from '../../scenario/scenario.ts';
import { bonferroniConfidence } from '../../stats/families.ts';
import type { VariantSummary } from '../summary-parts.ts';
import { contrast } from './contrast.ts';
import { equations, inBoth } from './grammar.ts';
import { type Evidence, type Judged, matches, without, worstOf } from './judged.ts';

/** Values nearer to each other than this share a rank. */
const TIE = 1e-12;
const NAMED_MAX = 4;

/** A variant among those that differ from it along the axes ranked. */
interface Field {
  readonly circumstance: Labels;
  readonly one: VariantSummary;
  readonly others: readonly VariantSummary[];
}

/**
 * Judges the rank of a variant in every circumstance: one more than the number of those above it, so that equals share
 * the better rank. The intervals of all differences hold at once, by Bonferroni's inequality; where they leave the order
 * open, so is the rank.
 */
export function judgeRank(claim: RankClaim, evidence: Evidence): Judged {
  const fields = fieldsOf(claim, evidence.variants);
  const count = fields.reduce((sum, { others }) => sum + others.length, 0);
  const level = bonferroniConfidence(evidence.confidence, Math.max(1, count));
  return worstOf(fields.map((field) => judgeField(field, claim, evidence, level)));
}

function fieldsOf({ of, where }: RankClaim, variants: readonly VariantSummary[]): readonly Field[] {
  const key = (label: Labels): string => JSON.stringify(without(label, of));
  const groups = new Map<string, VariantSummary[]>();
  for (const variant of variants.filter(({ label }) => matches(label, where))) {
    groups.set(key(variant.label), [...(groups.get(key(variant.label)) ?? []), variant]);
  }
  return [...groups.values()].flatMap((group) => {
    const one = group.find(({ label }) => matches(label, of));
    if (one === undefined) return [];
    return [{ circumstance: without(one.label, of), one, others: group.filter((variant) => variant !== one) }];
  });
}

function judgeField({ circumstance, one, others }: Field, claim: RankClaim, evidence: Evidence, level: number): Judged {
  const above: VariantSummary[] = [];
  const open: VariantSummary[] = [];
  for (const other of others) {
    const difference = contrast(other, one, claim, evidence, level);
    if (difference === null || (difference.low <= TIE && difference.high > TIE)) open.push(other);
    else if (difference.low > TIE) above.push(other);
  }
  const [best, worst] = [1 + above.length, 1 + above.length + open.length];
  const [from, to] = claim.rank;
  const ranked = ({ label }: VariantSummary): Labels =>
    Object.fromEntries(Object.keys(claim.of).map((axis) => [axis, label[axis] ?? '']));
  const detail = inBoth((grammar) => {
    const named = (labels: Labels): string => equations(labels, grammar, evidence.pathWords);
    const names = (list: readonly VariantSummary[]): string =>
      list
        .slice(0, NAMED_MAX)
        .map((variant) => named(ranked(variant)))
        .join(', ') + (list.length > NAMED_MAX ? ', …' : '');
    const place = named(circumstance);
    return [
      `${place === '' ? '' : `${place}${grammar.colon}`}${grammar.rank(best, worst)}`,
      ...(above.length > 0 ? [grammar.behind(names(above))] : []),
      ...(open.length > 0 ? [grammar.open(names(open))] : []),
    ].join(', ');
  });
  const verdict = best >= from && worst <= to ? 'pass' : worst < from || best > to ? 'fail' : 'inconclusive';
  return { verdict, margin: Math.min(best - from, to - worst), detail };
}
