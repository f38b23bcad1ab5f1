import { z } from 'zod';
import { field } from '../field.ts';
import type { Field } from '../system.ts';
import { word } from '../vocabulary.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';

const TYPE_ALIASES = { poussée: 'push', ruée: 'rush', percée: 'breakthrough' };

/** Schema of a type of charge, among those that a kind knows. */
export function chargeType<Type extends string>(ids: readonly Type[]): z.ZodType<Type> {
  const aliases = Object.fromEntries(Object.entries(TYPE_ALIASES).filter(([, id]) => ids.some((it) => it === id)));
  return word({ noun: 'type of charge', ids, aliases }) as z.ZodType<Type>;
}

/** How far and how somebody runs who charges. */
export const RUN_FIELDS = {
  run: centimetres(LENGTH_MAX, 'length of the charge run'),
  'prior-move': centimetres(LENGTH_MAX, 'movement before the run').default(0),
  straight: z.boolean().default(true).describe('the run is straight'),
  leap: z.boolean().default(false).describe('the run leaps over an obstacle'),
  visible: z.boolean().default(true).describe('the target is seen'),
};

/** French names of those fields. */
export const RUN_ALIASES: Readonly<Record<string, string>> = {
  course: 'run',
  'déplacement-préalable': 'prior-move',
  'ligne-droite': 'straight',
  saut: 'leap',
  vue: 'visible',
};

/** Those fields, as listings show them. */
export const RUN_LISTING: readonly Field[] = [
  field('run', 'cm: length of the charge run', 'cm : longueur de la course'),
  field('prior-move', 'cm: movement before the run, default 0', 'cm : déplacement avant la course, défaut 0'),
  field('straight', 'true (default) | false: the run is straight', 'true (défaut) | false : course en ligne droite'),
  field('leap', 'true | false (default): it leaps over an obstacle', 'true | false (défaut) : elle saute un obstacle'),
  field('visible', 'true (default) | false: the target is seen', 'true (défaut) | false : la cible est vue'),
];
