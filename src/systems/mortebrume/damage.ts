import { readWhenAsked } from '../rulings.ts';
import type { Condition } from './condition.ts';
import type { Rulings } from './rulings.ts';

/** Rulings that decide what a blow does. */
export type DamageRulings = Pick<
  Rulings,
  | 'special-doubling'
  | 'armour'
  | 'stun-armour-order'
  | 'special-through-armour'
  | 'shield'
  | 'recoil-length'
  | 'overkill'
>;

/** What a weapon, a spell or a thing thrown does to whom it hits. */
export interface Impact {
  readonly special: 'none' | 'stunning' | 'push-back';
  /** Length of a push-back in mm. */
  readonly recoil: number;
}

/** Millimetres in a centimetre. */
const CM = 10;

/** A blow, shot or thing about to land; filled before each, with what it did afterwards. */
export class Blow {
  /** Damage, bonuses and halving included, before it is doubled. // MB-DMG-1 */
  damage = 0;
  impact: Impact = { special: 'none', recoil: 0 };
  /** Its author's roll succeeded and shows a special face. // MB-DMG-2 */
  isSpecial = false;
  /** Struck hand to hand: a special success doubles it. // MB-DMG-2 */
  isHandToHand = true;
  /** Never doubled. // MB-BODY-3 */
  isPlain = false;
  /** Stuns or pushes back without a special success too. // MB-THROW-6, MB-VICT-2 */
  isTyped = false;
  /** The victim answered with his weapon, so that his shield counts under `pass-only`. // MB-DMG-5 */
  hasPassed = false;
  /** Neither armour nor shield count. // MB-BODY-2 */
  isUnstoppable = false;
  /** A victim without armour is stunned without a wound. // MB-BODY-3 */
  stunsUnhurt = false;

  /** Wounds that it made, those of a stun included. */
  wounds = 0;
  /** Points of physique that its victim lost by it, never more than he had. */
  lost = 0;
  /** By how many mm it pushed its victim back. */
  recoil = 0;

  /** A common blow hand to hand of so much; callers then say what is peculiar about it. */
  begin(damage: number, impact: Impact): void {
    this.damage = damage;
    this.impact = impact;
    this.isSpecial = false;
    this.isHandToHand = true;
    this.isPlain = false;
    this.isTyped = false;
    this.hasPassed = false;
    this.isUnstoppable = false;
    this.stunsUnhurt = false;
  }
}

/** What the rulings make of armour. */
interface Readings {
  readonly countsArmour: boolean;
  readonly countsArmourIfSpecial: boolean;
  readonly countsShield: boolean;
  readonly countsShieldInPass: boolean;
  readonly isStoppedByArmour: boolean;
}

/** Lets blows land under the rulings of an engagement. // MB-DMG-2 to 5 */
export class Damage {
  readonly blow = new Blow();
  private readonly rulings: DamageRulings;
  private readonly readings: Readings;

  constructor(rulings: DamageRulings) {
    this.rulings = rulings;
    this.readings = readWhenAsked<Readings>(rulings, {
      get countsArmour() {
        return rulings.armour !== 'ignore';
      },
      get countsArmourIfSpecial() {
        return rulings.armour === 'subtract';
      },
      get countsShield() {
        return rulings.shield === 'flat';
      },
      get countsShieldInPass() {
        return rulings.shield !== 'ignore';
      },
      get isStoppedByArmour() {
        return rulings['special-through-armour'] !== 'applies';
      },
    });
  }

  /** Lets `blow` land: the condition of its victim changes, and `blow` tells what it did. */
  land(victim: Condition, shield: number): void {
    const { blow } = this;
    const damage = this.doubles() ? 2 * blow.damage : blow.damage;
    const open = Math.max(0, damage - this.protection(victim.armour, shield));
    const hasEffect = this.takesEffect(open);
    blow.recoil = hasEffect && blow.impact.special === 'push-back' ? this.recoilOf(damage) : 0;
    blow.wounds = hasEffect && blow.impact.special === 'stunning' ? this.stun(victim, shield, damage, open) : open;
    blow.lost = victim.wound(blow.wounds, this.rulings);
  }

  // MB-DMG-2
  private doubles(): boolean {
    const { isSpecial, isPlain, isHandToHand, impact } = this.blow;
    if (!isSpecial || isPlain) return false;
    const rule = this.rulings['special-doubling'];
    if (rule === 'every-attack') return true;
    return isHandToHand && (rule === 'close-combat' || impact.special === 'stunning');
  }

  // MB-DMG-5
  private protection(armour: number, shield: number): number {
    const { blow, readings } = this;
    if (blow.isUnstoppable || (armour === 0 && shield === 0)) return 0;
    const counts = blow.isSpecial ? readings.countsArmourIfSpecial : readings.countsArmour;
    if (!counts || shield === 0) return counts ? armour : 0;
    const hasShield = blow.hasPassed ? readings.countsShieldInPass : readings.countsShield;
    return armour + (hasShield ? shield : 0);
  }

  // MB-DMG-3, MB-DMG-4
  private takesEffect(open: number): boolean {
    const { isSpecial, isTyped } = this.blow;
    return (isSpecial || isTyped) && (open > 0 || !this.readings.isStoppedByArmour);
  }

  // MB-DMG-4
  private recoilOf(damage: number): number {
    return this.rulings['recoil-length'] === 'damage' ? CM * damage : this.blow.impact.recoil;
  }

  /** @returns the wounds of the blow // MB-DMG-3 */
  private stun(victim: Condition, shield: number, damage: number, open: number): number {
    victim.isStunned = true;
    if (victim.armour === 0) return open + (this.blow.stunsUnhurt ? 0 : 1);
    victim.armour -= 1;
    if (this.rulings['stun-armour-order'] === 'after-wounds') return open;
    return Math.max(0, damage - this.protection(victim.armour, shield));
  }
}
