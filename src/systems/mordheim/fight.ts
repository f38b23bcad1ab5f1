import { OUT, STANDING } from './batch.ts';

/** One fighter's part of the state. */
export class Unit {
  posture = STANDING;
  wounds = 0;
  /** Has been through a close-combat phase of this combat: no longer in his first round. // MH-ORD-6 */
  hasFought = false;
  /** Charged this turn. */
  isCharging = false;
  /** Was charged this turn. */
  wasCharged = false;
  /** Stood up this turn. // MH-REC-3 */
  stoodUp = false;
  /** Failed a fear test this round. // MH-PSY-2 */
  fearFailed = false;
  /** Out of contact this round: his charge was held. // MH-PSY-4 */
  isHeld = false;
  /** Failed his last stupidity test. // MH-PSY-7 */
  isStupid = false;
  /** Frenzy ended. // MH-INJ-7 */
  isCalmed = false;
  /** His chance to parry is used up for this phase. // MH-PAR-2 */
  parrySpent = false;
  /** Still has to strike in this phase. // MH-ORD-1 */
  isPending = false;
  /** Still has to fire his crossbow pistol in this phase. // MH-ORD-5 */
  hasShot = false;
  /** Fighter whose own shot floored him this phase, or -1. // MH-DWN-4 */
  flooredBy = -1;
  /** Bit set of the enemies in contact when the phase began. */
  contacts = 0;
  /** Place in the striking order, lower first; follows from the rest. */
  order = 0;
  /** Place in the one permutation of `initiative-tie: roll-once`, 0 otherwise. // MH-ORD-4 */
  rank = 0;

  copyFrom(other: Unit): void {
    this.posture = other.posture;
    this.wounds = other.wounds;
    this.hasFought = other.hasFought;
    this.isCharging = other.isCharging;
    this.wasCharged = other.wasCharged;
    this.stoodUp = other.stoodUp;
    this.fearFailed = other.fearFailed;
    this.isHeld = other.isHeld;
    this.isStupid = other.isStupid;
    this.isCalmed = other.isCalmed;
    this.parrySpent = other.parrySpent;
    this.isPending = other.isPending;
    this.hasShot = other.hasShot;
    this.flooredBy = other.flooredBy;
    this.contacts = other.contacts;
    this.order = other.order;
    this.rank = other.rank;
  }

  /** Two integers: flags and postures, then contacts. A man who is gone has one key. */
  writeKey(out: Int32Array, at: number): void {
    if (this.posture >= OUT) {
      out[at] = this.posture;
      out[at + 1] = 0;
      return;
    }
    out[at] =
      this.posture |
      (this.wounds << 3) |
      (this.hasFought ? 1 << 7 : 0) |
      (this.isCharging ? 1 << 8 : 0) |
      (this.wasCharged ? 1 << 9 : 0) |
      (this.stoodUp ? 1 << 10 : 0) |
      (this.fearFailed ? 1 << 11 : 0) |
      (this.isHeld ? 1 << 12 : 0) |
      (this.isStupid ? 1 << 13 : 0) |
      (this.isCalmed ? 1 << 14 : 0) |
      (this.parrySpent ? 1 << 15 : 0) |
      (this.isPending ? 1 << 16 : 0) |
      (this.hasShot ? 1 << 17 : 0) |
      ((this.flooredBy + 1) << 18) |
      (this.rank << 24);
    out[at + 1] = this.contacts;
  }
}

/** What the next step of a fight does. */
export const STAGE = { opening: 0, shooting: 1, striking: 2, closing: 3 } as const;

/** Fighters of both sides together, at most: contacts are bit sets. */
export const FIGHTERS_MAX = 30;

/** The state of a close combat. */
export class Fight {
  readonly units: readonly Unit[];
  stage: number = STAGE.opening;
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 0;
  /** Side whose turn it is, 0 or 1. */
  activeSide = 0;
  /** Side that declares charges at the start of the next round, or -1. // MH-PSY-1, MH-PSY-4 */
  chargingSide = -1;
  /** Bit set of critical slots used up in this phase. // MH-CRIT-2 */
  criticalsUsed = 0;
  /** Fighter whose split attacks are being resolved, or -1. */
  striker = -1;
  /** His targets in order, and the one to come. */
  readonly targets: Int8Array;
  targetCount = 0;
  targetIndex = 0;
  /** Next fighter of the active side to test for standing alone. // MH-PSY-8 */
  cursor = 0;
  /** Whether the permutation of `initiative-tie: roll-once` is still to be drawn. */
  isUnranked = false;

  // Counters, by side.
  readonly damage = new Int32Array(2);
  readonly criticals = new Int32Array(2);

  constructor(count: number) {
    this.units = Array.from({ length: count }, () => new Unit());
    this.targets = new Int8Array(count);
  }

  unit(index: number): Unit {
    return this.units[index] as Unit;
  }

  copyFrom(other: Fight): void {
    for (let i = 0; i < this.units.length; i += 1) this.unit(i).copyFrom(other.unit(i));
    this.stage = other.stage;
    this.round = other.round;
    this.activeSide = other.activeSide;
    this.chargingSide = other.chargingSide;
    this.criticalsUsed = other.criticalsUsed;
    this.striker = other.striker;
    this.targetCount = other.targetCount;
    this.targetIndex = other.targetIndex;
    for (let i = 0; i < other.targetCount; i += 1) this.targets[i] = other.targets[i] ?? 0;
    this.cursor = other.cursor;
    this.isUnranked = other.isUnranked;
    for (let side = 0; side < 2; side += 1) {
      this.damage[side] = other.damage[side] ?? 0;
      this.criticals[side] = other.criticals[side] ?? 0;
    }
  }

  /** Integers of {@link writeKey}. */
  static keyLength(count: number): number {
    return 3 + 2 * count + Math.ceil(count / 4);
  }

  /** Everything on which the future depends. */
  writeKey(out: Int32Array): void {
    out[0] =
      this.stage |
      (this.activeSide << 2) |
      ((this.chargingSide + 1) << 3) |
      ((this.striker + 1) << 5) |
      (this.targetCount << 10) |
      (this.targetIndex << 15) |
      (this.cursor << 20) |
      (this.isUnranked ? 1 << 26 : 0);
    out[1] = this.criticalsUsed;
    out[2] = 0;
    let at = 3;
    for (let i = 0; i < this.units.length; i += 1) {
      this.unit(i).writeKey(out, at);
      at += 2;
    }
    for (; at < out.length; at += 1) out[at] = 0;
    at = 3 + 2 * this.units.length;
    for (let i = 0; i < this.targetCount; i += 1) {
      const word = at + (i >> 2);
      out[word] = (out[word] ?? 0) | ((this.targets[i] ?? 0) << (8 * (i & 3)));
    }
  }
}
