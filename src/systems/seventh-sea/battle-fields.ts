import { z } from 'zod';
import type { Path } from '../findings.ts';
import { fighterId, integer } from '../schema-parts.ts';
import type { Finding, Variant } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { error } from './findings.ts';
import { BATTLE_LEVELS, type BattleLevel } from './table-types.ts';
import { tablesOf } from './tables.ts';

/** How deep somebody is in a battle. */
export const levelWord = word({
  noun: 'level of engagement',
  ids: BATTLE_LEVELS,
  aliases: { soutien: 'reserve', désengagé: 'disengaged', engagé: 'engaged', 'première-ligne': 'first-line' },
}) as z.ZodType<BattleLevel>;

/** Points on a personal roll. */
export const personalModifier = integer(-99, 99, 'points on his personal rolls: cavalry, artillery');

/** When an army uses the free raises in its store. */
export const SPENDING = ['one-per-turn', 'two-per-turn', 'all-at-once', 'last-stand', 'clincher', 'none'] as const;
export type Spending = (typeof SPENDING)[number];

const POINTS_MAX = 999;

/** An army as a scenario writes it. */
export const army = fields(
  {
    general: fighterId.describe('who commands it'),
    quartermaster: fighterId.optional().describe('who sees to its supplies'),
    officers: z.array(fighterId).max(20).default([]).describe('officers under the general'),
    heroes: z
      .record(z.string().min(1), levelWord)
      .default({})
      .describe('hero → reserve, disengaged, engaged or first-line'),
    bonus: integer(-POINTS_MAX, POINTS_MAX, 'points on its global rolls').default(0),
    numbers: integer(
      -POINTS_MAX,
      POINTS_MAX,
      'points on its global rolls for its greater numbers, no head count',
    ).default(0),
    fortification: integer(0, 20, 'what the points of numbers are multiplied by').default(1),
    tactic: noted(z.string().min(1), { noun: 'tactic', allowed: 'the name of a tactic, plain, or random' })
      .default('plain')
      .describe('a tactic of the tactics table, plain, or random'),
    spend: word({
      noun: 'way to spend raises',
      ids: SPENDING,
      aliases: {
        'une-par-tour': 'one-per-turn',
        'deux-par-tour': 'two-per-turn',
        'toutes-d-un-coup': 'all-at-once',
        'dernier-rempart': 'last-stand',
        'coup-de-grâce': 'clincher',
        aucune: 'none',
      },
    })
      .default('one-per-turn')
      .describe('when it uses the free raises in its store') as z.ZodType<Spending>,
    'free-raises': integer(0, 99, 'free raises in its store besides').default(0),
    preparation: z.boolean().default(true).describe('false: nobody prepares the battle'),
    modifier: z.record(z.string().min(1), personalModifier).default({}).describe('hero → points on his personal rolls'),
  },
  {
    intendant: 'quartermaster',
    officiers: 'officers',
    héros: 'heroes',
    nombre: 'numbers',
    tactique: 'tactic',
    dépense: 'spend',
    'augmentations-gratuites': 'free-raises',
    modificateur: 'modifier',
  },
);

export type ArmyData = z.infer<typeof army>;

/** An error where the battle table of the scenario lacks a level. @param path of the word that names it */
export function checkLevel(path: Path, level: BattleLevel, variant: Variant): readonly Finding[] {
  const table = tablesOf(variant)['battle-table'];
  if (table[level] !== undefined) return [];
  const message = `tables.battle-table has no rows for ${level}`;
  return [
    error('no-rows', path, message, `give it rows; levels that it has: ${Object.keys(table).join(', ') || 'none'}`),
  ];
}
