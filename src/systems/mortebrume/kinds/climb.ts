import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor } from '../checks.ts';
import { combatantOf } from '../combatant.ts';
import { warning } from '../findings.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { allowanceOf, MOVE_ALIASES, MOVE_FIELDS, MOVE_LISTING } from '../move-fields.ts';
import { UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

/** Most ledges. */
const LEDGES_MAX = 20;
/** What a length costs that is climbed. // MB-CLIMB-2 */
const COST = 2;

const schema = fields(
  {
    kind: kindWord('climb', 'escalade').describe('an obstacle is climbed'),
    subject: fighterId.describe('who climbs'),
    height: centimetres(LENGTH_MAX, 'height of the obstacle'),
    ledges: z
      .array(centimetres(LENGTH_MAX, 'height of a place to stand on'))
      .max(LEDGES_MAX)
      .default([])
      .describe('heights at which he can stop'),
    ...MOVE_FIELDS,
  },
  { sujet: 'subject', hauteur: 'height', paliers: 'ledges', ...MOVE_ALIASES },
);

type ClimbData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('top', 'reaches the top', 'atteint le sommet'),
  outcome('ledge', 'stops on a ledge', 's’arrête sur un palier'),
  outcome('cannot', 'cannot climb', 'ne peut pas grimper'),
];
const TOP = 0;
const LEDGE = 1;
const CANNOT = 2;

/** How high he comes with so much movement, in mm. // MB-CLIMB-3 */
function climbed(data: ClimbData, budget: number): number {
  const top = millimetres(data.height);
  const reached = [top, ...data.ledges.map(millimetres).filter((ledge) => ledge < top)];
  return Math.max(0, ...reached.filter((height) => COST * height <= budget));
}

function compile(data: ClimbData, variant: Variant): ReturnType<typeof settled> {
  const who = combatantOf(variant, data.subject);
  const budget = allowanceOf(who, data.move) - millimetres(data['prior-move']);
  const height = climbed(data, budget);
  const facts = {
    outcomes: OUTCOMES,
    metrics: [
      metric('climbed', UNITS.millimetres, 'height climbed', 'hauteur gravie'),
      metric('movement-spent', UNITS.millimetres, 'movement spent on it', 'déplacement dépensé'),
    ],
    actors: [who.name],
    opening: {
      en: `${who.name} climbs with ${budget / 10} cm of movement`,
      fr: `${who.name} grimpe avec ${budget / 10} cm de déplacement`,
    },
  };
  const isTop = budget >= COST * millimetres(data.height);
  const below = height > 0 ? LEDGE : CANNOT;
  return settled(facts, { outcome: isTop ? TOP : below, values: [height, COST * height] });
}

function warn({ ledges, height }: ClimbData): readonly Finding[] {
  return ledges.flatMap((ledge, index) => {
    if (ledge <= height) return [];
    const message = {
      en: `the ledge at ${ledge} cm has no effect: the top is at ${height} cm`,
      fr: `la prise à ${ledge} cm est sans effet\u00a0: le sommet est à ${height} cm`,
    };
    return [
      warning('no-effect', ['ledges', index], message, {
        en: 'leave it out, or make the obstacle higher',
        fr: 'omettez-la, ou rendez l’obstacle plus haut',
      }),
    ];
  });
}

/** An obstacle is climbed. // MB-CLIMB */
export const climb: KindDefinition<ClimbData> = {
  listing: {
    id: 'climb',
    alias: 'escalade',
    summary: { en: 'an obstacle is climbed', fr: 'un obstacle est escaladé' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('height', 'cm', 'cm'),
      field('ledges', 'list of heights in cm, default none', 'liste de hauteurs en cm, défaut aucune'),
      ...MOVE_LISTING,
    ],
  },
  schema,
  check: (data, variant) => checkActor(['subject'], data.subject, variant),
  warn,
  compile,
};
