import { z } from 'zod';
import { field } from '../field.ts';
import { fighterId, integer } from '../schema-parts.ts';
import type { Field } from '../system.ts';
import { word } from '../vocabulary.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';

/** Where the target stands as the attacker's weapon goes. // MB-CC-1, MB-CC-2 */
export const band = word({
  noun: 'band',
  ids: ['ideal', 'reduced', 'blocked'],
  aliases: { idéale: 'ideal', réduite: 'reduced', bloquée: 'blocked' },
}) as z.ZodType<Band>;
export type Band = 'ideal' | 'reduced' | 'blocked';

/** Modifier of a roll. */
export const modifier = integer(-99, 99, 'added to the roll').default(0);

/** Fields of an attack of one fighter on another. */
export const CLASH_FIELDS = {
  attacker: fighterId.describe('who attacks'),
  target: fighterId.describe('whom'),
  distance: centimetres(LENGTH_MAX, 'distance between their bases').default(0),
  band: band.default('ideal').describe('how the distance suits the weapon of the attacker'),
  modifier: modifier.describe('added to the attack roll'),
  'target-modifier': modifier.describe('added to the roll of the target'),
  'fling-to': centimetres(LENGTH_MAX, 'where the loser is flung, from the dominator').optional(),
};

const schema = z.object(CLASH_FIELDS);
/** An attack as a scenario writes it; lengths in cm. */
export type ClashData = Readonly<z.infer<typeof schema>>;

/** French names of those fields. */
export const CLASH_ALIASES: Readonly<Record<string, string>> = {
  attaquant: 'attacker',
  cible: 'target',
  zone: 'band',
  modificateur: 'modifier',
  'modificateur-cible': 'target-modifier',
  'envoyer-à': 'fling-to',
};

/** Those fields, as listings show them. */
export const CLASH_LISTING: readonly Field[] = [
  field('attacker', 'fighter id', 'identifiant d’un combattant'),
  field('target', 'fighter id', 'identifiant d’un combattant'),
  field('distance', 'cm between their bases, default 0', 'cm entre les socles, défaut 0'),
  field(
    'band',
    'ideal (default), reduced or blocked: of the attacker’s weapon',
    'idéale (défaut), réduite ou bloquée : pour l’arme de l’attaquant',
  ),
  field('modifier', 'added to the attack roll, default 0', 'ajouté au jet d’attaque, défaut 0'),
  field('target-modifier', 'added to the roll of the target, default 0', 'ajouté au jet de la cible, défaut 0'),
  field('fling-to', 'cm, 0 to 4 (default): where who is flung ends', 'cm, 0 à 4 (défaut) : où l’on envoie valser'),
];

/** Farthest that hand-to-hand combat reaches, in cm. // MB-GEN-2 */
export const ZONE = 4;
