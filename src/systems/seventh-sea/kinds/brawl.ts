import type { z } from 'zod';
import { field } from '../../field.ts';
import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkFight, warnFight } from '../fight-checks.ts';
import { FIGHT_ALIASES, FIGHT_LISTING, FIGHT_SHAPE } from '../fight-fields.ts';
import { compileFight } from '../fight-setup.ts';
import { fightTables } from '../fight-tables.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('brawl', 'mêlée-générale').describe('side against side, round by round'), ...FIGHT_SHAPE },
  FIGHT_ALIASES,
);

/** Any number against any number until one side has nobody left. */
export const brawl: KindDefinition<z.infer<typeof schema>> = {
  listing: {
    id: 'brawl',
    alias: 'mêlée-générale',
    summary: { en: 'side against side, round by round', fr: 'camp contre camp, tour par tour' },
    fields: [
      field(
        'sides',
        'exactly two: name → list of fighter ids (`2 x guards`)',
        'exactement deux : nom → liste de combattants (`2 x gardes`)',
      ),
      ...FIGHT_LISTING,
    ],
  },
  schema,
  tables: fightTables,
  check: checkFight,
  warn: warnFight,
  compile: compileFight,
};
