import type { Dice } from '../../dice/dice.ts';
import { CONTINUES, ROUND_ENDS, type Tactics } from '../system.ts';
import type { Arena } from './arena.ts';
import type { BatchTables } from './batch-tables.ts';
import { DECISION, SPLIT, TARGET } from './decisions.ts';
import { Exchange } from './exchange.ts';
import { type Fight, FLAG, LASTING, OWN_STANCE, STAGE } from './fight.ts';
import { noteFloored } from './mishaps.ts';
import { lowest, nextStriker } from './order.ts';
import { FLED, STANDING } from './posture.ts';
import { standsAlone, standsFirm } from './psychology.ts';
import { AIM } from './shots.ts';
import { STANCE } from './stance.ts';
import { chooseCharger, chooseTarget, hasCharged, sortTargets } from './targets.ts';
import { holdOf, pursuerCode } from './volleys.ts';

/** Whether the next step of a fight is one of the close-combat phase. */
export function isInPhase({ stage }: Fight): boolean {
  return stage === STAGE.striking || stage === STAGE.closing || stage === STAGE.pistols;
}

/**
 * One close-combat phase of a fight whose contacts are settled: pistols, blows in order, tests for standing alone. Its
 * progress is in the fight; the phase itself keeps nothing from one call to the next.
 */
export class Phase {
  /** How its attacks are played, for those who also shoot. */
  readonly exchange: Exchange;
  private readonly arena: Arena;
  /** Enemies of a man who flees, for the moment. */
  private readonly pursuers: Int32Array;
  // What this engagement can do without.
  private readonly hasShots: boolean;
  /** Standing alone needs two enemies: nobody tests for it one against one. */
  private readonly mayStandAlone: boolean;

  /** @param tables laws of batches to draw from; null rolls every die */
  constructor(arena: Arena, tables: BatchTables | null) {
    this.arena = arena;
    this.exchange = new Exchange(arena, tables);
    this.pursuers = new Int32Array(arena.fighters.length);
    this.hasShots = arena.fighters.some((f) => f.carriesCrossbowPistol && f.stats.BS > 0);
    this.mayStandAlone = arena.rulings.psychology !== 'off' && arena.fighters.length > 2;
  }

  /** Fixes who will fire and strike. // MH-ORD-1 */
  begin(fight: Fight): void {
    fight.pending = fight.standing & fight.engaged;
    if (this.arena.hasStupidity) fight.pending &= ~stupidOf(fight);
    fight.foremost = 0;
    if (this.hasShots && this.loadShots(fight)) fight.stage = STAGE.pistols;
    else this.beginStriking(fight);
  }

  /** Plays the phase to its end: what {@link step} does step by step. */
  play(fight: Fight, dice: Dice, tactics: Tactics): number {
    let code: number = CONTINUES;
    while (code === CONTINUES) code = this.step(fight, dice, tactics);
    return code;
  }

  /**
   * Plays the next shot, batch of blows or test.
   * @returns the index of the side that has won, {@link ROUND_ENDS} after the phase, else {@link CONTINUES}
   */
  step(fight: Fight, dice: Dice, tactics: Tactics): number {
    switch (fight.stage) {
      case STAGE.pistols:
        return this.shoot(fight, dice);
      case STAGE.striking:
        return fight.striker >= 0 ? this.strikePart(fight, dice, tactics) : this.strikeNext(fight, dice, tactics);
      default:
        return this.testAlone(fight, dice);
    }
  }

  /** Marks those who fire a crossbow pistol before the blows; false when nobody does. // MH-ORD-5, MH-ATK-8 */
  private loadShots(fight: Fight): boolean {
    for (let i = 0; i < fight.units.length; i += 1) {
      const self = this.arena.combatant(i);
      const isFirstRound = (fight.unit(i).flags & FLAG.fought) === 0;
      if (self.carriesCrossbowPistol && self.stats.BS > 0 && isFirstRound) fight.early |= 1 << i;
    }
    fight.early &= fight.pending;
    return fight.early !== 0;
  }

  /** From here on blows are struck; marks those who lash out at their chargers ahead of theirs. // MH-ORD-2 */
  private beginStriking(fight: Fight): void {
    fight.stage = STAGE.striking;
    if (!this.arena.hasLashers) return;
    for (let left = fight.pending; left !== 0; left &= left - 1) {
      const index = lowest(left);
      const { flags } = fight.unit(index);
      const lashes =
        (flags & FLAG.charged) !== 0 && this.arena.lashes(index, flags & FLAG.fought, fight.unit(index).grip);
      if (lashes) fight.early |= 1 << index;
    }
  }

  // MH-ATK-8
  private shoot(fight: Fight, dice: Dice): number {
    if (fight.early === 0) {
      this.beginStriking(fight);
      return CONTINUES;
    }
    const shooter = lowest(fight.early);
    fight.early &= fight.early - 1;
    const target = chooseTarget(this.arena, fight, shooter, TARGET.first, dice);
    if (target < 0) return CONTINUES;
    const before = fight.unit(target).posture;
    const ended = this.exchange.shoot(
      fight,
      shooter,
      target,
      this.arena.volleys.shot(shooter, target, AIM.melee),
      dice,
    );
    noteFloored(fight.unit(target), before, shooter);
    return ended;
  }

  /** A charged man's whip, at one who charged him; his blows come later. // MH-ATK-1, MH-ORD-2 */
  private lash(fight: Fight, striker: number, dice: Dice, tactics: Tactics): number {
    fight.early &= ~(1 << striker);
    fight.foremost = 0;
    dice.scope(fight.round, striker);
    const target = chooseCharger(this.arena, fight, striker, tactics.choose(DECISION.target, striker), dice);
    if (target < 0) return CONTINUES;
    const before = fight.unit(target).posture;
    const stance = this.stanceOf(fight, striker, target, false);
    const volley = this.arena.volleys.lash(striker, target, stance, gripsIn(fight, striker, target));
    const ended = this.exchange.strike(fight, striker, target, volley, dice, tactics);
    noteFloored(fight.unit(target), before, striker);
    return ended;
  }

  /** The next striker's attacks; all on one target unless he splits them. // MH-ORD-1, MH-ATK-9 */
  private strikeNext(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { arena } = this;
    const striker = nextStriker(arena, fight, dice);
    if (striker < 0) return this.close(fight);
    if ((fight.early & (1 << striker)) !== 0) return this.lash(fight, striker, dice, tactics);
    fight.pending &= ~(1 << striker);
    const { contacts } = fight.unit(striker);
    const enemies = contacts & fight.present;
    const isAmongSeveral = (contacts & (contacts - 1)) !== 0;
    const target = isAmongSeveral ? this.targetAmong(fight, striker, dice, tactics) : lowest(enemies);
    if (target < 0) return CONTINUES;
    const stance = this.stanceOf(fight, striker, target, isAmongSeveral && (enemies & (enemies - 1)) !== 0);
    const hold = arena.mayDisarm ? gripsIn(fight, striker, target) : 0;
    const volley = arena.volleys.of(striker, target, stance, hold);
    const ended = this.exchange.strike(fight, striker, target, volley, dice, tactics);
    return ended === CONTINUES && fight.pending === 0 ? this.close(fight) : ended;
  }

  /** Whom he strikes of several, -1 for nobody or where he splits his attacks among them. // MH-ATK-9 */
  private targetAmong(fight: Fight, striker: number, dice: Dice, tactics: Tactics): number {
    dice.scope(fight.round, striker);
    const policy = tactics.choose(DECISION.target, striker);
    if (tactics.choose(DECISION.split, striker) === SPLIT.even) {
      sortTargets(this.arena, fight, striker, policy);
      if (fight.targetCount > 1) {
        fight.striker = striker;
        return -1;
      }
      fight.targetCount = 0;
    }
    return chooseTarget(this.arena, fight, striker, policy, dice);
  }

  /** The share of split attacks that goes to the next target. // MH-ATK-9 */
  private strikePart(fight: Fight, dice: Dice, tactics: Tactics): number {
    const { striker, targetIndex, targetCount } = fight;
    const target = fight.targets[targetIndex] as number;
    fight.targetIndex += 1;
    if (fight.targetIndex >= targetCount) {
      fight.striker = -1;
      fight.targetCount = 0;
      fight.targetIndex = 0;
    }
    const stance = this.stanceOf(fight, striker, target, true);
    const hold = gripsIn(fight, striker, target);
    const volley = this.arena.volleys.partOf(striker, target, stance, hold, targetIndex, targetCount);
    return this.exchange.strike(fight, striker, target, volley, dice, tactics);
  }

  /** Circumstances of a strike, as bits of STANCE. @param isCrowded several enemies in contact when his moment came */
  private stanceOf(fight: Fight, striker: number, target: number, isCrowded: boolean): number {
    const own = fight.unit(striker).flags;
    const theirs = fight.unit(target).flags;
    const stance = (own & OWN_STANCE) | ((theirs & FLAG.fought) * STANCE.targetFought);
    const isPlain = !isCrowded && ((own & FLAG.charged) | (theirs & FLAG.charging)) === 0;
    return isPlain ? stance : stance | this.rareStance(fight, striker, target, isCrowded);
  }

  /** Those that only a charge or several enemies bring. */
  private rareStance(fight: Fight, striker: number, target: number, isCrowded: boolean): number {
    const { arena } = this;
    const wasCharged = (fight.unit(striker).flags & FLAG.charged) !== 0;
    const charges = (fight.unit(target).flags & FLAG.charging) !== 0;
    let stance = wasCharged && this.lashesAlong(fight, striker, target) ? STANCE.charged : 0;
    if (charges && arena.isUnstoppable[target] === true) stance |= STANCE.targetUnstoppable;
    return isCrowded && arena.combatant(striker).isCombatMaster ? stance | STANCE.crowded : stance; // MH-ATK-3
  }

  /** Whether a charged man who strikes first anyway lashes out among his blows at that enemy. // MH-ATK-1 */
  private lashesAlong(fight: Fight, striker: number, target: number): boolean {
    const { arena } = this;
    return arena.combatant(striker).abilities.has('lightning-reflexes') && hasCharged(arena, fight, target, striker);
  }

  /**
   * After the last blow: tests for standing alone, if any; then the end of the round. Who tests is settled man by man, but
   * nobody does unless somebody stands alone to begin with; of pairs each is asked by itself. // MH-PSY-8
   */
  private close(fight: Fight): number {
    if (!this.mayStandAlone || !(this.arena.isPaired || this.isAnyoneAlone(fight))) return endRound(fight);
    fight.stage = STAGE.closing;
    fight.cursor = 0;
    return CONTINUES;
  }

  private isAnyoneAlone(fight: Fight): boolean {
    const standing = fight.standing & this.arena.membersOf(fight.activeSide);
    for (let left = standing & fight.engaged; left !== 0; left &= left - 1) {
      if (standsAlone(this.arena, fight, lowest(left))) return true;
    }
    return false;
  }

  // MH-PSY-8, MH-PSY-9
  private testAlone(fight: Fight, dice: Dice): number {
    const { arena } = this;
    const standing = fight.standing & arena.membersOf(fight.activeSide);
    // In a mêlée whoever else stands is near.
    const steadied = arena.isSpread || (standing & (standing - 1)) === 0 ? 0 : standing;
    for (let left = standing & ~steadied & (-1 << fight.cursor); left !== 0; left &= left - 1) {
      const index = lowest(left);
      if (!standsAlone(arena, fight, index)) continue;
      fight.cursor = index + 1;
      return standsFirm(arena, fight, index, dice) ? CONTINUES : this.flee(fight, index, dice);
    }
    return endRound(fight);
  }

  // MH-PSY-9
  private flee(fight: Fight, index: number, dice: Dice): number {
    const unit = fight.unit(index);
    const { pursuers } = this;
    const hands = (unit.flags & FLAG.fought) * STANCE.targetFought;
    let count = 0;
    let first = 0;
    for (let left = unit.contacts & fight.standing; left !== 0; left &= left - 1) {
      const i = lowest(left);
      const other = fight.unit(i);
      if ((other.flags & FLAG.stupid) !== 0) continue;
      if (count === 0) first = i;
      pursuers[count] = pursuerCode(i, (other.flags & (FLAG.fought | FLAG.charging)) | hands, other.grip);
      count += 1;
    }
    if (count > 0) {
      const volley = this.arena.volleys.freeBlows(pursuers, count, index, unit.grip);
      const ended = this.exchange.shoot(fight, first, index, volley, dice);
      if (ended !== CONTINUES) return ended;
    }
    if (unit.posture !== STANDING) return CONTINUES;
    fight.place(index, FLED);
    return this.exchange.lose(fight, index);
  }
}

function gripsIn(fight: Fight, striker: number, target: number): number {
  return holdOf(fight.unit(striker).grip, fight.unit(target).grip);
}

/** Who failed his last stupidity test, as a bit set. // MH-PSY-7 */
function stupidOf(fight: Fight): number {
  let stupid = 0;
  for (let left = fight.standing; left !== 0; left &= left - 1) {
    if ((fight.unit(lowest(left)).flags & FLAG.stupid) !== 0) stupid |= left & -left;
  }
  return stupid;
}

/** What outlasts the round, and who has fought in it. // MH-ORD-6, MH-SKI-5 */
function endRound(fight: Fight): number {
  for (let left = fight.present; left !== 0; left &= left - 1) {
    const unit = fight.unit(lowest(left));
    if ((unit.flags & FLAG.held) !== 0) fight.hasStaleContacts = true;
    const hasFought = unit.contacts === 0 ? 0 : FLAG.fought;
    unit.flags = (unit.flags & LASTING & ~FLAG.fought) | hasFought;
    unit.flooredBy = -1;
    if (hasFought === 0) unit.grip = 0; // MH-CRIT-5: what was lost is picked up again
  }
  fight.pending = 0;
  fight.criticalsUsed = 0;
  fight.cursor = 0;
  fight.stage = STAGE.opening;
  return ROUND_ENDS;
}
