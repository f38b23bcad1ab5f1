import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { integer, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Variant } from '../../system.ts';
import { fields } from '../../vocabulary.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import { endingsOf } from '../ending.ts';
import { instancesOf } from '../instances.ts';
import { millimetres } from '../lengths.ts';
import {
  checkThrow,
  THROW_ALIASES,
  THROW_FIELDS,
  THROW_LISTING,
  THROWER_LISTING,
  throwNeeds,
  warnOfThrow,
} from '../throw-fields.ts';
import { aimThrow, THROW_PHYSIQUE, ThrowModel } from '../throwing.ts';
import type { KindDefinition } from './kind.ts';

const ENCUMBRANCE_MAX = 99;

const object = fields({ encumbrance: integer(0, ENCUMBRANCE_MAX, 'in cm') }, { encombrement: 'encumbrance' });

const schema = fields(
  {
    kind: kindWord('throw-object', 'lancer-objet').describe('an object is thrown'),
    ...THROW_FIELDS,
    object: object.describe('what is thrown'),
  },
  { ...THROW_ALIASES, objet: 'object' },
);

type ThrowObjectData = z.infer<typeof schema>;

const TARGET = 1;

function modelOf(data: ThrowObjectData, variant: Variant, { engine }: CompileOptions): ThrowModel {
  const rulings = rulingsOf(variant);
  const names = instancesOf([[data.thrower, ...(data.target === undefined ? [] : [data.target])]])[0] ?? [];
  const combatants = names.map((name) => combatantOf(variant, name));
  const thrower = combatants[0] as Combatant;
  const target = combatants[TARGET] ?? null;
  const { encumbrance } = data.object;
  // MB-THROW-6
  const damage = encumbrance + Math.floor(thrower.physiqueLeft / THROW_PHYSIQUE);
  const projectile = { malus: encumbrance, effect: { damage, special: 'stunning', recoil: 0 } } as const;
  return new ThrowModel({
    combatants,
    target: target === null ? null : TARGET,
    victim: null,
    aim: aimThrow(data, thrower, target, projectile, variant),
    distance: millimetres(data.distance),
    endings: target === null ? [] : endingsOf(TARGET, 'target', ['lost', 'armour-lost', 'stunned', 'out']),
    rulings,
    engine,
  });
}

/** An object is thrown. // MB-THROW */
export const throwObject: KindDefinition<ThrowObjectData> = {
  listing: {
    id: 'throw-object',
    alias: 'lancer-objet',
    summary: { en: 'an object is thrown at somebody or somewhere', fr: 'un objet lancé sur quelqu’un ou quelque part' },
    fields: [THROWER_LISTING, field('object', '{encumbrance: cm}', '{encombrement : cm}'), ...THROW_LISTING],
  },
  schema,
  needs: throwNeeds,
  check: checkThrow,
  warn: warnOfThrow,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
