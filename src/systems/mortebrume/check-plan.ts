import type { Finding, Variant } from '../system.ts';
import { OPTIMAL_MAX } from './best-split.ts';
import { shootsOrCasts } from './check-attackers.ts';
import { type Combatant, combatantOf, fighterOf, rulingsOf } from './combatant.ts';
import type { DecisionId } from './decisions.ts';
import { type Assailants, plannedRolls, wantedReactions } from './plan.ts';

/** An error in the tactics of a fighter. */
export function tacticError(
  id: string,
  tactic: DecisionId,
  message: string,
  hint: string,
  place: readonly number[] = [],
): Finding {
  const path = ['fighters', fighterOf(id), 'tactics', tactic, ...place];
  return { severity: 'error', code: `mortebrume/${tactic}`, path, message, hint };
}

/** What the target of a combined attack sees. @param attackers copies written out */
export function assailantsOf(attackers: readonly string[], variant: Variant): Assailants {
  return {
    areRanged: attackers.map((id) => shootsOrCasts(id, variant)),
    canDodgeShots: rulingsOf(variant)['shot-dodge'] !== 'none',
  };
}

/** Mistakes in how the target of a combined attack means to answer it. @param attackers copies written out */
export function checkPlan(id: string, attackers: readonly string[], variant: Variant): readonly Finding[] {
  const target = combatantOf(variant, id);
  const assailants = assailantsOf(attackers, variant);
  const wrong = checkReactions(target, assailants);
  return wrong.length > 0 ? wrong : checkSplit(target, assailants);
}

// MB-COMB-3
function checkReactions({ fighter, tactics: { reactions } }: Combatant, { areRanged }: Assailants): readonly Finding[] {
  if (typeof reactions === 'string') return [];
  const hint = 'write one of pass, dodge, take per attacker, pass at most once';
  if (reactions.length !== areRanged.length) {
    const message = `reactions has ${reactions.length} entries for ${areRanged.length} attackers: one per attacker (MB-COMB-3)`;
    return [tacticError(fighter, 'reactions', message, hint)];
  }
  if (reactions.filter((reaction) => reaction === 'pass').length > 1) {
    const message = 'reactions has more than one pass: there is one weapon pass in all (MB-COMB-3)';
    return [tacticError(fighter, 'reactions', message, hint)];
  }
  const place = reactions.findIndex((reaction, index) => reaction === 'pass' && areRanged[index] === true);
  if (place < 0) return [];
  const message = `reactions has a pass against attacker ${place + 1}, who shoots or casts: there is no weapon pass against that (MB-SHOT-4)`;
  return [tacticError(fighter, 'reactions', message, 'write dodge or take there', [place])];
}

// MB-COMB-4
function checkSplit(target: Combatant, assailants: Assailants): readonly Finding[] {
  const { fighter, tactics } = target;
  const split = tactics['malus-split'];
  const planned = plannedRolls(wantedReactions(target, assailants));
  const rolls = planned.filter((isPlanned) => isPlanned).length;
  const count = planned.length;
  if (split === 'optimal' && count > OPTIMAL_MAX) {
    const message = `malus-split: optimal looks for the best split among at most ${OPTIMAL_MAX} attackers, not ${count}`;
    return [tacticError(fighter, 'malus-split', message, 'write even, first, last or a list')];
  }
  if (typeof split === 'string') return [];
  const hint =
    rolls === 0 ? 'leave it out: no roll is planned' : `place ${count} points on the planned passes and dodges`;
  if (split.length !== count) {
    const message = `malus-split has ${split.length} entries for ${count} attackers: one per attacker (MB-COMB-4)`;
    return [tacticError(fighter, 'malus-split', message, hint)];
  }
  const place = split.findIndex((points, index) => points > 0 && planned[index] === false);
  if (place >= 0) {
    const message = `malus-split puts ${split[place]} on attacker ${place + 1}, whose attack is taken: no roll, no malus (MB-COMB-4)`;
    return [tacticError(fighter, 'malus-split', message, hint, [place])];
  }
  const sum = split.reduce((total, points) => total + points, 0);
  const due = rolls === 0 ? 0 : count;
  if (sum === due) return [];
  const message = `malus-split places ${sum} points: ${count} attackers make ${due} (MB-COMB-4)`;
  return [tacticError(fighter, 'malus-split', message, hint)];
}
