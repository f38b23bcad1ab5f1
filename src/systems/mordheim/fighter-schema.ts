import { z } from 'zod';
import { field } from '../field.ts';
import type { Field } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { CHARACTERISTICS, type Characteristic } from './characteristics.ts';
import { optionAliases, TACTIC_ALIASES } from './decisions.ts';
import { EQUIPMENT } from './equipment.ts';
import { frenchFields, inches, integer, option, yesOrNo } from './schema-parts.ts';

/** French abbreviations of characteristics. */
const CHARACTERISTIC_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CHARACTERISTICS).flatMap(([id, { alias }]) => (alias === id ? [] : [[alias.toLowerCase(), id]])),
);

function characteristic({ low, high, meaning }: Characteristic): z.ZodOptional<z.ZodNumber> {
  return integer(low, high, meaning.en).optional();
}

const characteristics = fields(
  {
    M: characteristic(CHARACTERISTICS.M),
    WS: characteristic(CHARACTERISTICS.WS),
    BS: characteristic(CHARACTERISTICS.BS),
    S: characteristic(CHARACTERISTICS.S),
    T: characteristic(CHARACTERISTICS.T),
    W: characteristic(CHARACTERISTICS.W),
    I: characteristic(CHARACTERISTICS.I),
    A: characteristic(CHARACTERISTICS.A),
    Ld: characteristic(CHARACTERISTICS.Ld),
  },
  CHARACTERISTIC_ALIASES,
);

function tactic(decision: string, ids: readonly string[]): z.ZodType<string> {
  return option(`${decision} tactic`, ids, optionAliases(decision));
}

const tactics = fields(
  {
    target: tactic('target', ['first', 'weakest', 'strongest', 'random']).optional(),
    split: tactic('split', ['none', 'even']).optional(),
    'single-attack-with': tactic('single-attack-with', ['off-hand', 'main']).optional(),
    parry: tactic('parry', ['always', 'never']).optional(),
    pistols: tactic('pistols', ['first-round', 'hold']).optional(),
    'later-weapons': z
      .array(word(EQUIPMENT))
      .max(20)
      .optional()
      .describe('owned items in hand from his second round of a combat; ordered'),
    'stand-up': tactic('stand-up', ['always', 'never']).optional(),
    'fire-twice': yesOrNo('fire-twice tactic').optional(),
    stance: option('stance', ['charge', 'hold', 'advance-shooting'], optionAliases('stance')).optional(),
    'charge-at': inches(200, 'greatest distance at which he declares a charge').optional(),
    'shoot-downed': yesOrNo('shoot-downed tactic').optional(),
    'enemies-down': tactic('enemies-down', ['stay', 'charge', 'leave']).optional(),
  },
  TACTIC_ALIASES,
);

const profile = word({
  noun: 'profile',
  ids: BESTIARY.map((p) => p.id),
  aliases: Object.fromEntries(BESTIARY.map((p) => [p.alias, p.id])),
});

export const FIGHTER_SCHEMA = frenchFields({
  profile: profile.optional().describe('bestiary entry'),
  characteristics: characteristics.optional().describe('merged over the profile'),
  equipment: z.array(word(EQUIPMENT)).max(20).optional().describe('replaces the list of the profile; ordered'),
  abilities: z.array(word(ABILITIES)).max(40).optional().describe('added to those of the profile'),
  tactics: tactics.optional().describe('decision point: option'),
  cost: noted(z.number().min(0).max(100_000), {
    allowed: 'gold crowns, 0 to 100000',
    description: 'hire price in gold crowns, replaces that of the profile',
  }).optional(),
});

/** Its fields, as listings show them. */
export const FIGHTER_FIELDS: readonly Field[] = [
  field('profile', 'entry of the bestiary', 'entrée du bestiaire'),
  field(
    'characteristics',
    'characteristic: value, in place of the profile’s; all that are needed without a profile',
    'caractéristique : valeur, à la place de celle du profil ; toutes celles qu’il faut sans profil',
  ),
  field(
    'equipment',
    'list in place of the profile’s; its order decides what is in hand',
    'liste à la place de celle du profil ; son ordre décide de ce qui est en main',
  ),
  field('abilities', 'list, added to the profile’s', 'liste, ajoutée à celle du profil'),
  field('tactics', 'decision point: option', 'choix : option'),
  field(
    'cost',
    'hire price in gold crowns in place of the profile’s; 0 without a profile',
    'solde en couronnes à la place de celle du profil ; 0 sans profil',
  ),
];

/** A fighter as the schema yields it. */
export type FighterData = z.infer<typeof FIGHTER_SCHEMA>;
