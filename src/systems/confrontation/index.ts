import type { GameSystem } from '../system.ts';
import { assumptionsOf } from './assumptions.ts';
import { CATALOGUES } from './catalogues.ts';
import { check } from './check.ts';
import { costOfFighter } from './combatant.ts';
import { LISTED_DECISIONS } from './decisions.ts';
import { FIGHTER_FIELDS, type FighterData } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { KINDS, kindOf } from './kinds/index.ts';
import { leversOf } from './levers.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';
import { SCHEMA } from './schema.ts';
import { SETTING_FIELDS } from './settings.ts';
import { SITE_WORDS } from './sites.ts';
import { ARMY_POINTS } from './words.ts';

/** Confrontation, third and revised edition: movement and hand-to-hand combat of a few figures. */
export const system: GameSystem = {
  name: 'confrontation',
  title: { en: 'Confrontation', fr: 'Confrontation' },
  editions: ['third', 'revised'],
  sites: SITE_WORDS,
  kinds: KINDS.map(({ listing }) => listing),
  fighter: FIGHTER_FIELDS,
  settings: SETTING_FIELDS,
  rulings: RULINGS,
  rules: RULES,
  presets: null,
  decisions: LISTED_DECISIONS,
  catalogues: CATALOGUES,
  schema: SCHEMA,
  // Of its own keys beside `fighters`; its schemas know all other names.
  keyAliases: {
    'wound-table': ['table-de-blessures'],
    'range-difficulty': ['difficulté-de-portée'],
    'cover-difficulty': ['difficulté-de-couvert'],
    'contact-limit': ['limite-de-contact'],
  },
  keyWords: KEY_WORDS,
  check,
  assumptions: assumptionsOf,
  costOf: (variant, fighter) => {
    const data = variant.fighters[fighter];
    const amount = data === undefined ? null : costOfFighter(data as FighterData);
    return amount === null ? null : { amount, unit: ARMY_POINTS };
  },
  levers: leversOf,
  compile: (variant, options) => kindOf(variant).compile(variant.engagement, variant, options),
};
