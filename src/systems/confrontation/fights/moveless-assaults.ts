import type { Finding, Variant, Words } from '../../system.ts';
import { combatantOf, rulingsOf } from '../combatant.ts';
import { warning } from '../findings.ts';
import { impactOf, meansToFire } from './assault-entries.ts';

const FIRE: Words = { en: 'no assault fire', fr: 'pas de tir d’assaut' };
const IMPACT: Words = { en: 'no impact', fr: 'pas d’impact' };

/**
 * Warnings of what only a move brings, where somebody's assault begins in contact.
 * @param ids of the fighters who charge, or engage // CF-SHOT-8, CF-ABL-26
 */
export function warnOfMovelessAssaults(
  ids: readonly string[],
  opening: 'charge' | 'engage',
  variant: Variant,
): readonly Finding[] {
  const rulings = rulingsOf(variant);
  return ids.flatMap((id) => {
    const who = combatantOf(variant, id);
    const missing = [
      ...(meansToFire(who, rulings) ? [FIRE] : []),
      ...(opening === 'charge' && impactOf(who, rulings) > 0 ? [IMPACT] : []),
    ];
    return missing.map(({ en, fr }) => {
      const message = {
        en: `${id} begins in contact: his assault has ${en}`,
        fr: `${id} commence au contact\u00a0: son assaut n’a ${fr}`,
      };
      return warning('no-effect', ['opening'], message, {
        en: 'write kind: assault, with a distance',
        fr: 'écrivez `kind: assault`, avec une distance',
      });
    });
  });
}
