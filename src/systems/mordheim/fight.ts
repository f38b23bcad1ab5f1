import { OUT, STANDING } from './posture.ts';

/** What is true of a fighter, as bits of {@link Unit.flags}. Those of {@link OWN_STANCE} are as in STANCE in stance.ts. */
export const FLAG = {
  /** Has been through a close-combat phase of this combat: no longer in his first round. // MH-ORD-6 */
  fought: 1,
  /** Charged this turn. */
  charging: 2,
  /** Was charged this turn. */
  charged: 4,
  /** His frenzy ended. // MH-INJ-7 */
  calmed: 8,
  /** Stood up this turn. // MH-REC-3 */
  stoodUp: 16,
  /** Failed a fear test this round. // MH-PSY-2 */
  afraid: 32,
  /** Charged down from above. // MH-DIV-3 */
  diving: 64,
  /** Failed his last stupidity test. // MH-PSY-7 */
  stupid: 128,
  /** His chance to parry is used up for this phase. // MH-PAR-2 */
  parrySpent: 256,
  /** Held by fear when he meant to charge; in a mêlée out of contact this round. // MH-PSY-4 */
  held: 512,
  /** Walked this turn. // MH-SKI-4 */
  moved: 1024,
  /** Ran, or charged in vain: neither moves again nor shoots this turn. // MH-SKI-2, MH-SKI-4 */
  spent: 2048,
  /** Fired what he cannot fire again yet: until his next own turn is over, or for good. // MH-SHT-5 */
  unloaded: 4096,
} as const;

/** Flags of a striker that are bits of his stance as they are. */
export const OWN_STANCE = FLAG.fought | FLAG.charging | FLAG.calmed | FLAG.diving;

/** Flags that outlast a phase. */
export const LASTING = FLAG.fought | FLAG.calmed | FLAG.stupid | FLAG.unloaded;

/** One fighter's part of the state. */
export class Unit {
  /** Written by {@link Fight.place} alone. */
  posture = STANDING;
  wounds = 0;
  /** Bits of {@link FLAG}. */
  flags = 0;
  /** Bit set of the enemies in contact when the phase began. */
  contacts = 0;
  /** Fighter whose own shot or lash floored him this phase, or -1. // MH-DWN-4 */
  flooredBy = -1;
  /** What he was disarmed of in this combat, as an index of his grips. // MH-CRIT-5 */
  grip = 0;
  /** Place in the one permutation of `initiative-tie: roll-once`, 0 otherwise. // MH-ORD-4 */
  rank = 0;

  copyFrom(other: Unit): void {
    this.posture = other.posture;
    this.wounds = other.wounds;
    this.flags = other.flags;
    this.contacts = other.contacts;
    this.flooredBy = other.flooredBy;
    this.grip = other.grip;
    this.rank = other.rank;
  }
}

/** What the next step of a fight does. */
export const STAGE = { opening: 0, pistols: 1, striking: 2, closing: 3, charging: 4, moving: 5, shooting: 6 } as const;

/** Fighters of both sides together, at most: contacts are bit sets. */
export const FIGHTERS_MAX = 30;

/** First counter of each sort in {@link Fight.counts}; that of the second side is the next one. */
export const COUNT = { damage: 0, criticals: 2, losses: 4, valueLost: 6 } as const;

const COUNTS = 8;

/** The state of a close combat or a skirmish. */
export class Fight {
  readonly units: readonly Unit[];
  /** Index fighter → where he stands, in eighths of an inch; 0 for all in a mêlée. // MH-SKI-1 */
  readonly places: Int32Array;
  /** Whether the fighters stand apart, so that it matters where. */
  readonly isSpread: boolean;
  /** Bit sets of who stands and of who is still there, as their postures say: nobody has to be looked at for it. */
  standing: number;
  present: number;
  /** Bit set of who is in contact with anybody, as the contacts of the units say. */
  engaged = 0;
  stage: number = STAGE.opening;
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 0;
  /** Side whose turn it is, 0 or 1. */
  activeSide = 0;
  /** Side that declares charges at the start of the next round, or -1. // MH-PSY-1, MH-PSY-4 */
  chargingSide = -1;
  /** Whether somebody was held, fell or fled since contacts were settled. */
  hasStaleContacts = true;
  /** Bit set of fighters who still have to strike in this phase. // MH-ORD-1 */
  pending = 0;
  /** Those of them whose moment had come first when it was looked for last: who is left of them goes before all others. */
  foremost = 0;
  /**
   * Bit set of fighters who still have an attack ahead of their blows: the shot of a crossbow pistol, and once these
   * are over the lash of a whip. // MH-ORD-5, MH-ORD-2
   */
  early = 0;
  /** Bit set of critical slots used up in this phase. // MH-CRIT-2 */
  criticalsUsed = 0;
  /** Fighter whose split attacks are being resolved, or -1. */
  striker = -1;
  /** His targets in order, and the one to come. */
  readonly targets: Int8Array;
  targetCount = 0;
  targetIndex = 0;
  /** Next fighter of the active side to charge, move or shoot, or to test for standing alone. // MH-PSY-8 */
  cursor = 0;
  /** Before the end of the first opening. // MH-PSY-4 */
  isFirstRound = true;
  /** Whether the permutation of `initiative-tie: roll-once` is still to be drawn. */
  isUnranked = false;

  /** Integers counted so far, in the order of the metrics: see COUNT. */
  readonly counts = new Int32Array(COUNTS);

  constructor(count: number, isSpread = false) {
    this.isSpread = isSpread;
    this.units = Array.from({ length: count }, () => new Unit());
    this.places = new Int32Array(count);
    this.targets = new Int8Array(count);
    this.present = 2 ** count - 1;
    this.standing = this.present;
  }

  unit(index: number): Unit {
    return this.units[index] as Unit;
  }

  placeOf(index: number): number {
    return this.places[index] as number;
  }

  /** Puts a fighter into a posture. */
  place(index: number, posture: number): void {
    const self = 1 << index;
    this.unit(index).posture = posture;
    this.standing = posture === STANDING ? this.standing | self : this.standing & ~self;
    this.present = posture < OUT ? this.present | self : this.present & ~self;
  }

  copyFrom(other: Fight): void {
    for (let i = 0; i < this.units.length; i += 1) {
      this.unit(i).copyFrom(other.unit(i));
      this.places[i] = other.placeOf(i);
    }
    this.standing = other.standing;
    this.present = other.present;
    this.engaged = other.engaged;
    this.stage = other.stage;
    this.round = other.round;
    this.activeSide = other.activeSide;
    this.chargingSide = other.chargingSide;
    this.hasStaleContacts = other.hasStaleContacts;
    this.pending = other.pending;
    this.foremost = other.foremost;
    this.early = other.early;
    this.criticalsUsed = other.criticalsUsed;
    this.striker = other.striker;
    this.targetCount = other.targetCount;
    this.targetIndex = other.targetIndex;
    for (let i = 0; i < other.targetCount; i += 1) this.targets[i] = other.targets[i] ?? 0;
    this.cursor = other.cursor;
    this.isUnranked = other.isUnranked;
    this.isFirstRound = other.isFirstRound;
    for (let i = 0; i < COUNTS; i += 1) this.counts[i] = other.counts[i] ?? 0;
  }
}
