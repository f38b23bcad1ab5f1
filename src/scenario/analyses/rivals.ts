import type { Variant } from '../../systems/system.ts';
import { engagementOf } from '../sides.ts';

/**
 * Outcomes that are the victory of another side than the one that an outcome is named after: sides of the engagement,
 * or the roles of its fighters, such as `attacker` and `target`. None where the outcome is nobody's victory.
 */
export function rivalsOf(outcome: string, outcomes: readonly string[], variant: Variant): readonly string[] {
  const engagement = engagementOf(variant);
  const { sides } = engagement;
  const isVictory =
    typeof sides === 'object' && sides !== null
      ? (name: string) => Object.hasOwn(sides, name)
      : (name: string) => Object.hasOwn(variant.fighters, String(engagement[name]));
  return isVictory(outcome) ? outcomes.filter((other) => other !== outcome && isVictory(other)) : [];
}
