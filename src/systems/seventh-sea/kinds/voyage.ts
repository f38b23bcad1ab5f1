import { z } from 'zod';
import { played, settled } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import { fields, noted } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { bestChance } from '../deed-fields.ts';
import { checkPart } from '../findings.ts';
import { CHARACTERS } from '../ranks.ts';
import { tablesOf } from '../tables.ts';
import { ON_COURSE, VOYAGE, VoyageModel, voyageTn } from '../voyage.ts';
import type { KindDefinition } from './kind.ts';

/** Kilometres within which the coast shows the way. // SS-SEA-1 */
const COAST_KM = 40;
const KM_MAX = 20_000;

const schema = fields(
  {
    kind: kindWord('voyage', 'navigation').describe('a course set by a navigator and steered by a pilot'),
    navigator: fighterId.describe('who sets the course'),
    pilot: fighterId.describe('who steers it'),
    offshore: integer(0, KM_MAX, 'kilometres far from the coast'),
    'coast-distance': integer(0, KM_MAX, 'kilometres to the coast; up to 40 nobody rolls').optional(),
    raises: noted(z.union([integer(0, 20, 'raises of the navigator'), bestChance]), {
      noun: 'raises',
      allowed: 'a whole number from 0 to 20, or best-chance',
      ids: ['best-chance'],
    })
      .default(0)
      .describe('raises of the navigator, or best-chance'),
  },
  {
    navigateur: 'navigator',
    pilote: 'pilot',
    'au-large': 'offshore',
    'distance-des-côtes': 'coast-distance',
    augmentations: 'raises',
  },
);

type VoyageData = z.infer<typeof schema>;

function isCoasting(data: VoyageData): boolean {
  return (data['coast-distance'] ?? Number.POSITIVE_INFINITY) <= COAST_KM; // SS-SEA-1
}

/** A voyage out of sight of the coast: on course, or how far from it. */
export const voyage: KindDefinition<VoyageData> = {
  listing: {
    id: 'voyage',
    alias: 'navigation',
    summary: {
      en: 'a navigator sets a course and a pilot steers it: on course, or lost',
      fr: 'un navigateur trace la route et un pilote la tient : bonne route, ou perdu',
    },
    fields: [
      field('navigator', 'fighter id', 'identifiant d’un combattant'),
      field('pilot', 'fighter id', 'identifiant d’un combattant'),
      field('offshore', 'kilometres far from the coast', 'kilomètres loin des côtes'),
      field(
        'coast-distance',
        'kilometres to the coast; up to 40 nobody rolls',
        'kilomètres jusqu’à la côte ; jusqu’à 40, personne ne jette les dés',
      ),
      field(
        'raises',
        '0 to 20 (default 0), or best-chance: each makes the navigator’s roll harder and the pilot’s easier',
        'de 0 à 20 (défaut 0), ou meilleures-chances : chacune gêne le navigateur et aide le pilote',
      ),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  tables: (data) => (isCoasting(data) ? [] : ['drift-table']),
  check: ({ navigator, pilot }, variant) => [
    ...checkPart(['navigator'], navigator, CHARACTERS, variant),
    ...checkPart(['pilot'], pilot, CHARACTERS, variant),
  ],
  compile: (data, variant, options) => {
    const navigator = combatantOf(variant, data.navigator);
    const pilot = combatantOf(variant, data.pilot);
    if (isCoasting(data)) {
      const actors = [navigator.name, pilot.name];
      const opening = { en: 'in sight of the coast', fr: 'en vue des côtes' };
      return settled({ ...VOYAGE, actors, opening }, { outcome: ON_COURSE, values: [0, -1, 0] });
    }
    const { rulings } = variant;
    const tn = voyageTn(data.offshore, rulings);
    const drift = tablesOf(variant)['drift-table'];
    const raises = data.raises === 'best-chance' ? 'best-chance' : Number(data.raises);
    return played(new VoyageModel({ navigator, pilot, tn, raises, drift, rulings }, options));
  },
};
