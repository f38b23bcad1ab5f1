import { z } from 'zod';
import { InvariantError } from '../../../errors.ts';
import { drawsLaws, played } from '../../act.ts';
import { field } from '../../field.ts';
import { integer, kindWord } from '../../schema-parts.ts';
import type { Variant } from '../../system.ts';
import { fields, noted } from '../../vocabulary.ts';
import { armyOf, heroesOf } from '../armies.ts';
import { BattleModel } from '../battle.ts';
import { type ArmyData, army } from '../battle-fields.ts';
import { type Armies, checkBattle, warnBattle } from '../check-battle.ts';
import { GlobalRolls } from '../global-rolls.ts';
import { tablesOf } from '../tables.ts';
import type { KindDefinition, TableUse } from './kind.ts';

const TURNS_MAX = 200;

const schema = fields(
  {
    kind: kindWord('battle', 'bataille').describe('two armies, turn by turn'),
    armies: noted(z.record(z.string().min(1), army), {
      allowed: 'exactly two armies: name, then its general and the rest',
      description: 'exactly two armies, by name',
    }),
    aggressor: z.string().optional().describe('army that attacks first; the first one by default'),
    turns: integer(1, TURNS_MAX, 'cap of turns').default(50),
    'opportunity-bonus': integer(0, 99, 'points of each heroic opportunity on the next global roll').default(5),
  },
  { armées: 'armies', agresseur: 'aggressor', tours: 'turns', 'bonus-d-opportunité': 'opportunity-bonus' },
);

type BattleData = z.infer<typeof schema>;
type Named = readonly [string, ArmyData];

function twoArmies(armies: Armies): readonly [Named, Named] {
  const [first, second] = Object.entries(armies);
  if (first === undefined || second === undefined) throw new InvariantError('a battle needs two armies');
  return [first, second];
}

function hasHeroes({ armies }: BattleData): boolean {
  return Object.values(armies).some(({ heroes }) => Object.keys(heroes).length > 0);
}

/** Least reputation of any row that a hero can meet, at most 0. */
function leastReputation({ armies }: BattleData, variant: Variant): number {
  const table = tablesOf(variant)['battle-table'];
  const levels = Object.values(armies).flatMap(({ heroes }) => Object.values(heroes));
  const rows = levels.flatMap((level) => Object.values(table[level] ?? {}).flat());
  return Math.min(0, ...rows.map(({ reputation }) => reputation));
}

function tablesFor(data: BattleData): readonly TableUse[] {
  const heroic: readonly TableUse[] = hasHeroes(data) ? ['battle-table', 'loot-table'] : [];
  return ['casualties-table', ...heroic];
}

/** Two armies, turn by turn. */
export const battle: KindDefinition<BattleData> = {
  listing: {
    id: 'battle',
    alias: 'bataille',
    summary: {
      en: 'two armies and their heroes, turn by turn, until one wins three in a row',
      fr: 'deux armées et leurs héros, tour par tour, jusqu’à trois tours gagnés d’affilée',
    },
    fields: [
      field(
        'armies',
        'name: { general, quartermaster, officers, heroes, modifier, bonus, numbers, fortification, tactic, spend, free-raises, preparation }; its global rolls add bonus, and numbers (points, no head count) times fortification (1)',
        'nom : { général, intendant, officiers, héros, modificateur, bonus, nombre, fortification, tactique, dépense, augmentations-gratuites, préparation } ; ses jets globaux ajoutent bonus, et nombre (des points, pas un effectif) multiplié par fortification (1)',
      ),
      field(
        'aggressor',
        'army that attacks first, default the first one',
        'armée qui attaque d’abord, par défaut la première',
      ),
      field('turns', 'cap of turns, default 50', 'nombre maximal de tours, par défaut 50'),
      field(
        'opportunity-bonus',
        'points of each heroic opportunity on the next global roll, default 5',
        'points de chaque opportunité héroïque au jet global suivant, par défaut 5',
      ),
    ],
  },
  schema,
  // No wound is a grenade’s.
  neverFelt: ['grenade-step'],
  tables: tablesFor,
  check: ({ armies, aggressor }, variant) => checkBattle(armies, aggressor, variant),
  warn: ({ armies }, variant) => warnBattle(armies, variant),
  compile: (data, variant, options) => {
    const isDrawn = drawsLaws(options);
    const { rulings } = variant;
    const tables = tablesOf(variant);
    const named = twoArmies(data.armies);
    const armies = [armyOf(...named[0], variant, isDrawn), armyOf(...named[1], variant, isDrawn)] as const;
    const global = new GlobalRolls({
      strategies: [armies[0].strategy, armies[1].strategy],
      tactics: [armies[0].tactic, armies[1].tactic],
      table: tables['tactics-table'],
      rulings,
      isDrawn: options.engine === 'tables',
    });
    const facts = {
      armies,
      heroes: named.flatMap(([, army], side) => heroesOf(side, army, variant, isDrawn)),
      global,
      aggressor: data.aggressor === named[1][0] ? 1 : 0,
      turns: data.turns,
      opportunityBonus: data['opportunity-bonus'],
      leastReputation: leastReputation(data, variant),
      casualties: tables['casualties-table'],
      tiesReset: rulings['battle-tie'] === 'reset',
    };
    return played(new BattleModel(facts, options));
  },
};
