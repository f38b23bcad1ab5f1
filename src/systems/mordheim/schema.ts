import { z } from 'zod';
import type { SystemSchema } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { TACTIC_ALIASES } from './decisions.ts';
import { EQUIPMENT } from './equipment.ts';
import { PRESETS, RULINGS } from './rulings.ts';

function integer(low: number, high: number, description: string): z.ZodNumber {
  const allowed = `a whole number from ${low} to ${high}`;
  return noted(z.int().min(low).max(high), { allowed, description: `${description}: ${allowed}` });
}

const characteristic = (low: number, high: number, text: string): z.ZodOptional<z.ZodNumber> =>
  integer(low, high, text).optional();

/** French abbreviations of characteristics. */
export const CHARACTERISTIC_ALIASES: Readonly<Record<string, string>> = {
  mouvement: 'M',
  cc: 'WS',
  ct: 'BS',
  f: 'S',
  e: 'T',
  pv: 'W',
  cd: 'Ld',
};

const characteristics = fields(
  {
    M: characteristic(0, 20, 'movement in inches'),
    WS: characteristic(0, 10, 'weapon skill'),
    BS: characteristic(0, 10, 'ballistic skill'),
    S: characteristic(1, 10, 'Strength'),
    T: characteristic(1, 10, 'Toughness'),
    W: characteristic(1, 10, 'wounds'),
    I: characteristic(0, 10, 'Initiative'),
    A: characteristic(0, 10, 'attacks'),
    Ld: characteristic(0, 10, 'Leadership'),
  },
  CHARACTERISTIC_ALIASES,
);

const option = (noun: string, ids: readonly string[]): z.ZodType<string> => word({ noun, ids, aliases: {} });

const tactics = fields(
  {
    target: option('target tactic', ['first', 'weakest', 'strongest', 'random']).optional(),
    split: option('split tactic', ['none', 'even']).optional(),
    'single-attack-with': option('single-attack-with tactic', ['off-hand', 'main']).optional(),
    parry: option('parry tactic', ['always', 'never']).optional(),
    pistols: option('pistols tactic', ['first-round', 'hold']).optional(),
    'later-weapons': z
      .array(word(EQUIPMENT))
      .max(20)
      .optional()
      .describe('owned items in hand from his second round of a combat; ordered'),
    'stand-up': option('stand-up tactic', ['always', 'never']).optional(),
  },
  TACTIC_ALIASES,
);

const profile = word({
  noun: 'profile',
  ids: BESTIARY.map((p) => p.id),
  aliases: Object.fromEntries(BESTIARY.map((p) => [p.alias, p.id])),
});

const fighter = fields({
  profile: profile.optional().describe('bestiary entry'),
  characteristics: characteristics.optional().describe('merged over the profile'),
  equipment: z.array(word(EQUIPMENT)).max(20).optional().describe('replaces the list of the profile; ordered'),
  abilities: z.array(word(ABILITIES)).max(40).optional().describe('added to those of the profile'),
  tactics: tactics.optional().describe('decision point: option'),
  cost: noted(z.number().min(0).max(100_000), {
    allowed: 'gold crowns, 0 to 100000',
    description: 'hire price in gold crowns, replaces that of the profile',
  }).optional(),
});

/** A fighter as the schema yields it. */
export type FighterData = z.infer<typeof fighter>;

const fighterId = noted(z.string().min(1), { noun: 'fighter', allowed: 'the id of a fighter' });

const attack = fields({
  kind: word({ noun: 'kind', ids: ['attack'], aliases: { attaque: 'attack' } }).describe(
    'one attacker’s blows on one target',
  ),
  attacker: fighterId.describe('who strikes'),
  target: fighterId.describe('who is struck'),
  charging: z.boolean().default(false).describe('the attacker charges'),
  charged: z.boolean().default(false).describe('the attacker was charged this turn'),
  'first-round': z.boolean().default(true).describe('first round of the combat, for both'),
  diving: z.boolean().default(false).describe('diving charge: S +1 and +1 to hit'),
  'fear-failed': z.boolean().default(false).describe('the attacker failed his fear test'),
  'target-state': option('target-state', ['standing', 'knocked-down', 'stunned']).default('standing'),
  'target-wounds': integer(0, 10, 'wounds left to the target; W if standing, else 0').optional(),
});

const sideNames = z.array(z.string()).max(2);

const melee = fields({
  kind: word({ noun: 'kind', ids: ['melee'], aliases: {} }).describe('a close combat between two sides'),
  sides: noted(z.record(z.string(), z.array(z.string()).max(30)), {
    allowed: 'exactly two sides, each a list of fighter ids (`ghoul`, `2 x ghoul`)',
    description: 'exactly two sides: name, then the list of its fighters',
  }),
  charger: z.string().default('none').describe('side that charges in the first round, or none'),
  'first-turn': z.string().optional().describe('side of the first turn, when nobody charges'),
  rounds: integer(1, 500, 'cap of rounds (player turns)').default(20),
  contact: option('contact', ['all', 'paired']).default('all'),
  rout: z.union([z.boolean(), sideNames]).default(false).describe('sides that test for rout: true, false or a list'),
  'friends-near': sideNames.default([]).describe('sides with friends just outside the fight'),
  concede: z
    .record(z.string(), option('concede option', ['never', 'when-allowed']))
    .default({})
    .describe('side: never or when-allowed'),
});

export type AttackData = z.infer<typeof attack>;
export type MeleeData = z.infer<typeof melee>;
export type EngagementData = AttackData | MeleeData;

const rulings = fields(
  Object.fromEntries([
    [PRESETS.id, option(`preset of ${PRESETS.id}`, Object.keys(PRESETS.values)).optional()],
    ...RULINGS.map((r) => [
      r.id,
      option(
        `option of ${r.id}`,
        r.options.map((o) => o.id),
      )
        .optional()
        .describe(r.question.en),
    ]),
  ]),
);

/** Schemas of Mordheim scenarios. */
export const SCHEMA: SystemSchema = { fighter, engagements: { attack, melee }, rulings, tables: null };
