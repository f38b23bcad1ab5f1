import type { Dice } from '../../dice/dice.ts';
import type { Arena } from './arena.ts';
import { TARGET } from './decisions.ts';
import { type Fight, FLAG } from './fight.ts';
import { from, lowest, sizeOf } from './order.ts';
import { SITE } from './sites.ts';

/** Which enemies in contact may be struck now: standing ones shield the fallen. // MH-ATK-9 */
function eligibleOf(arena: Arena, fight: Fight, contacts: number): number {
  const standing = contacts & fight.standing;
  return standing !== 0 && arena.prefersStanding ? standing : contacts & fight.present;
}

/**
 * Enemies in contact whom he may strike at his moment: who strikes first by his reflexes alone does so at those who
 * charged, while one of them stands. // MH-ORD-2
 */
function foesOf(arena: Arena, fight: Fight, striker: number): number {
  const { contacts, flags, grip } = fight.unit(striker);
  if ((contacts & (contacts - 1)) === 0 || (flags & FLAG.charged) === 0) return contacts;
  if (!arena.reactsFirst(striker, (flags & FLAG.fought) === 0, grip)) return contacts;
  let chargers = 0;
  for (let left = contacts & fight.standing; left !== 0; left &= left - 1) {
    if (hasCharged(arena, fight, lowest(left), striker)) chargers |= left & -left;
  }
  return chargers === 0 ? contacts : chargers;
}

/** The enemy on whom a striker spends all his attacks, or -1. @param policy option of the decision `target` */
export function chooseTarget(arena: Arena, fight: Fight, striker: number, policy: number, dice: Dice): number {
  const { contacts } = fight.unit(striker);
  if ((contacts & (contacts - 1)) === 0) return lowest(contacts & fight.present);
  return chooseAmong(arena, fight, foesOf(arena, fight, striker), policy, dice);
}

/** The enemy at whom a charged man lashes out: one who charged him, or -1. // MH-ATK-1 */
export function chooseCharger(arena: Arena, fight: Fight, striker: number, policy: number, dice: Dice): number {
  const { contacts } = fight.unit(striker);
  let chargers = 0;
  for (let left = eligibleOf(arena, fight, contacts); left !== 0; left &= left - 1) {
    if (hasCharged(arena, fight, lowest(left), striker)) chargers |= left & -left;
  }
  return chooseAmong(arena, fight, chargers, policy, dice);
}

/** Whether a fighter in contact came there this turn by charging that enemy. // MH-PSY-1, MH-SKI-1 */
export function hasCharged(arena: Arena, fight: Fight, charger: number, target: number): boolean {
  if ((fight.unit(charger).flags & FLAG.charging) === 0) return false;
  if (arena.isSpread) return true;
  // Charges of a mêlée are declared in list order, before anybody has left it.
  const isSecond = arena.sideOf[charger] === 1;
  const enemies = arena.sizes[isSecond ? 0 : 1];
  const place = charger - (isSecond ? arena.sizes[0] : 0);
  return place % enemies === target - (isSecond ? 0 : arena.sizes[0]);
}

function chooseAmong(arena: Arena, fight: Fight, contacts: number, policy: number, dice: Dice): number {
  const eligible = eligibleOf(arena, fight, contacts);
  let chosen = lowest(eligible);
  const others = eligible & (eligible - 1);
  if (others === 0 || policy === TARGET.first) return chosen;
  if (policy === TARGET.random) return lowest(from(eligible, dice.roll(sizeOf(eligible), SITE.target) - 1));
  for (let left = others; left !== 0; left &= left - 1) {
    const index = lowest(left);
    if (precedes(arena, fight, index, chosen, policy)) chosen = index;
  }
  return chosen;
}

/** Lists the eligible enemies for split attacks; `random` counts as list order. */
export function sortTargets(arena: Arena, fight: Fight, striker: number, policy: number): void {
  const { targets } = fight;
  let count = 0;
  for (let left = eligibleOf(arena, fight, foesOf(arena, fight, striker)); left !== 0; left &= left - 1) {
    const i = lowest(left);
    let at = count;
    count += 1;
    if (policy === TARGET.weakest || policy === TARGET.strongest) {
      for (; at > 0 && precedes(arena, fight, i, targets[at - 1] ?? 0, policy); at -= 1) {
        targets[at] = targets[at - 1] ?? 0;
      }
    }
    targets[at] = i;
  }
  fight.targetCount = count;
}

/** Whether one enemy comes strictly before another: by posture, wounds, Toughness, save; list order last. */
function precedes(arena: Arena, fight: Fight, a: number, b: number, policy: number): boolean {
  const sign = policy === TARGET.weakest ? 1 : -1;
  const left = fight.unit(a);
  const right = fight.unit(b);
  if (left.posture !== right.posture) return sign * (left.posture - right.posture) > 0;
  if (left.wounds !== right.wounds) return sign * (right.wounds - left.wounds) > 0;
  const toughness = arena.combatant(b).stats.T - arena.combatant(a).stats.T;
  if (toughness !== 0) return sign * toughness > 0;
  return sign * (saveOf(arena, fight, a) - saveOf(arena, fight, b)) > 0;
}

function saveOf(arena: Arena, fight: Fight, index: number): number {
  const self = arena.combatant(index, fight.unit(index).grip);
  const hands = (fight.unit(index).flags & FLAG.fought) !== 0 ? self.later : self.first;
  return self.armour - (hands.shield ? 1 : 0);
}
