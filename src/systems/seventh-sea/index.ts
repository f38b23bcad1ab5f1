import type { GameSystem } from '../system.ts';
import { assumptionsOf } from './assumptions.ts';
import { CATALOGUES } from './catalogues.ts';
import { check } from './check.ts';
import { costOfFighter } from './combatant.ts';
import { DECISIONS } from './decisions.ts';
import { FIGHTER_FIELDS } from './fighter-fields.ts';
import type { FighterData } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { KINDS, kindOf } from './kinds/index.ts';
import { leversOf } from './levers.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';
import { SCHEMA } from './schema.ts';
import { SITE_WORDS } from './sites.ts';
import { GUILDERS } from './words.ts';

/** 7th Sea, first edition: swordplay, wits, ships and battles with ten-sided dice that explode. */
export const system: GameSystem = {
  name: 'seventh-sea',
  title: { en: '7th Sea', fr: 'Les Secrets de la Septième Mer' },
  editions: [],
  sites: SITE_WORDS,
  kinds: KINDS.map(({ listing }) => listing),
  fighter: FIGHTER_FIELDS,
  rulings: RULINGS,
  rules: RULES,
  presets: null,
  decisions: DECISIONS,
  catalogues: CATALOGUES,
  schema: SCHEMA,
  // Its schemas know all its names.
  keyAliases: {},
  keyWords: KEY_WORDS,
  check,
  assumptions: assumptionsOf,
  costOf: (variant, fighter) => {
    const data = variant.fighters[fighter] as FighterData | undefined;
    const amount = data === undefined ? null : costOfFighter(data);
    return amount === null ? null : { amount, unit: GUILDERS };
  },
  levers: leversOf,
  compile: (variant, options) => kindOf(variant).compile(variant.engagement, variant, options),
};
