import type { Finding, Variant } from '../system.ts';
import { checkAbilities } from './check-abilities.ts';
import { checkIdle } from './check-idle.ts';
import { checkTactics } from './check-tactics.ts';
import { mergedFighter } from './combatant.ts';
import { findItem } from './equipment.ts';
import { type Examined, fighterError, fighterWarning } from './examined.ts';
import type { FighterData } from './fighter-schema.ts';

/** What is wrong or pointless about one fighter. */
export function checkFighter(id: string, data: FighterData, variant: Variant): readonly Finding[] {
  const examined: Examined = { id, data, merged: mergedFighter(data), variant };
  return CHECKS.flatMap((check) => check(examined));
}

/** A fighter frightens, or has courage. */
function checkCourage(examined: Examined): readonly Finding[] {
  const { COU, FEAR } = examined.data.characteristics ?? {};
  if (COU === undefined || FEAR === undefined) return [];
  const message = {
    en: `${examined.id} has both COU and FEAR: a fighter has one or the other`,
    fr: `${examined.id} a \`COU\` et \`FEAR\` à la fois\u00a0: un combattant a l’un ou l’autre`,
  };
  return [fighterError(examined, 'courage-and-fear', ['characteristics', 'FEAR'], message, 'remove one of the two')];
}

function checkHands(examined: Examined): readonly Finding[] {
  const { data, merged } = examined;
  const isHand = (item: unknown): boolean => typeof item === 'string' && findItem(item)?.isHandWeapon === true;
  const weapons = merged.equipment.filter(isHand);
  if (weapons.length < 2) return [];
  const own = (data.equipment ?? []).map((item, index) => ({ item, index })).filter(({ item }) => isHand(item));
  const message = `at most one hand weapon, here ${weapons.join(' and ')}`;
  return [fighterError(examined, 'two-weapons', ['equipment', own.at(-1)?.index ?? 0], message, 'keep one of them')];
}

/** Ranges of a weapon that the scenario describes itself ascend. // CF-SHOT-1 */
function checkRanges(examined: Examined): readonly Finding[] {
  return (examined.data.equipment ?? []).flatMap((item, index) => {
    if (typeof item === 'string') return [];
    const [short, medium, long] = item.ranged.ranges;
    if (short <= medium && medium <= long) return [];
    const message = `ranges ${short}, ${medium}, ${long} do not ascend`;
    const path = ['equipment', index, 'ranged', 'ranges'];
    return [fighterError(examined, 'ranges', path, message, 'write short, medium and long in this order')];
  });
}

/** Whoever flies needs to be able to, and to have the movement for it. // CF-FLY-4 */
function checkFlight(examined: Examined): readonly Finding[] {
  const { id, data, merged } = examined;
  const air = data.characteristics?.['MOV-air'];
  if (air === undefined || merged.abilities.includes('flight')) return [];
  const message = {
    en: `MOV-air has no effect: ${id} lacks the ability flight`,
    fr: `\`MOV-air\` est sans effet\u00a0: ${id} n’a pas la capacité \`flight\``,
  };
  return [
    fighterWarning(examined, 'no-effect', ['characteristics', 'MOV-air'], message, {
      en: 'add `flight` to his abilities',
      fr: 'ajoutez `flight` à ses capacités',
    }),
  ];
}

const CHECKS: readonly ((examined: Examined) => readonly Finding[])[] = [
  checkCourage,
  checkHands,
  checkRanges,
  checkFlight,
  checkAbilities,
  checkTactics,
  checkIdle,
];
