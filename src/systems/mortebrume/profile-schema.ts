import type { z } from 'zod';
import { integer } from '../schema-parts.ts';
import { fields, word } from '../vocabulary.ts';
import { type AptitudeData, aptitudeOf, diceOf } from './aptitude.ts';
import {
  type AptitudeId,
  CHARACTERISTIC_ALIASES,
  CHARACTERISTICS,
  type Characteristic,
  type NumberId,
} from './characteristics.ts';
import { centimetres } from './lengths.ts';

/** Characteristics as a scenario writes them; lengths in cm. */
export type CharacteristicsData = {
  readonly [Id in AptitudeId]?: AptitudeData | undefined;
} & { readonly [Id in NumberId]?: number | undefined } & {
  readonly 'throw-dice'?: readonly number[] | undefined;
  readonly 'escape-dice'?: readonly number[] | undefined;
};

function characteristic({ form, low, high, meaning }: Characteristic): z.ZodType {
  if (form === 'aptitude') return aptitudeOf(meaning.en);
  if (form === 'dice') return diceOf(meaning.en);
  return form === 'length' ? centimetres(high, meaning.en) : integer(low, high, meaning.en);
}

export const CHARACTERISTICS_SCHEMA = fields(
  Object.fromEntries(Object.entries(CHARACTERISTICS).map(([id, facts]) => [id, characteristic(facts).optional()])),
  CHARACTERISTIC_ALIASES,
) as z.ZodType<CharacteristicsData>;

/** Classes of weapons, French name → id. */
export const WEAPON_CLASSES = ['short', 'long', 'heavy', 'ranged', 'thrown'] as const;
export type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** Effects of a special success. // MB-DMG-3, MB-DMG-4 */
export const SPECIALS = ['none', 'stunning', 'push-back'] as const;
export type Special = (typeof SPECIALS)[number];

const weaponClass = word({
  noun: 'weapon class',
  ids: WEAPON_CLASSES,
  aliases: { courte: 'short', longue: 'long', lourde: 'heavy', tir: 'ranged', jet: 'thrown' },
}) as z.ZodType<WeaponClass>;

const special = word({
  noun: 'special effect',
  ids: SPECIALS,
  aliases: { aucune: 'none', étourdissante: 'stunning', recul: 'push-back' },
}) as z.ZodType<Special>;

/** Greatest fixed damage, and most destiny points. */
export const DAMAGE_MAX = 99;
export const DESTINY_MAX = 9;

const damage = integer(0, DAMAGE_MAX, 'fixed damage');

export const WEAPON_SCHEMA = fields(
  {
    class: weaponClass.optional().describe('which manoeuvres it allows'),
    damage: damage.optional(),
    special: special.optional().describe('what a special success does'),
    recoil: centimetres(99, 'length of its push-back').optional(),
    reach: centimetres(99, 'its range bands follow from this').optional(),
  },
  { classe: 'class', dégâts: 'damage', spéciale: 'special', recul: 'recoil', allonge: 'reach' },
);

/** A weapon as a scenario writes it; lengths in cm. */
export type WeaponData = z.infer<typeof WEAPON_SCHEMA>;

export const SPELL_SCHEMA = fields(
  {
    damage: damage.optional(),
    special: special.optional().describe('what a special success does'),
    recoil: centimetres(99, 'length of its push-back').optional(),
  },
  { dégâts: 'damage', spéciale: 'special', recul: 'recoil' },
);

/** A spell as a scenario writes it; lengths in cm. */
export type SpellData = z.infer<typeof SPELL_SCHEMA>;
