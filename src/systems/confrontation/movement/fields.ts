import { z } from 'zod';
import { fighterId, kindWord } from '../../schema-parts.ts';
import { fields, noted, word } from '../../vocabulary.ts';
import type { Action, LevelChange } from '../potential.ts';
import { SIZE_WORDS, type Size } from '../sizes.ts';
import { angle, place } from './placing.ts';
import { RELIEFS_MAX } from './relief.ts';

/** Most corners of a polygon, and polygons of a table. */
const CORNERS_MAX = 100;
const OBSTACLES_MAX = 100;

const action = word({
  noun: 'action',
  ids: ['walk', 'run', 'charge', 'engage', 'cover-move', 'pursuit'],
  aliases: {
    marche: 'walk',
    course: 'run',
    engagement: 'engage',
    cover: 'cover-move',
    'déplacement-à-couvert': 'cover-move',
    poursuite: 'pursuit',
  },
}) as z.ZodType<Action>;

const lost = word({
  noun: 'fate of the target',
  ids: ['none', 'killed', 'fled'],
  aliases: { aucune: 'none', tuée: 'killed', fuit: 'fled', enfuie: 'fled' },
}) as z.ZodType<'none' | 'killed' | 'fled'>;

const then = word({
  noun: 'sequel',
  ids: ['stay', 'redirect', 'run'],
  aliases: { reste: 'stay', réorienter: 'redirect', course: 'run' },
}) as z.ZodType<'stay' | 'redirect' | 'run'>;

const levelChange = word({
  noun: 'level change',
  ids: ['none', 'up', 'down'],
  aliases: { aucun: 'none', montée: 'up', descente: 'down' },
}) as z.ZodType<LevelChange>;

const changeTime = word({
  noun: 'moment of the level change',
  ids: ['before', 'after'],
  aliases: { avant: 'before', après: 'after' },
}) as z.ZodType<'before' | 'after'>;

const target = noted(z.union([place, fighterId, z.array(fighterId).min(2).max(30)]), {
  noun: 'target',
  allowed: 'a place [x, y], the id of a fighter, or a list of 2 to 30 ids',
  description:
    'where the mark goes: a place, a fighter, or for charges and engagements a list of fighters; absent: a pursuer stays',
});

const sequelTarget = noted(z.union([place, fighterId]), {
  noun: 'target',
  allowed: 'the id of a fighter, or a place [x, y]',
  description: 'a fighter for a redirection, a place for a run',
});

const move = fields(
  {
    actor: fighterId.describe('who moves'),
    action: action.describe('what he announces'),
    target: target.optional(),
    disengaged: z.boolean().default(false).describe('a disengagement of this activation has succeeded'),
    visible: z.boolean().default(true).describe('he sees the target, even partly, at the start'),
    facing: angle('facing wanted at the end').optional(),
    'contact-angle': angle('contact point, seen from the centre of the target').optional(),
    pivot: z.record(z.string(), angle('new facing')).default({}).describe('charged fighters to be turned: new facings'),
    'target-lost': lost.default('none').describe('what becomes of the target before contact'),
    'fled-to': place.optional().describe('new centre of a target that fled'),
    // biome-ignore lint/suspicious/noThenProperty: a word of the scenario language, never awaited
    then: then.optional().describe('what follows where the target is lost'),
    'then-target': sequelTarget.optional(),
    'then-visible': z.boolean().default(true).describe('he sees the target of a redirection'),
    'level-change': levelChange.default('none').describe('level to which he goes besides'),
    'level-change-when': changeTime.default('after').describe('whether he changes level before or after the move'),
  },
  {
    acteur: 'actor',
    cible: 'target',
    désengagé: 'disengaged',
    'after-disengaging': 'disengaged',
    'cible-visible': 'visible',
    'sees-target': 'visible',
    orientation: 'facing',
    'angle-de-contact': 'contact-angle',
    pivots: 'pivot',
    'cible-perdue': 'target-lost',
    'fuite-vers': 'fled-to',
    puis: 'then',
    'puis-cible': 'then-target',
    'puis-visible': 'then-visible',
    'changement-de-palier': 'level-change',
    'moment-du-changement': 'level-change-when',
  },
);

const corners = noted(z.array(place).max(CORNERS_MAX), {
  allowed: `a list of 3 to ${CORNERS_MAX} corners [x, y]`,
  description: 'its corners, one after the other',
});

const height = noted(z.number().min(0).max(1000), { allowed: 'centimetres, 0 to 1000', description: 'height in cm' });
const id = z.string().min(1).max(60).describe('its name');

const obstacle = fields(
  { id, polygon: corners, height: height.optional() },
  { polygone: 'polygon', hauteur: 'height' },
);

const relief = fields(
  { id, polygon: corners, height, size: (word(SIZE_WORDS) as z.ZodType<Size>).describe('size') },
  { polygone: 'polygon', hauteur: 'height', taille: 'size' },
);

/** An engagement of the kind `movement`. */
export const MOVEMENT_SCHEMA = fields(
  {
    kind: kindWord('movement', 'mouvement').describe('one move measured on the table'),
    move: move.describe('the order'),
    obstacles: z.array(obstacle).max(OBSTACLES_MAX).default([]).describe('impassable convex polygons'),
    reliefs: z.array(relief).max(RELIEFS_MAX).default([]).describe('polygons that are crossed at a price'),
  },
  { déplacement: 'move', mouvement: 'move', ordre: 'move' },
);

export type MovementData = z.infer<typeof MOVEMENT_SCHEMA>;
export type MoveData = MovementData['move'];
