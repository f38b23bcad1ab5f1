import type { Dice } from '../../../dice/dice.ts';
import { NOBODY } from '../contest.ts';
import { SITE } from '../sites.ts';
import { Blows } from './blows.ts';
import type { FightFacts } from './facts.ts';
import { type Fight, FLAG } from './fight.ts';
import { Leaders } from './leaders.ts';
import { bandOf, firstOf, isMany, livingSet, memberAt, muster, sideSets, sizeOf } from './members.ts';
import { Placing } from './placing.ts';
import { Targets } from './targets.ts';
import type { Values } from './values.ts';

/** What is rolled next in a combat. */
export const INITIATIVE = 0;
/** Whom a lone fighter strikes next, where he leaves it to chance. */
const AIMING = 1;
export const STRIKING = 2;
/** The free attack of a counter-attack. // CF-ABL-2 */
export const ANSWERING = 3;
/** Nothing yet: who strikes whom is to be found. */
const SEEKING = 4;
/** Nothing any more. */
const OVER = 5;

/**
 * One combat of one against one or several: the members are those whose slot is that of the fight. From the initiative
 * roll to the last attack die. // CF-DICE, CF-XCH
 */
export class Clash {
  readonly blows: Blows;
  readonly placing: Placing;
  readonly values: Values;
  /** Index side → all its fighters, as bits. */
  private readonly sets: readonly [number, number];
  private readonly leaders: Leaders;
  private readonly targets: Targets;
  private readonly isBlind: boolean;
  private readonly isStepwise: boolean;

  constructor(facts: FightFacts, values: Values) {
    this.sets = sideSets(facts.party.sideOf);
    this.values = values;
    this.blows = new Blows(facts, values);
    this.leaders = new Leaders(facts, values);
    this.placing = new Placing(facts, values);
    this.targets = new Targets(facts);
    this.isBlind = facts.rulings['split-order'] === 'before-initiative';
    this.isStepwise = facts.engine !== 'dice';
  }

  /** Begins the combat of a slot in which both sides have somebody. */
  begin(fight: Fight, slot: number): void {
    fight.slot = slot;
    muster(fight, this.sets);
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
    return fight.stage === SEEKING ? this.seek(fight) : fight.stage !== OVER;
  }

  /** Rolls what {@link settle} has found; where every die is rolled, all that follows in this combat as well. */
  roll(fight: Fight, dice: Dice): void {
    if (this.isStepwise) {
      this.rollNext(fight, dice);
      return;
    }
    do this.rollNext(fight, dice);
    while (this.settle(fight));
    fight.stage = OVER;
  }

  private rollNext(fight: Fight, dice: Dice): void {
    if (fight.stage === INITIATIVE) this.rollInitiative(fight, dice);
    else if (fight.stage === AIMING) this.aim(fight, dice);
    else this.strike(fight, dice);
  }

  /** Dice are lost, and with them what only counts in the first combat. // CF-XCH-1, CF-FLY-10 */
  end(fight: Fight): void {
    const { bands } = fight;
    for (let left = (bands[0] as number) | (bands[1] as number); left !== 0; left &= left - 1) {
      const unit = fight.unit(firstOf(left));
      unit.attackDice = 0;
      unit.defenceDice = 0;
      unit.flags = (unit.flags | FLAG.fought) & ~FLAG.diving;
    }
    bands[0] = 0;
    bands[1] = 0;
    fight.stage = 0;
    fight.actor = 0;
    fight.target = 0;
    fight.side = 0;
    fight.pending = 0;
    fight.armed = 0;
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
    const { actor, target } = fight;
    const isFree = fight.stage === ANSWERING;
    const isAnswered = this.blows.play(fight, isFree, dice);
    disarm(fight, actor);
    disarm(fight, target);
    if (!isFree) this.strikeOff(fight);
    fight.stage = SEEKING;
    if (!isAnswered) return;
    fight.actor = target;
    fight.target = actor;
    fight.stage = ANSWERING;
  }

  /** The one who has struck, or been struck by the lone fighter, is done for this go. */
  private strikeOff(fight: Fight): void {
    const done = isMany(bandOf(fight, fight.side)) ? fight.actor : fight.target;
    fight.pending &= ~(1 << done);
    this.prune(fight);
  }

  /** Finds who strikes whom next. @returns false when nobody does any more // CF-XCH-1, CF-XCH-2 */
  private seek(fight: Fight): boolean {
    // After a free attack somebody may have died who was still to strike.
    if (fight.pending !== 0) this.prune(fight);
    const { armed } = fight;
    fight.actor = 0;
    fight.target = 0;
    if (livingSet(fight, 0) === 0 || livingSet(fight, 1) === 0) return false;
    if (fight.pending === 0) {
      if ((bandOf(fight, fight.side) & armed) === 0) fight.side = 1 - fight.side;
      const own = bandOf(fight, fight.side);
      if ((own & armed) === 0) return false;
      fight.pending = isMany(own) ? own & armed : livingSet(fight, 1 - fight.side);
    }
    this.name(fight);
    return true;
  }

  /** Leaves in a go only those who can still strike, or be struck; the other side has the next. */
  private prune(fight: Fight): void {
    const own = bandOf(fight, fight.side);
    const armed = own & fight.armed;
    if (isMany(own)) fight.pending &= armed;
    else if (armed === 0) fight.pending = 0;
    if (fight.pending === 0) fight.side = 1 - fight.side;
  }

  /** Several comrades strike one after another; a lone fighter strikes at each opponent. // CF-XCH-2 */
  private name(fight: Fight): void {
    const { pending, side } = fight;
    const own = bandOf(fight, side);
    fight.stage = STRIKING;
    if (isMany(own)) {
      fight.actor = firstOf(pending);
      fight.target = firstOf(livingSet(fight, 1 - side));
      return;
    }
    fight.actor = firstOf(own);
    if (this.targets.isRandom(fight.actor, pending)) fight.stage = AIMING;
    else fight.target = this.targets.choose(fight, fight.actor, pending);
  }
}

/** Clears the mark of whoever has spent, or lost, his last attack die. */
function disarm(fight: Fight, fighter: number): void {
  if (fight.unit(fighter).attackDice === 0) fight.armed &= ~(1 << fighter);
}
