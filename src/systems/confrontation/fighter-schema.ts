import { z } from 'zod';
import { field } from '../field.ts';
import { costIn, integer, switchOr } from '../schema-parts.ts';
import type { DecisionPoint, Field } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { ABILITY_LIST, canonicalAbility } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import {
  CHARACTERISTIC_ALIASES,
  CHARACTERISTICS,
  type Characteristic,
  type CharacteristicId,
} from './characteristics.ts';
import { DECISIONS, OPTION_ALIASES, SEQUENCE_MAX, TACTIC_ALIASES } from './decisions.ts';
import { EQUIPMENT } from './equipment.ts';
import { centimetres } from './lengths.ts';
import { PLACING, PLACING_ALIASES, PLACING_FIELDS } from './movement/placing.ts';
import { SIZE_WORDS, type Size } from './sizes.ts';
import type { TacticsData } from './tactics.ts';

/** Greatest charge power. */
export const POWER_MAX = 99;

/** Greatest length of a scenario, in cm. */
export const LENGTH_MAX = 1000;

function characteristic({ low, high, isLength = false, meaning }: Characteristic): z.ZodOptional<z.ZodNumber> {
  return (isLength ? centimetres(high, meaning.en) : integer(low, high, meaning.en)).optional();
}

const characteristics = fields(
  Object.fromEntries(Object.entries(CHARACTERISTICS).map(([id, facts]) => [id, characteristic(facts)])),
  CHARACTERISTIC_ALIASES,
) as z.ZodType<{ readonly [Id in CharacteristicId]?: number | undefined }>;

/** Schema of the option of one decision point. */
function optionOf({ id, options }: DecisionPoint): z.ZodType<string | number> {
  if (id === 'sequence') return integer(0, SEQUENCE_MAX, 'extra combat dice');
  const ids = options.map(String);
  const known = Object.fromEntries(Object.entries(OPTION_ALIASES).filter(([, meant]) => ids.includes(meant)));
  const choice = word({ noun: `${id} tactic`, ids, aliases: known });
  if (ids.includes('yes')) return switchOr(choice, 'yes', 'no');
  return choice;
}

const tactics = fields(
  Object.fromEntries(DECISIONS.map((point) => [point.id, optionOf(point).optional().describe(point.when.en)])),
  TACTIC_ALIASES,
) as z.ZodType<TacticsData>;

const profile = word({
  noun: 'profile',
  ids: BESTIARY.map(({ id }) => id),
  aliases: Object.fromEntries(BESTIARY.flatMap(({ id, alias }) => (alias === '' ? [] : [[alias, id]]))),
});

const LEVEL_IDS = ['unhurt', 'light', 'serious', 'critical'] as const;

const state = fields(
  {
    level: (
      word({
        noun: 'level',
        ids: LEVEL_IDS,
        aliases: { indemne: 'unhurt', légère: 'light', grave: 'serious', critique: 'critical' },
      }) as z.ZodType<(typeof LEVEL_IDS)[number]>
    ).default('unhurt'),
    stunned: z.boolean().default(false).describe('stunned at the start'),
    charged: z.boolean().default(false).describe('already under the charge penalty of this turn'),
  },
  { niveau: 'level', sonné: 'stunned', chargé: 'charged' },
);

const ranged = fields(
  {
    ranged: fields(
      {
        strength: integer(0, 40, 'STR of its damage roll'),
        ranges: noted(
          z.tuple([
            centimetres(LENGTH_MAX, 'short'),
            centimetres(LENGTH_MAX, 'medium'),
            centimetres(LENGTH_MAX, 'long'),
          ]),
          { allowed: 'three distances in cm, ascending: short, medium, long' },
        ),
      },
      { force: 'strength', portées: 'ranges' },
    ),
  },
  { tir: 'ranged' },
);

const item = noted(z.union([word(EQUIPMENT), ranged]), {
  noun: 'equipment',
  allowed: 'the name of an item, or { ranged: { strength, ranges } }',
  ids: EQUIPMENT.ids,
  aliases: EQUIPMENT.aliases,
});

/** An ability as written, in its canonical spelling; whether it makes sense is checked with the fighter. */
const ability = z.preprocess(
  (value) => (typeof value === 'string' ? canonicalAbility(value) : value),
  noted(z.string().min(1).max(100), {
    noun: 'ability',
    allowed: 'the name of an ability, with its number where it has one: `master-strike-3`',
    ids: ABILITY_LIST.map(({ id }) => id),
  }),
);

export const FIGHTER_SCHEMA = fields(
  {
    profile: profile.optional().describe('bestiary entry; the other fields merge over it'),
    characteristics: characteristics.optional().describe('merged over those of the profile'),
    size: (word(SIZE_WORDS) as z.ZodType<Size>).optional().describe('that of the profile, or medium'),
    power: integer(0, POWER_MAX, 'charge power; by size when absent').optional(),
    equipment: z.array(item).max(20).optional().describe('added to that of the profile'),
    abilities: z.array(ability).max(40).optional().describe('added to those of the profile'),
    state: state.optional().describe('when the engagement begins'),
    tactics: tactics.optional().describe('decision point: option'),
    'contact-limit': integer(1, 99, 'most opponents that can touch him').optional(),
    cost: costIn('army points'),
    ...PLACING,
  },
  {
    profil: 'profile',
    caractéristiques: 'characteristics',
    taille: 'size',
    puissance: 'power',
    équipement: 'equipment',
    capacités: 'abilities',
    état: 'state',
    tactique: 'tactics',
    'limite-de-contact': 'contact-limit',
    coût: 'cost',
    ...PLACING_ALIASES,
  },
);

/** A fighter as the schema yields it. */
export type FighterData = z.infer<typeof FIGHTER_SCHEMA>;

/** Its fields, as listings show them. */
export const FIGHTER_FIELDS: readonly Field[] = [
  field('profile', 'entry of the bestiary; the rest merges over it', 'entrée du bestiaire ; le reste s’y superpose'),
  field(
    'characteristics',
    'MOV, MOV-air, INI, ATT, STR, strength-dice, DEF, RES, AIM, COU or FEAR, DIS; lengths in cm',
    'MOU, MOU-vol, INI, ATT, FOR, FOR-d6, DEF, RES, TIR, COU ou PEU, DIS ; longueurs en cm',
  ),
  field('size', 'small, medium (default), large or very-large', 'petite, moyenne (défaut), grande ou très-grande'),
  field('power', 'charge power; by size 1, 1, 2, 3', 'puissance de charge ; selon la taille 1, 1, 2, 3'),
  field(
    'equipment',
    'list, added to the profile’s; also {ranged: {strength, ranges: [short, medium, long]}}',
    'liste ajoutée à celle du profil ; aussi {tir : {force, portées : [courte, moyenne, longue]}}',
  ),
  field('abilities', 'list, added to the profile’s', 'liste ajoutée à celle du profil'),
  field(
    'state',
    '{level: unhurt | light | serious | critical, stunned, charged} at the start',
    '{niveau : indemne | légère | grave | critique, sonné, chargé} au départ',
  ),
  field('tactics', 'decision point: option', 'choix : option'),
  field('contact-limit', 'most opponents that can touch him', 'adversaires à son contact au plus'),
  field(
    'cost',
    'army points in place of those of his profile and equipment',
    'points d’armée à la place de ceux du profil et de l’équipement',
  ),
  ...PLACING_FIELDS,
];
