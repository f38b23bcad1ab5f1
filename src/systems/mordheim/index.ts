import type { GameSystem, Variant } from '../system.ts';
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
import { PRESETS, RULINGS } from './rulings.ts';
import { SCHEMA } from './schema.ts';
import { SITE_WORDS } from './sites.ts';
import { CROWNS } from './words.ts';

/** Mordheim: two sides of a few fighters, down to the single shot and blow. */
export const system: GameSystem = {
  name: 'mordheim',
  title: { en: 'Mordheim', fr: 'Mordheim' },
  editions: [],
  sites: SITE_WORDS,
  kinds: KINDS.map(({ listing }) => listing),
  fighter: FIGHTER_FIELDS,
  rulings: RULINGS,
  rules: RULES,
  presets: PRESETS,
  decisions: DECISIONS,
  catalogues: CATALOGUES,
  schema: SCHEMA,
  keyAliases: {},
  keyWords: KEY_WORDS,
  check,
  assumptions: assumptionsOf,
  costOf: (variant: Variant, fighter: string) => {
    const data = variant.fighters[fighter];
    return data === undefined ? null : { amount: costOfFighter(data as FighterData), unit: CROWNS };
  },
  levers: leversOf,
  compile: (variant, options) => kindOf(variant).compile(variant.engagement, variant, options),
};
