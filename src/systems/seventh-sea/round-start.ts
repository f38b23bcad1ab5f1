import type { Dice } from '../../dice/dice.ts';
import { ActionThrow } from './action-roll.ts';
import type { Clock } from './clock.ts';
import type { Combatant } from './combatant.ts';
import { type Fight, NOBODY } from './fight.ts';
import { type FightFacts, type RoundReadings, roundReadings } from './fight-facts.ts';
import { HELD_MAX } from './firing-order.ts';
import type { HandRoll } from './hand-roll.ts';
import { SITE } from './sites.ts';

/** How a fight and each of its rounds begin and end. // SS-INIT-1, SS-INIT-6, SS-SURP-2, SS-DRAMA-3 */
export class RoundStart {
  private readonly facts: FightFacts;
  private readonly readings: RoundReadings;
  /** Dice being rolled. */
  private readonly thrown = new ActionThrow();

  constructor(facts: FightFacts) {
    this.facts = facts;
    this.readings = roundReadings(facts.ground);
  }

  /** Before the first round. */
  reset(fight: Fight): void {
    const { combatants, strikes, gmDice, surprised } = this.facts;
    strikes.reset(fight.fray, gmDice);
    for (let i = 0; i < combatants.length; i += 1) {
      fight.levels[i] = (combatants[i] as Combatant).level;
      fight.fray.condition(i).isSurprised = (surprised & (1 << i)) !== 0;
      fight.clock.hand(i).clear();
    }
    fight.clock.begin();
    fight.clock.surprised = surprised;
    fight.roller = 0;
    fight.round = 1;
    fight.counts.fill(0);
  }

  /** The next fighter rolls his action dice, or all of them at once where the law of that is known. // SS-INIT-1 */
  roll(fight: Fight, dice: Dice): void {
    if (fight.roller === 0 && this.drawAll(fight, dice)) return;
    const fighter = fight.roller;
    if (this.isRolling(fight, fighter)) this.throwDice(fight, fighter, dice);
    fight.roller += 1;
    if (fight.roller < this.facts.combatants.length) return;
    fight.roller = NOBODY;
    this.facts.order.begin(fight.clock);
  }

  /** After the last turn of a round: what lasts no longer than a round ends. */
  end(fight: Fight): void {
    const { fray, clock } = fight;
    for (let i = 0; i < this.facts.combatants.length; i += 1) {
      const condition = fray.condition(i);
      condition.isRecovering = false; // SS-DRAMA-3
      condition.isSurprised = false; // SS-SURP-2
      const hand = clock.hand(i);
      const kept = this.readings.keepsOver ? Math.min(HELD_MAX, hand.count) : 0; // SS-INIT-6
      hand.clear();
      if (kept > 0) hand.add(0, kept);
    }
    clock.begin();
    clock.surprised = 0;
    fight.roller = 0;
    fight.round += 1;
  }

  private drawAll(fight: Fight, dice: Dice): boolean {
    const { laws } = this.facts;
    const opening = laws === null ? null : laws.openings.find(fight.clock, this.rolling(fight));
    if (opening === null) return false;
    dice.scope(fight.round, 0);
    fight.clock.copyFrom(opening.clocks[dice.draw(opening.law, SITE.initiative)] as Clock);
    fight.roller = NOBODY;
    return true;
  }

  /** Bit set of those who roll. */
  private rolling(fight: Fight): number {
    let rolling = 0;
    for (let i = 0; i < this.facts.combatants.length; i += 1) if (this.isRolling(fight, i)) rolling |= 1 << i;
    return rolling;
  }

  private throwDice({ clock, round }: Fight, fighter: number, dice: Dice): void {
    const { laws, rolls } = this.facts;
    const hand = clock.hand(fighter);
    dice.scope(round, fighter);
    if (laws !== null) {
      const { law, ends } = laws.hands.find(fighter, hand.showing(0));
      hand.copyFrom((ends[dice.draw(law, SITE.initiative)] as ActionThrow).hand);
      return;
    }
    this.thrown.begin(hand.showing(0));
    (rolls[fighter] as HandRoll).play(this.thrown, dice);
    hand.copyFrom(this.thrown.hand);
  }

  /** Whether a fighter rolls action dice in this round. // SS-INIT-1, SS-SURP-2 */
  private isRolling({ fray, clock }: Fight, fighter: number): boolean {
    if (fray.condition(fighter).isOut) return false;
    return this.readings.surpriseIsShort || (clock.surprised & (1 << fighter)) === 0;
  }
}
