import type { Dice } from '../../../dice/dice.ts';
import { NOBODY } from '../contest.ts';
import { SITE } from '../sites.ts';
import { Blows } from './blows.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, FLAG } from './fight.ts';
import { Leaders } from './leaders.ts';
import { fights, living, members, sideDice } from './members.ts';
import { Placing } from './placing.ts';
import { memberAt, sizeOf, Targets } from './targets.ts';
import type { Values } from './values.ts';

/** What is rolled next in a combat. */
const INITIATIVE = 0;
/** Whom a lone fighter strikes next, where he leaves it to chance. */
const AIMING = 1;
const STRIKING = 2;
/** The free attack of a counter-attack. // CF-ABL-2 */
const ANSWERING = 3;
/** Nothing yet: who strikes whom is to be found. */
const SEEKING = 4;

/**
 * One combat of one against one or several: the members are those whose slot is that of the fight. From the initiative
 * roll to the last attack die. // CF-DICE, CF-XCH
 */
export class Clash {
  readonly blows: Blows;
  private readonly sideOf: readonly number[];
  private readonly leaders: Leaders;
  private readonly placing: Placing;
  private readonly targets: Targets;
  private readonly isBlind: boolean;

  constructor(facts: FightFacts, values: Values) {
    this.sideOf = facts.party.sideOf;
    this.blows = new Blows(facts, values);
    this.leaders = new Leaders(facts, values);
    this.placing = new Placing(facts, values);
    this.targets = new Targets(facts);
    this.isBlind = facts.rulings['split-order'] === 'before-initiative';
  }

  /** Begins the combat of a slot in which both sides have somebody. */
  begin(fight: Fight, slot: number): void {
    fight.slot = slot;
    fight.stage = INITIATIVE;
    fight.actor = 0;
    fight.target = 0;
    fight.side = 0;
    fight.pending = 0;
    if (!this.isBlind) return;
    this.placing.place(fight, 0, false); // CF-DICE-6
    this.placing.place(fight, 1, false);
  }

  /** Goes on to the next roll. @returns false when the combat is over */
  settle(fight: Fight): boolean {
    return fight.stage === SEEKING ? this.seek(fight) : true;
  }

  /** Rolls what {@link settle} has found. */
  roll(fight: Fight, dice: Dice): void {
    if (fight.stage === INITIATIVE) this.rollInitiative(fight, dice);
    else if (fight.stage === AIMING) this.aim(fight, dice);
    else this.strike(fight, dice);
  }

  /** Dice are lost, and with them what only counts in the first combat. // CF-XCH-1, CF-FLY-10 */
  end(fight: Fight): void {
    for (let i = 0; i < fight.units.length; i += 1) {
      const unit = fight.unit(i);
      if (unit.slot !== fight.slot) continue;
      unit.attackDice = 0;
      unit.defenceDice = 0;
      unit.flags = (unit.flags | FLAG.fought) & ~FLAG.diving;
    }
    fight.stage = 0;
    fight.actor = 0;
    fight.target = 0;
    fight.side = 0;
    fight.pending = 0;
  }

  // CF-DICE-2, CF-DICE-3
  private rollInitiative(fight: Fight, dice: Dice): void {
    const winner = this.leaders.roll(fight, dice);
    if (winner === NOBODY) return;
    if (!this.isBlind) {
      this.placing.place(fight, 1 - winner, false);
      this.placing.place(fight, winner, true);
    }
    fight.side = winner;
    fight.stage = SEEKING;
  }

  // CF-XCH-2
  private aim(fight: Fight, dice: Dice): void {
    dice.scope(fight.round, fight.actor);
    fight.target = memberAt(fight.pending, dice.roll(sizeOf(fight.pending), SITE.target) - 1);
    fight.stage = STRIKING;
  }

  private strike(fight: Fight, dice: Dice): void {
    const isFree = fight.stage === ANSWERING;
    const isAnswered = this.blows.play(fight, isFree, dice);
    if (!isFree) this.strikeOff(fight);
    fight.stage = SEEKING;
    if (!isAnswered) return;
    const { actor, target } = fight;
    fight.actor = target;
    fight.target = actor;
    fight.stage = ANSWERING;
  }

  /** The one who has struck, or been struck by the lone fighter, is done for this go. */
  private strikeOff(fight: Fight): void {
    const done = this.isMany(fight, fight.side) ? fight.actor : fight.target;
    fight.pending &= ~(1 << done);
    this.prune(fight);
    if (fight.pending === 0) fight.side = 1 - fight.side;
  }

  /** Finds who strikes whom next. @returns false when nobody does any more // CF-XCH-1, CF-XCH-2 */
  private seek(fight: Fight): boolean {
    const { sideOf } = this;
    fight.actor = 0;
    fight.target = 0;
    this.pruneGo(fight);
    if (living(fight, sideOf, 0) === 0 || living(fight, sideOf, 1) === 0) return false;
    if (fight.pending === 0) {
      if (sideDice(fight, sideOf, fight.side, 'attackDice') === 0) fight.side = 1 - fight.side;
      if (sideDice(fight, sideOf, fight.side, 'attackDice') === 0) return false;
      fight.pending = this.goOf(fight);
    }
    this.name(fight);
    return true;
  }

  /** After a free attack somebody may have died who was still to strike. */
  private pruneGo(fight: Fight): void {
    if (fight.pending === 0) return;
    this.prune(fight);
    if (fight.pending === 0) fight.side = 1 - fight.side;
  }

  /** Leaves in a go only those who can still strike, or be struck. */
  private prune(fight: Fight): void {
    const { side } = fight;
    if (this.isMany(fight, side)) {
      for (let left = fight.pending; left !== 0; left &= left - 1) {
        const fighter = memberAt(left, 0);
        const unit = fight.unit(fighter);
        if (unit.condition.isOut || unit.attackDice === 0) fight.pending &= ~(1 << fighter);
      }
    } else if (sideDice(fight, this.sideOf, side, 'attackDice') === 0) fight.pending = 0;
  }

  /** Several comrades strike one after another; a lone fighter strikes at each opponent. // CF-XCH-2 */
  private goOf(fight: Fight): number {
    const { side } = fight;
    const isMany = this.isMany(fight, side);
    let set = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (isMany ? this.isReady(fight, i) : fights(fight, this.sideOf, i, 1 - side)) set |= 1 << i;
    }
    return set;
  }

  private isReady(fight: Fight, fighter: number): boolean {
    return fights(fight, this.sideOf, fighter, fight.side) && fight.unit(fighter).attackDice > 0;
  }

  private name(fight: Fight): void {
    fight.stage = STRIKING;
    if (this.isMany(fight, fight.side)) {
      fight.actor = memberAt(fight.pending, 0);
      fight.target = this.firstOf(fight, 1 - fight.side);
      return;
    }
    fight.actor = this.firstOf(fight, fight.side);
    if (this.targets.isRandom(fight.actor, fight.pending)) fight.stage = AIMING;
    else fight.target = this.targets.choose(fight, fight.actor, fight.pending);
  }

  private firstOf(fight: Fight, side: number): number {
    for (let i = 0; i < fight.units.length; i += 1) if (fights(fight, this.sideOf, i, side)) return i;
    return -1;
  }

  /** Whether a side had several members when the combat began. */
  private isMany(fight: Fight, side: number): boolean {
    return members(fight, this.sideOf, side) > 1;
  }
}
