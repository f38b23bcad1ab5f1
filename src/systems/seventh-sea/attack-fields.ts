import { z } from 'zod';
import { field } from '../field.ts';
import { fighterId, integer } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { fields, noted, word } from '../vocabulary.ts';
import { freeRaises } from './deed-fields.ts';
import { WEAPONS } from './weapons.ts';

/** Longest distance of a scenario, in metres: beyond the reach of every weapon. */
export const DISTANCE_MAX = 999;

/** A weapon by name. */
export const weaponWord = word({
  noun: 'weapon',
  ids: WEAPONS.map(({ id }) => id),
  aliases: Object.fromEntries(WEAPONS.map(({ id, alias }) => [alias, id])),
});

const dice = (what: string) => integer(0, 99, what);

const raises = z.union([
  integer(0, 20, 'raises for damage: TN +5 and one die each'),
  word({
    noun: 'raises',
    ids: ['none', 'best-damage'],
    aliases: { aucune: 'none', 'meilleurs-dommages': 'best-damage' },
  }),
]);

/** Fields of one attack, a shot's distance apart. */
export const ATTACK_SHAPE = {
  attacker: fighterId.describe('who attacks'),
  target: fighterId.describe('who is attacked'),
  weapon: weaponWord.optional().describe('what he attacks with; the first of his list by default'),
  raises: noted(raises, { allowed: 'none, best-damage or a whole number from 0 to 20' })
    .optional()
    .describe('raises for damage, or for brutes; his own tactic by default'),
  called: dice('further raises without damage: a called shot; his own tactic by default').optional(),
  'free-raises': freeRaises,
  'off-hand': z.boolean().optional().describe('with the hand that is not his best; his own tactic by default'),
  feint: z.boolean().optional().describe('a feint instead of a plain attack; his own tactic by default'),
  'two-pistols': z.boolean().optional().describe('two pistols at once; his own tactic by default'),
  defended: z.boolean().default(false).describe('the target has an action die for a defence, and uses it'),
  'target-states': z
    .array(
      word({
        noun: 'state',
        ids: ['prone', 'surprised', 'recovering'],
        aliases: { 'à-terre': 'prone', surpris: 'surprised', 'se-ranimant': 'recovering' },
      }),
    )
    .max(3)
    .default([])
    .describe('what keeps the target from evading'),
  intimidated: dice('dice that the attacker loses, intimidated by the target').default(0),
  taunted: integer(0, 20, 'raises to which the target taunted the attacker').default(0),
  support: dice('points (or dice, by a ruling) that supporting brutes add to his attack').default(0),
  'drama-attack': dice('drama dice for the attack roll; his own tactic by default').optional(),
  'drama-damage': dice('drama dice for the damage roll; his own tactic by default').optional(),
  'drama-defence': dice('drama dice for the active defence; his own tactic by default').optional(),
  'drama-wound': dice('drama dice for the wound check; his own tactic by default').optional(),
};

/** French names of those fields. */
export const ATTACK_ALIASES = {
  attaquant: 'attacker',
  cible: 'target',
  arme: 'weapon',
  augmentations: 'raises',
  'coup-précis': 'called',
  'augmentations-gratuites': 'free-raises',
  'main-gauche': 'off-hand',
  feinte: 'feint',
  'deux-pistolets': 'two-pistols',
  défendu: 'defended',
  'états-de-la-cible': 'target-states',
  intimidé: 'intimidated',
  provoqué: 'taunted',
  soutien: 'support',
  'héroïsme-attaque': 'drama-attack',
  'héroïsme-dommages': 'drama-damage',
  'héroïsme-défense': 'drama-defence',
  'héroïsme-blessures': 'drama-wound',
};

/** Metres to the target. */
export const distance = integer(0, DISTANCE_MAX, 'distance to the target, metres');

const shape = fields({ ...ATTACK_SHAPE, distance }, ATTACK_ALIASES);

/** One attack as a scenario describes it. */
export type AttackFields = z.infer<typeof shape>;

/** The same in listings of kinds. */
export const ATTACK_LISTING: readonly Field[] = [
  field('attacker', 'fighter id', 'identifiant d’un combattant'),
  field('target', 'fighter id', 'identifiant d’un combattant'),
  field('weapon', 'what he attacks with; the first of his list', 'ce dont il attaque ; la première arme de sa liste'),
  field(
    'raises',
    'none, a number or best-damage; his own tactic by default',
    'aucune, un nombre ou meilleurs-dommages ; sa tactique par défaut',
  ),
  field(
    'called',
    'further raises without damage; his own tactic by default',
    'augmentations sans dommages ; sa tactique par défaut',
  ),
  field('free-raises', 'beside his own and the weapon’s, default 0', 'en plus des siennes et de l’arme, par défaut 0'),
  field(
    'off-hand',
    'true | false: one die less; his own tactic by default',
    'true | false : un dé de moins ; sa tactique par défaut',
  ),
  field(
    'feint',
    'true | false: by the knack of feint; his own tactic by default',
    'true | false : par la compétence feinte ; sa tactique par défaut',
  ),
  field(
    'two-pistols',
    'true | false: both at once; his own tactic by default',
    'true | false : les deux à la fois ; sa tactique par défaut',
  ),
  field(
    'defended',
    'true | false (default): the target has an action die for a defence, and uses it',
    'true | false (défaut) : la cible a un dé d’action pour se défendre, et l’utilise',
  ),
  field('target-states', 'list: prone, surprised, recovering', 'liste : à-terre, surpris, se-ranimant'),
  field(
    'intimidated',
    'dice that the attacker loses, intimidated by the target; 0',
    'dés que perd l’attaquant, intimidé par la cible ; 0',
  ),
  field(
    'taunted',
    'raises to which the target taunted the attacker; 0',
    'augmentations que la cible impose à l’attaquant provoqué ; 0',
  ),
  field(
    'support',
    'points that supporting brutes add, default 0',
    'points qu’ajoutent des brutes en soutien, par défaut 0',
  ),
  field(
    'drama-attack',
    'drama dice for the attack roll; his own tactic by default',
    'dés d’héroïsme du jet d’attaque ; sa tactique par défaut',
  ),
  field(
    'drama-damage',
    'drama dice for the damage roll; his own tactic by default',
    'dés d’héroïsme des dommages ; sa tactique par défaut',
  ),
  field(
    'drama-defence',
    'drama dice for the active defence; his own tactic by default',
    'dés d’héroïsme de la défense ; sa tactique par défaut',
  ),
  field(
    'drama-wound',
    'drama dice for the wound check; his own tactic by default',
    'dés d’héroïsme du jet de blessures ; sa tactique par défaut',
  ),
];
