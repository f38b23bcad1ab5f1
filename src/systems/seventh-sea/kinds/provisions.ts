import { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, error, oneOf } from '../findings.ts';
import { LOTS_MAX, ProvisionsModel } from '../provisions.ts';
import { tablesOf } from '../tables.ts';
import { foodName } from '../tables-schema.ts';
import type { KindDefinition } from './kind.ts';

/** Two years. */
const WEEKS_MAX = 104;

const store = fields(
  {
    name: foodName.describe('what it is'),
    ranks: integer(1, 10, 'ranks of cargo'),
    spoil: z
      .union([integer(0, 999, 'TN against rot'), foodName])
      .optional()
      .describe('TN against rot, or a name of spoilage-table; that of its name by default'),
  },
  { nom: 'name', rangs: 'ranks', dégradation: 'spoil' },
);

type Store = z.infer<typeof store>;

const schema = fields(
  {
    kind: kindWord('provisions', 'provisions').describe('a crew and its stores'),
    ship: fighterId.describe('ship'),
    weeks: integer(1, WEEKS_MAX, 'weeks at sea'),
    stores: z.array(store).max(LOTS_MAX).describe('lots of food, in the order in which they are eaten'),
    landfall: z.boolean().default(true).describe('whether a hungry crew can reach land'),
  },
  { navire: 'ship', semaines: 'weeks', vivres: 'stores', 'retour-à-terre': 'landfall' },
);

type ProvisionsData = z.infer<typeof schema>;

/** What a lot's rot is looked up by, or its TN. */
function spoilOf({ name, spoil = name }: Store): string | number {
  return spoil;
}

function check({ ship, stores }: ProvisionsData, variant: Variant): readonly Finding[] {
  const wrong = checkPart(['ship'], ship, ['ship'], variant);
  if (wrong.length > 0) return wrong;
  return [...checkCargo(ship, stores, variant), ...stores.flatMap((lot, index) => checkFood(lot, index, variant))];
}

// SS-SEA-10
function checkCargo(ship: string, stores: readonly Store[], variant: Variant): readonly Finding[] {
  if (stores.length === 0) return [error('no-store', ['stores'], 'no store to eat', 'name a lot of food at least')];
  const { resolve } = combatantOf(variant, ship).traits;
  const ranks = stores.reduce((sum, lot) => sum + lot.ranks, 0);
  if (ranks <= resolve) return [];
  const message = `the cargo holds only ${resolve} ranks, the stores have ${ranks}`;
  return [error('cargo', ['stores'], message, `ranks add up to the Resolve of ${ship} at most`)];
}

function checkFood(lot: Store, index: number, variant: Variant): readonly Finding[] {
  const food = spoilOf(lot);
  const names = Object.keys(tablesOf(variant)['spoilage-table']);
  if (typeof food === 'number' || names.includes(food)) return [];
  const path = ['stores', index, lot.spoil === undefined ? 'name' : 'spoil'];
  const hint = `${oneOf(food, names, 'spoilage-table')}; or give a number as spoil`;
  return [error('unknown-food', path, `unknown food ${JSON.stringify(food)}`, hint)];
}

/** A crew that eats its stores, week by week. */
export const provisions: KindDefinition<ProvisionsData> = {
  listing: {
    id: 'provisions',
    alias: 'provisions',
    summary: {
      en: 'how long the stores of a ship feed its crew, and last',
      fr: 'combien de temps les vivres d’un navire nourrissent l’équipage, et se gardent',
    },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('weeks', '1 to 104', 'de 1 à 104'),
      field(
        'stores',
        'list of {name, ranks, spoil: a TN or a name of spoilage-table}, eaten in order; ranks up to the ship’s Resolve',
        'liste de {nom, rangs, dégradation : un ND ou un nom de `spoilage-table`}, mangés dans l’ordre ; en tout, la Détermination du navire au plus',
      ),
      field(
        'landfall',
        'true (default): a hungry crew mutinies and lands; false: it starves',
        'true (défaut) : un équipage affamé se mutine et gagne la terre ; false : il meurt de faim',
      ),
    ],
  },
  schema,
  tables: ({ stores }) =>
    stores.flatMap((lot) => {
      const food = spoilOf(lot);
      return typeof food === 'number' ? [] : [`spoilage-table.${food}` as const];
    }),
  check,
  compile: ({ ship, weeks, stores, landfall }, variant, options) => {
    const { name, traits } = combatantOf(variant, ship);
    const table = tablesOf(variant)['spoilage-table'];
    const lots = stores.map((lot) => {
      const food = spoilOf(lot);
      return { ranks: lot.ranks, tn: typeof food === 'number' ? food : (table[food] ?? 0) };
    });
    const listed = stores.map((lot) => `${lot.name} ${lot.ranks}`).join(', ');
    const opening = {
      en: `${name}: crew ${traits.finesse}, stores ${listed}`,
      fr: `${name} : équipage ${traits.finesse}, vivres ${listed}`,
    };
    const { rulings } = variant;
    const facts = { ship: name, crew: traits.finesse, weeks, lots, canLand: landfall, rulings, opening };
    return played(new ProvisionsModel(facts, options));
  },
};
