import type { z } from 'zod';
import { field } from '../../field.ts';
import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkDuel, warnFight } from '../fight-checks.ts';
import { FIGHT_ALIASES, FIGHT_LISTING, FIGHT_SHAPE } from '../fight-fields.ts';
import { compileFight } from '../fight-setup.ts';
import { fightTables } from '../fight-tables.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('duel', 'duel').describe('one against one, round by round'), ...FIGHT_SHAPE },
  FIGHT_ALIASES,
);

/** One fighter against another until one of them is out. */
export const duel: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'duel',
    alias: 'duel',
    summary: { en: 'one against one, round by round', fr: 'un contre un, tour par tour' },
    fields: [
      field(
        'sides',
        'two sides: {name: [fighter]}, one fighter each',
        'deux camps : {nom : [combattant]}, un combattant chacun',
      ),
      ...FIGHT_LISTING,
    ],
  },
  schema,
  tables: fightTables,
  check: checkDuel,
  warn: warnFight,
  compile: compileFight,
};
