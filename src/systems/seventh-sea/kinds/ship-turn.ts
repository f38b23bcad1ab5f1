import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { shipOf } from '../ship.ts';
import { TurningModel } from '../turning-model.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('ship-turn', 'virer').describe('how often a ship can turn in a round'),
    ship: fighterId.describe('ship'),
  },
  { navire: 'ship' },
);

type ShipTurnData = z.infer<typeof schema>;

/** How often a ship can turn in a round. // SS-SHIP-15 */
export const shipTurn: KindDefinition<ShipTurnData> = {
  listing: {
    id: 'ship-turn',
    alias: 'virer',
    summary: {
      en: 'how many turns of 60 degrees a ship’s action dice allow in a round',
      fr: 'combien de virements de 60 degrés permettent les dés d’action d’un navire dans un tour',
    },
    fields: [field('ship', 'fighter id', 'identifiant d’un combattant')],
  },
  schema,
  check: ({ ship }, variant) => checkPart(['ship'], ship, ['ship'], variant),
  compile: ({ ship }, variant, options) => played(new TurningModel(shipOf(combatantOf(variant, ship)), options)),
};
