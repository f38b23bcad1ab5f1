import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor, checkSubject } from '../checks.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { fallWounds } from '../falling.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { lost, UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('fall', 'chute').describe('somebody falls to the ground'),
    subject: fighterId.describe('who falls'),
    height: centimetres(LENGTH_MAX, 'height of the fall'),
    voluntary: z.boolean().default(false).describe('he jumps down'),
  },
  { sujet: 'subject', hauteur: 'height', volontaire: 'voluntary' },
);

type FallData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('unhurt', 'unhurt', 'indemne'),
  outcome('wounded', 'wounded', 'blessé'),
  outcome('out-of-combat', 'out of combat', 'hors de combat'),
];
const UNHURT = 0;
const WOUNDED = 1;
const OUT = 2;

function compile(data: FallData, variant: Variant): ReturnType<typeof settled> {
  const { encumbrance, physiqueLeft, name } = combatantOf(variant, data.subject);
  const fall = {
    height: millimetres(data.height),
    encumbrance,
    physiqueLeft,
    isVoluntary: data.voluntary,
  };
  const wounds = fallWounds(fall, rulingsOf(variant));
  const facts = {
    outcomes: OUTCOMES,
    metrics: [metric('wounds', UNITS.wounds, 'wounds of the fall', 'blessures de la chute'), lost('subject')],
    actors: [name],
    opening: {
      en: `${name} falls ${data.height} cm, with physique ${physiqueLeft}`,
      fr: `${name} tombe de ${data.height} cm, avec un physique de ${physiqueLeft}`,
    },
  };
  const hurt = wounds < physiqueLeft ? WOUNDED : OUT;
  const values = [wounds, Math.min(wounds, physiqueLeft)];
  return settled(facts, { outcome: wounds === 0 ? UNHURT : hurt, values });
}

/** A fall to the ground. // MB-FALL */
export const fall: KindDefinition<FallData> = {
  listing: {
    id: 'fall',
    alias: 'chute',
    summary: { en: 'a fall to the ground', fr: 'une chute au sol' },
    fields: [
      field('subject', 'fighter id', 'identifiant d’un combattant'),
      field('height', 'cm', 'cm'),
      field('voluntary', 'true | false (default): he jumps down', 'true | false (défaut) : il saute exprès'),
    ],
  },
  schema,
  check: ({ subject, voluntary }, variant) => (voluntary ? checkActor : checkSubject)(['subject'], subject, variant),
  compile,
};
