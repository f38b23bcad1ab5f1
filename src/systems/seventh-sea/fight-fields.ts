import { z } from 'zod';
import { field } from '../field.ts';
import { fighterId, integer, sides } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { distance } from './attack-fields.ts';

/** Rounds of a fight, at most. */
const ROUNDS_MAX = 500;

const EFFECT_KINDS = ['intimidated', 'taunted'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

const effect = fields(
  {
    kind: word({
      noun: 'effect',
      ids: EFFECT_KINDS,
      aliases: { intimidé: 'intimidated', provoqué: 'taunted' },
    }) as z.ZodType<EffectKind>,
    fighter: fighterId.describe('who feels it'),
    by: fighterId.describe('who caused it'),
    dice: integer(1, 20, 'intimidated: unkept dice that he loses on actions against him').optional(),
    raises: integer(1, 20, 'taunted: raises that he must make on actions against him').optional(),
  },
  { type: 'kind', combattant: 'fighter', par: 'by', dés: 'dice', augmentations: 'raises' },
);

const someFighters = z.array(fighterId).max(30).default([]);

/** Fields of a duel and of a brawl. */
export const FIGHT_SHAPE = {
  sides,
  rounds: integer(1, ROUNDS_MAX, 'cap of rounds').default(50),
  distance: distance.default(0).describe('metres between the sides, from first to last; 0: hand to hand'),
  surprised: someFighters.describe('fighters who are surprised in the first round'),
  effects: noted(z.array(effect).max(60), {
    allowed: 'a list of {kind: intimidated, fighter, by, dice} or {kind: taunted, fighter, by, raises}',
    description: 'who is intimidated or taunted by whom',
  }).default([]),
  'gm-dice': integer(0, 99, 'drama dice of the game master').optional(),
};

/** French names of those fields. */
export const FIGHT_ALIASES = {
  camps: 'sides',
  tours: 'rounds',
  surpris: 'surprised',
  effets: 'effects',
  'dés-du-mj': 'gm-dice',
};

const shape = fields(FIGHT_SHAPE, FIGHT_ALIASES);

/** A fight as a scenario describes it. */
export type FightFields = z.infer<typeof shape>;

/** The same in listings of kinds. */
export const FIGHT_LISTING: readonly Field[] = [
  field(
    'rounds',
    `1 to ${ROUNDS_MAX}, default 50: cap of rounds`,
    `1 à ${ROUNDS_MAX}, par défaut 50 : limite de tours`,
  ),
  field(
    'distance',
    'metres between the sides, default 0: hand to hand; it does not change',
    'mètres entre les camps, par défaut 0 : au contact ; elle ne change pas',
  ),
  field('surprised', 'list of fighters surprised in the first round', 'liste des combattants surpris au premier tour'),
  field(
    'effects',
    'list of {kind: intimidated, fighter, by, dice} or {kind: taunted, fighter, by, raises}',
    'liste de {type : intimidé, combattant, par, dés} ou {type : provoqué, combattant, par, augmentations}',
  ),
  field(
    'gm-dice',
    'drama dice of the game master; default: heroes + the highest trait among them, 0 without heroes',
    'dés d’héroïsme du MJ ; par défaut : héros + leur trait le plus haut, 0 sans héros',
  ),
];
