import { z } from 'zod';
import { field } from '../field.ts';
import { costIn, fighterId, integer } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { fields, word } from '../vocabulary.ts';
import { ABILITIES_SCHEMA } from './abilities.ts';
import { type AptitudeData, aptitudeOf, diceOf } from './aptitude.ts';
import { BESTIARY } from './bestiary.ts';
import {
  type AptitudeId,
  CHARACTERISTIC_ALIASES,
  CHARACTERISTICS,
  type Characteristic,
  type NumberId,
} from './characteristics.ts';
import { centimetres } from './lengths.ts';
import { TACTICS_SCHEMA } from './tactics.ts';

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

const characteristics = fields(
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

const weapon = fields(
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
export type WeaponData = z.infer<typeof weapon>;

const spell = fields(
  {
    damage: damage.optional(),
    special: special.optional().describe('what a special success does'),
    recoil: centimetres(99, 'length of its push-back').optional(),
  },
  { dégâts: 'damage', spéciale: 'special', recul: 'recoil' },
);

/** A spell as a scenario writes it; lengths in cm. */
export type SpellData = z.infer<typeof spell>;

/** States that a fighter may begin in. // MB-STATE-1 to 3 */
export const STATES = ['stunned', 'activated', 'no-dodge', 'prisoner', 'dead'] as const;
export type StateId = (typeof STATES)[number];

const condition = z.array(
  word({
    noun: 'state',
    ids: STATES,
    aliases: {
      étourdi: 'stunned',
      activé: 'activated',
      'sans-esquive': 'no-dodge',
      prisonnier: 'prisoner',
      mort: 'dead',
    },
  }) as z.ZodType<StateId>,
);

const profile = word({
  noun: 'profile',
  ids: BESTIARY.map(({ id }) => id),
  aliases: Object.fromEntries(BESTIARY.map(({ id, alias }) => [alias, id])),
});

export const FIGHTER_SCHEMA = fields(
  {
    profile: profile.optional().describe('bestiary entry; the other fields merge over it'),
    characteristics: characteristics.optional().describe('merged over those of the profile'),
    weapon: weapon.optional().describe('merged over that of the profile'),
    spell: spell.optional().describe('the spell that he casts; merged over that of the profile'),
    carried: integer(0, 99, 'encumbrance of the objects that he carries, in cm').optional(),
    holds: fighterId.optional().describe('the prisoner that he holds'),
    destiny: integer(0, DESTINY_MAX, 'destiny points').optional(),
    condition: condition.max(STATES.length).optional().describe('states at the start'),
    abilities: ABILITIES_SCHEMA.optional().describe('skill cards'),
    tactics: TACTICS_SCHEMA.optional().describe('decision point: option'),
    cost: costIn('horde points'),
  },
  {
    profil: 'profile',
    caractéristiques: 'characteristics',
    arme: 'weapon',
    sort: 'spell',
    objets: 'carried',
    tient: 'holds',
    destinée: 'destiny',
    état: 'condition',
    cartes: 'abilities',
    tactique: 'tactics',
    coût: 'cost',
  },
);

/** A fighter as the schema yields it. */
export type FighterData = z.infer<typeof FIGHTER_SCHEMA>;

/** Its fields, as listings show them. */
export const FIGHTER_FIELDS: readonly Field[] = [
  field('profile', 'entry of the bestiary; the rest merges over it', 'entrée du bestiaire ; le reste s’y superpose'),
  field(
    'characteristics',
    'aptitudes such as 8+d8, numbers, lengths in cm',
    'aptitudes comme 8+d8, nombres, longueurs en cm',
  ),
  field(
    'weapon',
    '{class: short | long | heavy | ranged | thrown, damage, special: none | stunning | push-back, recoil, reach}',
    '{classe : courte | longue | lourde | tir | jet, dégâts, spéciale : aucune | étourdissante | recul, recul, allonge}',
  ),
  field(
    'spell',
    '{damage, special, recoil} of the spell that he casts',
    '{dégâts, spéciale, recul} du sort qu’il lance',
  ),
  field('carried', 'encumbrance of carried objects in cm, default 0', 'encombrement des objets portés en cm, défaut 0'),
  field('holds', 'fighter id: the prisoner that he holds', 'identifiant du prisonnier qu’il tient'),
  field('destiny', 'destiny points, 0 to 9, default 0', 'points de destinée, 0 à 9, défaut 0'),
  field(
    'condition',
    'list: stunned, activated, no-dodge, prisoner, dead',
    'liste : étourdi, activé, sans-esquive, prisonnier, mort',
  ),
  field(
    'abilities',
    'skill cards: {rapid-shot: 1–3, weak-point: 1–3, intuitive-shot: true, concentration: {cards, turns}}',
    'cartes : {tir-rapide : 1–3, point-faible : 1–3, tir-intuitif : true, concentration : {cartes, tours}}',
  ),
  field('tactics', 'decision point: option', 'choix : option'),
  field(
    'cost',
    'points, in place of those of his characteristics or profile',
    'points, à la place de ceux de ses caractéristiques ou de son profil',
  ),
];
