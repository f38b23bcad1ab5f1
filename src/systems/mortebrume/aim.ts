import { InvariantError } from '../../errors.ts';
import type { Variant } from '../system.ts';
import { concentrationBonus } from './abilities.ts';
import type { Aptitude } from './aptitude.ts';
import { type CircumstanceRulings, circumstances, rangeBandOf, rangeModifier } from './circumstances.ts';
import type { Combatant, Effect } from './combatant.ts';
import { half } from './lengths.ts';
import type { Rulings } from './rulings.ts';
import { derivedAptitude, diceTableOf } from './settings.ts';
import type { ShotData } from './shot-fields.ts';

/** Rulings that decide how somebody aims. */
export type AimRulings = CircumstanceRulings & Pick<Rulings, 'half-rounding' | 'concentration-stack'>;

/** One shot, spell or throw of one fighter, as far as it is known beforehand; made once. */
export interface Aim {
  readonly aptitude: Aptitude;
  readonly difficulty: number;
  /** Added to the roll, whether somebody has moved and whether the target has fallen apart. */
  readonly modifier: number;
  /** What of it is due to a prisoner whom he holds: 0 or less. // MB-PRIS-5 */
  readonly malus: number;
  /** Shooter or target have moved or acted this turn. // MB-SHOT-2 */
  readonly hasMoved: boolean;
  /** The shooter himself has not. // MB-CARD-3 */
  readonly isSteady: boolean;
  /** What it does to whom it hits. */
  readonly effect: Effect;
  /** It stuns or pushes back without a special success too. // MB-THROW-6, MB-VICT-2 */
  readonly isTyped: boolean;
}

/** How much his cards add to his weapon skill when he shoots, and take from his damage. // MB-CARD-1, MB-CARD-2 */
function shift({ abilities }: Combatant): number {
  return abilities.rapidShot - abilities.weakPoint;
}

/** What he shoots with, cards considered; null where he cannot or nothing says the dice. // MB-SHOT-1, MB-CARD-1, MB-CARD-2 */
export function shootingAptitude(who: Combatant, variant: Variant): Aptitude | null {
  const own = who.aptitudes['weapon-skill'];
  const change = shift(who);
  if (own === null || change === 0) return own;
  return derivedAptitude(own.value + change, own.dice, diceTableOf(variant));
}

/**
 * A shot at a target.
 * @returns null where the range makes it impossible // MB-SHOT-3
 * @throws InvariantError when the shooter has nothing to roll with
 */
export function aimShot(
  data: ShotData,
  shooter: Combatant,
  target: Combatant,
  variant: Variant,
  rulings: AimRulings,
): Aim | null {
  const { weapon, abilities, burden } = shooter;
  const band = rangeBandOf(data, weapon.reach, rulings);
  if (band === 'impossible') return null;
  const aptitude = shootingAptitude(shooter, variant);
  if (aptitude === null) throw new InvariantError(`${shooter.name} has nothing to shoot with`);
  const full = Math.max(0, weapon.damage - shift(shooter));
  return {
    aptitude,
    difficulty: data.difficulty,
    modifier:
      circumstances(data, target, rulings) +
      rangeModifier(band) +
      burden + // MB-PRIS-5
      concentrationBonus(abilities, rulings), // MB-CARD-4
    malus: burden,
    ...moves(data),
    effect: {
      damage: band === 'far' ? half(full, rulings) : full,
      special: weapon.special,
      recoil: weapon.recoil,
    },
    isTyped: false,
  };
}

/** A spell at a target, without a stake. @throws InvariantError when the caster has nothing to roll with // MB-SPELL-1 */
export function aimSpell(data: ShotData, caster: Combatant, target: Combatant, rulings: AimRulings): Aim {
  const { casting } = caster.aptitudes;
  if (casting === null) throw new InvariantError(`${caster.name} has nothing to cast with`);
  return {
    aptitude: casting,
    difficulty: data.difficulty,
    modifier: circumstances(data, target, rulings),
    malus: 0,
    ...moves(data),
    effect: caster.spell,
    isTyped: false,
  };
}

/** Who has moved or acted. // MB-SHOT-2, MB-CARD-3 */
export function moves(data: ShotData): Pick<Aim, 'hasMoved' | 'isSteady'> {
  const hasShooterMoved = data['shooter-moved'];
  return { hasMoved: hasShooterMoved || data['target-moved'], isSteady: !hasShooterMoved };
}
