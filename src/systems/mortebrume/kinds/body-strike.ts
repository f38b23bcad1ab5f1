import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkClash, compileClash, warnOfFling } from '../clash.ts';
import { CLASH_ALIASES, CLASH_FIELDS, CLASH_LISTING, type ClashData } from '../clash-fields.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('body-strike', 'frappe-corporelle').describe('one attack with fists and feet'), ...CLASH_FIELDS },
  CLASH_ALIASES,
);

/** One attack with fists and feet. // MB-BODY */
export const bodyStrike: KindDefinition<ClashData> = {
  listing: {
    id: 'body-strike',
    alias: 'frappe-corporelle',
    summary: { en: 'one attack with fists and feet', fr: 'une attaque avec les poings et les pieds' },
    fields: CLASH_LISTING,
  },
  schema,
  // No card helps fists and feet. // MB-BODY-1
  needs: ({ attacker, target }, variant) => [...attackNeeds(attacker, variant, true), ...answerNeeds(target, variant)],
  check: (data, variant) => checkClash(data, 'body-strike', variant),
  warn: warnOfFling,
  compile: (data, variant, options) => compileClash(data, variant, options, { isBodyStrike: true }),
};
