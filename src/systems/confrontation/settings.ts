import { z } from 'zod';
import { field } from '../field.ts';
import { integer } from '../schema-parts.ts';
import type { Field, Variant } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { SIZE_WORDS, type Size } from './sizes.ts';
import { DEFAULT_WOUND_TABLE, INFLICTED, type Inflicted, type WoundTable } from './wound-table.ts';

/** Numbers of a whole table that a scenario may set, beside its fighters. */
export interface Settings {
  readonly woundTable: WoundTable;
  /** Difficulty of a shot by range. // CF-SHOT-3 */
  readonly rangeDifficulty: { readonly short: number; readonly medium: number; readonly long: number };
  /** Added by scenery. // CF-SHOT-4 */
  readonly coverDifficulty: { readonly none: number; readonly light: number; readonly heavy: number };
  /** Most opponents that can touch one fighter, by his size. // CF-SEP-5 */
  readonly contactLimit: Readonly<Record<Size, number>>;
}

function ofEverySize(limit: number): Readonly<Record<Size, number>> {
  return { small: limit, medium: limit, large: limit, 'very-large': limit };
}

/** @source ranges and cover beyond the short and medium range, and the contact limit, are assumptions */
export const DEFAULT_SETTINGS: Settings = {
  woundTable: DEFAULT_WOUND_TABLE,
  rangeDifficulty: { short: 4, medium: 7, long: 10 },
  coverDifficulty: { none: 0, light: 1, heavy: 2 },
  contactLimit: ofEverySize(8),
};

const inflicted = word({
  noun: 'wound level',
  ids: INFLICTED,
  aliases: { aucune: 'none', sonné: 'stunned', légère: 'light', grave: 'serious', critique: 'critical', tué: 'killed' },
}) as z.ZodType<Inflicted>;

const woundRow = fields(
  {
    to: integer(-999, 999, 'greatest result to which the row applies; none in the last row').optional(),
    levels: noted(z.array(inflicted).length(6), {
      allowed: 'six levels, one a location: none, stunned, light, serious, critical or killed',
    }),
  },
  { 'jusqu-à': 'to', niveaux: 'levels' },
);

const difficulty = (what: string) => integer(-99, 99, what).optional();

/** The default table, named so that nobody need be warned of it. */
const ASSUMED = word({
  noun: 'wound table',
  ids: ['assumed'],
  aliases: { supposée: 'assumed' },
}) as z.ZodType<'assumed'>;

const woundTable = fields(
  {
    locations: noted(z.array(z.string().min(1).max(40)).length(6), { allowed: 'six names' })
      .default([...DEFAULT_WOUND_TABLE.locations])
      .describe('names of the six locations'),
    rows: z.array(woundRow).min(1).max(100).describe('ascending; the first row whose `to` is not exceeded counts'),
  },
  { localisations: 'locations', lignes: 'rows' },
);

const contacts = integer(1, 99, 'most opponents that can touch one fighter');

const sizeLimits = fields(
  Object.fromEntries(SIZE_WORDS.ids.map((id) => [id, contacts.optional()])),
  SIZE_WORDS.aliases,
) as z.ZodType<{ readonly [Id in Size]?: number | undefined }>;

const SCHEMAS = {
  'wound-table': z.union([ASSUMED, woundTable]).describe('`assumed`, or a table of your own'),
  'range-difficulty': fields(
    { short: difficulty('at short range'), medium: difficulty('at medium range'), long: difficulty('at long range') },
    { courte: 'short', moyenne: 'medium', longue: 'long' },
  ),
  'cover-difficulty': fields(
    { none: difficulty('without cover'), light: difficulty('in light cover'), heavy: difficulty('in heavy cover') },
    { aucun: 'none', léger: 'light', lourd: 'heavy' },
  ),
  'contact-limit': z
    .union([contacts, sizeLimits])
    .describe('most opponents that can touch one fighter: a number, or numbers by size'),
};

/** Schemas of the keys of a scenario that only this game knows. */
export const SETTINGS_SCHEMAS: Readonly<Record<string, z.ZodType>> = SCHEMAS;

/** Those keys, as listings show them. */
export const SETTING_FIELDS: readonly Field[] = [
  field(
    'wound-table',
    '{locations, rows: [{to, levels}]}: damage result → level by location; `assumed`: the default',
    '{localisations, lignes : [{jusqu-à, niveaux}]} : résultat → niveau par localisation ; `supposée` : le défaut',
  ),
  field(
    'range-difficulty',
    '{short: 4, medium: 7, long: 10}: difficulty of shots by range',
    '{courte : 4, moyenne : 7, longue : 10} : difficulté des tirs selon la portée',
  ),
  field(
    'cover-difficulty',
    '{none: 0, light: 1, heavy: 2}: difficulty added by scenery',
    '{aucun : 0, léger : 1, lourd : 2} : difficulté ajoutée par le décor',
  ),
  field(
    'contact-limit',
    'most opponents that can touch one fighter, default 8; also {small, medium, large, very-large}',
    'adversaires au contact d’un combattant au plus, par défaut 8 ; aussi {petite, moyenne, grande, très-grande}',
  ),
];

type SettingsData = { readonly [Key in keyof typeof SCHEMAS]?: z.infer<(typeof SCHEMAS)[Key]> };

/** What a scenario itself says of those keys. */
export function ownSettings(variant: Variant): SettingsData {
  return (variant.settings ?? {}) as SettingsData;
}

/** The wound table that a scenario brings itself; null where it relies on the default. */
export function ownWoundTable(variant: Variant): WoundTable | null {
  const table = ownSettings(variant)['wound-table'];
  return table === undefined || table === 'assumed' ? null : table;
}

/** The settings of a variant, the defaults where it is silent. */
export function settingsOf(variant: Variant): Settings {
  const own = ownSettings(variant);
  const { woundTable, rangeDifficulty, coverDifficulty, contactLimit } = DEFAULT_SETTINGS;
  return {
    woundTable: ownWoundTable(variant) ?? woundTable,
    rangeDifficulty: { ...rangeDifficulty, ...defined(own['range-difficulty']) },
    coverDifficulty: { ...coverDifficulty, ...defined(own['cover-difficulty']) },
    contactLimit: { ...contactLimit, ...ownContactLimits(own) },
  };
}

function ownContactLimits({ 'contact-limit': own }: SettingsData): Readonly<Partial<Record<Size, number>>> {
  return typeof own === 'number' ? ofEverySize(own) : defined(own);
}

/** Whether a fighter of some size has the default limit of contacts, no source giving another. // CF-SEP-5 */
export function assumesContactLimit(variant: Variant, size: Size): boolean {
  return ownContactLimits(ownSettings(variant))[size] === undefined;
}

function defined(given: Readonly<Record<string, number | undefined>> | undefined): Readonly<Record<string, number>> {
  const entries = Object.entries(given ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined));
}
