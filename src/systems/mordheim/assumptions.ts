import { type Assumed, assumedIn } from '../assumed.ts';
import type { Assumption, Variant } from '../system.ts';
import type { Needs } from './assumed/reading.ts';
import { ASSUMED_READINGS } from './assumed/readings.ts';
import { ASSUMED_RULES } from './assumed/rules.ts';
import { factsOf } from './felt.ts';
import { kindOf } from './kinds/index.ts';
import { RULES } from './rules/index.ts';
import { RULINGS } from './rulings.ts';

/** Readings and rules without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const facts = factsOf(variant);
  return assumedIn(variant, kindOf(variant), ASSUMED, (needs) => facts[needs]);
}

const ASSUMED: Assumed<Needs> = {
  catalogue: RULES,
  rulings: RULINGS,
  readings: ASSUMED_READINGS,
  rules: ASSUMED_RULES,
};
