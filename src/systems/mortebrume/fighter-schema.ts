import { z } from 'zod';
import { field } from '../field.ts';
import { costIn, fighterId, integer } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { fields, word } from '../vocabulary.ts';
import { ABILITIES_SCHEMA } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { CHARACTERISTICS_SCHEMA, DESTINY_MAX, SPELL_SCHEMA, WEAPON_SCHEMA } from './profile-schema.ts';
import { TACTICS_SCHEMA } from './tactics.ts';

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
    characteristics: CHARACTERISTICS_SCHEMA.optional().describe('merged over those of the profile'),
    weapon: WEAPON_SCHEMA.optional().describe('merged over that of the profile'),
    spell: SPELL_SCHEMA.optional().describe('the spell that he casts; merged over that of the profile'),
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
