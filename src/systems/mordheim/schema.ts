import type { SystemSchema } from '../system.ts';
import { fields } from '../vocabulary.ts';
import { FIGHTER_SCHEMA } from './fighter-schema.ts';
import { KINDS } from './kinds/index.ts';
import { PRESETS, RULINGS } from './rulings.ts';
import { option } from './schema-parts.ts';

const rulings = fields(
  Object.fromEntries([
    [PRESETS.id, option(`preset of ${PRESETS.id}`, Object.keys(PRESETS.values)).optional()],
    ...RULINGS.map((r) => [
      r.id,
      option(
        `option of ${r.id}`,
        r.options.map((o) => o.id),
      )
        .optional()
        .describe(r.question.en),
    ]),
  ]),
);

/** Schemas of Mordheim scenarios. */
export const SCHEMA: SystemSchema = {
  fighter: FIGHTER_SCHEMA,
  engagements: Object.fromEntries(KINDS.map(({ listing, schema }) => [listing.id, schema])),
  rulings,
  tables: null,
};
