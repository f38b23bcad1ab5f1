import { z } from 'zod';
import { field } from '../../field.ts';
import { integer } from '../../schema-parts.ts';
import type { Field } from '../../system.ts';
import { fields, noted } from '../../vocabulary.ts';
import { LEVEL_MAX } from '../lengths.ts';

/** Furthest place of a table from its origin, and longest base, in cm. */
const PLACE_MAX = 10_000;

/** A place on the table. */
export const place = noted(
  z.tuple([z.number().min(-PLACE_MAX).max(PLACE_MAX), z.number().min(-PLACE_MAX).max(PLACE_MAX)]),
  { noun: 'place', allowed: `two numbers [x, y] in cm, from -${PLACE_MAX} to ${PLACE_MAX}` },
);

/** A direction, counter-clockwise from the x axis. */
export function angle(description: string): z.ZodNumber {
  const allowed = 'degrees, counter-clockwise from the x axis, -3600 to 3600';
  return noted(z.number().min(-3600).max(3600), { allowed, description: `${description}: ${allowed}` });
}

const length = noted(z.number().min(0).max(PLACE_MAX), { allowed: 'centimetres, more than 0' });

const base = fields(
  { circle: length.optional().describe('diameter in cm'), square: length.optional().describe('side in cm') },
  { cercle: 'circle', rond: 'circle', carré: 'square' },
);

const engaged = noted(z.union([z.boolean(), z.literal('auto')]), {
  allowed: 'auto, true or false',
  description: 'in contact with an enemy; auto: if he touches one',
});

const side = noted(z.string().regex(/^[\p{L}\d][\p{L}\p{M}\d_-]{0,59}$/u), {
  noun: 'side',
  allowed: 'a name of letters, digits and hyphens',
});

/** What a fighter says of his place on the table; felt by the kind `movement` alone. */
export const PLACING = {
  side: side.optional().describe('fighters of different sides are enemies'),
  base: base.optional().describe('{circle: diameter} or {square: side}, in cm'),
  centre: place.optional().describe('centre of the base'),
  mark: place.optional().describe('middle of its front, instead of the centre'),
  facing: angle('direction of the front').optional(),
  engaged: engaged.optional(),
  'same-speaking-turn': z.boolean().optional().describe('activated in the speaking turn of who moves'),
  fought: z.boolean().optional().describe('has fought in this combat phase'),
  level: integer(0, LEVEL_MAX, 'flight level').optional(),
};

export const PLACING_ALIASES: Readonly<Record<string, string>> = {
  camp: 'side',
  socle: 'base',
  mire: 'mark',
  orientation: 'facing',
  'au-contact': 'engaged',
  'même-tour-de-parole': 'same-speaking-turn',
  'déjà-combattu': 'fought',
  palier: 'level',
};

/** Those fields, as listings show them. */
export const PLACING_FIELDS: readonly Field[] = [
  field(
    'side',
    'in the kind movement: fighters of different sides are enemies',
    'pour `movement` : les camps sont ennemis',
  ),
  field('base', '{circle: diameter} or {square: side}, in cm', '{cercle : diamètre} ou {carré : côté}, en cm'),
  field('centre', '[x, y] of the centre of his base, in cm; or mark', '[x, y] du centre de son socle, en cm ; ou mire'),
  field('mark', '[x, y] of the middle of its front, in cm', '[x, y] du milieu de son avant, en cm'),
  field('facing', 'degrees, counter-clockwise; default 0', 'degrés, sens direct ; par défaut 0'),
  field('engaged', 'auto (default) | true | false', 'auto (défaut) | true | false'),
  field(
    'same-speaking-turn',
    'true | false (default): activated with who moves',
    'true | false (défaut) : activé avec celui qui bouge',
  ),
  field('fought', 'true | false (default): in this combat phase', 'true | false (défaut) : dans cette phase de combat'),
  field('level', 'flight level on the table: 0 (default), 1 or 2', 'palier de vol sur la table : 0 (défaut), 1 ou 2'),
];
