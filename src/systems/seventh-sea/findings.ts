import { findingsOf, type Path } from '../findings.ts';
import type { Finding, Variant } from '../system.ts';
import { rankOfFighter } from './combatant.ts';
import type { Rank } from './ranks.ts';

export { nearestOf, oneOf, REMOVE } from '../findings.ts';
export const FINDINGS = findingsOf('seventh-sea');
export const { error, warning, checkFighterId } = FINDINGS;

/** Those who can play a part, in words, as a message says them. */
function anyOf(ranks: readonly Rank[]): string {
  const last = ranks.at(-1) ?? '';
  return ranks.length === 1 ? `a ${last}` : `a ${ranks.slice(0, -1).join(', ')} or ${last}`;
}

/**
 * An error where a field of the engagement names nobody, or somebody of another sort.
 * @param path below `engagement`
 * @param ranks that can play the part
 */
export function checkPart(path: Path, name: string, ranks: readonly Rank[], variant: Variant): readonly Finding[] {
  const unknown = checkFighterId(path, name, variant);
  if (unknown.length > 0) return unknown;
  const rank = rankOfFighter(variant, name);
  if (ranks.includes(rank)) return [];
  const { kind } = variant.engagement as { readonly kind: string };
  const message = `kind ${kind} needs ${anyOf(ranks)} as ${path.join('.')}: ${name} is a ${rank}`;
  return [error('wrong-rank', path, message, `name ${anyOf(ranks)}`)];
}

/** Whoever an engagement sets against each other. */
export interface Opponents {
  readonly attacker: string;
  readonly target: string;
}

/**
 * Errors where an attacker or his target is nobody, or somebody of another sort. One who is both faces another like him.
 * @param attackers ranks that can attack
 * @param targets ranks that can be attacked
 */
export function checkOpponents(
  { attacker, target }: Opponents,
  variant: Variant,
  attackers: readonly Rank[],
  targets: readonly Rank[] = attackers,
): readonly Finding[] {
  return [...checkPart(['attacker'], attacker, attackers, variant), ...checkPart(['target'], target, targets, variant)];
}
