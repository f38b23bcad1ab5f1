import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';

/** Where a turn of a skirmish stands. // MB-TURN-1 */
export const STAGE = { morale: 0, initiative: 1, acting: 2, attacking: 3 } as const;

/** Most fighters of both sides together: five bits tell one. */
export const FIGHTERS_MAX = 30;
const BITS = 5;
const PER_NUMBER = 6;
/** Integers that the key has beside one for each fighter. */
const HEAD = 3;

/** State of a skirmish. */
export class Skirmish {
  /** Both sides, the first-listed first. */
  readonly conditions: readonly Condition[];
  stage: number = STAGE.morale;
  /** Index of the side whose turn it is to act. */
  side = 0;
  /** From 1. */
  turn = 1;
  /** Index side → fighters of it who have fallen this turn, and in the one before. */
  readonly fallen: [number, number] = [0, 0];
  readonly fallenBefore: [number, number] = [0, 0];
  /** What the side that won morale has left to add to one roll; 0 for nothing. // MB-MOR-6 */
  boost = 0;
  boostedSide = 0;
  /** Indices of those who attack together, in their order. */
  readonly group: Int8Array;
  groupSize = 0;
  /** Place in the group of who attacks next. */
  next = 0;
  /** Index of whom they attack. */
  target = 0;
  /** He has answered one of them with his weapon. // MB-COMB-3 */
  hasPassed = false;
  /** Bit sets of those who are conscious, and who are able, as their conditions say: see {@link note}. */
  conscious = 0;
  able = 0;

  constructor(count: number) {
    this.conditions = Array.from({ length: count }, () => new Condition());
    this.group = new Int8Array(count);
  }

  condition(index: number): Condition {
    return this.conditions[index] as Condition;
  }

  /** Takes note of how a fighter is now. */
  note(index: number): void {
    const condition = this.condition(index);
    const bit = 1 << index;
    this.conscious = condition.isConscious ? this.conscious | bit : this.conscious & ~bit;
    this.able = condition.isAble ? this.able | bit : this.able & ~bit;
  }

  /** Activates a fighter, who is able. // MB-TURN-3 */
  activate(index: number): void {
    this.condition(index).isActivated = true;
    this.able &= ~(1 << index);
  }

  begin(combatants: readonly Combatant[]): void {
    for (let i = 0; i < combatants.length; i += 1) {
      this.condition(i).begin(combatants[i] as Combatant);
      this.note(i);
    }
    this.turn = 1;
    this.fallen[0] = 0;
    this.fallen[1] = 0;
    this.openTurn();
  }

  /** Everything that the end of a turn clears. // MB-TURN-6 */
  endTurn(): void {
    for (let i = 0; i < this.conditions.length; i += 1) {
      this.condition(i).endTurn();
      this.note(i);
    }
    this.turn += 1;
    this.openTurn();
  }

  private openTurn(): void {
    this.stage = STAGE.morale;
    this.side = 0;
    this.fallenBefore[0] = this.fallen[0];
    this.fallenBefore[1] = this.fallen[1];
    this.fallen[0] = 0;
    this.fallen[1] = 0;
    this.boost = 0;
    this.boostedSide = 0;
    this.disband();
  }

  /** Nobody is about to attack. */
  disband(): void {
    this.groupSize = 0;
    this.next = 0;
    this.target = 0;
    this.hasPassed = false;
  }

  copyFrom(other: Skirmish): void {
    for (let i = 0; i < this.conditions.length; i += 1) this.condition(i).copyFrom(other.condition(i));
    this.stage = other.stage;
    this.side = other.side;
    this.turn = other.turn;
    for (let side = 0; side < 2; side += 1) {
      this.fallen[side] = other.fallen[side] as number;
      this.fallenBefore[side] = other.fallenBefore[side] as number;
    }
    this.boost = other.boost;
    this.boostedSide = other.boostedSide;
    for (let i = 0; i < other.groupSize; i += 1) this.group[i] = other.group[i] as number;
    this.groupSize = other.groupSize;
    this.next = other.next;
    this.target = other.target;
    this.hasPassed = other.hasPassed;
    this.conscious = other.conscious;
    this.able = other.able;
  }

  /** @param isOdd 1 or 0 where initiative alternates, else 0 @param hasMorale whether the fallen matter in the next turn */
  writeKey(out: Int32Array, isOdd: number, hasMorale: boolean): void {
    const { fallen, fallenBefore, conditions } = this;
    const isBoosted = this.boost > 0;
    out[0] = this.stage | (this.side << 2) | (isOdd << 3) | (this.boost << 4) | (isBoosted ? this.boostedSide << 8 : 0);
    const before = this.stage === STAGE.morale ? fallenBefore[0] | (fallenBefore[1] << BITS) : 0;
    out[1] = hasMorale ? before | (fallen[0] << (2 * BITS)) | (fallen[1] << (3 * BITS)) : 0;
    out[2] =
      this.groupSize | (this.next << BITS) | (this.target << (2 * BITS)) | (Number(this.hasPassed) << (3 * BITS));
    const order = HEAD + conditions.length;
    for (let i = 0; i < conditions.length; i += 1) out[HEAD + i] = this.condition(i).code;
    for (let i = 0; i < conditions.length; i += PER_NUMBER) out[order + i / PER_NUMBER] = this.groupCode(i);
  }

  /** Those of six places of the group who have not attacked yet, in one number. */
  private groupCode(from: number): number {
    let code = 0;
    for (let i = Math.max(from, this.next); i < Math.min(from + PER_NUMBER, this.groupSize); i += 1) {
      code |= (this.group[i] as number) << (BITS * (i - from));
    }
    return code;
  }
}

/** Number of integers in the key of a skirmish. */
export function skirmishKeyLength(count: number): number {
  return HEAD + count + Math.ceil(count / PER_NUMBER);
}
