import type { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { groundingCriticals } from '../sailing.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('shallows', 'hauts-fonds').describe('a ship in shallow water'),
    ship: fighterId.describe('ship'),
    depth: integer(0, 99, 'depth of the water'),
  },
  { navire: 'ship', profondeur: 'depth' },
);

type ShallowsData = z.infer<typeof schema>;

const OUTCOMES = [outcome('clear', 'clear', 'passe'), outcome('aground', 'aground', 'échoué')];
const CLEAR = 0;
const AGROUND = 1;

/** A ship in shallow water. // SS-SEA-8 */
export const shallows: KindDefinition<ShallowsData> = {
  listing: {
    id: 'shallows',
    alias: 'hauts-fonds',
    summary: { en: 'whether a ship clears shallow water', fr: 'si un navire passe en eaux peu profondes' },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field(
        'depth',
        'depth of the water; the draft is the ship’s Resolve',
        'profondeur ; le tirant d’eau est la Détermination',
      ),
    ],
  },
  schema,
  check: ({ ship }, variant) => checkPart(['ship'], ship, ['ship'], variant),
  compile: ({ ship, depth }, variant) => {
    const { name, traits } = combatantOf(variant, ship);
    const criticals = groundingCriticals(traits.resolve, depth);
    return settled(
      {
        outcomes: OUTCOMES,
        metrics: [metric('criticals', UNITS.criticals, 'critical hits', 'dégâts graves')],
        actors: [name],
        opening: {
          en: `${name}: draft ${traits.resolve}, depth ${depth}`,
          fr: `${name} : tirant d’eau ${traits.resolve}, profondeur ${depth}`,
        },
      },
      { outcome: criticals > 0 ? AGROUND : CLEAR, values: [criticals] },
    );
  },
};
