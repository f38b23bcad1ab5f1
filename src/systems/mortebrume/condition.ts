import type { Combatant } from './combatant.ts';
import type { Rulings } from './rulings.ts';

/** What changes about one fighter during an engagement; one object per fighter, made once. */
export class Condition {
  /** Remaining; 0 out of combat. // MB-STATE-2 */
  physique = 0;
  /** Remaining. */
  armour = 0;
  /** Destiny points left. // MB-ROLL-6 */
  destiny = 0;
  /** Added to his dodges until the end of the turn, after a breakthrough. // MB-CHG-9 */
  dodgeBonus = 0;
  /** Until the end of the turn. // MB-STATE-3 */
  isStunned = false;
  /** Until the end of the turn. // MB-TURN-4 */
  isActivated = false;
  /** Until the end of the turn. // MB-JUMP-7 */
  isWithoutDodge = false;
  /** // MB-STATE-1 */
  isPrisoner = false;
  isDead = false;

  /** As he enters an engagement. */
  begin({ physiqueLeft, armour, destiny, state }: Combatant): void {
    this.physique = physiqueLeft;
    this.armour = armour;
    this.destiny = destiny;
    this.dodgeBonus = 0;
    this.isStunned = state.isStunned;
    this.isActivated = state.isActivated;
    this.isWithoutDodge = state.isWithoutDodge;
    this.isPrisoner = state.isPrisoner;
    this.isDead = state.isDead;
  }

  /** Conscious or wounded. // MB-STATE-2 */
  get isConscious(): boolean {
    return this.physique > 0 && !this.isDead;
  }

  /** May be activated and act. // MB-STATE-3, MB-TURN-4, MB-PRIS-1 */
  get isAble(): boolean {
    return this.isConscious && !this.isActivated && !this.isStunned && !this.isPrisoner;
  }

  /**
   * Takes the wounds of one blow, as one sum.
   * @returns physique points lost, never more than he had
   * @source MB-STATE-2, MB-STATE-4
   */
  wound(wounds: number, rulings: Pick<Rulings, 'overkill'>): number {
    const before = this.physique;
    if (wounds <= 0 || this.isDead) return 0;
    if (before === 0 || (wounds > before && rulings.overkill === 'dead')) this.isDead = true;
    this.physique = Math.max(0, before - wounds);
    return before - this.physique;
  }

  /** What the end of a turn clears. // MB-TURN-6 */
  endTurn(): void {
    this.isStunned = false;
    this.isActivated = false;
    this.isWithoutDodge = false;
    this.dodgeBonus = 0;
  }

  copyFrom(other: Condition): void {
    this.physique = other.physique;
    this.armour = other.armour;
    this.destiny = other.destiny;
    this.dodgeBonus = other.dodgeBonus;
    this.isStunned = other.isStunned;
    this.isActivated = other.isActivated;
    this.isWithoutDodge = other.isWithoutDodge;
    this.isPrisoner = other.isPrisoner;
    this.isDead = other.isDead;
  }

  /** All of it in one number. */
  get code(): number {
    return (
      this.physique |
      (this.armour << 7) |
      (this.destiny << 14) |
      (this.dodgeBonus << 18) |
      (this.isStunned ? 1 << 25 : 0) |
      (this.isActivated ? 1 << 26 : 0) |
      (this.isWithoutDodge ? 1 << 27 : 0) |
      (this.isPrisoner ? 1 << 28 : 0) |
      (this.isDead ? 1 << 29 : 0)
    );
  }
}

/** For which rolls a fighter's `destiny-use` may spend a point. */
export type DestinyPurpose = 'attack' | 'defence';

/** Spends a destiny point on a roll if his tactics want it. @returns dice added, 0 or 1 // MB-ROLL-6 */
export function spendDestiny({ tactics }: Combatant, condition: Condition, purpose: DestinyPurpose): number {
  if (condition.destiny === 0) return 0;
  const use = tactics['destiny-use'];
  if (use !== purpose && use !== 'both') return 0;
  condition.destiny -= 1;
  return 1;
}
