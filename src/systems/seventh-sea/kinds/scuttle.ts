import type { z } from 'zod';
import { InvariantError } from '../../../errors.ts';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { weaponWord } from '../attack-fields.ts';
import { combatantOf, fighterData } from '../combatant.ts';
import { checkPart } from '../findings.ts';
import { CHARACTERS } from '../ranks.ts';
import { ScuttleModel } from '../scuttling.ts';
import { shipOf } from '../ship.ts';
import type { Weapon } from '../weapons.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('scuttle', 'saborder').describe('somebody hacks at a hull'),
    attacker: fighterId.describe('who strikes'),
    ship: fighterId.describe('ship'),
    weapon: weaponWord.optional().describe('what he strikes with; the first of his list by default'),
    blows: integer(1, 50, 'blows').default(1),
    superficial: integer(0, 999, 'superficial damage of the ship beforehand').default(0),
  },
  { attaquant: 'attacker', navire: 'ship', arme: 'weapon', coups: 'blows', superficiels: 'superficial' },
);

type ScuttleData = z.infer<typeof schema>;

/** The weapon as it is in his hands, whether or not it is in his list. */
function weaponOf({ attacker, weapon }: ScuttleData, variant: Variant): Weapon {
  const data = fighterData(variant, attacker);
  const armed = weapon === undefined ? data : { ...data, equipment: [weapon] };
  const [first] = combatantOf({ ...variant, fighters: { ...variant.fighters, [attacker]: armed } }, attacker).weapons;
  if (first === undefined) throw new InvariantError(`${attacker} has no weapon`);
  return first;
}

/** Somebody hacks at a hull, blow by blow. */
export const scuttle: KindDefinition<ScuttleData> = {
  listing: {
    id: 'scuttle',
    alias: 'saborder',
    summary: {
      en: 'what a few blows of somebody’s weapon do to a ship',
      fr: 'ce que quelques coups d’une arme font à un navire',
    },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('weapon', 'the first of his list by default', 'la première arme de sa liste par défaut'),
      field('blows', '1 to 50, default 1', 'de 1 à 50, défaut 1'),
      field('superficial', 'damage of the ship beforehand, default 0', 'dégâts du navire au préalable, défaut 0'),
    ],
  },
  schema,
  // Whoever hacks at a hull is no captain, and two dice less leave nothing of a vouge.
  neverFelt: ['vouge-rating', 'critical-chooser'],
  check: ({ attacker, ship }, variant) => [
    ...checkPart(['attacker'], attacker, CHARACTERS, variant),
    ...checkPart(['ship'], ship, ['ship'], variant),
  ],
  compile: (data, variant, options) => {
    const { blows, superficial } = data;
    const attacker = combatantOf(variant, data.attacker);
    const ship = shipOf(combatantOf(variant, data.ship));
    const facts = { attacker, weapon: weaponOf(data, variant), ship, blows, superficial, rulings: variant.rulings };
    return played(new ScuttleModel(facts, options));
  },
};
