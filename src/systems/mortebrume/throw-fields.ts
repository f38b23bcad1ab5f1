import { field } from '../field.ts';
import { fighterId } from '../schema-parts.ts';
import type { Field, Finding, Variant } from '../system.ts';
import { checkShot, dodgeNeeds, warnOfShot } from './check-shot.ts';
import { checkActor, checkTarget } from './checks.ts';
import { warning } from './findings.ts';
import type { Need } from './kinds/kind.ts';
import { centimetres, LENGTH_MAX } from './lengths.ts';
import { SHOT_ALIASES, SHOT_FIELDS, SHOT_LISTING, type ShotData } from './shot-fields.ts';

/** Fields of a throw, whatever is thrown. */
export const THROW_FIELDS = {
  thrower: fighterId.describe('who throws'),
  target: fighterId.optional().describe('at whom; at a spot when absent'),
  distance: centimetres(LENGTH_MAX, 'to where it shall land'),
  ...SHOT_FIELDS,
};

/** French names of those fields. */
export const THROW_ALIASES: Readonly<Record<string, string>> = {
  lanceur: 'thrower',
  cible: 'target',
  ...SHOT_ALIASES,
};

/** Those fields, as listings show them: before and after what is thrown. */
export const THROWER_LISTING: Field = field('thrower', 'fighter id', 'identifiant d’un combattant');
export const THROW_LISTING: readonly Field[] = [
  field('target', 'fighter id; a spot when absent', 'identifiant d’un combattant ; un point au sol sinon'),
  field('distance', 'cm to where it shall land', 'cm jusqu’au point de chute'),
  ...SHOT_LISTING,
];

/** A throw as a scenario writes it; lengths in cm. */
export interface ThrowData extends ShotData {
  readonly thrower: string;
  readonly target?: string | undefined;
  readonly distance: number;
}

/** Contradictions of a throw. */
export function checkThrow(data: ThrowData, variant: Variant): readonly Finding[] {
  return [
    ...checkActor(['thrower'], data.thrower, variant),
    ...(data.target === undefined ? [] : checkTarget(['target'], data.target, variant)),
    ...checkShot(data, []),
  ];
}

/** Warnings about what cannot matter in a throw. */
export function warnOfThrow(data: ThrowData): readonly Finding[] {
  if (data.cover !== 'fallen-fighter' || data.target !== undefined) return warnOfShot(data, [], false);
  const message = {
    en: 'cover: fallen-fighter has no effect: nobody is aimed at (MB-THROW-2)',
    fr: '`cover: fallen-fighter` est sans effet\u00a0: personne n’est visé (MB-THROW-2)',
  };
  return [
    ...warnOfShot(data, [], false),
    warning('no-effect', ['cover'], message, {
      en: 'name a target, or leave it out',
      fr: 'nommez une cible, ou omettez-le',
    }),
  ];
}

/** What thrower and target roll with. // MB-THROW-2, MB-THROW-5 */
export function throwNeeds({ thrower, target }: ThrowData, variant: Variant): readonly Need[] {
  const ofThrower: Need = { fighter: thrower, rolls: ['throw'], rule: 'MB-THROW-2' };
  return [ofThrower, ...(target === undefined ? [] : dodgeNeeds(target, variant))];
}
