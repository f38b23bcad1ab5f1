import { z } from 'zod';
import { integer } from '../schema-parts.ts';
import { fields, noted, openFields, wordOrName } from '../vocabulary.ts';
import { poolText } from './pool-text.ts';
import { DEFAULT_TABLES } from './table-defaults.ts';
import { TABLE_ALIASES } from './table-names.ts';
import type { TableId } from './table-types.ts';
import { BRUTE_ALIASES } from './weapons.ts';

const PERCENT_BY_FACE = 'ten whole numbers, percent by face of the d10';

/** A map from names to values: those of the default table, and any others. */
function named<Value>(
  defaults: Readonly<Record<string, unknown>>,
  value: z.ZodType<Value>,
  aliases: Readonly<Record<string, string>>,
): z.ZodType<Readonly<Record<string, Value | undefined>>> {
  return openFields(Object.fromEntries(Object.keys(defaults).map((id) => [id, value.optional()])), value, aliases);
}

const woundsOf = (what: string): z.ZodOptional<z.ZodNumber> =>
  integer(0, 999, `flesh wounds of a brute’s hit, ${what}`).optional();

const bruteDamage = fields(
  {
    unarmed: woundsOf('unarmed'),
    improvised: woundsOf('with an improvised weapon'),
    knife: woundsOf('with a knife'),
    fencing: woundsOf('with a fencing weapon'),
    heavy: woundsOf('with a heavy weapon'),
    missile: woundsOf('with a missile weapon'),
    firearm: woundsOf('with a firearm'),
  },
  BRUTE_ALIASES,
);

const max = integer(-999, 9999, 'greatest value to which the row applies').optional();

const boardingRow = fields(
  {
    max,
    attacker: integer(0, 99, 'crew ranks that the attacker loses'),
    target: integer(0, 99, 'crew ranks that the target loses'),
  },
  { attaquant: 'attacker', cible: 'target' },
);

const percents = noted(z.array(integer(0, 100, 'percent')).length(10), {
  allowed: PERCENT_BY_FACE,
  description: PERCENT_BY_FACE,
});

const casualties = fields({ wounded: percents, killed: percents }, { blessés: 'wounded', tués: 'killed' });

const salvoRow = fields(
  {
    'tn-max': integer(0, 999, 'greatest passive defence to which the row applies').optional(),
    wounds: integer(0, 999, 'flesh wounds of each hit'),
  },
  { 'nd-max': 'tn-max', blessures: 'wounds' },
);

const lootRow = fields({ max, guilders: integer(0, 99_999, 'guilders found') }, { guildes: 'guilders' });

const battleRow = fields(
  {
    max,
    damage: z.union([integer(0, 0, 'no damage'), poolText('damage')]).describe('a pool, or 0 for none'),
    reputation: integer(-99, 99, 'reputation won').default(0),
    opportunity: z.boolean().default(false).describe('a heroic opportunity'),
  },
  { dommages: 'damage', opportunité: 'opportunity' },
);

const battleRows = z.array(battleRow).min(1).max(50);

const battleLevel = z
  .union([
    battleRows,
    fields(
      { losing: battleRows, even: battleRows, winning: battleRows },
      { perdant: 'losing', égal: 'even', gagnant: 'winning' },
    ),
  ])
  .optional()
  .describe('rows, or rows by how the turn goes');

/** French names of weathers. */
const WEATHER_ALIASES: Readonly<Record<string, string>> = {
  calme: 'calm',
  'gros-temps': 'rough',
  tempête: 'storm',
  ouragan: 'hurricane',
};

/** French names of food. */
const FOOD_ALIASES: Readonly<Record<string, string>> = {
  frais: 'fresh',
  pain: 'bread',
  fromage: 'cheese',
  salé: 'salted',
};

/** An entry of a table that is named in the scenario; whether it is there is seen once the table is known. */
function entryName(noun: string, aliases: Readonly<Record<string, string>>): z.ZodType<string> {
  return wordOrName({ noun, ids: [], aliases }, `the name of a ${noun}`);
}

/** A weather of the weather table. */
export const weatherName = entryName('weather', WEATHER_ALIASES);

/** A food of the spoilage table. */
export const foodName = entryName('food', FOOD_ALIASES);

const SIZE_ALIASES: Readonly<Record<string, string>> = {
  minuscule: 'tiny',
  petit: 'small',
  moyen: 'medium',
  grand: 'large',
};

/** French names of the entries of tables that have some of their own. */
export const ENTRY_ALIASES: Readonly<Partial<Record<TableId, Readonly<Record<string, string>>>>> = {
  'brute-damage': BRUTE_ALIASES,
  'weather-table': WEATHER_ALIASES,
  'spoilage-table': FOOD_ALIASES,
  'improvised-table': SIZE_ALIASES,
};

/** Schema of `tables:`. */
export const TABLES_SCHEMA = fields(
  {
    'brute-damage': bruteDamage.optional().describe('weapon class → flesh wounds of a brute’s hit'),
    'weather-table': named(DEFAULT_TABLES['weather-table'], poolText('damage of the weather'), WEATHER_ALIASES)
      .optional()
      .describe('weather → damage pool of each interval'),
    'spoilage-table': named(DEFAULT_TABLES['spoilage-table'], integer(0, 999, 'TN against rot'), FOOD_ALIASES)
      .optional()
      .describe('food → TN against rot'),
    'improvised-table': named(DEFAULT_TABLES['improvised-table'], integer(0, 10, 'dice of that size'), SIZE_ALIASES)
      .optional()
      .describe('size of an improvised weapon → dice'),
    'encounter-table': z
      .record(z.string().min(1), integer(0, 99, 'cost in GM dice'))
      .optional()
      .describe('encounter → cost in GM dice'),
    'drift-table': z
      .array(integer(0, 359, 'degrees off course'))
      .min(1)
      .max(360)
      .optional()
      .describe('degrees off course, each as likely as the others'),
    'boarding-table': z.array(boardingRow).min(1).max(50).optional().describe('rows by d10 + difference of crews'),
    'tactics-table': z
      .record(z.string().min(1), z.record(z.string().min(1), integer(-99, 99, 'modifier of the attacker')))
      .optional()
      .describe('attacker’s tactic → defender’s tactic → modifier'),
    'casualties-table': fields({ winner: casualties, loser: casualties }, { vainqueur: 'winner', vaincu: 'loser' })
      .optional()
      .describe('percent wounded and killed by face of a d10'),
    'salvo-wounds': z.array(salvoRow).min(1).max(50).optional().describe('rows by passive defence of who is hit'),
    'loot-table': z.array(lootRow).min(1).max(50).optional().describe('rows by d10 + commission'),
    'sinking-table': z
      .array(integer(0, 99, 'actions until the ship has sunk'))
      .length(10)
      .optional()
      .describe('actions until a ship has sunk, by face of a d10'),
    'battle-table': fields(
      { reserve: battleLevel, disengaged: battleLevel, engaged: battleLevel, 'first-line': battleLevel },
      { soutien: 'reserve', désengagé: 'disengaged', engagé: 'engaged', 'première-ligne': 'first-line' },
    )
      .optional()
      .describe('level of engagement → rows by personal roll'),
  },
  TABLE_ALIASES,
);

/** `tables:` as the schema yields it. */
export type TablesData = z.infer<typeof TABLES_SCHEMA>;
