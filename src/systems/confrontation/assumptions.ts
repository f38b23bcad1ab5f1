import { InvariantError } from '../../errors.ts';
import type { Assumption, Variant } from '../system.ts';
import { ASSUMED_RULES } from './assumed/index.ts';
import { type AssumedReading, say } from './assumed/reading.ts';
import { ASSUMED_READINGS } from './assumed/readings.ts';
import { factsOf } from './felt.ts';
import { kindOf } from './kinds/index.ts';
import { RULINGS } from './rulings.ts';
import { ownWoundTable } from './settings.ts';

/** Readings, rules and tables without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  return [...assumedReadings(variant), ...assumedRules(variant), ...assumedTables(variant)];
}

function assumedReadings(variant: Variant): readonly Assumption[] {
  const { rulings } = kindOf(variant);
  const facts = factsOf(variant);
  const readings: Readonly<Record<string, AssumedReading | undefined>> = ASSUMED_READINGS;
  return RULINGS.filter(({ id }) => rulings.has(id)).flatMap(({ id, options }) => {
    const option = options.find((it) => it.id === variant.rulings[id]);
    if (option?.provenance !== 'assumption') return [];
    const reading = readings[id];
    const text = reading?.says[option.id];
    if (text === undefined) throw new InvariantError(`no words for the reading ${id}: ${option.id}`);
    return reading?.needs === undefined || reading.needs(facts) ? [{ id, text }] : [];
  });
}

function assumedRules(variant: Variant): readonly Assumption[] {
  const { id: kind } = kindOf(variant).listing;
  const facts = factsOf(variant);
  return ASSUMED_RULES.filter(
    ({ kinds, needs }) => kinds.includes(kind) && (needs === undefined || needs(facts, variant)),
  ).map(({ id, says }) => ({ id, text: says }));
}

const WOUND_TABLE = say(
  'the wound table is assumed: level by the sum of result and location',
  'la table des blessures est supposée : niveau selon la somme du résultat et de la localisation',
);

// CF-WND-3
function assumedTables(variant: Variant): readonly Assumption[] {
  const rolls = kindOf(variant).rollsDamage?.(variant.engagement, variant) ?? false;
  return rolls && ownWoundTable(variant) === null ? [{ id: 'wound-table', text: WOUND_TABLE }] : [];
}
