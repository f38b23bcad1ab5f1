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
    kind: kindWord('attack', 'attaque').describe('one attack, from the attack roll to the wound check'),
    ...ATTACK_SHAPE,
    distance: distance.default(0).describe('metres; 0: hand to hand'),
  },
  ATTACK_ALIASES,
);

/** One attack of one fighter on another. */
export const attack: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'attack',
    alias: 'attaque',
    summary: {
      en: 'one attack, from the attack roll to the wound check',
      fr: 'une attaque, du jet d’attaque au jet de blessures',
    },
    fields: [
      ...ATTACK_LISTING,
      field('distance', 'metres, default 0: hand to hand', 'mètres, par défaut 0 : au contact'),
    ],
  },
  schema,
  // Whoever attacks once is nobody’s to fear in turn, and says himself that he has a die.
  neverFelt: ['intimidate-rolls', 'defend-current-die'],
  tables: attackTables,
  check: checkAttack,
  warn: warnAttack,
  compile: compileAttack,
};
