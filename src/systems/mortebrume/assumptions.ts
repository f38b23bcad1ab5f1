import { InvariantError } from '../../errors.ts';
import type { Assumption, Variant } from '../system.ts';
import { ASSUMED_RULES } from './assumed/index.ts';
import { type AssumedReading, say } from './assumed/reading.ts';
import { ASSUMED_READINGS } from './assumed/readings.ts';
import { factsOf } from './felt.ts';
import type { FighterData } from './fighter-schema.ts';
import { kindOf } from './kinds/index.ts';
import { RULINGS } from './rulings.ts';

/** Readings, rules and profiles without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  return [...assumedReadings(variant), ...assumedRules(variant), ...assumedProfiles(variant)];
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
  return ASSUMED_RULES.filter(({ kinds, needs }) => kinds.includes(kind) && (needs === undefined || needs(facts))).map(
    ({ id, says }) => ({ id, text: says }),
  );
}

const EXAMPLES = say(
  'the profiles of the bestiary are examples: no published profile is complete',
  'les profils du bestiaire sont des exemples : aucun profil publié n’est complet',
);

function assumedProfiles({ fighters }: Variant): readonly Assumption[] {
  const isExample = Object.values(fighters).some((data) => (data as FighterData).profile !== undefined);
  return isExample ? [{ id: 'bestiary', text: EXAMPLES }] : [];
}
