import { rulingsSchema } from '../rulings.ts';
import type { SystemSchema } from '../system.ts';
import { FIGHTER_SCHEMA } from './fighter-schema.ts';
import { KINDS } from './kinds/index.ts';
import { RULINGS } from './rulings.ts';
import { SETTINGS_SCHEMAS } from './settings.ts';

/** Schemas of the game's scenarios. */
export const SCHEMA: SystemSchema = {
  fighter: FIGHTER_SCHEMA,
  engagements: Object.fromEntries(KINDS.map(({ listing, schema }) => [listing.id, schema])),
  rulings: rulingsSchema(RULINGS, null),
  tables: null,
  settings: SETTINGS_SCHEMAS,
};
