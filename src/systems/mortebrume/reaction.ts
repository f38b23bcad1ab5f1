import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { REACTION, type Reaction } from './opposition.ts';
import type { Rulings } from './rulings.ts';

/** Rulings that decide who may react how. */
export type ReactionRulings = Pick<Rulings, 'stunned-pass' | 'activated-pass'>;

/** Whether he may answer with his weapon. // MB-CC-3, MB-STATE-3, MB-TURN-4 */
export function canPass({ aptitudes }: Combatant, condition: Condition, rulings: ReactionRulings): boolean {
  if (!canReact(condition) || aptitudes['weapon-skill'] === null) return false;
  if (condition.isStunned && rulings['stunned-pass'] === 'forbidden') return false;
  return !condition.isActivated || rulings['activated-pass'] === 'allowed';
}

/** Whether he may dodge. // MB-CC-3, MB-STATE-3 */
export function canDodge({ aptitudes }: Combatant, condition: Condition): boolean {
  return canReact(condition) && !condition.isStunned && !condition.isWithoutDodge && aptitudes.dodge !== null;
}

function canReact(condition: Condition): boolean {
  return condition.isConscious && !condition.isPrisoner;
}

/**
 * What he does who wants to react so: what he cannot do falls back.
 * @param mayPass he has a weapon pass left // MB-COMB-3
 * @source MB-CC-3
 */
export function reactionOf(
  wanted: Reaction,
  who: Combatant,
  condition: Condition,
  rulings: ReactionRulings,
  mayPass: boolean,
): Reaction {
  if (wanted === REACTION.take) return REACTION.take;
  if (wanted === REACTION.dodge && canDodge(who, condition)) return REACTION.dodge;
  if (mayPass && canPass(who, condition, rulings)) return REACTION.pass;
  return wanted === REACTION.pass && canDodge(who, condition) ? REACTION.dodge : REACTION.take;
}
