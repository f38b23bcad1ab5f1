import type { GameSystem, Variant } from '../system.ts';
import { assumptionsOf } from './assumptions.ts';
import { CATALOGUES } from './catalogues.ts';
import { check } from './check.ts';
import { costOfFighter } from './combatant.ts';
import { DECISIONS, ENGAGEMENT_ALIASES, TACTIC_ALIASES } from './decisions.ts';
import { CHARACTERISTIC_ALIASES, FIGHTER_FIELDS, type FighterData } from './fighter-schema.ts';
import { KEY_WORDS } from './key-words.ts';
import { KINDS, kindOf } from './kinds/index.ts';
import { leversOf } from './levers.ts';
import { RULES } from './rules/index.ts';
import { PRESETS, RULINGS } from './rulings.ts';
import { SCHEMA } from './schema.ts';
import { SITE_WORDS } from './sites.ts';
import { CROWNS } from './words.ts';

/** Key aliases turned round: canonical key → aliases. */
function byCanonicalKey(
  ...maps: readonly Readonly<Record<string, string>>[]
): Readonly<Record<string, readonly string[]>> {
  const turned: Record<string, string[]> = {};
  for (const map of maps) {
    for (const [alias, key] of Object.entries(map)) turned[key] = [...(turned[key] ?? []), alias];
  }
  return turned;
}

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
  keyAliases: byCanonicalKey(CHARACTERISTIC_ALIASES, TACTIC_ALIASES, ENGAGEMENT_ALIASES),
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
