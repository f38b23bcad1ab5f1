import type { Words } from '../system.ts';

/** A modifier of shots, throws and spells. // MB-SHOT-2 */
export interface ShotModifier {
  readonly value: number;
  readonly when: Words;
}

/** Conditions that change the roll of a shot, throw or spell; they add up. // MB-SHOT-2 */
export const SHOT_MODIFIERS = {
  moved: {
    value: -3,
    when: {
      en: 'shooter or target or both moved or acted this turn (once)',
      fr: 'tireur ou cible ou les deux ont bougé ou agi ce tour (une fois)',
    },
  },
  'higher-target': {
    value: -3,
    when: { en: 'shooter more than 3 cm lower', fr: 'tireur plus bas de plus de 3 cm' },
  },
  'lower-target': {
    value: 3,
    when: { en: 'target at least 3 cm lower', fr: 'cible plus basse d’au moins 3 cm' },
  },
  cover: {
    value: -3,
    when: {
      en: 'target partly hidden: terrain, a standing fighter, a larger fallen one (once)',
      fr: 'cible partiellement cachée : décor, combattant debout, plus grand à terre (une fois)',
    },
  },
  weather: { value: -3, when: { en: 'rain or wind or both', fr: 'pluie ou vent ou les deux' } },
  'out-of-combat': { value: 3, when: { en: 'target out of combat', fr: 'cible hors de combat' } },
} as const satisfies Readonly<Record<string, ShotModifier>>;

/** Index size of the target → modifier of a shot. // MB-SHOT-2 */
const SIZE_MODIFIERS = [-3, 0, 3, 3, 6, 6] as const;

/** Modifier of a shot by the size of its target, 0 to 5. // MB-SHOT-2 */
export function sizeModifier(size: number): number {
  return SIZE_MODIFIERS[size] ?? 0;
}

/** Height from which a target counts as lower, and beyond which a shooter does, in mm. // MB-SHOT-2 */
export const HEIGHT_STEP = 30;

/** Range bands of a ranged weapon, as multiples of its reach. @source older edition // MB-SHOT-3 */
export const RANGE_BANDS = { normal: 6, farthest: 10 } as const;
/** Modifier in the far band, where damage is halved too. // MB-SHOT-3 */
export const FAR_MODIFIER = -3;
