import { rulingsSchema } from '../rulings.ts';
import type { SystemSchema } from '../system.ts';
import { FIGHTER_SCHEMA } from './fighter-schema.ts';
import { KINDS } from './kinds/index.ts';
import { PRESETS, RULINGS } from './rulings.ts';

/** Schemas of Mordheim scenarios. */
export const SCHEMA: SystemSchema = {
  fighter: FIGHTER_SCHEMA,
  engagements: Object.fromEntries(KINDS.map(({ listing, schema }) => [listing.id, schema])),
  rulings: rulingsSchema(RULINGS, PRESETS),
  tables: null,
};
