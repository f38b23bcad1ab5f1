import { type Assumed, assumedIn, say } from '../assumed.ts';
import type { Assumption, Variant } from '../system.ts';
import { ASSUMED_RULES } from './assumed/index.ts';
import type { Needs } from './assumed/reading.ts';
import { ASSUMED_READINGS } from './assumed/readings.ts';
import { factsOf } from './felt.ts';
import type { FighterData } from './fighter-schema.ts';
import { kindOf } from './kinds/index.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';

/** Readings, rules and profiles without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const facts = factsOf(variant);
  return [...assumedIn(variant, kindOf(variant), ASSUMED, (needs) => needs(facts)), ...assumedProfiles(variant)];
}

const ASSUMED: Assumed<Needs> = {
  catalogue: RULES,
  rulings: RULINGS,
  readings: ASSUMED_READINGS,
  rules: ASSUMED_RULES,
};

const EXAMPLES = say(
  'the profiles of the bestiary are examples: no published profile is complete',
  'les profils du bestiaire sont des exemples : aucun profil publié n’est complet',
);

function assumedProfiles({ fighters }: Variant): readonly Assumption[] {
  const isExample = Object.values(fighters).some((data) => (data as FighterData).profile !== undefined);
  return isExample ? [{ id: 'bestiary', text: EXAMPLES }] : [];
}
