import type { Combatant } from './combatant.ts';
import type { Condition } from './condition.ts';
import { half, millimetres } from './lengths.ts';
import { RESULT } from './opposition.ts';
import type { Order, Report } from './order.ts';
import type { Rulings } from './rulings.ts';

/** Millimetres in a centimetre. */
const CM = 10;

/** The five charges. // MB-CHG-5 to 9 */
export const CHARGE_TYPES = ['surprise', 'offensive', 'push', 'rush', 'breakthrough'] as const;
export type ChargeType = (typeof CHARGE_TYPES)[number];

/** How a charge is run, as a scenario writes it; lengths in cm. */
export interface ChargeData {
  readonly type: ChargeType;
  readonly run: number;
  readonly 'prior-move': number;
  readonly straight: boolean;
  readonly leap: boolean;
  readonly visible: boolean;
}

/** Rulings that change a charge whatever its type. */
export type ChargeRulings = Pick<
  Rulings,
  'charge-bonus' | 'charge-movement' | 'half-rounding' | 'offensive-beneficiary'
>;

/** A charge that can be made. */
export interface Charge {
  /** Null: a plain attack, for the run is not fit for a charge. // MB-CHG-3 */
  readonly type: ChargeType | null;
  /** In points, or in centimetres. // MB-CHG-4 */
  readonly bonus: number;
  /** Movement that is left afterwards, in mm. */
  readonly moveLeft: number;
}

/** The charge of somebody; null where it is not possible. // MB-CHG-2 to 4 */
export function chargeOf(data: ChargeData, who: Combatant, rulings: ChargeRulings): Charge | null {
  const run = millimetres(data.run);
  const limit = rulings['charge-movement'] === 'double' ? 2 * who.movement : who.movement;
  const moveLeft = limit - run - millimetres(data['prior-move']);
  if (!data.visible || moveLeft < 0) return null;
  const isFit = data.straight && !data.leap && run >= who.encumbrance;
  return isFit ? { type: data.type, bonus: bonusOf(run, who, rulings), moveLeft } : { type: null, bonus: 0, moveLeft };
}

// MB-CHG-4
function bonusOf(run: number, { encumbrance }: Combatant, rulings: ChargeRulings): number {
  const length = rulings['charge-bonus'] === 'half-run' ? run : run - encumbrance;
  return half(length / CM, rulings);
}

/** What a charge adds to the attack that it ends with. // MB-CHG-5, MB-CHG-6 */
export function announceCharge(order: Order, { type, bonus }: Charge, rulings: ChargeRulings): void {
  if (type === 'surprise') order.attackModifier += bonus;
  if (type !== 'offensive') return;
  order.attackBonus += bonus;
  if (rulings['offensive-beneficiary'] === 'dominator') order.answerBonus += bonus;
}

/** Whether a breakthrough has passed its target: the charger then dodges better until the end of the turn. // MB-CHG-9 */
export function breakThrough(charge: Charge, { result }: Report, charger: Condition): boolean {
  if (charge.type !== 'breakthrough' || result !== RESULT.attacker) return false;
  charger.dodgeBonus += charge.bonus;
  return true;
}

/** Whom a push moves back. */
export type Pushed = 'attacker' | 'target' | null;

/** Rulings that change a push. */
export type PushRulings = Pick<Rulings, 'push-condition' | 'push-timing'>;

/**
 * Whom the push moves back.
 * @param lead physique of the charger less that of the target when it is compared
 * @source MB-CHG-7
 */
export function pushed({ type }: Charge, { result }: Report, lead: number, rulings: PushRulings): Pushed {
  if (type !== 'push') return null;
  const condition = rulings['push-condition'];
  if (condition === 'unless-dodged' && result === RESULT.dodged) return null;
  if (condition === 'attacker-dominates' && result !== RESULT.attacker) return null;
  return lead < 0 ? 'attacker' : 'target';
}

/** Whether the charger goes on beyond his movement. // MB-CHG-8 */
export function rushesOn(
  { type }: Charge,
  { result }: Report,
  charger: Condition,
  rulings: Pick<Rulings, 'rush-condition'>,
): boolean {
  if (type !== 'rush' || !charger.isConscious || charger.isStunned) return false;
  return rulings['rush-condition'] === 'always' || result === RESULT.attacker;
}
