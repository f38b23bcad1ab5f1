import type { z } from 'zod';
import { field } from '../../field.ts';
import { outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { CHARGE_TYPES, chargeOf } from '../charge.ts';
import { chargeType, RUN_ALIASES, RUN_FIELDS, RUN_LISTING } from '../charge-fields.ts';
import { checkActor, checkHandToHand } from '../checks.ts';
import { CLASH_OUTCOMES, checkClash, clashNeeds, compileClash, noClash, warnOfFling } from '../clash.ts';
import { CLASH_ALIASES, CLASH_FIELDS, CLASH_LISTING } from '../clash-fields.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import type { KindDefinition, Need } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('charge', 'charge').describe('a run and an attack'),
    ...CLASH_FIELDS,
    type: chargeType(CHARGE_TYPES).describe('what the bonus is for'),
    ...RUN_FIELDS,
    pursuer: fighterId.optional().describe('an enemy who attacks the charger afterwards'),
  },
  { ...CLASH_ALIASES, ...RUN_ALIASES, poursuivant: 'pursuer' },
);

type ChargeData = z.infer<typeof schema>;

const OUTCOMES = [...CLASH_OUTCOMES, outcome('not-possible', 'not possible', 'impossible')];

function check(data: ChargeData, variant: Variant): readonly Finding[] {
  const { pursuer } = data;
  const ofPursuer =
    pursuer === undefined
      ? []
      : [...checkActor(['pursuer'], pursuer, variant), ...checkHandToHand(pursuer, 'charge', variant)];
  return [...checkClash(data, 'charge', variant), ...ofPursuer];
}

function needs(data: ChargeData, variant: Variant): readonly Need[] {
  const { attacker, pursuer } = data;
  const ofPursuit =
    pursuer === undefined ? [] : [...attackNeeds(pursuer, variant), ...answerNeeds(attacker, variant, 'dodge')];
  return [...clashNeeds(data, variant), ...ofPursuit];
}

function compile(data: ChargeData, variant: Variant, options: CompileOptions): ReturnType<typeof compileClash> {
  const charge = chargeOf(data, combatantOf(variant, data.attacker), rulingsOf(variant));
  const facts = { outcomes: OUTCOMES, charge, pursuer: data.pursuer };
  if (charge === null) return noClash(data, [data.attacker], OUTCOMES, 'not-possible', facts);
  return compileClash(data, variant, options, facts);
}

/** A run and the attack that ends it. // MB-CHG */
export const charge: KindDefinition<ChargeData> = {
  listing: {
    id: 'charge',
    alias: 'charge',
    summary: { en: 'a run and the attack that ends it', fr: 'une course et l’attaque qui la termine' },
    fields: [
      ...CLASH_LISTING,
      field('type', 'surprise, offensive, push, rush or breakthrough', 'surprise, offensive, poussée, ruée ou percée'),
      ...RUN_LISTING,
      field(
        'pursuer',
        'fighter id: attacks the charger afterwards, who dodges if he can',
        'identifiant d’un combattant : attaque ensuite, et l’on esquive si possible',
      ),
    ],
  },
  schema,
  needs,
  check,
  warn: warnOfFling,
  compile,
};
