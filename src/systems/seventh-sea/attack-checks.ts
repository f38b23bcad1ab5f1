import type { Finding, Variant, Words } from '../system.ts';
import type { AttackFields } from './attack-fields.ts';
import { combatantOf, fighterData, mergedFighter, rankOfFighter } from './combatant.ts';
import type { FighterData } from './fighter-schema.ts';
import { checkOpponents, error, REMOVE, warning } from './findings.ts';
import type { TableUse } from './kinds/kind.ts';
import { isPistol } from './manner.ts';
import { FIGHTERS } from './ranks.ts';
import { findWeapon, isFirearm, type Weapon } from './weapons.ts';

/** Contradictions of one attack. */
export function checkAttack(data: AttackFields, variant: Variant): readonly Finding[] {
  const parts = checkOpponents(data, variant, FIGHTERS);
  if (parts.length > 0) return parts;
  return [...checkReach(data, variant), ...checkLevels(data, variant), ...checkPair(data, variant)];
}

/** The weapon of an attack. */
function weaponOf({ attacker, weapon }: AttackFields, variant: Variant): Weapon | undefined {
  return weapon === undefined ? combatantOf(variant, attacker).weapons[0] : findWeapon(weapon);
}

/** A weapon for the hand alone does not strike at a distance. // SS-ATT-10 */
function checkReach(data: AttackFields, variant: Variant): readonly Finding[] {
  const weapon = weaponOf(data, variant);
  if (weapon === undefined || weapon.missile !== null || data.distance === 0) return [];
  const message = `${weapon.id} cannot be used at a distance: the target is ${data.distance} m away`;
  return [error('weapon-distance', ['distance'], message, 'name a weapon that is shot or thrown, or distance: 0')];
}

/** Who strikes with his hand stands on the level of his target, or comes down by one as he strikes. // SS-FIGHT-1, SS-MOVE-1 */
function checkLevels(data: AttackFields, variant: Variant): readonly Finding[] {
  const weapon = weaponOf(data, variant);
  if (weapon === undefined || weapon.melee === null || data.distance > 0) return [];
  const [own, other] = [combatantOf(variant, data.attacker).level, combatantOf(variant, data.target).level];
  if (own === other || own === other + 1) return [];
  const message = `${weapon.id} cannot be used from level ${own} on level ${other}: ${data.attacker} has to move first`;
  return [
    error('levels', ['target'], message, 'put both on one level, the attacker one higher, or a shot between them'),
  ];
}

// SS-ATT-13
function checkPair(data: AttackFields, variant: Variant): readonly Finding[] {
  if (!data['two-pistols']) return [];
  const hint = 'two-pistols needs `pistol` twice in the equipment, and a pistol as the weapon';
  const weapon = weaponOf(data, variant);
  if (weapon !== undefined && !isPistol(weapon)) {
    return [error('two-pistols', ['two-pistols'], `${weapon.id} cannot be used as one of two pistols`, hint)];
  }
  const pistols = mergedFighter(fighterData(variant, data.attacker)).equipment.filter((item) => item === 'pistol');
  if (pistols.length >= 2) return [];
  const message = `two pistols cannot be used by ${data.attacker}, who has ${pistols.length}`;
  return [error('two-pistols', ['two-pistols'], message, hint)];
}

/** What an attack says to no purpose. */
export function warnAttack(data: AttackFields, variant: Variant): readonly Finding[] {
  const attacker = combatantOf(variant, data.attacker);
  const target = combatantOf(variant, data.target);
  const weapon = weaponOf(data, variant);
  const isShot = weapon?.melee === null || data.distance > 0;
  return [
    ...(attacker.rank === 'squad' ? idle(data, WHY.noDrama, OF_PERSONS) : []),
    ...(attacker.rank !== 'squad' && isShot ? idle(data, WHY.noFeint, ['feint']) : []),
    ...(target.rank === 'squad' ? idle(data, WHY.brutes, OF_TARGETS) : []),
    ...(target.rank !== 'squad' && weapon !== undefined && isFirearm(weapon)
      ? idle(data, WHY.noDefence, ['defended', 'drama-defence'])
      : idle(data, WHY.undefended, target.rank === 'squad' || data.defended ? [] : ['drama-defence'])),
  ];
}

const OF_PERSONS = ['feint', 'drama-attack', 'drama-damage'] as const;
const OF_TARGETS = ['defended', 'drama-damage', 'drama-defence', 'drama-wound'] as const;

/** Why fields change nothing. */
const WHY = {
  noDrama: {
    en: 'a squad neither feints nor spends drama dice',
    fr: 'une bande ne feinte pas et ne dépense pas de dés d’héroïsme',
  },
  noFeint: { en: 'a shot is no feint', fr: 'un tir n’est pas une feinte' },
  brutes: {
    en: 'brutes fall without a defence or a roll for damage',
    fr: 'des brutes tombent sans défense ni jet de dommages',
  },
  undefended: {
    en: 'the attack says nothing of an active defence (`defended: true`)',
    fr: 'l’attaque ne parle pas de défense active (`defended: true`)',
  },
  noDefence: {
    en: 'there is no active defence against firearms',
    fr: 'il n’y a pas de défense active contre les armes à feu',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Fields that are given, and change nothing. */
function idle(data: AttackFields, why: Words, fields: readonly (keyof AttackFields)[]): readonly Finding[] {
  return fields
    .filter((name) => data[name] !== undefined && data[name] !== false && data[name] !== 0)
    .map((name) => {
      const message = { en: `${name} has no effect: ${why.en}`, fr: `\`${name}\` est sans effet\u00a0: ${why.fr}` };
      return warning('no-effect', [name], message, REMOVE);
    });
}

/** Tables on which the numbers of an attack rest: what a hit of a squad does, how large an improvised weapon is. */
export function attackTables(data: AttackFields, variant: Variant): readonly TableUse[] {
  const weapon = weaponOf(data, variant);
  if (weapon === undefined) return [];
  const { rank } = combatantOf(variant, data.attacker);
  if (rank === 'squad') return rankOfFighter(variant, data.target) === 'squad' ? [] : [`brute-damage.${weapon.brute}`];
  return weapon.id === 'improvised' ? improvisedTables(fighterData(variant, data.attacker)) : [];
}

function improvisedTables({ improvised }: FighterData): readonly TableUse[] {
  const size = improvised?.size ?? 'small';
  return typeof size === 'number' ? [] : [`improvised-table.${size}`];
}
