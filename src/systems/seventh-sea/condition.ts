import type { Combatant } from './combatant.ts';
import { crippledAt, outAt } from './wounds.ts';

/** Actions that a weapon still needs before it can shoot are 0 to this many; more: it is gone for good. */
const GONE = 31;
/** Weapons to a word of a key, five bits each. */
const WEAPONS_A_WORD = 6;
/** Words of a key before the weapons. */
const KEY_WORDS = 3;

/** What changes in a fight about one fighter, dice of action apart. */
export class Condition {
  flesh = 0;
  dramatic = 0;
  /** Drama dice of his own; those of villains and henchmen are the game master's. // SS-DRAMA-2 */
  drama = 0;
  /** Living brutes of a squad; 0 for a person. */
  brutes = 0;
  isOut = false;
  isProne = false;
  isSurprised = false;
  /** Come to by a drama die, until the end of the round. // SS-DRAMA-3 */
  isRecovering = false;
  /** Index weapon of his list → actions needed before it can be used again, or gone. */
  private readonly loading: Int8Array;

  constructor(weaponCount: number) {
    this.loading = new Int8Array(weaponCount);
  }

  /** As he enters a fight. */
  begin({ rank, size, wounds, isProne }: Combatant): void {
    this.flesh = wounds.flesh;
    this.dramatic = wounds.dramatic;
    this.drama = 0;
    this.brutes = rank === 'squad' ? size : 0;
    this.isOut = false;
    this.isProne = isProne;
    this.isSurprised = false;
    this.isRecovering = false;
    for (let weapon = 0; weapon < this.loading.length; weapon += 1) this.loading[weapon] = 0;
  }

  /** Hit at a TN of 5. // SS-ATT-3 */
  get isHelpless(): boolean {
    return this.isProne || this.isSurprised || this.isRecovering;
  }

  /** Whether a weapon of his list can be used at once. */
  isReady(weapon: number): boolean {
    return (this.loading[weapon] ?? 0) === 0;
  }

  /** Whether a weapon was thrown or is broken. // SS-ATT-11, SS-DMG-2 */
  isGone(weapon: number): boolean {
    return this.loading[weapon] === GONE;
  }

  /** A shot was fired: so many actions to load again. // SS-ATT-14 */
  empty(weapon: number, actions: number): void {
    this.loading[weapon] = actions;
  }

  lose(weapon: number): void {
    this.loading[weapon] = GONE;
  }

  /** One action spent on loading. // SS-ATT-14 */
  load(weapon: number): void {
    const left = this.loading[weapon] ?? 0;
    if (left > 0 && left < GONE) this.loading[weapon] = left - 1;
  }

  /**
   * What a wound check left of a hit: flesh wounds, or dramatic ones instead.
   * @param tn of the check
   * @param dramatic new dramatic wounds
   * @returns whether it knocked him out
   * @source SS-WND-2, SS-WND-3, SS-WND-5, SS-WND-6
   */
  suffer(who: Combatant, tn: number, dramatic: number): boolean {
    this.flesh = dramatic === 0 ? tn : 0;
    if (dramatic === 0) return false;
    const last = outAt(who);
    this.dramatic = Math.min(last, this.dramatic + dramatic);
    this.isOut = this.dramatic >= last;
    return this.isOut;
  }

  /** Removes brutes of a squad. @returns how many fell // SS-SQ-5, SS-SQ-7 */
  fell(count: number): number {
    const felled = Math.min(count, this.brutes);
    this.brutes -= felled;
    this.isOut = this.brutes === 0;
    return felled;
  }

  /** None of his dice explode. // SS-WND-5 */
  isCrippled(who: Combatant): boolean {
    return this.dramatic >= crippledAt(who);
  }

  copyFrom(other: Condition): void {
    this.flesh = other.flesh;
    this.dramatic = other.dramatic;
    this.drama = other.drama;
    this.brutes = other.brutes;
    this.isOut = other.isOut;
    this.isProne = other.isProne;
    this.isSurprised = other.isSurprised;
    this.isRecovering = other.isRecovering;
    this.loading.set(other.loading);
  }

  get keyLength(): number {
    return KEY_WORDS + Math.ceil(this.loading.length / WEAPONS_A_WORD);
  }

  /** Writes {@link keyLength} integers from `at` on. One who is out is like another. */
  key(out: Int32Array, at: number): void {
    const { loading, isOut } = this;
    const flags = (isOut ? 1 : 0) | (this.isProne ? 2 : 0) | (this.isSurprised ? 4 : 0) | (this.isRecovering ? 8 : 0);
    out[at] = isOut ? 0 : this.flesh;
    out[at + 1] = isOut ? 0 : this.drama;
    out[at + 2] = isOut ? 1 : flags | (this.dramatic << 4) | (this.brutes << 12);
    for (let word = KEY_WORDS; word < this.keyLength; word += 1) out[at + word] = 0;
    if (isOut) return;
    for (let weapon = 0; weapon < loading.length; weapon += 1) {
      const word = at + KEY_WORDS + Math.floor(weapon / WEAPONS_A_WORD);
      out[word] = (out[word] ?? 0) | ((loading[weapon] ?? 0) << (5 * (weapon % WEAPONS_A_WORD)));
    }
  }
}
