import { z } from 'zod';
import { field } from '../field.ts';
import { fighterId, integer, kindWord } from '../schema-parts.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { LENGTH_MAX } from './fighter-schema.ts';
import { centimetres } from './lengths.ts';
import { COVERS, type Cover, RANGES, type Range } from './shot-difficulty.ts';

const range = word({
  noun: 'range',
  ids: RANGES,
  aliases: { courte: 'short', moyenne: 'medium', longue: 'long' },
}) as z.ZodType<Range>;

const cover = word({
  noun: 'cover',
  ids: COVERS,
  aliases: { aucun: 'none', léger: 'light', lourd: 'heavy' },
}) as z.ZodType<Cover>;

const targetState = fields(
  {
    'cover-move': z.boolean().default(false).describe('it made a cover move since its last activation'),
    activated: z.boolean().default(false).describe('it was activated this turn'),
    free: z.boolean().default(true).describe('it touches no enemy'),
  },
  { 'déplacement-à-couvert': 'cover-move', activé: 'activated', libre: 'free' },
);

/** The fields of a shooting. */
export const SHOOTING_SCHEMA = fields(
  {
    kind: kindWord('shooting', 'tir').describe('shots of one fighter on another'),
    shooter: fighterId.describe('who shoots'),
    target: fighterId.describe('who is shot at'),
    weapon: noted(z.string().min(1).max(100).optional(), {
      noun: 'weapon',
      allowed: 'a ranged weapon of the shooter',
      description: 'ranged weapon of the shooter; his first by default',
    }),
    range: range.optional().describe('or a distance'),
    distance: centimetres(LENGTH_MAX, 'distance, instead of a range').optional(),
    moved: z.boolean().default(false).describe('the shooter moved in this activation'),
    cover: cover.default('none').describe('scenery before the target'),
    aimed: z.boolean().default(false).describe('with bulls-eye: the margin adds to the strength'),
    rapid: z.boolean().default(false).describe('with rapid-reloading: two shots, each +2 difficulty'),
    'assault-fire': z.boolean().default(false).describe('while assaulting: difficulty 7, whatever else'),
    'shooter-level': integer(0, 2, 'flight level of the shooter').default(0),
    'target-level': integer(0, 2, 'flight level of the target').default(0),
    'target-state': targetState
      .default({ 'cover-move': false, activated: false, free: true })
      .describe('what the target does'),
  },
  {
    tireur: 'shooter',
    cible: 'target',
    arme: 'weapon',
    portée: 'range',
    déplacé: 'moved',
    couvert: 'cover',
    visé: 'aimed',
    rapide: 'rapid',
    'tir-en-assaut': 'assault-fire',
    'niveau-du-tireur': 'shooter-level',
    'niveau-de-la-cible': 'target-level',
    'état-de-la-cible': 'target-state',
  },
);

export type ShootingData = z.infer<typeof SHOOTING_SCHEMA>;

/** Those fields, as listings show them. */
export const SHOOTING_LISTING = [
  field('shooter', 'fighter id', 'identifiant d’un combattant'),
  field('target', 'fighter id', 'identifiant d’un combattant'),
  field(
    'weapon',
    'ranged weapon of the shooter, his first by default',
    'arme de tir du tireur, par défaut la première',
  ),
  field('range', 'short, medium or long; or a distance', 'courte, moyenne ou longue ; ou une distance'),
  field('distance', 'cm; or a range', 'cm ; ou une portée'),
  field('moved', 'true | false (default): difficulty +1', 'true | false (défaut) : difficulté +1'),
  field('cover', 'none (default), light or heavy', 'aucun (défaut), léger ou lourd'),
  field('aimed', 'true | false (default), with bulls-eye', 'true | false (défaut), avec visée'),
  field('rapid', 'true | false (default), with rapid-reloading', 'true | false (défaut), avec rechargement rapide'),
  field('assault-fire', 'true | false (default): difficulty 7', 'true | false (défaut) : difficulté 7'),
  field('shooter-level', 'flight level, 0 (default) to 2', 'niveau de vol, 0 (défaut) à 2'),
  field('target-level', 'flight level, 0 (default) to 2', 'niveau de vol, 0 (défaut) à 2'),
  field(
    'target-state',
    '{cover-move, activated, free}: false, false, true by default',
    '{déplacement-à-couvert, activé, libre} : false, false, true par défaut',
  ),
] as const;
