import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';

/** Where a turn of a skirmish stands. // MB-TURN-1 */
export const STAGE = { morale: 0, initiative: 1, acting: 2, attacking: 3 } as const;

/** Most fighters of both sides together: five bits of a key tell one. */
export const FIGHTERS_MAX = 30;

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
    let { conscious: able } = this;
    for (let i = 0; i < this.conditions.length; i += 1) {
      const condition = this.condition(i);
      condition.endTurn();
      if (condition.isPrisoner) able &= ~(1 << i);
    }
    this.able = able;
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
}
