import type { Dice } from '../../dice/dice.ts';
import type { Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DECISION, ENEMIES_DOWN, STANCES } from './decisions.ts';
import { distanceBetween, nearestOf, nearestStanding, standingApart } from './distances.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { EIGHTHS, mayRun, type Strides, stridesOf } from './mobility.ts';
import { leaveContacts, lowest, makeContact } from './order.ts';
import { STANDING } from './posture.ts';
import { isFrenzied, isFrightened } from './psychology.ts';
import { SITE } from './sites.ts';

/** Nobody but a charger comes nearer to an enemy, in eighths of an inch. // MH-SKI-3 */
const SHORT_OF = EIGHTHS;

/** The movement phase of a skirmish: charges, then all other moves, along one line. Keeps nothing between calls. */
export class Approach {
  private readonly arena: Arena;
  /** Index fighter → how far he may go. */
  private readonly strides: readonly Strides[];
  /** Index fighter → eighths of an inch at which he declares a charge. */
  private readonly chargeAt: readonly number[];

  constructor(arena: Arena) {
    this.arena = arena;
    this.strides = arena.fighters.map((who) => stridesOf(who));
    this.chargeAt = arena.fighters.map(({ tactics }, index) =>
      tactics.chargeAt === null ? this.stridesOf(index).charge : Math.floor(tactics.chargeAt * EIGHTHS),
    );
  }

  private stridesOf(index: number): Strides {
    return this.strides[index] as Strides;
  }

  /** The enemy on whom a fighter of the active side declares a charge, or -1. // MH-SKI-2, MH-REC-3 */
  chargeTarget(fight: Fight, index: number, tactics: Tactics): number {
    const unit = fight.unit(index);
    if (unit.posture !== STANDING || (unit.flags & (FLAG.stoodUp | FLAG.stupid)) !== 0) return -1;
    if (unit.contacts !== 0 && !this.mayGo(fight, index, tactics)) return -1;
    const goesOn = unit.contacts !== 0 && tactics.choose(DECISION.enemiesDown, index) === ENEMIES_DOWN.charge;
    const frenzied = isFrenzied(this.arena, unit, index); // MH-PSY-5
    if (!frenzied && !goesOn && tactics.choose(DECISION.stance, index) === STANCES.hold) return -1;
    const target = nearestOf(fight, index, this.goalsOf(fight, index));
    if (target < 0) return -1;
    const declaredAt = this.chargeAt[index] as number;
    const limit = frenzied ? Math.max(declaredAt, this.stridesOf(index).charge) : declaredAt;
    return distanceBetween(fight, index, target) <= limit ? target : -1;
  }

  /** A charge that was declared: he arrives, is held by fear, or falls short. // MH-SKI-2, MH-MOV-4, MH-MOV-5 */
  charge(fight: Fight, index: number, target: number, dice: Dice): void {
    const { arena } = this;
    const charger = fight.unit(index);
    const charged = fight.unit(target);
    const { charge, walk } = this.stridesOf(index);
    if (distanceBetween(fight, index, target) > charge) {
      charger.flags |= FLAG.spent;
      leaveContacts(fight, index);
      approach(fight, index, target, walk);
      return;
    }
    // MH-PSY-3
    if (isFrightened(arena, fight, index, target, dice)) {
      charger.flags |= FLAG.held | FLAG.spent;
      return;
    }
    leaveContacts(fight, index);
    fight.places[index] = fight.placeOf(target);
    charger.flags |= FLAG.charging;
    charged.flags |= FLAG.charged;
    makeContact(fight, index, target);
    if (isFrightened(arena, fight, target, index, dice)) charged.flags |= FLAG.afraid; // MH-PSY-2
  }

  /**
   * Moves a fighter of the active side who did not charge. // MH-SKI-3
   * @returns whether a die was rolled
   */
  move(fight: Fight, index: number, dice: Dice, tactics: Tactics): boolean {
    const unit = fight.unit(index);
    if (unit.posture !== STANDING || (unit.flags & FLAG.spent) !== 0) return false;
    const isStupid = (unit.flags & FLAG.stupid) !== 0;
    const stance = tactics.choose(DECISION.stance, index);
    if (unit.contacts !== 0) {
      if (!isStupid && this.mayGo(fight, index, tactics)) this.walkOff(fight, index, stance, tactics);
      return false;
    }
    if (stance === STANCES.hold && !isStupid) return false;
    const enemy = nearestOf(fight, index, this.goalsOf(fight, index));
    if (isStupid) {
      this.stumble(fight, index, enemy, dice);
      return true;
    }
    if (stance === STANCES.charge && this.mayRun(fight, index)) {
      if (approach(fight, index, enemy, this.stridesOf(index).run)) unit.flags |= FLAG.spent; // MH-MOV-3
    } else if (approach(fight, index, enemy, this.walkOf(unit, index))) unit.flags |= FLAG.moved; // MH-SKI-4
    return false;
  }

  /** Whether all who are in contact with him are down, and he does not mean to stay. // MH-DWN-5 */
  private mayGo(fight: Fight, index: number, tactics: Tactics): boolean {
    if (tactics.choose(DECISION.enemiesDown, index) === ENEMIES_DOWN.stay) return false;
    for (let left = fight.unit(index).contacts; left !== 0; left &= left - 1) {
      if (fight.unit(lowest(left)).posture === STANDING) return false;
    }
    return true;
  }

  /** Whom he may charge or go to, as a bit set: all enemies or, where he is in contact, those who stand apart. */
  private goalsOf(fight: Fight, index: number): number {
    const isFree = fight.unit(index).contacts === 0;
    return isFree ? this.arena.enemiesOf(index) : standingApart(this.arena, fight, index);
  }

  /** Leaves men who are down, by an inch at least: to the next enemy or, with stance hold, away from all. // MH-DWN-5 */
  private walkOff(fight: Fight, index: number, stance: number, tactics: Tactics): void {
    if (tactics.choose(DECISION.enemiesDown, index) !== ENEMIES_DOWN.leave) return;
    const unit = fight.unit(index);
    const runs = stance === STANCES.charge && this.mayRun(fight, index);
    const stride = runs ? this.stridesOf(index).run : this.walkOf(unit, index);
    let way = 0;
    if (stance === STANCES.hold) way = this.wayBack(fight, index, stride);
    else {
      const goal = nearestOf(fight, index, this.goalsOf(fight, index));
      if (goal >= 0) way = wayTo(fight, index, goal, stride);
    }
    if (Math.abs(way) < SHORT_OF) return;
    leaveContacts(fight, index);
    fight.places[index] = fight.placeOf(index) + way;
    unit.flags |= runs ? FLAG.spent : FLAG.moved;
  }

  /** Eighths of an inch towards his own side's end of the line, short of an enemy in that direction. */
  private wayBack(fight: Fight, index: number, stride: number): number {
    const back = this.arena.sideOf[index] === 0 ? -1 : 1;
    let length = stride;
    for (let left = this.arena.enemiesOf(index) & fight.present; left !== 0; left &= left - 1) {
      const gap = (fight.placeOf(lowest(left)) - fight.placeOf(index)) * back;
      if (gap > 0) length = Math.min(length, gap - SHORT_OF);
    }
    return back * length;
  }

  /** A stupid man goes half his way, or stands and gapes. // MH-PSY-7 */
  private stumble(fight: Fight, index: number, enemy: number, dice: Dice): void {
    dice.scope(fight.round, index);
    if (dice.atLeast(6, 4, SITE.stupor)) return;
    approach(fight, index, enemy, this.stridesOf(index).walk / 2);
  }

  // MH-MOV-2, MH-REC-3
  private mayRun(fight: Fight, index: number): boolean {
    if ((fight.unit(index).flags & FLAG.stoodUp) !== 0) return false;
    return mayRun(this.stridesOf(index), nearestStanding(this.arena, fight, index), this.arena.rulings);
  }

  // MH-REC-3
  private walkOf(unit: Unit, index: number): number {
    const { walk, walkAfterStandingUp } = this.stridesOf(index);
    return (unit.flags & FLAG.stoodUp) !== 0 ? walkAfterStandingUp : walk;
  }
}

/** Moves a fighter towards an enemy, stopping short of him; false when he cannot come any nearer. // MH-SKI-3 */
function approach(fight: Fight, index: number, enemy: number, stride: number): boolean {
  const way = wayTo(fight, index, enemy, stride);
  fight.places[index] = fight.placeOf(index) + way;
  return way !== 0;
}

/** How far he comes, in eighths of an inch, negative towards the first side's end. */
function wayTo(fight: Fight, index: number, enemy: number, stride: number): number {
  const way = fight.placeOf(enemy) - fight.placeOf(index);
  const length = Math.max(0, Math.min(stride, Math.abs(way) - SHORT_OF));
  return way > 0 ? length : -length;
}
