import type { z } from 'zod';
import { InvariantError } from '../../../errors.ts';
import { drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, integer, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { combatantOf } from '../combatant.ts';
import { checkPart, error, oneOf } from '../findings.ts';
import { parsePool, poolText } from '../pool-text.ts';
import { buildRoll, type PoolBase } from '../pools.ts';
import { CHARACTERS } from '../ranks.ts';
import { shipOf } from '../ship.ts';
import { StormModel } from '../storm.ts';
import { tablesOf } from '../tables.ts';
import { weatherName } from '../tables-schema.ts';
import type { KindDefinition } from './kind.ts';

const INTERVALS_MAX = 50;
const WEATHER = 'storm';

const schema = fields(
  {
    kind: kindWord('storm', 'tempête').describe('a ship in foul weather'),
    ship: fighterId.describe('ship'),
    pilot: fighterId.describe('who steers it'),
    weather: weatherName.optional().describe('a name of weather-table; storm by default'),
    damage: poolText('damage of each interval, instead of a weather').optional(),
    intervals: integer(1, INTERVALS_MAX, 'intervals that the storm lasts').default(1),
  },
  { navire: 'ship', pilote: 'pilot', temps: 'weather', dommages: 'damage', intervalles: 'intervals' },
);

type StormData = z.infer<typeof schema>;

function weatherOf({ weather, damage }: StormData): string | null {
  return damage === undefined ? (weather ?? WEATHER) : null;
}

function check(data: StormData, variant: Variant): readonly Finding[] {
  const parts = [
    ...checkPart(['ship'], data.ship, ['ship'], variant),
    ...checkPart(['pilot'], data.pilot, CHARACTERS, variant),
  ];
  if (data.weather !== undefined && data.damage !== undefined) {
    const message = 'weather and damage say the same thing twice';
    return [...parts, error('weather-twice', ['damage'], message, 'give one of them')];
  }
  const names = Object.keys(tablesOf(variant)['weather-table']);
  const weather = weatherOf(data);
  if (weather === null || names.includes(weather)) return parts;
  const message = `unknown weather ${JSON.stringify(weather)}`;
  return [...parts, error('unknown-weather', ['weather'], message, oneOf(weather, names, 'weather-table'))];
}

function damageOf(data: StormData, variant: Variant): PoolBase {
  const weather = weatherOf(data);
  const text = weather === null ? data.damage : tablesOf(variant)['weather-table'][weather];
  const pool = parsePool(text ?? '');
  if (pool === null) throw new InvariantError(`${text} is not a pool`);
  return pool;
}

/** A ship in a storm, interval by interval. */
export const storm: KindDefinition<StormData> = {
  listing: {
    id: 'storm',
    alias: 'tempête',
    summary: {
      en: 'what a storm costs a ship, interval by interval',
      fr: 'ce qu’une tempête coûte à un navire, intervalle par intervalle',
    },
    fields: [
      field('ship', 'fighter id', 'identifiant d’un combattant'),
      field('pilot', 'fighter id', 'identifiant d’un combattant'),
      field('weather', 'a name of weather-table, storm by default', 'un nom de `weather-table`, tempête par défaut'),
      field('damage', 'pool of each interval, instead of a weather', 'dés de chaque intervalle, au lieu d’un temps'),
      field('intervals', '1 to 50, default 1', 'de 1 à 50, défaut 1'),
    ],
  },
  schema,
  // Only wound checks and the damage of firearms tell the scopes apart.
  neverFelt: ['crippled-scope'],
  tables: (data) => {
    const weather = weatherOf(data);
    return weather === null ? [] : [`weather-table.${weather}`];
  },
  check,
  compile: (data, variant, options) => {
    const { rulings } = variant;
    const ship = shipOf(combatantOf(variant, data.ship));
    const pilot = combatantOf(variant, data.pilot);
    const weather = buildRoll(damageOf(data, variant), { sort: 'exploding' }, rulings, drawsLaws(options));
    return played(new StormModel({ ship, pilot, weather, intervals: data.intervals, rulings }, options));
  },
};
