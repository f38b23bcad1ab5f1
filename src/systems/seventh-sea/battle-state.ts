import { Condition } from './condition.ts';
import { EVEN } from './global-rolls.ts';

/** What is next in a battle. */
export const STAGE = {
  preparing: 0,
  fighting: 1,
  /** The personal roll of a hero, its damage, its wound check. */
  rolling: 2,
  suffering: 3,
  checking: 4,
  counting: 5,
  looting: 6,
} as const;

/** Integers of a key before those of the heroes. */
const FIXED = 11;

/** What changes in a battle. Lists of two are by army. */
export class BattleState {
  stage: number = STAGE.preparing;
  /** Index of the preparation, hero or army that is next. */
  at = 0;
  /** Index of the attacking army. // SS-MASS-3 */
  attacker = 0;
  /** Turns in a row that the first army has won; below 0 those of the second. // SS-MASS-4 */
  lead = 0;
  /** How this turn goes for the first army. */
  result = EVEN;
  /** Free raises in store. */
  readonly stock = new Int32Array(2);
  /** Heroic opportunities of the turn before, and of this one. */
  readonly opportunities = new Int32Array(2);
  readonly gathered = new Int32Array(2);
  /** Of the hero whose turn it is: index of his damage roll, TN of his wound check, his opportunity. */
  harm = 0;
  tn = 0;
  chance = 0;
  /** Index hero. */
  readonly conditions: readonly Condition[];
  /** From 1; for logs and shared luck, no rule reads it. */
  round = 1;
  /** Index metric, from its least value. */
  readonly counts: Int32Array;
  readonly keyLength: number;

  constructor(heroCount: number, metricCount: number) {
    this.conditions = Array.from({ length: heroCount }, () => new Condition(0));
    this.counts = new Int32Array(metricCount);
    this.keyLength = FIXED + this.conditions.reduce((sum, { keyLength }) => sum + keyLength, 0);
  }

  /** Everything but the heroes and what is counted, back to the start. */
  clear(): void {
    this.stage = STAGE.preparing;
    this.at = 0;
    this.attacker = 0;
    this.lead = 0;
    this.round = 1;
    this.stock.fill(0);
    this.opportunities.fill(0);
    this.gathered.fill(0);
    this.settleHero();
    this.result = EVEN;
  }

  /** Nothing of a hero's turn is left. */
  settleHero(): void {
    this.harm = 0;
    this.tn = 0;
    this.chance = 0;
  }

  /** The battle is won: nothing matters any more but who has won, and who stands. */
  conclude(): void {
    this.stage = STAGE.counting;
    this.at = 0;
    this.attacker = 0;
    this.result = EVEN;
    this.stock.fill(0);
    this.opportunities.fill(0);
    this.gathered.fill(0);
  }

  copyFrom(other: BattleState): void {
    this.stage = other.stage;
    this.at = other.at;
    this.attacker = other.attacker;
    this.lead = other.lead;
    this.result = other.result;
    this.stock.set(other.stock);
    this.opportunities.set(other.opportunities);
    this.gathered.set(other.gathered);
    this.harm = other.harm;
    this.tn = other.tn;
    this.chance = other.chance;
    for (let hero = 0; hero < this.conditions.length; hero += 1) {
      (this.conditions[hero] as Condition).copyFrom(other.conditions[hero] as Condition);
    }
    this.round = other.round;
    this.counts.set(other.counts);
  }

  key(out: Int32Array): void {
    out[0] = this.stage | (this.at << 4);
    out[1] = this.attacker | (this.result << 1) | ((this.lead + 3) << 3);
    out[2] = this.stock[0] as number;
    out[3] = this.stock[1] as number;
    out[4] = this.opportunities[0] as number;
    out[5] = this.opportunities[1] as number;
    out[6] = this.gathered[0] as number;
    out[7] = this.gathered[1] as number;
    out[8] = this.harm;
    out[9] = this.tn;
    out[10] = this.chance;
    let at = FIXED;
    for (let hero = 0; hero < this.conditions.length; hero += 1) {
      const condition = this.conditions[hero] as Condition;
      condition.key(out, at);
      if (this.stage >= STAGE.counting) out.fill(0, at, at + condition.keyLength - 1);
      if (this.stage >= STAGE.counting) out[at + condition.keyLength - 1] = condition.isOut ? 1 : 0;
      at += condition.keyLength;
    }
  }
}
