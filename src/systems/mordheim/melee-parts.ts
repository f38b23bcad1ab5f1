import { GONE, MEMBERS_MAX, type Parts } from '../parts.ts';
import type { Arena } from './arena.ts';
import { goByWeapon } from './criticals.ts';
import { type Fight, STAGE } from './fight.ts';
import { lowest, settleContacts } from './order.ts';
import type { Phase } from './phase.ts';
import { OUT, STANDING } from './posture.ts';

/** Fewer fighters are a duel, or all in one part. */
const MEMBERS_MIN = 4;

// A condition: 1 + posture, wounds left and flags, from the lowest bits on.
const WOUNDS_SHIFT = 2;
const FLAGS_SHIFT = 6;
const POSTURE_MASK = 2 ** WOUNDS_SHIFT - 1;
const WOUNDS_MASK = 2 ** (FLAGS_SHIFT - WOUNDS_SHIFT) - 1;

/**
 * The parts of a mêlée in pairs, or undefined where its rounds are one whole: where a leader's Leadership, rout or a
 * limit on criticals or what they do reaches beyond those in contact, or one permutation orders all. // MH-ORD-4,
 * MH-ORD-7, MH-CRIT-2, MH-CRIT-4 to MH-CRIT-8
 */
export function partsOf(arena: Arena, phase: Phase): Parts<Fight> | undefined {
  const { length } = arena.fighters;
  if (!arena.isPaired || length < MEMBERS_MIN || length > MEMBERS_MAX) return undefined;
  if (goByWeapon(arena.rulings)) return undefined;
  if (arena.mayLeave || arena.hasStupidity || arena.tieBreak === 'roll-once') return undefined;
  const limit = arena.rulings['critical-limit'];
  if (limit === 'per-phase' || limit === 'per-side') return undefined;
  return new MeleeParts(arena, phase);
}

class MeleeParts implements Parts<Fight> {
  readonly members: number;
  readonly sorts: readonly number[];
  private readonly arena: Arena;
  private readonly phase: Phase;
  /** As in FightKey: who has no wound left fares as who has one, unless somebody looks for the weakest. // MH-INJ-1 */
  private readonly leastWounds: number;

  constructor(arena: Arena, phase: Phase) {
    this.arena = arena;
    this.phase = phase;
    this.members = arena.fighters.length;
    const names = arena.fighters.map(({ name }, i) => `${arena.sideOf[i] ?? 0} ${name}`);
    const sorts = [...new Set(names)];
    this.sorts = names.map((name) => sorts.indexOf(name));
    const looks = arena.fighters.some(({ tactics: { target } }) => target === 'weakest' || target === 'strongest');
    this.leastWounds = looks ? 0 : 1;
  }

  isBefore(fight: Fight): boolean {
    return fight.stage === STAGE.opening;
  }

  isClosing(fight: Fight): boolean {
    return fight.stage === STAGE.closing && fight.cursor === 0;
  }

  passClosing(fight: Fight): void {
    fight.cursor = fight.units.length;
  }

  /** Whoever stands keeps the others of his side from standing alone. // MH-PSY-8 */
  support(fight: Fight): number {
    let standing = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      if (this.arena.sideOf[i] === fight.activeSide && fight.unit(i).posture === STANDING) standing += 1;
    }
    return standing;
  }

  common(fight: Fight): number {
    return fight.activeSide;
  }

  condition(fight: Fight, member: number): number {
    const { posture, wounds, flags } = fight.unit(member);
    if (posture >= OUT) return GONE;
    return 1 + (posture | (Math.max(this.leastWounds, wounds) << WOUNDS_SHIFT) | (flags << FLAGS_SHIFT));
  }

  compose(fight: Fight, common: number, conditions: Int32Array): void {
    for (let i = 0; i < fight.units.length; i += 1) take(fight, i, conditions[i] as number);
    fight.activeSide = common;
    fight.chargingSide = -1;
    fight.early = 0;
    fight.criticalsUsed = 0;
    fight.striker = -1;
    fight.targetCount = 0;
    fight.targetIndex = 0;
    fight.cursor = 0;
    fight.isUnranked = false;
    fight.isFirstRound = false;
    fight.counts.fill(0);
    settleContacts(this.arena, fight);
    this.phase.begin(fight);
  }

  /** Whoever is in contact is of one part. // MH-ORD-7 */
  divide(fight: Fight, out: Int32Array): number {
    if (fight.chargingSide >= 0) return 0;
    const { units } = fight;
    let parts = 0;
    out.fill(-1, 0, units.length);
    for (let i = 0; i < units.length; i += 1) {
      if (out[i] !== -1 || fight.unit(i).posture >= OUT) continue;
      let waiting = 1 << i;
      while (waiting !== 0) {
        const member = lowest(waiting);
        out[member] = parts;
        waiting &= waiting - 1;
        for (let left = fight.unit(member).contacts; left !== 0; left &= left - 1) {
          const other = lowest(left);
          if (out[other] === -1 && fight.unit(other).posture < OUT) waiting |= 1 << other;
        }
      }
      parts += 1;
    }
    return parts;
  }

  // MH-TURN-4
  outcomeOf(present: number): number {
    const second = this.arena.enemiesOf(0);
    if ((present & second) === 0) return 0;
    return (present & ~second) === 0 ? 1 : -1;
  }

  progress(fight: Fight, member: number): number {
    const unit = fight.unit(member);
    const bit = 1 << member;
    const steps =
      ((fight.pending & bit) === 0 ? 0 : 1) +
      ((fight.early & bit) === 0 ? 0 : 2) +
      ((fight.criticalsUsed & this.arena.criticalSlots(member)) === 0 ? 0 : 4) +
      8 * (fight.striker === member ? 1 + fight.targetIndex : 0);
    const state = unit.posture | (Math.max(this.leastWounds, unit.wounds) << 3) | (unit.flags << 7);
    return (steps * 32 + unit.flooredBy + 1) * 2 ** 20 + state;
  }
}

/** Puts a fighter into a condition. */
function take(fight: Fight, index: number, condition: number): void {
  const bits = condition - 1;
  const unit = fight.unit(index);
  fight.place(index, condition === GONE ? OUT : bits & POSTURE_MASK);
  unit.wounds = condition === GONE ? 0 : (bits >> WOUNDS_SHIFT) & WOUNDS_MASK;
  unit.flags = condition === GONE ? 0 : bits >> FLAGS_SHIFT;
  unit.contacts = 0;
  unit.at = 0;
  unit.flooredBy = -1;
  unit.rank = 0;
}
