import type { Arena } from './arena.ts';
import { type Fight, STAGE, type Unit } from './fight.ts';
import { Liveness } from './liveness.ts';
import { lowest } from './order.ts';
import { OUT } from './posture.ts';

/** Integers of a key before those of the units: two for each, and a third where somebody may be disarmed. */
const HEAD = 4;

/** Beside contacts: that there are some, of whomever. */
const IN_CONTACT = 1 << 30;

/** Who asks for the future of a fight. */
export interface KeyOptions {
  /**
   * Whether fighters decide as they were given to do, so that nobody looks at what their decisions do not ask for, and
   * nobody reads a state in words: of fights that fare alike one stands for all. Else choices are free, states told.
   */
  readonly isDecided: boolean;
}

/**
 * Writes the identity of a fight: everything on which its future depends, and nothing else that would tell equals apart.
 * What a phase has made of a man is left out as soon as nobody can ask for it any more.
 */
export class FightKey {
  /** Integers of a key. */
  readonly length: number;
  private readonly arena: Arena;
  private readonly isDecided: boolean;
  private readonly liveness: Liveness;
  /**
   * Index side → 1 where who has no wound left fares as who has one, for both earn an injury die with each further wound;
   * 0 where an enemy looks at the difference, or may yet choose to. // MH-INJ-1, MH-INJ-2
   */
  private readonly leastWounds: readonly number[];
  /** Whether it is all the same how somebody has gone. // MH-ROUT-1 */
  private readonly isGoneGone: boolean;
  private readonly unitLength: number;
  /** First integer of the targets, four to each, and of the places. */
  private readonly targetsAt: number;
  private readonly placesAt: number;

  constructor(arena: Arena, { isDecided }: KeyOptions) {
    const count = arena.fighters.length;
    const { fighters, sideOf, sizes } = arena;
    const looks = fighters.map(({ tactics: { target } }) => target === 'weakest' || target === 'strongest');
    const isLookedAt = (side: number): boolean => looks.some((does, i) => does && sideOf[i] !== side);
    this.arena = arena;
    this.isDecided = isDecided;
    this.liveness = new Liveness(arena, !isDecided);
    this.leastWounds = sizes.map((size, side) => (size > 1 && (!isDecided || isLookedAt(side)) ? 0 : 1));
    this.isGoneGone = isDecided && (!arena.mayLeave || arena.fledCountForRout);
    this.unitLength = arena.mayDisarm ? 3 : 2;
    this.targetsAt = HEAD + this.unitLength * count;
    this.placesAt = this.targetsAt + Math.ceil(count / 4);
    this.length = this.placesAt + (arena.isSpread ? count : 0);
  }

  /** @param out integers to fill, {@link length} of them */
  write(fight: Fight, out: Int32Array): void {
    const { units, targetCount } = fight;
    const { liveness } = this;
    liveness.look(fight);
    const areTestsOver = fight.stage === STAGE.closing && liveness.fleers === 0;
    out[0] =
      fight.stage |
      (fight.activeSide << 3) |
      ((fight.chargingSide + 1) << 4) |
      ((fight.striker + 1) << 6) |
      (targetCount << 11) |
      (fight.targetIndex << 16) |
      ((areTestsOver ? units.length : fight.cursor) << 21) |
      (fight.isUnranked ? 1 << 27 : 0) |
      (fight.isFirstRound && fight.chargingSide >= 0 ? 1 << 28 : 0);
    out[1] = fight.criticalsUsed === 0 ? 0 : fight.criticalsUsed & liveness.criticalSlots();
    out[2] = fight.pending;
    out[3] = fight.early;
    for (let i = 0, at = HEAD; i < units.length; i += 1, at += this.unitLength) this.writeUnit(fight, i, out, at);
    for (let word = this.targetsAt; word < out.length; word += 1) out[word] = 0;
    for (let i = 0; i < targetCount; i += 1) {
      const word = this.targetsAt + (i >> 2);
      out[word] = (out[word] as number) | ((fight.targets[i] as number) << (8 * (i & 3)));
    }
    if (fight.isSpread) this.writePlaces(fight, out);
  }

  /** Two integers: flags and postures, then contacts. A man who is gone has one key. */
  private writeUnit(fight: Fight, index: number, out: Int32Array, at: number): void {
    const unit = fight.unit(index);
    const { posture, flooredBy } = unit;
    if (this.unitLength === 3) out[at + 2] = posture >= OUT ? 0 : unit.grip;
    if (posture >= OUT) {
      out[at] = this.isGoneGone ? OUT : posture;
      out[at + 1] = 0;
      return;
    }
    const wounds = Math.max(this.leastWounds[this.arena.sideOf[index] as number] as number, unit.wounds);
    const isRecalled = flooredBy >= 0 && (this.liveness.strikers & (1 << flooredBy)) !== 0;
    out[at] =
      posture |
      (wounds << 3) |
      (this.liveness.flags(fight, index) << 7) |
      ((isRecalled ? flooredBy + 1 : 0) << 20) |
      (unit.rank << 25);
    out[at + 1] = fight.isSpread ? unit.contacts : this.contactsOf(fight, unit, index);
  }

  /**
   * Contacts in a mêlée. At the opening they are settled anew, or are what they would be settled to; later those with
   * men who are gone say only that he has fought. // MH-ORD-6, MH-ORD-7
   */
  private contactsOf(fight: Fight, { contacts }: Unit, index: number): number {
    if (fight.stage === STAGE.opening || contacts === 0) return 0;
    if (this.arena.mayDisarm) return contacts; // MH-CRIT-8: he may yet be left with these
    const { dealers, fleers } = this.liveness;
    const concerned = dealers | fleers;
    let asked = (concerned & (1 << index)) === 0 ? contacts & concerned : contacts;
    for (let left = asked; left !== 0; left &= left - 1) {
      if (fight.unit(lowest(left)).posture >= OUT) asked &= ~(left & -left);
    }
    return asked | (this.liveness.hasFirstRound(index) ? IN_CONTACT : 0);
  }

  /** How far those who are left stand from the foremost of the first side. */
  private writePlaces(fight: Fight, out: Int32Array): void {
    const { present } = fight;
    let origin = 0;
    if (this.isDecided) {
      origin = Number.POSITIVE_INFINITY;
      for (let left = present; left !== 0; left &= left - 1) origin = Math.min(origin, fight.placeOf(lowest(left)));
    }
    for (let left = present; left !== 0; left &= left - 1) {
      const index = lowest(left);
      out[this.placesAt + index] = fight.placeOf(index) - origin;
    }
  }
}
