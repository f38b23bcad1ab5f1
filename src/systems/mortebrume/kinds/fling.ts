import { outcome } from '../../outcomes.ts';
import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkManoeuvre } from '../checks.ts';
import { CLASH_OUTCOMES, checkClash, clashNeeds, compileClash } from '../clash.ts';
import { CLASH_ALIASES, CLASH_FIELDS, CLASH_LISTING, type ClashData } from '../clash-fields.ts';
import { MANOEUVRES } from '../domination.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('fling', 'envoyer-valser').describe('an attack to fling the target'), ...CLASH_FIELDS },
  CLASH_ALIASES,
);

const OUTCOMES = [
  outcome('flung', 'flung', 'envoyé valser'),
  outcome('not-dominated', 'not dominated', 'non dominé'),
  ...CLASH_OUTCOMES.filter(({ name }) => name === 'out-of-reach'),
];
/** Index result of an exchange → outcome: who is dominated is flung. */
const OUTCOME_OF = [0, 1, 1, 1, 1, 1];

/** An attack after which who dominates flings the other. // MB-FLING */
export const fling: KindDefinition<ClashData> = {
  listing: {
    id: 'fling',
    alias: 'envoyer-valser',
    summary: {
      en: 'an attack with a long or heavy weapon that moves its target',
      fr: 'une attaque à l’arme longue ou lourde qui déplace sa cible',
    },
    fields: CLASH_LISTING,
  },
  schema,
  needs: clashNeeds,
  check: (data, variant) => [
    ...checkClash(data, 'fling', variant),
    ...checkManoeuvre(['attacker'], data.attacker, 'fling', MANOEUVRES.fling, variant),
  ],
  compile: (data, variant, options) =>
    compileClash(data, variant, options, { outcomes: OUTCOMES, outcomeOf: OUTCOME_OF, manoeuvre: 'fling' }),
};
