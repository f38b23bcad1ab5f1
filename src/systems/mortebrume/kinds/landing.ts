import { z } from 'zod';
import { settled } from '../../act.ts';
import { field } from '../../field.ts';
import { metric, outcome } from '../../outcomes.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { Finding, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { checkActor, checkConscious, checkTarget } from '../checks.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { fallWounds, shareFall } from '../falling.ts';
import { instancesOf } from '../instances.ts';
import { centimetres, LENGTH_MAX, millimetres } from '../lengths.ts';
import { lost, UNITS } from '../words.ts';
import type { KindDefinition } from './kind.ts';

const schema = fields(
  {
    kind: kindWord('landing', 'chute-sur-combattant').describe('somebody falls onto a fighter'),
    faller: fighterId.describe('who falls'),
    receiver: fighterId.describe('onto whom'),
    height: centimetres(LENGTH_MAX, 'height of the fall'),
    voluntary: z.boolean().default(false).describe('he jumps onto an adversary'),
  },
  { tombeur: 'faller', receveur: 'receiver', hauteur: 'height', volontaire: 'voluntary' },
);

type LandingData = z.infer<typeof schema>;

const OUTCOMES = [
  outcome('unhurt', 'both unhurt', 'tous deux indemnes'),
  outcome('wounded', 'somebody is wounded', 'un blessé au moins'),
  outcome('faller-out', 'who fell is out of combat', 'qui tombe est hors de combat'),
  outcome('receiver-out', 'the receiver is out of combat', 'le receveur est hors de combat'),
  outcome('both-out', 'both are out of combat', 'les deux sont hors de combat'),
];
const UNHURT = 0;
const WOUNDED = 1;
/** Added for a faller and for a receiver out of combat. */
const FALLER_OUT = 1;
const RECEIVER_OUT = 2;

function compile(data: LandingData, variant: Variant): ReturnType<typeof settled> {
  const names = instancesOf([[data.faller, data.receiver]])[0] ?? [];
  const faller = combatantOf(variant, data.faller);
  const receiver = combatantOf(variant, data.receiver);
  const rulings = rulingsOf(variant);
  const { encumbrance, physiqueLeft } = faller;
  const wounds = fallWounds(
    { height: millimetres(data.height), encumbrance, physiqueLeft, isVoluntary: data.voluntary },
    rulings,
  );
  const taken = shareFall(wounds, faller, receiver, rulings);
  const facts = {
    outcomes: OUTCOMES,
    metrics: [
      metric('wounds', UNITS.wounds, 'wounds of the fall', 'blessures de la chute'),
      lost('faller'),
      lost('receiver'),
    ],
    actors: names,
    opening: {
      en: `${names[0]} falls ${data.height} cm onto ${names[1]}`,
      fr: `${names[0]} tombe de ${data.height} cm sur ${names[1]}`,
    },
  };
  const out =
    (taken.faller === faller.physiqueLeft ? FALLER_OUT : 0) +
    (taken.receiver === receiver.physiqueLeft ? RECEIVER_OUT : 0);
  return settled(facts, {
    outcome: wounds === 0 ? UNHURT : WOUNDED + out,
    values: [wounds, taken.faller, taken.receiver],
  });
}

/** Whoever jumps acts; anybody conscious may fall. */
function checkFaller({ faller, voluntary }: LandingData, variant: Variant): readonly Finding[] {
  return voluntary ? checkActor(['faller'], faller, variant) : checkConscious(['faller'], faller, 'MB-LAND-1', variant);
}

function check(data: LandingData, variant: Variant): readonly Finding[] {
  return [...checkFaller(data, variant), ...checkTarget(['receiver'], data.receiver, variant)];
}

/** A fall onto a fighter. // MB-LAND */
export const landing: KindDefinition<LandingData> = {
  listing: {
    id: 'landing',
    alias: 'chute-sur-combattant',
    summary: { en: 'a fall onto a fighter', fr: 'une chute sur un combattant' },
    fields: [
      field('faller', 'fighter id: who falls', 'identifiant d’un combattant : qui tombe'),
      field('receiver', 'fighter id: onto whom', 'identifiant d’un combattant : sur qui'),
      field('height', 'cm', 'cm'),
      field('voluntary', 'true | false (default): he jumps', 'true | false (défaut) : il saute exprès'),
    ],
  },
  schema,
  check,
  compile,
};
