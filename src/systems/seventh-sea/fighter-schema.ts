import { z } from 'zod';
import { costIn, fighterId, integer, option } from '../schema-parts.ts';
import type { DecisionPoint } from '../system.ts';
import { fields, noted, openFields, word } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { BESTIARY } from './bestiary.ts';
import { DECISIONS, KNACK, NUMBER, OPTION_ALIASES, TACTIC_ALIASES, TRAIT } from './decisions.ts';
import { RANK_WORDS, type Rank } from './ranks.ts';
import { DEFENCE_ALIASES, DEFENCE_KNACKS, SKILL_ALIASES, SKILLS } from './skills.ts';
import type { TacticsData } from './tactics.ts';
import { CHARACTERISTICS, type Characteristic, TRAITS } from './traits.ts';
import { EQUIPMENT } from './weapons.ts';

/** French names of traits, and of what they are on a ship. */
export const CHARACTERISTIC_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CHARACTERISTICS).flatMap(([id, { aliases }]) =>
    aliases.filter((alias) => alias !== id).map((alias) => [alias, id]),
  ),
);

function characteristic({ low, high, meaning }: Characteristic): z.ZodOptional<z.ZodNumber> {
  return integer(low, high, meaning.en).optional();
}

const characteristics = fields(
  {
    brawn: characteristic(CHARACTERISTICS.brawn),
    finesse: characteristic(CHARACTERISTICS.finesse),
    wits: characteristic(CHARACTERISTICS.wits),
    resolve: characteristic(CHARACTERISTICS.resolve),
    panache: characteristic(CHARACTERISTICS.panache),
    threat: characteristic(CHARACTERISTICS.threat),
    size: characteristic(CHARACTERISTICS.size),
  },
  CHARACTERISTIC_ALIASES,
);

/** Greatest number of drama dice, and of free raises, of one fighter. */
export const DRAMA_MAX = 99;
export const FREE_RAISES_MAX = 20;

/** Highest rank of a knack. */
export const RANK_MAX = 6;

const rank = integer(0, RANK_MAX, 'rank of a knack');

const skills = openFields(Object.fromEntries(SKILLS.map((id) => [id, rank.optional()])), rank, SKILL_ALIASES);

/** Greatest number that an option may be: an attack total, or dice. */
const AMOUNT_MAX = 999;

/** Schema of one decision point: its words, and what it has between ‹ ›. */
function optionOf({ id, options }: DecisionPoint): z.ZodType<string | number> {
  const isNumbered = options.includes(NUMBER);
  const words = options.flatMap((text) => {
    if (text === KNACK) return DEFENCE_KNACKS;
    if (text === TRAIT) return TRAITS;
    return typeof text !== 'string' || text === '0' ? [] : [text];
  });
  const feminine: Readonly<Record<string, string>> = id === 'raises' ? { aucune: 'none' } : {};
  const aliases = { ...feminine, ...DEFENCE_ALIASES, ...CHARACTERISTIC_ALIASES, ...OPTION_ALIASES };
  const known = Object.fromEntries(Object.entries(aliases).filter(([, meant]) => words.includes(meant)));
  const count = integer(0, AMOUNT_MAX, `${id}: number`);
  if (words.length === 0) return count;
  const choice = word({ noun: `${id} tactic`, ids: words, aliases: known });
  if (!isNumbered) return choice;
  const allowed = `${words.join(', ')} or a whole number from 0 to ${AMOUNT_MAX}`;
  return noted(z.union([count, choice]), { noun: `${id} tactic`, allowed, ids: words, aliases: known });
}

const points = DECISIONS.filter(({ place }) => place === 'fighter');

const tactics = fields(
  Object.fromEntries(points.map((point) => [point.id, optionOf(point).optional().describe(point.when.en)])),
  TACTIC_ALIASES,
) as z.ZodType<TacticsData>;

const profile = word({
  noun: 'profile',
  ids: BESTIARY.map(({ id }) => id),
  aliases: Object.fromEntries(BESTIARY.map(({ id, alias }) => [alias, id])),
});

const wounds = fields(
  {
    flesh: integer(0, 999, 'flesh wounds at the start').default(0),
    dramatic: integer(0, 20, 'dramatic wounds at the start').default(0),
  },
  { légères: 'flesh', graves: 'dramatic' },
);

const support = fields(
  {
    squad: fighterId.describe('squad of his side whose brutes help him'),
    brutes: integer(0, 30, 'brutes that help him, no more than his Wits').default(30),
    value: z
      .union([option('support value', ['threat'], { menace: 'threat' }), integer(0, 10, 'rank of a knack of theirs')])
      .default('threat')
      .describe('what each of them adds: their threat, or a rank'),
  },
  { bande: 'squad', valeur: 'value' },
);

/** Fields that say what the weapon `improvised` is. // SS-DMG-2 */
export const IMPROVISED_SHAPE = {
  size: z
    .union([integer(0, 10, 'dice by size'), z.string().min(1)])
    .default('small')
    .describe('dice, or a name of improvised-table'),
  edge: word({ noun: 'edge', ids: ['blunt', 'sharp'], aliases: { contondant: 'blunt', tranchant: 'sharp' } })
    .default('blunt')
    .describe('blunt keeps one die, sharp two'),
  build: word({
    noun: 'build',
    ids: ['fragile', 'sturdy', 'solid'],
    aliases: { résistant: 'sturdy', solide: 'solid' },
  })
    .default('sturdy')
    .describe('what breaks it: an exploding die, a second explosion, nothing'),
};

/** French names of those fields. */
export const IMPROVISED_ALIASES = { taille: 'size', tranchant: 'edge', fabrication: 'build' };

const improvised = fields(IMPROVISED_SHAPE, IMPROVISED_ALIASES);

const guns = fields(
  {
    port: integer(0, 10, 'guns to port'),
    starboard: integer(0, 10, 'guns to starboard'),
  },
  { bâbord: 'port', tribord: 'starboard' },
);

export const FIGHTER_SCHEMA = fields(
  {
    profile: profile.optional().describe('bestiary entry; the other fields merge over it'),
    rank: (word(RANK_WORDS) as z.ZodType<Rank>).optional().describe('decides wounds and drama dice; hero by default'),
    characteristics: characteristics.optional().describe('merged over those of the profile'),
    skills: skills.optional().describe('rank of each knack, merged over those of the profile'),
    equipment: z
      .array(word(EQUIPMENT))
      .max(20)
      .optional()
      .describe('in order of preference; replaces the list of the profile'),
    abilities: z.array(word(ABILITIES)).max(20).optional().describe('advantages that change rolls'),
    tactics: tactics.optional().describe('decision point: option, merged over those of the profile'),
    wounds: wounds.optional().describe('wounds at the start'),
    drama: integer(0, DRAMA_MAX, 'own drama dice').optional(),
    'free-raises': integer(0, FREE_RAISES_MAX, 'free raises on each of his attacks').optional(),
    level: integer(-20, 20, 'level of the scenery on which he stands').optional(),
    states: z
      .array(word({ noun: 'state', ids: ['prone'], aliases: { 'à-terre': 'prone' } }))
      .max(4)
      .optional()
      .describe('states at the start'),
    support: support.optional().describe('brutes that help a villain or a henchman'),
    improvised: improvised.optional().describe('what the weapon `improvised` is'),
    cost: costIn('guilders'),
    guns: guns.optional().describe('a ship’s guns by side; without it all of them bear'),
  },
  {
    profil: 'profile',
    rang: 'rank',
    caractéristiques: 'characteristics',
    compétences: 'skills',
    équipement: 'equipment',
    avantages: 'abilities',
    tactique: 'tactics',
    blessures: 'wounds',
    héroïsme: 'drama',
    'augmentations-gratuites': 'free-raises',
    niveau: 'level',
    états: 'states',
    soutien: 'support',
    improvisée: 'improvised',
    coût: 'cost',
    canons: 'guns',
  },
);

/** A fighter as the schema yields it. */
export type FighterData = z.infer<typeof FIGHTER_SCHEMA>;
