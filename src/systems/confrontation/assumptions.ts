import { type Assumed, assumedIn, say } from '../assumed.ts';
import type { Assumption, Variant } from '../system.ts';
import { ASSUMED_RULES } from './assumed/index.ts';
import type { Needs } from './assumed/reading.ts';
import { ASSUMED_READINGS } from './assumed/readings.ts';
import { factsOf } from './felt.ts';
import { kindOf } from './kinds/index.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';
import { ownWoundTable } from './settings.ts';

/** Readings, rules and tables without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const facts = factsOf(variant);
  return [...assumedIn(variant, kindOf(variant), ASSUMED, (needs) => needs(facts, variant)), ...assumedTables(variant)];
}

const ASSUMED: Assumed<Needs> = {
  catalogue: RULES,
  rulings: RULINGS,
  readings: ASSUMED_READINGS,
  rules: ASSUMED_RULES,
};

const WOUND_TABLE = say(
  'the wound table is assumed: level by the sum of result and location',
  'la table des blessures est supposée : niveau selon la somme du résultat et de la localisation',
);

// CF-WND-3
function assumedTables(variant: Variant): readonly Assumption[] {
  const rolls = kindOf(variant).rollsDamage?.(variant.engagement, variant) ?? false;
  return rolls && ownWoundTable(variant) === null ? [{ id: 'wound-table', text: WOUND_TABLE }] : [];
}
