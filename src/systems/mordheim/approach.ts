import type { Dice } from '../../dice/dice.ts';
import type { Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import { DECISION, STANCES } from './decisions.ts';
import { distanceBetween, nearestEnemy, nearestStanding } from './distances.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { countsExact, EIGHTHS, mayRun, type Strides, stridesOf } from './mobility.ts';
import { makeContact } from './order.ts';
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
  private readonly isInclusive: boolean;

  constructor(arena: Arena) {
    this.arena = arena;
    this.strides = arena.fighters.map((who) => stridesOf(who));
    this.chargeAt = arena.fighters.map(({ tactics }, index) =>
      tactics.chargeAt === null ? this.stridesOf(index).charge : Math.floor(tactics.chargeAt * EIGHTHS),
    );
    this.isInclusive = countsExact(arena.rulings);
  }

  private stridesOf(index: number): Strides {
    return this.strides[index] as Strides;
  }

  /** The enemy on whom a fighter of the active side declares a charge, or -1. // MH-SKI-2, MH-REC-3 */
  chargeTarget(fight: Fight, index: number, tactics: Tactics): number {
    const unit = fight.unit(index);
    if (!isFree(unit) || (unit.flags & (FLAG.stoodUp | FLAG.stupid)) !== 0) return -1;
    const frenzied = isFrenzied(this.arena, unit, index); // MH-PSY-5
    if (!frenzied && tactics.choose(DECISION.stance, index) === STANCES.hold) return -1;
    const target = nearestEnemy(this.arena, fight, index);
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
      approach(charger, charged, walk);
      return;
    }
    // MH-PSY-3
    if (isFrightened(arena, fight, index, target, dice)) {
      charger.flags |= FLAG.held | FLAG.spent;
      return;
    }
    charger.at = charged.at;
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
    if (!isFree(unit) || (unit.flags & FLAG.spent) !== 0) return false;
    const isStupid = (unit.flags & FLAG.stupid) !== 0;
    const stance = tactics.choose(DECISION.stance, index);
    if (stance === STANCES.hold && !isStupid) return false;
    const enemy = fight.unit(nearestEnemy(this.arena, fight, index));
    if (isStupid) {
      this.stumble(fight, index, enemy, dice);
      return true;
    }
    if (stance === STANCES.charge && this.mayRun(fight, index)) {
      if (approach(unit, enemy, this.stridesOf(index).run)) unit.flags |= FLAG.spent; // MH-MOV-3
    } else if (approach(unit, enemy, this.walkOf(unit, index))) unit.flags |= FLAG.moved; // MH-SKI-4
    return false;
  }

  /** A stupid man goes half his way, or stands and gapes. // MH-PSY-7 */
  private stumble(fight: Fight, index: number, enemy: Unit, dice: Dice): void {
    dice.scope(fight.round, index);
    if (dice.atLeast(6, 4, SITE.stupor)) return;
    approach(fight.unit(index), enemy, this.stridesOf(index).walk / 2);
  }

  // MH-MOV-2, MH-REC-3
  private mayRun(fight: Fight, index: number): boolean {
    if ((fight.unit(index).flags & FLAG.stoodUp) !== 0) return false;
    return mayRun(this.stridesOf(index), nearestStanding(this.arena, fight, index), this.isInclusive);
  }

  // MH-REC-3
  private walkOf(unit: Unit, index: number): number {
    const { walk, walkAfterStandingUp } = this.stridesOf(index);
    return (unit.flags & FLAG.stoodUp) !== 0 ? walkAfterStandingUp : walk;
  }
}

/** On his feet and in contact with nobody. */
function isFree(unit: Unit): boolean {
  return unit.posture === STANDING && unit.contacts === 0;
}

/** Moves a fighter towards an enemy, stopping short of him; false when he cannot come any nearer. // MH-SKI-3 */
function approach(unit: Unit, enemy: Unit, stride: number): boolean {
  const way = enemy.at - unit.at;
  const length = Math.min(stride, Math.abs(way) - SHORT_OF);
  if (length <= 0) return false;
  unit.at += way > 0 ? length : -length;
  return true;
}
