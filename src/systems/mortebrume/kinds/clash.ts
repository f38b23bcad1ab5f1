import { kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { checkClash, clashNeeds, compileClash, warnOfFling } from '../clash.ts';
import { CLASH_ALIASES, CLASH_FIELDS, CLASH_LISTING, type ClashData } from '../clash-fields.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  { kind: kindWord('clash', 'passe-d-armes').describe('one attack hand to hand'), ...CLASH_FIELDS },
  CLASH_ALIASES,
);

/** One attack of one fighter on another, hand to hand. // MB-CC */
export const clash: KindDefinition<ClashData> = {
  listing: {
    id: 'clash',
    alias: 'passe-d-armes',
    summary: { en: 'one attack hand to hand and its answer', fr: 'une attaque au corps à corps et la réaction' },
    fields: CLASH_LISTING,
  },
  schema,
  needs: clashNeeds,
  check: (data, variant) => checkClash(data, 'clash', variant),
  warn: warnOfFling,
  compile: compileClash,
};
