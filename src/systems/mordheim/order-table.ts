import type { Rulings } from '../rulings.ts';
import type { Combatant } from './combatant.ts';
import { FLAG } from './fight.ts';

/** Who fights, and the readings that decide his place. */
interface OrderFacts {
  readonly fighters: readonly Combatant[];
  readonly rulings: Rulings;
  readonly stoodUpStrikesLast: boolean;
  readonly hasSpears: boolean;
  readonly tieBreak: string;
  combatant(index: number): Combatant;
}

/** Flags that decide a fighter's place in the order: a subset of FLAG, as an index below {@link ORDER_STANCES}. */
export const ORDER_FLAGS = FLAG.fought | FLAG.charging | FLAG.charged | FLAG.stoodUp;

/** His lash rather than his blows; no flag that decides his place takes this bit. // MH-ORD-2 */
export const LASH = FLAG.calmed;

/** Size of a fighter's row in the table of places. */
export const ORDER_STANCES = 32;

/** Place in the striking order, lower first, of every fighter under every set of flags. // MH-ORD-2, MH-ORD-3 */
export function orderTable(facts: OrderFacts): Int32Array {
  const table = new Int32Array(facts.fighters.length * ORDER_STANCES);
  for (let i = 0; i < facts.fighters.length; i += 1) {
    for (let flags = 0; flags < ORDER_STANCES; flags += 1) {
      if ((flags & ~(ORDER_FLAGS | LASH)) === 0)
        table[i * ORDER_STANCES + flags] = placeOf(facts, facts.combatant(i), flags);
    }
  }
  return table;
}

/** Room for ties within one place. */
const TIES = 128;

export function placeOf(facts: OrderFacts, self: Combatant, flags: number): number {
  const isFirstRound = (flags & FLAG.fought) === 0;
  const hands = isFirstRound ? self.first : self.later;
  // A whip that lashes out is in this like a spear.
  const hasSpear = (isFirstRound && hands.strikesFirst) || (flags & LASH) !== 0;
  const isCharging = (flags & FLAG.charging) !== 0;
  const reacts = (flags & FLAG.charged) !== 0 && self.abilities.has('lightning-reflexes');
  // MH-ORD-2: the first matching of 4, 3, 1, 2 counts
  let category = 2;
  let precedence = 0;
  if ((flags & FLAG.stoodUp) !== 0 && facts.stoodUpStrikesLast) category = 4;
  else if (hands.strikesLast && !self.abilities.has('strongman')) category = 3;
  else if (isCharging || hasSpear || reacts) {
    category = 1;
    // MH-ORD-3
    const tie = facts.hasSpears ? facts.rulings['strike-first-tie'] : '';
    if (tie === 'charger-first') precedence = isCharging || reacts ? 0 : 1;
    else if (tie === 'spear-first') precedence = hasSpear ? 0 : 1;
  }
  const initiative = self.stats.I + hands.initiative;
  const tie = facts.tieBreak === 'weapon-skill' ? 10 - self.stats.WS : 0;
  return ((category * 2 + precedence) * 16 + (15 - initiative)) * TIES + tie;
}
