import type { Variant } from '../system.ts';
import type { AptitudeId } from './characteristics.ts';
import { fighterData, fighterOf, mergedFighter, rulingsOf } from './combatant.ts';
import type { Need } from './kinds/kind.ts';
import type { Reaction } from './tactics.ts';

/** What an attacker rolls with, as his tactics have it. @param isBodyStrike whatever they say // MB-CC-4, MB-BODY-1 */
export function attackNeeds(id: string, variant: Variant, isBodyStrike = false): readonly Need[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return [];
  const { tactics } = mergedFighter(fighterData(variant, id));
  return isBodyStrike || tactics['attack-mode'] === 'body-strike'
    ? [{ fighter: id, rolls: ['dodge'], rule: 'MB-BODY-1' }]
    : strikeNeeds(id);
}

/** What an attacker rolls with his weapon in hand. // MB-CC-4 */
export function strikeNeeds(id: string): readonly Need[] {
  return [{ fighter: id, rolls: ['weapon-skill'], rule: 'MB-CC-4' }];
}

/**
 * What who is attacked answers with: an aptitude that he has must have dice if he may roll it.
 * @param wanted how he wants to react; as his tactics have it when absent
 * @source MB-CC-3
 */
export function answerNeeds(id: string, variant: Variant, wanted?: Reaction): readonly Need[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(id))) return [];
  const rolled = answers(id, variant, wanted)[0];
  return rolled === undefined ? [] : [{ fighter: id, rolls: [rolled], rule: 'MB-CC-3' }];
}

/** What he could answer with at the start, the first choice first. */
function answers(id: string, variant: Variant, wanted: Reaction | undefined): readonly AptitudeId[] {
  const data = fighterData(variant, id);
  const { characteristics, tactics } = mergedFighter(data);
  const { condition = [] } = data;
  const reaction = wanted ?? tactics.reaction ?? 'pass';
  if (reaction === 'take' || characteristics['physique-left'] === 0 || condition.includes('prisoner')) return [];
  const rulings = rulingsOf(variant);
  const mayPass =
    (!condition.includes('stunned') || rulings['stunned-pass'] === 'allowed') &&
    (!condition.includes('activated') || rulings['activated-pass'] === 'allowed');
  const mayDodge = !condition.includes('stunned') && !condition.includes('no-dodge');
  const passes: readonly AptitudeId[] = mayPass ? ['weapon-skill'] : [];
  const dodges: readonly AptitudeId[] = mayDodge ? ['dodge'] : [];
  const order = reaction === 'pass' ? [...passes, ...dodges] : [...dodges, ...passes];
  return order.filter((aptitude) => characteristics[aptitude] !== undefined);
}
