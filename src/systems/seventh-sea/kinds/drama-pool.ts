import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Finding, Metric, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, error } from '../findings.ts';
import { gameMastersDice } from '../starting-drama.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('drama-pool', 'dés-d-héroïsme').describe('drama dice at the start of a scenario'),
    heroes: z.array(fighterId).min(1).max(30).describe('the heroes who take part'),
  },
  { héros: 'heroes' },
);

type DramaPoolData = z.infer<typeof schema>;

const OUTCOMES = [outcome('computed', 'computed', 'calculé')];
const GM_DICE = metric('gm-dice', UNITS.dice, 'dice of the game master', 'dés du meneur');

function heroDice(hero: string): Metric {
  return metric(`hero-dice.${hero}`, UNITS.dice, `dice of ${hero}`, `dés de ${hero}`);
}

function check({ heroes }: DramaPoolData, variant: Variant): readonly Finding[] {
  return heroes.flatMap((hero, index) => {
    const path = ['heroes', index];
    if (heroes.indexOf(hero) === index) return checkPart(path, hero, ['hero'], variant);
    return [error('named-twice', path, `hero ${hero} is named twice`, 'name each hero once')];
  });
}

/** Drama dice at the start of a scenario. // SS-DRAMA-1 */
export const dramaPool: KindDefinition<DramaPoolData> = {
  listing: {
    id: 'drama-pool',
    alias: 'dés-d-héroïsme',
    summary: {
      en: 'drama dice of heroes and game master at the start',
      fr: 'dés d’héroïsme des héros et du meneur au départ',
    },
    fields: [field('heroes', 'list of fighter ids', 'liste d’identifiants de combattants')],
  },
  schema,
  check,
  compile: ({ heroes }, variant) => {
    const party = heroes.map((hero) => combatantOf(variant, hero));
    const opening = { en: `heroes: ${heroes.join(', ')}`, fr: `héros : ${heroes.join(', ')}` };
    return settled(
      { outcomes: OUTCOMES, metrics: [...heroes.map(heroDice), GM_DICE], actors: heroes, opening },
      { outcome: 0, values: [...party.map(({ drama }) => drama), gameMastersDice(party)] },
    );
  },
};
