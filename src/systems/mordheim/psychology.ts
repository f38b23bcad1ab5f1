import type { Dice } from '../../dice/dice.ts';
import type { Arena } from './arena.ts';
import { distanceBetween, nearestOf } from './distances.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { isRoutDue, passesLeadership } from './leadership.ts';
import { EIGHTHS } from './mobility.ts';
import { DOWN, OUT, STANDING, STUNNED } from './posture.ts';
import { SITE } from './sites.ts';

/** So far friends steady one another, in eighths of an inch. // MH-CHAR-4, MH-PSY-8 */
const NEAR = 6 * EIGHTHS;

/** Whether one is near enough to the other to steady him. */
export function isNear(unit: Unit, other: Unit): boolean {
  return Math.abs(unit.at - other.at) <= NEAR;
}

/** Greater of his own Leadership and that of a standing leader of his side near him. // MH-CHAR-4 */
function leadershipOf(arena: Arena, fight: Fight, index: number): number {
  let best = arena.combatant(index).stats.Ld;
  const leaders = arena.leadersOver(index);
  for (let i = 0; i < leaders.length; i += 1) {
    const leader = leaders[i] as number;
    const unit = fight.unit(leader);
    if (unit.posture !== STANDING || !isNear(unit, fight.unit(index))) continue;
    best = Math.max(best, arena.combatant(leader).stats.Ld);
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
  const unit = fight.unit(index);
  for (let i = 0; i < fight.units.length; i += 1) {
    const other = fight.unit(i);
    if (arena.sideOf[i] !== arena.sideOf[index] || other.posture >= OUT || !isNear(unit, other)) continue;
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
  let declared = 0;
  let arrived = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (arena.sideOf[i] !== side) continue;
    const charger = fight.unit(i);
    if (charger.posture >= OUT) continue;
    const target = enemyAt(arena, fight, side, declared);
    declared += 1;
    if (target < 0) continue;
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

/** The i-th living enemy of a side, counted round and round. // MH-PSY-1 */
function enemyAt(arena: Arena, fight: Fight, side: number, i: number): number {
  let living = 0;
  for (let e = 0; e < fight.units.length; e += 1) {
    if (arena.sideOf[e] !== side && fight.unit(e).posture < OUT) living += 1;
  }
  if (living === 0) return -1;
  let left = i % living;
  for (let e = 0; e < fight.units.length; e += 1) {
    if (arena.sideOf[e] === side || fight.unit(e).posture >= OUT) continue;
    if (left === 0) return e;
    left -= 1;
  }
  return -1;
}

/** Whether he must test for standing alone. // MH-PSY-8 */
export function standsAlone(arena: Arena, fight: Fight, index: number): boolean {
  const unit = fight.unit(index);
  const hasTwoEnemies = (unit.contacts & (unit.contacts - 1)) !== 0;
  if (unit.posture !== STANDING || !hasTwoEnemies) return false;
  const self = arena.combatant(index);
  if (self.isImmuneToFear || self.isCombatMaster || isFrenzied(arena, unit, index)) return false;
  const side = arena.sideOf[index] ?? 0;
  if (arena.hasFriendsNear[side] === true) return false;
  let enemies = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    const other = fight.unit(i);
    if (arena.sideOf[i] === side) {
      if (i !== index && other.posture === STANDING && isNear(unit, other)) return false;
    } else if ((unit.contacts & (1 << i)) !== 0) {
      if (other.posture === STANDING || (arena.downedCountForAllAlone && other.posture <= STUNNED)) enemies += 1;
    }
  }
  return enemies >= 2;
}

/** Whether he holds his ground though alone. // MH-PSY-8 */
export function standsFirm(arena: Arena, fight: Fight, index: number, dice: Dice): boolean {
  return keepsNerve(arena, fight, index, SITE.allAlone, dice);
}

/** Outcome of a side's rout test or concession at the start of its turn: whether it leaves the field. // MH-ROUT-1 to 3 */
export function leavesField(arena: Arena, fight: Fight, side: number, dice: Dice): boolean {
  if (arena.testsRout[side] !== true && arena.concedes[side] !== true) return false;
  let size = 0;
  let lost = 0;
  // Who would test, the first of several with the greatest Leadership.
  let best = -1;
  let bestStunned = -1;
  let leader = -1;
  const better = (i: number, than: number): number =>
    than < 0 || arena.combatant(i).stats.Ld > arena.combatant(than).stats.Ld ? i : than;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (arena.sideOf[i] !== side) continue;
    size += 1;
    const { posture } = fight.unit(i);
    if (posture === OUT || (posture > OUT && arena.fledCountForRout)) lost += 1;
    if (posture >= OUT) continue;
    bestStunned = better(i, bestStunned);
    if (posture > DOWN) continue;
    best = better(i, best);
    if (arena.combatant(i).abilities.has('leader')) leader = better(i, leader);
  }
  if (!isRoutDue(lost, size)) return false;
  if (arena.concedes[side] === true) return true; // MH-ROUT-3
  const tester = leader >= 0 ? leader : best >= 0 ? best : bestStunned; // MH-ROUT-2
  if (tester < 0) return true;
  dice.scope(fight.round, tester);
  return !passesLeadership(arena.combatant(tester).stats.Ld, SITE.rout, dice);
}
