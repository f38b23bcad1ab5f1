import type { z } from 'zod';
import { field } from '../../field.ts';
import type { Outcome, Variant, Words } from '../../system.ts';
import { word } from '../../vocabulary.ts';
import { type Combatant, combatantOf, equipmentOf } from '../combatant.ts';
import { IMPOSSIBLE } from '../fall-words.ts';
import { HEIGHT_MAX } from '../falling.ts';
import type { FighterData } from '../fighter-schema.ts';
import { checkFighterId, warning } from '../findings.ts';
import { highestPass } from '../initiative.ts';
import { compilePeril, FALLS, type Peril, settled } from '../peril.ts';
import { fighterId, frenchFields, inches, kindWord } from '../schema-parts.ts';
import { findWeapon } from '../weapons.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('climb', 'grimper').describe('one fighter climbs up or down'),
  subject: fighterId.describe('who climbs'),
  height: inches(HEIGHT_MAX, 'height of the climb'),
  direction: word({ noun: 'direction', ids: ['up', 'down'], aliases: { haut: 'up', bas: 'down' } }).default('up'),
});

type ClimbData = z.infer<typeof schema>;

const OUTCOMES: readonly Outcome[] = [
  { name: 'climbed', label: { en: 'climbed', fr: 'a grimpé' } },
  { name: 'stays', label: { en: 'stays where he is', fr: 'reste sur place' } },
  IMPOSSIBLE,
];
const CLIMBED = 0;
const STAYS = 1;

/** Why he cannot even try; null when he can. // MH-CLB-1, MH-CLB-4 */
function obstacle({ name, abilities, stats }: Combatant, height: number): Words | null {
  if (abilities.has('animal')) return { en: `${name} is an animal`, fr: `${name} est un animal` };
  const reach = stats.M * (abilities.has('scale-sheer-surfaces') ? 2 : 1);
  return height > reach
    ? { en: `${name} climbs ${reach} inches at most`, fr: `${name} grimpe de ${reach} pas au plus` }
    : null;
}

/** Initiative with claws that help to climb, in hand or not. // MH-CLB-4, MH-EQ-5 */
function climbingInitiative({ name, stats }: Combatant, { fighters, rulings }: Variant): number {
  const hasClaws = equipmentOf(fighters[name] as FighterData).some(
    (item) => findWeapon(item)?.weapon.id === 'fighting-claws',
  );
  return stats.I + (hasClaws && rulings['equipment-rules'] !== 'sheet-only' ? 1 : 0);
}

function perilOf({ height, direction }: ClimbData, climber: Combatant, variant: Variant): Peril {
  if (obstacle(climber, height) !== null) return settled(OUTCOMES, OUTCOMES.indexOf(IMPOSSIBLE), height);
  if (climber.abilities.has('scale-sheer-surfaces')) return settled(OUTCOMES, CLIMBED, height); // MH-CLB-4
  return {
    outcomes: OUTCOMES,
    tests: 1,
    highestPass: highestPass(climbingInitiative(climber, variant), variant.rulings),
    whenPassed: CLIMBED,
    whenFailed: direction === 'down' ? FALLS : STAYS, // MH-CLB-2, MH-CLB-3
    heights: [height],
  };
}

/** One fighter climbs up or down. */
export const climb: KindDefinition<ClimbData> = {
  listing: {
    id: 'climb',
    alias: 'grimper',
    summary: {
      en: 'a climb up or down, and the fall that may follow',
      fr: 'grimper ou descendre, et la chute possible',
    },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('height', 'inches', 'pas'),
      field('direction', 'up (default) | down', 'haut (défaut) | bas'),
    ],
  },
  schema,
  // Who falls was standing.
  neverFelt: ['wound-while-down'],
  needs: ['M', 'T', 'W', 'I'],
  doings: ['moves'],
  check: ({ subject }, variant) => checkFighterId(['subject'], subject, variant),
  warn: ({ subject, height }, variant) => {
    const reason = obstacle(combatantOf(variant, subject), height);
    return reason === null
      ? []
      : [
          warning(
            'impossible',
            ['height'],
            { en: `a climb of ${height} inches is impossible`, fr: `une escalade de ${height} pas est impossible` },
            reason,
          ),
        ];
  },
  compile: (data, variant, options) =>
    compilePeril(variant, options, data.subject, (climber) => perilOf(data, climber, variant)),
};
