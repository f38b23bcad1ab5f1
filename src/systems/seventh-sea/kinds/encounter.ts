import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { oneOf } from '../../findings.ts';
import { metric, outcome } from '../../outcomes.ts';
import { integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { error } from '../findings.ts';
import { tablesOf } from '../tables.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('encounter', 'rencontre').describe('an encounter that the game master pays for'),
    'gm-dice': integer(0, 99, 'drama dice of the game master'),
    cost: z
      .union([integer(0, 99, 'drama dice that it costs'), z.string().min(1)])
      .describe('drama dice that it costs, or a name of encounter-table'),
  },
  { 'dés-du-mj': 'gm-dice', coût: 'cost' },
);

type EncounterData = z.infer<typeof schema>;

const OUTCOMES = [outcome('placed', 'placed', 'placée'), outcome('refused', 'refused', 'refusée')];
const PLACED = 0;
const REFUSED = 1;
const METRICS = [metric('gm-left', UNITS.dice, 'dice left to the game master', 'dés restant au meneur')];

/** Cost in dice; undefined for a name that the table has not. */
function costOf(cost: number | string, variant: Variant): number | undefined {
  return typeof cost === 'number' ? cost : tablesOf(variant)['encounter-table'][cost];
}

function check({ cost }: EncounterData, variant: Variant): readonly Finding[] {
  if (costOf(cost, variant) !== undefined) return [];
  const known = Object.keys(tablesOf(variant)['encounter-table']);
  const hint =
    known.length === 0 ? 'write a number, or fill tables.encounter-table' : oneOf(`${cost}`, known, 'encounters');
  return [error('unknown-encounter', ['cost'], `unknown encounter ${JSON.stringify(cost)}`, hint)];
}

/** An encounter paid for with drama dice. // SS-SEA-13 */
export const encounter: KindDefinition<EncounterData> = {
  listing: {
    id: 'encounter',
    alias: 'rencontre',
    summary: {
      en: 'an encounter that the game master pays for',
      fr: 'une rencontre que le meneur paie en dés d’héroïsme',
    },
    needsFighters: false,
    fields: [
      field('gm-dice', 'drama dice of the game master', 'dés d’héroïsme du meneur'),
      field('cost', 'drama dice, or a name of encounter-table', 'dés d’héroïsme, ou un nom de `encounter-table`'),
    ],
  },
  schema,
  check,
  compile: ({ 'gm-dice': gm, cost }, variant) => {
    const price = costOf(cost, variant) ?? 0;
    const isPaid = price <= gm;
    const opening = { en: `${price} of ${gm} drama dice`, fr: `${price} dés d’héroïsme sur ${gm}` };
    return settled(
      { outcomes: OUTCOMES, metrics: METRICS, actors: ['game master'], opening },
      { outcome: isPaid ? PLACED : REFUSED, values: [isPaid ? gm - price : gm] },
    );
  },
};
