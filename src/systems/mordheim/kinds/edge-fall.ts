import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Outcome, Variant } from '../../system.ts';
import { word } from '../../vocabulary.ts';
import type { Combatant } from '../combatant.ts';
import { HEIGHT_MAX } from '../falling.ts';
import { checkFighterId } from '../findings.ts';
import { highestPass } from '../initiative.ts';
import { isWithin } from '../mobility.ts';
import { compilePeril, FALLS, type Peril, settled } from '../peril.ts';
import { DOWN, STUNNED } from '../posture.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('edge-fall', 'bord').describe('a man floored near an edge may fall'),
  subject: fighterId.describe('who lies near the edge'),
  state: word({
    noun: 'state',
    ids: ['knocked-down', 'stunned'],
    aliases: { 'à-terre': 'knocked-down', sonné: 'stunned' },
  }).default('knocked-down'),
  distance: inches(HEIGHT_MAX, 'distance to the edge').default(0),
  height: inches(HEIGHT_MAX, 'height of the fall'),
});

type EdgeData = z.infer<typeof schema>;

const OUTCOMES: readonly Outcome[] = [{ name: 'stays', label: { en: 'stays on the edge', fr: 'reste au bord' } }];
const STAYS = 0;

/** How near an edge has to be to fall over it, in inches. // MH-EDG-1 */
const EDGE = 1;

function perilOf({ distance, height }: EdgeData, { stats }: Combatant, { rulings }: Variant): Peril {
  if (!isWithin(distance, EDGE, rulings)) return settled(OUTCOMES, STAYS, height);
  return {
    outcomes: OUTCOMES,
    tests: 1,
    highestPass: highestPass(stats.I, rulings),
    whenPassed: STAYS,
    whenFailed: FALLS,
    heights: [height],
  };
}

/** A man floored near an edge, who may roll over it. // MH-EDG-1 */
export const edgeFall: KindDefinition<EdgeData> = {
  listing: {
    id: 'edge-fall',
    alias: 'bord',
    summary: { en: 'does a man floored near an edge fall?', fr: 'un homme à terre près d’un bord tombe-t-il ?' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('state', 'knocked-down (default) | stunned', 'à-terre (défaut) | sonné'),
      field('distance', 'inches to the edge, default 0', 'pas jusqu’au bord, par défaut 0'),
      field('height', 'inches', 'pas'),
    ],
  },
  schema,
  needs: ['T', 'W', 'I'],
  doings: ['moves'],
  check: ({ subject }, variant) => checkFighterId(['subject'], subject, variant),
  compile: (data, variant, options) =>
    compilePeril(variant, options, data.subject, (subject) => perilOf(data, subject, variant), {
      posture: data.state === 'stunned' ? STUNNED : DOWN,
    }),
};
