import type { Combatant } from './combatant.ts';
import { Condition } from './condition.ts';

/** No attack is under way. */
export const IDLE = 0;
/** A hit whose damage is to be rolled. */
export const DAMAGE = 1;
/** New flesh wounds whose wound check is to be rolled. */
export const CHECK = 2;

const KEY_WORDS = 3;

/** All that attacks read and write: who is in what condition, the game master's dice, and the attack under way. */
export class Fray {
  /** Index fighter. */
  readonly conditions: readonly Condition[];
  /** Drama dice of the game master, where anybody may use them. // SS-DRAMA-1 */
  gmDice = 0;
  /** {@link IDLE}, {@link DAMAGE} or {@link CHECK}. */
  stage = IDLE;
  attacker = 0;
  target = 0;
  /** Index weapon of the attacker's list; bare hands come after the last. */
  weapon = 0;
  /** Which damage roll is next. */
  harm = 0;
  /** Further hits of a squad that are checked one by one. [squad-wound-checks] */
  hitsLeft = 0;

  constructor(combatants: readonly Combatant[]) {
    this.conditions = combatants.map(({ weapons }) => new Condition(weapons.length + 1));
  }

  condition(fighter: number): Condition {
    return this.conditions[fighter] as Condition;
  }

  copyFrom(other: Fray): void {
    for (let i = 0; i < this.conditions.length; i += 1) this.condition(i).copyFrom(other.condition(i));
    this.gmDice = other.gmDice;
    this.stage = other.stage;
    this.attacker = other.attacker;
    this.target = other.target;
    this.weapon = other.weapon;
    this.harm = other.harm;
    this.hitsLeft = other.hitsLeft;
  }

  get keyLength(): number {
    return this.conditions.reduce((sum, { keyLength }) => sum + keyLength, KEY_WORDS);
  }

  /** Index fighter → place in a key of his flesh wounds. */
  get fleshPlaces(): readonly number[] {
    let next = KEY_WORDS;
    return this.conditions.map(({ keyLength }) => {
      const place = next;
      next += keyLength;
      return place;
    });
  }

  /** Writes {@link keyLength} integers from `at` on: all that the future depends on. */
  key(out: Int32Array, at: number): void {
    const { stage } = this;
    out[at] = this.gmDice;
    out[at + 1] =
      stage === IDLE
        ? 0
        : stage | (this.attacker << 2) | (this.target << 9) | (this.weapon << 16) | (this.hitsLeft << 21);
    out[at + 2] = stage === DAMAGE ? this.harm : 0;
    let next = at + KEY_WORDS;
    for (let i = 0; i < this.conditions.length; i += 1) {
      const condition = this.condition(i);
      condition.key(out, next);
      next += condition.keyLength;
    }
  }
}
