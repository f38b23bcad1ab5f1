import type { Dice } from '../../dice/dice.ts';
import type { Arena } from './arena.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { LASH, ORDER_FLAGS, ORDER_STANCES, placeOf } from './order-table.ts';
import { SITE } from './sites.ts';

/** Draws the one permutation that breaks every tie. // MH-ORD-4, roll-once */
export function drawRanks(fight: Fight, dice: Dice): void {
  fight.isUnranked = false;
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

/** Settles who is in contact with whom. // MH-ORD-7 */
export function settleContacts(arena: Arena, fight: Fight): void {
  fight.hasStaleContacts = false;
  if (arena.isPaired) {
    pairUp(arena, fight);
    return;
  }
  const free = fight.present & ~clearContacts(fight);
  for (let left = free; left !== 0; left &= left - 1) {
    const index = lowest(left);
    const contacts = free & arena.enemiesOf(index);
    fight.unit(index).contacts = contacts;
    if (contacts !== 0) fight.engaged |= left & -left;
  }
}

/** Takes everybody out of contact. @returns bit set of those who are held out of it // MH-PSY-4 */
function clearContacts(fight: Fight): number {
  const { units } = fight;
  let held = 0;
  fight.engaged = 0;
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i] as Unit;
    unit.contacts = 0;
    if ((unit.flags & FLAG.held) !== 0) held |= 1 << i;
  }
  return held;
}

/** Brings a charger and his target together; they stay so until one of them is gone. // MH-SKI-1 */
export function makeContact(fight: Fight, charger: number, target: number): void {
  fight.unit(charger).contacts |= 1 << target;
  fight.unit(target).contacts |= 1 << charger;
  fight.engaged |= (1 << charger) | (1 << target);
}

/** Takes a fighter who is gone out of every contact. // MH-SKI-1 */
export function breakContacts(fight: Fight, gone: number): void {
  const unit = fight.unit(gone);
  for (let left = unit.contacts; left !== 0; left &= left - 1) {
    const other = fight.unit(lowest(left));
    other.contacts &= ~(1 << gone);
    if (other.contacts === 0) fight.engaged &= ~(left & -left);
  }
  unit.contacts = 0;
  fight.engaged &= ~(1 << gone);
}

/** A fighter goes away from all who are in contact with him; whoever is left alone begins afresh. // MH-DWN-5, MH-ORD-6 */
export function leaveContacts(fight: Fight, index: number): void {
  const left = fight.unit(index).contacts;
  if (left === 0) return;
  breakContacts(fight, index);
  for (let alone = left | (1 << index); alone !== 0; alone &= alone - 1) {
    const unit = fight.unit(lowest(alone));
    if (unit.contacts === 0) unit.flags &= ~FLAG.fought;
  }
}

/** Pairs the sides in list order; the shorter is gone through again for those left over. // MH-ORD-7, paired */
function pairUp(arena: Arena, fight: Fight): void {
  const held = clearContacts(fight);
  const first = fight.present & arena.membersOf(0);
  const second = fight.present & arena.membersOf(1);
  const isSecondLonger = sizeOf(second) > sizeOf(first);
  const shorter = isSecondLonger ? first : second;
  if (shorter === 0) return;
  let partners = 0;
  for (let left = isSecondLonger ? second : first; left !== 0; left &= left - 1) {
    if (partners === 0) partners = shorter;
    const self = left & -left;
    const partner = partners & -partners;
    partners &= partners - 1;
    if (((self | partner) & held) !== 0) continue;
    fight.unit(lowest(self)).contacts |= partner;
    fight.unit(lowest(partner)).contacts |= self;
    fight.engaged |= self | partner;
  }
}

/** Index of the first of a set; -1 for the empty one. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** How many are in a set. */
export function sizeOf(set: number): number {
  // Counted in pairs, fours and bytes at once: a loop as long as the set is costs more than all of this.
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set without its first so many. */
export function from(set: number, skipped: number): number {
  let left = set;
  for (let skip = skipped; skip > 0; skip -= 1) left &= left - 1;
  return left;
}

/** What breaks a tie besides the table: nothing, the permutation, or the side whose turn it is. // MH-ORD-4 */
function tieOf(arena: Arena, fight: Fight, unit: Unit, index: number): number {
  if (arena.tieBreak === 'roll-once') return unit.rank;
  return (arena.sideOf[index] === fight.activeSide ? 0 : 32) + index;
}

/**
 * The next striker of the phase, or -1: whoever is in `early` still lashes out, and strikes later. Equal places are settled
 * by a fresh roll. // MH-ORD-1, MH-ORD-4
 */
export function nextStriker(arena: Arena, fight: Fight, dice: Dice): number {
  const { pending } = fight;
  if ((pending & (pending - 1)) === 0) return lowest(pending);
  let first = fight.foremost & pending;
  if (first === 0) {
    first = foremostOf(arena, fight);
    fight.foremost = first;
  }
  return lowest((first & (first - 1)) === 0 ? first : pick(first, fight, dice));
}

/** Who of those who are still to strike has the first place, several where it is the same. */
function foremostOf(arena: Arena, fight: Fight): number {
  const { pending, early } = fight;
  const { places } = arena;
  const isPlain = early === 0 && !arena.mayDisarm && !arena.hasFixedTies;
  let best = 0x7fffffff;
  let tied = 0;
  for (let left = pending; left !== 0; left &= left - 1) {
    const i = lowest(left);
    const place = isPlain
      ? (places[i * ORDER_STANCES + (fight.unit(i).flags & ORDER_FLAGS)] as number)
      : rarePlace(arena, fight, i);
    if (place > best) continue;
    if (place < best) {
      best = place;
      tied = 0;
    }
    tied |= 1 << i;
  }
  return tied;
}

/** A place where lashes, lost weapons or fixed ties have a say. */
function rarePlace(arena: Arena, fight: Fight, index: number): number {
  const unit = fight.unit(index);
  const stance = (unit.flags & ORDER_FLAGS) | ((fight.early & (1 << index)) === 0 ? 0 : LASH);
  const place =
    unit.grip === 0
      ? (arena.places[index * ORDER_STANCES + stance] as number)
      : placeOf(arena, arena.combatant(index, unit.grip), stance);
  return arena.hasFixedTies ? place + tieOf(arena, fight, unit, index) : place;
}

/** A set that begins with one of its own, every one equally likely. */
function pick(set: number, fight: Fight, dice: Dice): number {
  dice.scope(fight.round, lowest(set));
  return from(set, dice.roll(sizeOf(set), SITE.order) - 1);
}
