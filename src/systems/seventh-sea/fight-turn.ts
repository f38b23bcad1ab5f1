import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, ROUND_ENDS } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { COUNT, type Fight } from './fight.ts';
import type { FightFacts } from './fight-facts.ts';
import { IDLE } from './fray.ts';
import type { RoundStart } from './round-start.ts';

/** The turns of a fight, one action after another. // SS-FIGHT-1 */
export class FightTurn {
  private readonly facts: FightFacts;
  private readonly rounds: RoundStart;
  /** Somebody is surprised at the start. */
  private readonly hasSurprise: boolean;

  constructor(facts: FightFacts, rounds: RoundStart) {
    this.facts = facts;
    this.rounds = rounds;
    this.hasSurprise = facts.surprised !== 0;
  }

  /** The next action: that of the next fighter, or the next roll of an attack under way. */
  play(fight: Fight, dice: Dice): number {
    const { strikes, order } = this.facts;
    const { fray, clock } = fight;
    if (fray.stage !== IDLE) {
      strikes.advance(fray, dice);
      return this.follow(fight, fray.attacker, fray.target);
    }
    const fighter = order.next(clock, dice);
    if (fighter < 0) return this.endRound(fight);
    if (this.hasSurprise) markSurprised(fight);
    return this.act(fight, fighter, dice);
  }

  /** Numbers: the steps of SS-FIGHT-1. */
  private act(fight: Fight, fighter: number, dice: Dice): number {
    const { combatants, helpers, spending, weapons, targets, order } = this.facts;
    const { fray, clock } = fight;
    const condition = fray.condition(fighter);
    const who = combatants[fighter] as Combatant;
    if (condition.isProne && who.tactics.rises) {
      spending.act(clock, fighter); // 2
      condition.isProne = false;
      return this.settle(fight);
    }
    weapons.choose(condition, fighter); // 3
    const { weapon, mustLoad } = weapons;
    if (mustLoad) {
      spending.act(clock, fighter);
      condition.load(weapon); // SS-ATT-14
      return this.settle(fight);
    }
    if (weapon < 0 || (who.rank === 'squad' && helpers.freeBrutes(fray, fighter) === 0)) {
      order.pass(clock, fighter); // 3, 4
      return this.settle(fight);
    }
    dice.scope(fight.round, fighter);
    const target = targets.choose(fray, fighter, dice); // 5
    spending.act(clock, fighter);
    if (!this.reaches(fight, fighter, target, weapon)) return this.settle(fight);
    return this.attack(fight, fighter, target, weapon, dice); // 7
  }

  /** Whether he can strike where he stands, or comes there with the same die; if not, he comes there. // SS-FIGHT-1, 6 */
  private reaches({ levels }: Fight, fighter: number, target: number, weapon: number): boolean {
    const { strikes, ground } = this.facts;
    const up = (levels[fighter] as number) - (levels[target] as number);
    if (up === 0 || !ground.isMelee(strikes.weapon(fighter, weapon))) return true;
    levels[fighter] = levels[target] as number;
    return up === 1; // SS-MOVE-1
  }

  private attack(fight: Fight, fighter: number, target: number, weapon: number, dice: Dice): number {
    const { strikes, spending, laws } = this.facts;
    const { fray, clock } = fight;
    strikes.begin(fray, fighter, target, weapon, spending.canDefend(clock, target), dice);
    if (strikes.report.isDefended) spending.defend(clock, target); // SS-DEF-1
    if (fray.stage !== IDLE) laws?.classes.settleUnder(clock, target);
    return this.follow(fight, fighter, target);
  }

  /** Counts what a roll of an attack did; ends the fight when it was the last. // SS-FIGHT-2 */
  private follow(fight: Fight, attacker: number, target: number): number {
    const { strikes, sideOf } = this.facts;
    const { report } = strikes;
    const { fray, clock } = fight;
    const own = sideOf[attacker] as number;
    const other = 1 - own;
    fight.count(COUNT.damage, own, report.damage);
    fight.count(COUNT.dramatic, own, report.dramatic);
    fight.count(COUNT.brutesLost, other, report.felled);
    if (report.isOut) fight.count(COUNT.losses, other, 1);
    const { isOut, isRecovering } = fray.condition(target);
    if (isOut && this.isBeaten(fight, other)) return own;
    if (isOut || isRecovering) clock.hand(target).clear(); // SS-DRAMA-3
    return fray.stage === IDLE ? this.settle(fight) : CONTINUES;
  }

  private isBeaten({ fray }: Fight, side: number): boolean {
    const { sideOf } = this.facts;
    for (let i = 0; i < sideOf.length; i += 1) if (sideOf[i] === side && !fray.condition(i).isOut) return false;
    return true;
  }

  /** Makes clocks with equal futures one; ends the round at once where nobody acts any more. */
  private settle(fight: Fight): number {
    const { laws } = this.facts;
    return laws?.classes.settle(fight.clock) === true ? this.endRound(fight) : CONTINUES;
  }

  private endRound(fight: Fight): number {
    this.rounds.end(fight);
    return ROUND_ENDS;
  }
}

/** Surprise may end with a phase. [surprise-length] // SS-SURP-2 */
function markSurprised({ clock, fray }: Fight): void {
  for (let i = 0; i < clock.hands.length; i += 1) {
    fray.condition(i).isSurprised = (clock.surprised & (1 << i)) !== 0;
  }
}
