import type { Arena } from './arena.ts';
import { type Fight, FLAG, type Unit } from './fight.ts';
import { OUT } from './posture.ts';

/** Integers of a key before those of the units: two for each, and a third where somebody may be disarmed. */
const HEAD = 4;

/** Writes the identity of a fight: everything on which its future depends, and nothing else that would tell equals apart. */
export class FightKey {
  /** Integers of a key. */
  readonly length: number;
  private readonly arena: Arena;
  /**
   * 1 where who has no wound left fares as who has one, for both earn an injury die with each further wound; 0 where
   * somebody looks at the difference. // MH-INJ-1, MH-INJ-2
   */
  private readonly leastWounds: number;
  /** Whether only those who are still to strike in a phase can strike in it: nobody flees from two enemies. */
  private readonly isDuel: boolean;
  private readonly unitLength: number;
  /** First integer of the targets, four to each, and of the places. */
  private readonly targetsAt: number;
  private readonly placesAt: number;

  /** @param tellsLastWound whether somebody looks at the difference between one wound left and none */
  constructor(arena: Arena, tellsLastWound: boolean) {
    const count = arena.fighters.length;
    this.arena = arena;
    this.leastWounds = tellsLastWound ? 0 : 1;
    this.isDuel = count === 2;
    this.unitLength = arena.mayDisarm ? 3 : 2;
    this.targetsAt = HEAD + this.unitLength * count;
    this.placesAt = this.targetsAt + Math.ceil(count / 4);
    this.length = this.placesAt + (arena.isSpread ? count : 0);
  }

  /** @param out integers to fill, {@link length} of them */
  write(fight: Fight, out: Int32Array): void {
    const { units, targetCount } = fight;
    out[0] =
      fight.stage |
      (fight.activeSide << 3) |
      ((fight.chargingSide + 1) << 4) |
      ((fight.striker + 1) << 6) |
      (targetCount << 11) |
      (fight.targetIndex << 16) |
      (fight.cursor << 21) |
      (fight.isUnranked ? 1 << 27 : 0) |
      (fight.hasStaleContacts ? 1 << 28 : 0) |
      (fight.isFirstRound ? 1 << 29 : 0);
    out[1] = fight.criticalsUsed === 0 ? 0 : this.criticalsUsed(fight);
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
    const unit = fight.units[index] as Unit;
    const { posture } = unit;
    if (this.unitLength === 3) out[at + 2] = posture >= OUT ? 0 : unit.grip;
    if (posture >= OUT) {
      out[at] = posture;
      out[at + 1] = 0;
      return;
    }
    const wounds = Math.max(this.leastWounds, unit.wounds);
    const isSafe = this.isDuel && (fight.pending & this.arena.enemiesOf(index)) === 0;
    const flags = isSafe ? unit.flags & ~FLAG.parrySpent : unit.flags;
    out[at] = posture | (wounds << 3) | (flags << 7) | ((unit.flooredBy + 1) << 20) | (unit.rank << 25);
    out[at + 1] = unit.contacts;
  }

  /** Critical slots used up that somebody may still ask for. // MH-CRIT-2 */
  private criticalsUsed({ criticalsUsed, pending }: Fight): number {
    if (!this.isDuel) return criticalsUsed;
    let asked = 0;
    for (let i = 0; i < 2; i += 1) if ((pending & (1 << i)) !== 0) asked |= this.arena.criticalSlots(i);
    return criticalsUsed & asked;
  }

  /** Where those who are left stand. */
  private writePlaces({ units }: Fight, out: Int32Array): void {
    for (let i = 0; i < units.length; i += 1) {
      const unit = units[i] as Unit;
      if (unit.posture < OUT) out[this.placesAt + i] = unit.at;
    }
  }
}
