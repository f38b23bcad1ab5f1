import type { Dice } from '../../dice/dice.ts';
import type { Arena } from './arena.ts';
import { OUT, STANDING } from './batch.ts';
import type { Fight, Unit } from './fight.ts';
import { SITE } from './sites.ts';

/** Draws the one permutation that breaks every tie. // MH-ORD-4, roll-once */
export function drawRanks(fight: Fight, dice: Dice): void {
  const count = fight.units.length;
  for (let rank = 0; rank < count; rank += 1) fight.unit(rank).rank = rank;
  for (let last = count - 1; last > 0; last -= 1) {
    dice.scope(fight.round, last);
    const swapped = fight.unit(dice.roll(last + 1, SITE.order) - 1);
    const held = swapped.rank;
    const other = fight.unit(last);
    swapped.rank = other.rank;
    other.rank = held;
  }
}

/** Settles who is in contact with whom in this phase. // MH-ORD-7 */
export function settleContacts(arena: Arena, fight: Fight): void {
  const { units } = fight;
  if (arena.isPaired) {
    pairUp(arena, fight);
    return;
  }
  let present = 0;
  for (let i = 0; i < units.length; i += 1) if (isPresent(fight.unit(i))) present |= 1 << i;
  for (let i = 0; i < units.length; i += 1) {
    const unit = fight.unit(i);
    unit.contacts = isPresent(unit) ? present & arena.enemiesOf(i) : 0;
  }
}

function isPresent(unit: Unit): boolean {
  return unit.posture < OUT && !unit.isHeld;
}

/** The i-th of the longer living side meets the (i mod m)-th of the shorter. // MH-ORD-7, paired */
function pairUp(arena: Arena, fight: Fight): void {
  const { units } = fight;
  let first = 0;
  let second = 0;
  for (let i = 0; i < units.length; i += 1) {
    const unit = fight.unit(i);
    unit.contacts = 0;
    if (unit.posture >= OUT) continue;
    if (arena.sideOf[i] === 0) first += 1;
    else second += 1;
  }
  const longer = second > first ? 1 : 0;
  const shorterCount = Math.min(first, second);
  if (shorterCount === 0) return;
  let place = 0;
  for (let i = 0; i < units.length; i += 1) {
    const unit = fight.unit(i);
    if (arena.sideOf[i] !== longer || unit.posture >= OUT) continue;
    const partner = livingAt(arena, fight, 1 - longer, place % shorterCount);
    place += 1;
    const other = fight.unit(partner);
    if (unit.isHeld || other.isHeld) continue;
    unit.contacts |= 1 << partner;
    other.contacts |= 1 << i;
  }
}

function livingAt(arena: Arena, fight: Fight, side: number, place: number): number {
  let left = place;
  for (let i = 0; i < fight.units.length; i += 1) {
    if (arena.sideOf[i] !== side || fight.unit(i).posture >= OUT) continue;
    if (left === 0) return i;
    left -= 1;
  }
  return -1;
}

/** Fixes who strikes in this phase, and in what order. // MH-ORD-1 to 4 */
export function settleOrder(arena: Arena, fight: Fight): void {
  for (let i = 0; i < fight.units.length; i += 1) {
    const unit = fight.unit(i);
    unit.isPending = unit.posture === STANDING && !unit.isStupid && unit.contacts !== 0;
    if (unit.isPending) unit.order = orderOf(arena, fight, unit, i);
  }
}

function orderOf(arena: Arena, fight: Fight, unit: Unit, index: number): number {
  const self = arena.combatant(index);
  const hands = unit.hasFought ? self.later : self.first;
  const hasSpear = !unit.hasFought && hands.strikesFirst;
  // MH-ORD-2: the first matching of 4, 3, 1, 2 counts
  let category = 2;
  let precedence = 0;
  if (unit.stoodUp && arena.stoodUpStrikesLast) category = 4;
  else if (hands.strikesLast && !self.abilities.has('strongman')) category = 3;
  else if (unit.isCharging || hasSpear || (unit.wasCharged && self.abilities.has('lightning-reflexes'))) {
    category = 1;
    // MH-ORD-3
    if (arena.firstOfFirst === 'charger') precedence = unit.isCharging ? 0 : 1;
    else if (arena.firstOfFirst === 'spear') precedence = hasSpear ? 0 : 1;
  }
  const initiative = self.stats.I + hands.initiative;
  let tie = 0;
  if (arena.tieBreak === 'active-side-first') tie = (arena.sideOf[index] === fight.activeSide ? 0 : 32) + index;
  else if (arena.tieBreak === 'weapon-skill') tie = 10 - self.stats.WS;
  else if (arena.tieBreak === 'roll-once') tie = unit.rank;
  return ((category * 2 + precedence) * 16 + (15 - initiative)) * 64 + tie;
}

/** The next striker of the phase, or -1. Equal places are settled by a fresh roll. // MH-ORD-4 */
export function nextStriker(fight: Fight, dice: Dice): number {
  let best = 0x7fffffff;
  let first = -1;
  let tied = 0;
  for (let i = 0; i < fight.units.length; i += 1) {
    const unit = fight.unit(i);
    if (!unit.isPending || unit.posture !== STANDING) continue;
    if (unit.order < best) {
      best = unit.order;
      first = i;
      tied = 1;
    } else if (unit.order === best) tied += 1;
  }
  if (tied <= 1) return first;
  dice.scope(fight.round, first);
  let left = dice.roll(tied, SITE.order);
  for (let i = first; i < fight.units.length; i += 1) {
    const unit = fight.unit(i);
    if (!unit.isPending || unit.posture !== STANDING || unit.order !== best) continue;
    left -= 1;
    if (left === 0) return i;
  }
  return first;
}
