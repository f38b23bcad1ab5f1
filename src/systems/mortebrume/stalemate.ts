import type { Finding } from '../system.ts';
import type { Combatant } from './combatant.ts';
import { warning } from './findings.ts';
import type { Rulings } from './rulings.ts';

/** Whether no blow of one can ever hurt another: not even doubled does it pass armour and shield. // MB-DMG-5 */
function isHarmless({ weapon, tactics }: Combatant, { armour, shield }: Combatant, rulings: Rulings): boolean {
  const isBlunt = weapon.special !== 'stunning' && tactics['attack-mode'] !== 'body-strike';
  if (!isBlunt || rulings.armour !== 'subtract') return false;
  return 2 * weapon.damage <= armour + (rulings.shield === 'flat' ? shield : 0);
}

/** A warning about a fight that cannot end: no side can ever hurt the other. */
export function warnOfStalemate(
  [first, second]: readonly [readonly Combatant[], readonly Combatant[]],
  rulings: Rulings,
): readonly Finding[] {
  if (first.length === 0 || second.length === 0) return [];
  const hurts = (by: readonly Combatant[], whom: readonly Combatant[]): boolean =>
    by.some((who) => whom.some((victim) => !isHarmless(who, victim, rulings)));
  if (hurts(first, second) || hurts(second, first)) return [];
  const message = {
    en: 'neither side can hurt the other: every fight is a draw at the cap of turns',
    fr: 'aucun camp ne peut blesser l’autre\u00a0: chaque combat finit nul au dernier tour',
  };
  const hint = {
    en: 'damage, doubled by a special success, never exceeds armour and shield',
    fr: 'les dégâts, doublés par une réussite spéciale, ne dépassent jamais armure et bouclier',
  };
  return [warning('never-ends', ['sides'], message, hint)];
}
