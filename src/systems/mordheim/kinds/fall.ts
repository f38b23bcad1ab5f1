import type { z } from 'zod';
import { field } from '../../field.ts';
import { FALL_RULINGS, HEIGHT_MAX } from '../falling.ts';
import { checkFighterId } from '../findings.ts';
import { compilePeril, FALLS, settled } from '../peril.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('fall', 'chute').describe('one fighter’s fall'),
  subject: fighterId.describe('who falls'),
  height: inches(HEIGHT_MAX, 'height of the fall'),
});

type FallData = z.infer<typeof schema>;

/** One fighter's fall. */
export const fall: KindDefinition<FallData> = {
  listing: {
    id: 'fall',
    alias: 'chute',
    summary: { en: 'what a fall does to a fighter', fr: 'ce qu’une chute fait à un combattant' },
    fields: [field('subject', 'fighter id', 'identifiant d’un combattant'), field('height', 'inches', 'pas')],
  },
  schema,
  needs: ['T', 'W'],
  doings: ['moves'],
  rulings: new Set(FALL_RULINGS),
  check: ({ subject }, variant) => checkFighterId(['subject'], subject, variant),
  compile: ({ subject, height }, variant, options) =>
    compilePeril(variant, options, subject, () => settled([], FALLS, height)),
};
