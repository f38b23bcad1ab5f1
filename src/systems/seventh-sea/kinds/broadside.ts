import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { BroadsideModel } from '../broadside.ts';
import { checkAfloat, warnBearing, warnSilence } from '../check-ships.ts';
import { combatantOf } from '../combatant.ts';
import { checkOpponents } from '../findings.ts';
import { shipSide } from '../sea-fields.ts';
import { shipOf } from '../ship.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('broadside', 'bordée').describe('one broadside of one ship at another'),
    attacker: fighterId.describe('ship that fires'),
    target: fighterId.describe('ship that is fired at'),
    superficial: integer(0, 999, 'superficial damage of the target beforehand').default(0),
    criticals: integer(0, 99, 'critical hits of the target beforehand; they have cost their ranks').default(0),
    bears: fields({ attacker: shipSide.optional() }, { attaquant: 'attacker' })
      .default({})
      .describe('side whose guns bear, of an attacker with guns by side'),
  },
  { attaquant: 'attacker', cible: 'target', superficiels: 'superficial', graves: 'criticals', bord: 'bears' },
);

type BroadsideData = z.infer<typeof schema>;

function check(data: BroadsideData, variant: Variant): readonly Finding[] {
  const parts = checkOpponents(data, variant, ['ship']);
  if (parts.length > 0) return parts;
  const { attacker, target, criticals } = data;
  const { takeTrait } = combatantOf(variant, attacker).tactics;
  return checkAfloat(['criticals'], target, criticals, takeTrait, variant);
}

function warn({ attacker, bears }: BroadsideData, variant: Variant): readonly Finding[] {
  return [
    ...warnBearing(['bears', 'attacker'], attacker, bears.attacker, variant),
    ...warnSilence(['attacker'], attacker, bears.attacker, variant),
  ];
}

/** One broadside of one ship at another. */
export const broadside: KindDefinition<BroadsideData> = {
  listing: {
    id: 'broadside',
    alias: 'bordée',
    summary: { en: 'one broadside of one ship at another', fr: 'une bordée d’un navire contre un autre' },
    fields: [
      field('attacker', 'fighter id', 'identifiant d’un combattant'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('superficial', 'damage of the target beforehand, default 0', 'dégâts de la cible au préalable, défaut 0'),
      field(
        'criticals',
        'critical hits of the target beforehand, default 0; it has lost a rank for each',
        'dégâts graves de la cible au préalable, défaut 0 ; elle a perdu un rang pour chacun',
      ),
      field(
        'bears',
        '{attacker: port (default) or starboard}, where it has `guns` by side',
        '{attaquant : bâbord (défaut) ou tribord}, s’il a des `canons` par bord',
      ),
    ],
  },
  schema,
  check,
  warn,
  compile: (data, variant, options) => {
    const attacker = shipOf(combatantOf(variant, data.attacker), data.bears.attacker);
    const target = shipOf(combatantOf(variant, data.target));
    const { superficial, criticals } = data;
    const facts = { attacker, target, superficial, criticals, rulings: variant.rulings };
    return played(new BroadsideModel(facts, options));
  },
};
