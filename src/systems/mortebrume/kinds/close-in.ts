import { outcome } from '../../outcomes.ts';
import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkManoeuvre } from '../checks.ts';
import { CLASH_OUTCOMES, checkClash, clashNeeds, compileClash, warnOfFling } from '../clash.ts';
import { CLASH_ALIASES, CLASH_FIELDS, CLASH_LISTING, type ClashData } from '../clash-fields.ts';
import { MANOEUVRES } from '../domination.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('close-in', 'monter-au-contact').describe('an attack to close in'), ...CLASH_FIELDS },
  CLASH_ALIASES,
);

const OUTCOMES = [
  outcome('closed-in', 'closes in', 'monte au contact'),
  outcome('not-dominated', 'not dominated', 'non dominé'),
  ...CLASH_OUTCOMES.filter(({ name }) => name === 'out-of-reach'),
];
/** Index result of an exchange → outcome: to dominate is to close in. */
const OUTCOME_OF = [0, 1, 1, 1, 1, 1];

/** An attack after which who dominates closes in. // MB-CLOSE */
export const closeIn: KindDefinition<ClashData> = {
  listing: {
    id: 'close-in',
    alias: 'monter-au-contact',
    summary: {
      en: 'an attack with a short weapon that ends in base contact',
      fr: 'une attaque à l’arme courte qui finit au contact',
    },
    fields: CLASH_LISTING,
  },
  schema,
  needs: clashNeeds,
  check: (data, variant) => [
    ...checkClash(data, 'close-in', variant),
    ...checkManoeuvre(['attacker'], data.attacker, 'close-in', MANOEUVRES['close-in'], variant),
  ],
  warn: warnOfFling,
  compile: (data, variant, options) =>
    compileClash(data, variant, options, { outcomes: OUTCOMES, outcomeOf: OUTCOME_OF, manoeuvre: 'close-in' }),
};
