import type { CharacteristicId } from './characteristics.ts';
import type { Combatant } from './combatant.ts';
import { Condition, type LevelRulings } from './levels.ts';
import type { Rulings } from './rulings.ts';
import { netValue, testValue } from './tests.ts';

/** Characteristics that a charge lowers, by one each. // CF-PEN-5 */
const CHARGED: ReadonlySet<CharacteristicId> = new Set(['INI', 'ATT', 'DEF', 'AIM']);
/** Characteristics whose tests wounds always lower; INI besides, by ruling. // CF-TEST-11 */
const WOUNDED: ReadonlySet<CharacteristicId> = new Set(['ATT', 'DEF', 'AIM', 'STR']);

export type StandingRulings = LevelRulings &
  Pick<Rulings, 'characteristic-floor' | 'wound-penalty' | 'initiative-wounds'>;

/** Value of a characteristic outside of a fight, wounds apart: charged or not as the scenario says. // CF-TEST-12 */
export function standingValue(
  { characteristics, state }: Combatant,
  id: CharacteristicId,
  rulings: Pick<Rulings, 'characteristic-floor'>,
): number {
  const penalty = state.charged && CHARGED.has(id) ? 1 : 0;
  return testValue((characteristics[id] ?? 0) - penalty, rulings);
}

/** Wound penalty of a fighter when the engagement begins. // CF-LVL-5 */
export function standingPenalty(who: Combatant, rulings: LevelRulings): number {
  const condition = new Condition(who, rulings);
  condition.begin();
  return condition.penalty;
}

/** What his starting wounds leave of a characteristic to be tested. // CF-TEST-11, CF-LVL-6 */
export function standingBonus(who: Combatant, id: CharacteristicId, rulings: StandingRulings): number {
  const isLowered = WOUNDED.has(id) || (id === 'INI' && rulings['initiative-wounds'] === 'yes');
  const value = standingValue(who, id, rulings);
  return isLowered ? netValue(value, standingPenalty(who, rulings), rulings) : value;
}
