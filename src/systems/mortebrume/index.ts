import type { GameSystem } from '../system.ts';
import { assumptionsOf } from './assumptions.ts';
import { CATALOGUES } from './catalogues.ts';
import { check } from './check.ts';
import { costOfFighter } from './combatant.ts';
import { DECISIONS } from './decisions.ts';
import { FIGHTER_FIELDS, type FighterData } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { KINDS, kindOf } from './kinds/index.ts';
import { leversOf } from './levers.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';
import { SCHEMA } from './schema.ts';
import { SETTING_FIELDS } from './settings.ts';
import { SITE_WORDS } from './sites.ts';
import { HORDE_POINTS } from './words.ts';

/** Mortebrume, second edition: skirmishes of a few figures, with dice of six, eight and ten sides. */
export const system: GameSystem = {
  name: 'mortebrume',
  title: { en: 'Mortebrume', fr: 'Mortebrume' },
  editions: [],
  sites: SITE_WORDS,
  kinds: KINDS.map(({ listing }) => listing),
  fighter: FIGHTER_FIELDS,
  settings: SETTING_FIELDS,
  rulings: RULINGS,
  rules: RULES,
  presets: null,
  decisions: DECISIONS,
  catalogues: CATALOGUES,
  schema: SCHEMA,
  keyAliases: { 'dice-table': ['table-des-dés'] },
  keyWords: KEY_WORDS,
  check,
  assumptions: assumptionsOf,
  costOf: (variant, fighter) => {
    const data = variant.fighters[fighter];
    const amount = data === undefined ? null : costOfFighter(data as FighterData);
    return amount === null ? null : { amount, unit: HORDE_POINTS };
  },
  levers: leversOf,
  compile: (variant, options) => kindOf(variant).compile(variant.engagement, variant, options),
};
