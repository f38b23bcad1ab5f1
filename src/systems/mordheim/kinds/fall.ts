import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Finding, Variant } from '../../system.ts';
import { checkNeeds } from '../check-fighter.ts';
import { abilitiesOf } from '../combatant.ts';
import { HEIGHT_MAX } from '../falling.ts';
import type { FighterData } from '../fighter-schema.ts';
import { checkFighterId } from '../findings.ts';
import { compilePeril, FALLS, settled } from '../peril.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('fall', 'chute').describe('one fighter’s fall'),
  subject: fighterId.describe('who falls'),
  height: inches(HEIGHT_MAX, 'height of the fall'),
});

type FallData = z.infer<typeof schema>;

/** Initiative matters only to those who may come down unhurt. // MH-FAL-4 */
function check({ subject }: FallData, variant: Variant): readonly Finding[] {
  const fighter = variant.fighters[subject] as FighterData | undefined;
  if (fighter === undefined) return checkFighterId(['subject'], subject, variant);
  return abilitiesOf(fighter, variant.rulings).has('acrobat') ? checkNeeds(subject, fighter, ['I']) : [];
}

/** One fighter's fall. */
export const fall: KindDefinition<FallData> = {
  listing: {
    id: 'fall',
    alias: 'chute',
    summary: { en: 'what a fall does to a fighter', fr: 'ce qu’une chute fait à un combattant' },
    fields: [field('subject', 'fighter id', 'identifiant d’un combattant'), field('height', 'inches', 'pas')],
  },
  schema,
  // Who falls was standing.
  neverFelt: ['wound-while-down'],
  needs: ['T', 'W'],
  doings: ['moves'],
  check,
  compile: ({ subject, height }, variant, options) =>
    compilePeril(variant, options, subject, () => settled([], FALLS, height)),
};
