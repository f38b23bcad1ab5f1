import type { z } from 'zod';
import { field } from '../../field.ts';
import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { attackTables, checkAttack, warnAttack } from '../attack-checks.ts';
import { ATTACK_ALIASES, ATTACK_LISTING, ATTACK_SHAPE, distance } from '../attack-fields.ts';
import { compileAttack } from '../attack-model.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('shot', 'tir').describe('one attack from a distance'),
    ...ATTACK_SHAPE,
    distance: distance.describe('metres to the target'),
  },
  ATTACK_ALIASES,
);

/** One shot or throw at a target. */
export const shot: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'shot',
    alias: 'tir',
    summary: { en: 'one shot or throw, as an attack', fr: 'un tir ou un lancer, comme une attaque' },
    fields: [...ATTACK_LISTING, field('distance', 'metres to the target', 'mètres jusqu’à la cible')],
  },
  schema,
  // Whoever attacks once is nobody’s to fear in turn, and says himself that he has a die.
  neverFelt: ['intimidate-rolls', 'defend-current-die'],
  tables: attackTables,
  check: checkAttack,
  warn: warnAttack,
  compile: compileAttack,
};
