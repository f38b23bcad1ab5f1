import { z } from 'zod';
import { field } from '../field.ts';
import { integer } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { modifier } from './clash-fields.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';

/** What hides a part of the target. // MB-SHOT-2 */
export type Cover = 'none' | 'terrain' | 'fighter' | 'fallen-fighter';

const cover = word({
  noun: 'cover',
  ids: ['none', 'terrain', 'fighter', 'fallen-fighter'],
  aliases: {
    aucun: 'none',
    décor: 'terrain',
    combattant: 'fighter',
    'combattant-à-terre': 'fallen-fighter',
  },
}) as z.ZodType<Cover>;

const DIFFICULTY_MAX = 999;
const SIZE_MAX = 5;

/** A height in centimetres, below or above. */
const height = noted(z.number().min(-LENGTH_MAX).max(LENGTH_MAX).multipleOf(0.1), {
  allowed: `centimetres, -${LENGTH_MAX} to ${LENGTH_MAX}, with at most one decimal`,
  description: 'height of the shooter less that of the target, in cm',
});

/** Fields of a shot, a spell or a throw. */
export const SHOT_FIELDS = {
  difficulty: integer(-DIFFICULTY_MAX, DIFFICULTY_MAX, 'to be reached'),
  modifier: modifier.describe('added to the roll'),
  'shooter-moved': z.boolean().default(false).describe('the shooter has moved or acted this turn'),
  'target-moved': z.boolean().default(false).describe('the target has moved or acted this turn'),
  height: height.default(0),
  cover: cover.default('none').describe('what hides a part of the target'),
  'cover-size': integer(0, SIZE_MAX, 'size of the fallen fighter who hides it').optional(),
  weather: z.boolean().default(false).describe('rain or wind'),
  range: centimetres(LENGTH_MAX, 'how far the target is: for range bands').optional(),
};

const schema = z.object(SHOT_FIELDS);
/** A shot, spell or throw as a scenario writes it; lengths in cm. */
export type ShotData = Readonly<z.infer<typeof schema>>;

/** French names of those fields. */
export const SHOT_ALIASES: Readonly<Record<string, string>> = {
  difficulté: 'difficulty',
  modificateur: 'modifier',
  'tireur-a-bougé': 'shooter-moved',
  'cible-a-bougé': 'target-moved',
  hauteur: 'height',
  couvert: 'cover',
  'taille-du-couvert': 'cover-size',
  intempéries: 'weather',
  portée: 'range',
};

/** Those fields, as listings show them. */
export const SHOT_LISTING: readonly Field[] = [
  field('difficulty', 'number to reach', 'nombre à atteindre'),
  field('modifier', 'added to the roll, default 0', 'ajouté au jet, défaut 0'),
  field(
    'shooter-moved',
    'true | false (default): he moved or acted this turn',
    'true | false (défaut) : il a bougé ou agi ce tour',
  ),
  field(
    'target-moved',
    'true | false (default): it moved or acted this turn',
    'true | false (défaut) : elle a bougé ou agi ce tour',
  ),
  field(
    'height',
    'cm, shooter less target, may be negative, default 0',
    'cm, tireur moins cible, négatif permis, défaut 0',
  ),
  field('cover', 'none (default), terrain, fighter or fallen-fighter', 'aucun (défaut), décor, combattant ou à terre'),
  field('cover-size', 'size 0 to 5 of the fallen fighter', 'taille 0 à 5 du combattant à terre'),
  field('weather', 'true | false (default): rain or wind', 'true | false (défaut) : pluie ou vent'),
  field('range', 'cm to the target: for range bands', 'cm jusqu’à la cible : pour les portées'),
];

/** Schema of `shots: { <fighter>: … }`: the circumstances of those whose attack mode is a shot or a spell. */
export const shotsMap = noted(z.record(z.string(), fields(SHOT_FIELDS, SHOT_ALIASES)), {
  allowed: 'fighter → circumstances of his shot or spell: difficulty, modifier, cover …',
  description: 'of those whose attack mode is shot or spell: the circumstances by fighter',
}).default({}) as z.ZodType<Readonly<Record<string, ShotData>>>;

/** The field `shots`, as listings show it. */
export const SHOTS_LISTING: Field = field(
  'shots',
  '{<fighter>: {difficulty, cover …}}: of those whose attack mode is shot or spell',
  '{<combattant> : {difficulté, couvert …}} : pour ceux dont le mode d’attaque est tir ou sort',
);
