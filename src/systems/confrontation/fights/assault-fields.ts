import { z } from 'zod';
import { field } from '../../field.ts';
import type { Field } from '../../system.ts';
import { fields, noted, word } from '../../vocabulary.ts';
import { LENGTH_MAX } from '../fighter-schema.ts';
import { centimetres } from '../lengths.ts';
import { instanceNames, rounds, speakingTurn } from './fight-fields.ts';

/** Cap of turns where nothing is said. */
export const ASSAULT_ROUNDS = 20;

const TYPES = ['auto', 'charge', 'engage'] as const;
export type AssaultType = (typeof TYPES)[number];

export const assaultType = word({
  noun: 'type of assault',
  ids: TYPES,
  aliases: { engagement: 'engage' },
}) as z.ZodType<AssaultType>;

export const assaultDistance = centimetres(LENGTH_MAX, 'length of the path to the target');

const EXTENTS = ['contact', 'turn', 'fight'] as const;
export type Extent = (typeof EXTENTS)[number];

export const redirection = fields(
  {
    on: instanceNames.min(1).describe('new targets'),
    distance: assaultDistance.describe('from the place of the first target'),
    visible: z.boolean().default(true).describe('they are seen from there'),
  },
  { sur: 'on' },
);

export type RedirectionData = z.infer<typeof redirection>;

const assault = fields(
  {
    by: z.string().min(1).describe('who assaults'),
    on: instanceNames.min(1).describe('his targets'),
    distance: assaultDistance,
    visible: z.boolean().default(true).describe('he sees his target at the start'),
    type: assaultType.default('auto').describe('auto: a charge where the target is seen'),
    'speaking-turn': speakingTurn.default(1),
    redirect: redirection.optional().describe('where he goes when his targets are gone'),
  },
  { par: 'by', sur: 'on', 'tour-de-parole': 'speaking-turn', réorientation: 'redirect' },
);

export type AssaultData = z.infer<typeof assault>;

export const assaultList = noted(z.array(assault).min(1).max(30), {
  allowed: 'a list of {by, on: [fighters], distance, visible, type, speaking-turn, redirect}',
});

/** What `assault` and `dive-charge` have in common besides. */
export const EXTENT_SHAPE = {
  // biome-ignore lint/suspicious/noThenProperty: the field's name; no schema is awaited.
  then: (word({ noun: 'extent', ids: EXTENTS, aliases: { tour: 'turn', combat: 'fight' } }) as z.ZodType<Extent>)
    .default('fight')
    .describe('how far it is played: to contact, to the end of the turn, or of the fight'),
  rounds: rounds(ASSAULT_ROUNDS),
  fear: z.boolean().default(true).describe('whether courage is tested'),
};

export const EXTENT_ALIASES = { ensuite: 'then', puis: 'then' };

export const THEN_FIELD: Field = field(
  'then',
  'contact, turn or fight (default): how far it is played',
  'contact, tour ou combat (défaut) : jusqu’où l’on joue',
);

export const REDIRECT_FIELD: Field = field(
  'redirect',
  '{on: [fighters], distance in cm, visible}: where he goes when his targets are gone',
  '{sur : [combattants], distance en cm, visible} : où il va quand ses cibles ont disparu',
);
