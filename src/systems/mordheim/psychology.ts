import type { Dice } from '../../dice/dice.ts';
import type { Arena } from './arena.ts';
import { distanceBetween, nearestOf } from './distances.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { isRoutDue, passesLeadership } from './leadership.ts';
import { EIGHTHS } from './mobility.ts';
import { lowest, sizeOf } from './order.ts';
import { FLED, OUT, STUNNED } from './posture.ts';
import { SITE } from './sites.ts';

/** So far friends steady one another, in eighths of an inch. // MH-CHAR-4, MH-PSY-8 */
const NEAR = 6 * EIGHTHS;

/** Whether one is near enough to the other to steady him. */
export function isNear(fight: Fight, index: number, other: number): boolean {
  return distanceBetween(fight, index, other) <= NEAR;
}

/** Greater of his own Leadership and that of a standing leader of his side near him. // MH-CHAR-4 */
function leadershipOf(arena: Arena, fight: Fight, index: number): number {
  let best = arena.combatant(index).stats.Ld;
  for (let left = arena.leadersOver(index) & fight.standing; left !== 0; left &= left - 1) {
    const leader = lowest(left);
    if (isNear(fight, leader, index)) best = Math.max(best, arena.combatant(leader).stats.Ld);
  }
  return best;
}

/** Whether a frenzied fighter is still so. // MH-PSY-5 */
export function isFrenzied(arena: Arena, unit: Unit, index: number): boolean {
  return (unit.flags & FLAG.calmed) === 0 && arena.combatant(index).isFrenzied;
}

/** A test of nerve: fanatics pass it without dice. // MH-CHAR-3 */
function keepsNerve(arena: Arena, fight: Fight, index: number, site: number, dice: Dice): boolean {
  if (arena.combatant(index).isFanatical) return true;
  dice.scope(fight.round, index);
  return passesLeadership(leadershipOf(arena, fight, index), site, dice);
}

/** Whether he fears that enemy and fails his test. // MH-PSY-2, MH-PSY-3 */
export function isFrightened(arena: Arena, fight: Fight, index: number, enemy: number, dice: Dice): boolean {
  if (!arena.fears(index, enemy)) return false;
  const unit = fight.unit(index);
  if ((unit.flags & FLAG.afraid) !== 0 || isFrenzied(arena, unit, index)) return false;
  return !keepsNerve(arena, fight, index, SITE.fear, dice);
}

/** Frenzied with an enemy within reach of his charge, which leaves no room for other feelings. // MH-PSY-5 */
function isRaging(arena: Arena, fight: Fight, index: number): boolean {
  const unit = fight.unit(index);
  if (!isFrenzied(arena, unit, index)) return false;
  if (!arena.isSpread || unit.contacts !== 0) return true;
  const enemy = nearestOf(fight, index, arena.enemiesOf(index));
  return enemy >= 0 && distanceBetween(fight, index, enemy) <= (arena.reaches[index] as number);
}

/** A beast with one of its masters near, who does its thinking. // MH-PSY-7 */
function isLed(arena: Arena, fight: Fight, index: number): boolean {
  if (!arena.combatant(index).abilities.has('led-by-skaven')) return false;
  for (let i = 0; i < fight.units.length; i += 1) {
    const other = fight.unit(i);
    if (arena.sideOf[i] !== arena.sideOf[index] || other.posture >= OUT || !isNear(fight, index, i)) continue;
    if (arena.combatant(i).abilities.has('skaven-hero')) return true;
  }
  return false;
}

/** Stupidity tests of the active side, in list order. // MH-PSY-7 */
export function testStupidity(arena: Arena, fight: Fight, dice: Dice): void {
  for (let i = 0; i < fight.units.length; i += 1) {
    if (arena.sideOf[i] !== fight.activeSide) continue;
    const unit = fight.unit(i);
    if (unit.posture >= OUT || !arena.combatant(i).isStupid) continue;
    unit.flags &= ~FLAG.stupid;
    if (isLed(arena, fight, i) || isRaging(arena, fight, i) || keepsNerve(arena, fight, i, SITE.stupidity, dice))
      continue;
    unit.flags |= FLAG.stupid;
  }
}

/**
 * Declares the charges of a side, in list order. // MH-PSY-1 to 4
 * @param isFirstRound whether a charger who is held stays out of contact
 */
export function declareCharges(arena: Arena, fight: Fight, isFirstRound: boolean, dice: Dice): void {
  const side = fight.chargingSide;
  fight.chargingSide = -1;
  if (side < 0) return;
  const enemies = fight.present & arena.membersOf(1 - side);
  let targets = 0;
  let arrived = 0;
  for (let left = enemies === 0 ? 0 : fight.present & arena.membersOf(side); left !== 0; left &= left - 1) {
    const i = lowest(left);
    const charger = fight.unit(i);
    if (targets === 0) targets = enemies; // MH-PSY-1: counted round and round
    const target = lowest(targets);
    targets &= targets - 1;
    if ((charger.flags & FLAG.stupid) !== 0 || isFrightened(arena, fight, i, target, dice)) {
      // MH-PSY-4: from round 2 he is in contact all the same
      if (isFirstRound) charger.flags |= FLAG.held;
      continue;
    }
    arrived += 1;
    charger.flags |= FLAG.charging;
    const charged = fight.unit(target);
    charged.flags |= FLAG.charged;
    if (isFrightened(arena, fight, target, i, dice)) charged.flags |= FLAG.afraid; // MH-PSY-2
  }
  if (arrived === 0 && isFirstRound) fight.chargingSide = 1 - side;
}

/** Whether he must test for standing alone. @param index of somebody on his feet // MH-PSY-8 */
export function standsAlone(arena: Arena, fight: Fight, index: number): boolean {
  const unit = fight.unit(index);
  const enemies = unit.contacts & (arena.downedCountForAllAlone ? fight.present : fight.standing);
  return (enemies & (enemies - 1)) !== 0 && isLeftAlone(arena, fight, index, unit);
}

/** Whether several enemies are too much for him, and nobody is near. // MH-PSY-8 */
function isLeftAlone(arena: Arena, fight: Fight, index: number, unit: Unit): boolean {
  const self = arena.combatant(index);
  if (self.isImmuneToFear || self.isCombatMaster || isFrenzied(arena, unit, index)) return false;
  const side = arena.sideOf[index] ?? 0;
  if (arena.hasFriendsNear[side] === true) return false;
  for (let left = fight.standing & arena.membersOf(side) & ~(1 << index); left !== 0; left &= left - 1) {
    if (isNear(fight, index, lowest(left))) return false;
  }
  return true;
}

/** Whether he holds his ground though alone. // MH-PSY-8 */
export function standsFirm(arena: Arena, fight: Fight, index: number, dice: Dice): boolean {
  return keepsNerve(arena, fight, index, SITE.allAlone, dice);
}

/** Outcome of a side's rout test or concession at the start of its turn: whether it leaves the field. // MH-ROUT-1 to 3 */
export function leavesField(arena: Arena, fight: Fight, side: number, dice: Dice): boolean {
  if (arena.testsRout[side] !== true && arena.concedes[side] !== true) return false;
  const members = arena.membersOf(side);
  const gone = members & ~fight.present;
  const size = sizeOf(members);
  if (!isRoutDue(sizeOf(gone), size)) return false;
  const lost = arena.fledCountForRout ? gone : gone & ~inPosture(fight, gone, FLED);
  if (!isRoutDue(sizeOf(lost), size)) return false;
  if (arena.concedes[side] === true) return true; // MH-ROUT-3
  const tester = routTester(arena, fight, members & fight.present);
  if (tester < 0) return true;
  dice.scope(fight.round, tester);
  return !passesLeadership(arena.combatant(tester).stats.Ld, SITE.rout, dice);
}

/**
 * Who tests for those of a side who are still there, -1 for nobody: a leader or else anybody, but none who is stunned if
 * it can be helped; the first of several with the greatest Leadership. // MH-ROUT-2
 */
function routTester(arena: Arena, fight: Fight, present: number): number {
  const alert = present & ~inPosture(fight, present, STUNNED);
  const leaders = alert & arena.leaderSet;
  const among = leaders !== 0 ? leaders : alert !== 0 ? alert : present;
  let best = lowest(among);
  for (let left = among; left !== 0; left &= left - 1) {
    const index = lowest(left);
    if (arena.combatant(index).stats.Ld > arena.combatant(best).stats.Ld) best = index;
  }
  return best;
}

/** Those of a set who are in a posture. */
function inPosture(fight: Fight, among: number, posture: number): number {
  let found = 0;
  for (let left = among; left !== 0; left &= left - 1) {
    if (fight.unit(lowest(left)).posture === posture) found |= left & -left;
  }
  return found;
}
