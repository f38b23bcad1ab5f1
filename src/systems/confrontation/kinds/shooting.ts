import { played } from '../../act.ts';
import { idleAt } from '../../asked.ts';
import type { CompileOptions, Finding, Variant, Words } from '../../system.ts';
import { type Combatant, combatantOf, rulingsOf } from '../combatant.ts';
import type { RangedWeapon } from '../equipment.ts';
import { checkFighterId, error, oneOf, warning } from '../findings.ts';
import { settingsOf } from '../settings.ts';
import { SHOOTING_LISTING, SHOOTING_SCHEMA, type ShootingData } from '../shooting-fields.ts';
import { ShootingModel } from '../shooting-model.ts';
import { ASSAULT_FIRE_DIFFICULTY, Shots } from '../shot.ts';
import { rangeAt, shotDifficulty } from '../shot-difficulty.ts';
import { standingValue } from '../standing.ts';
import { Wounds } from '../wounds.ts';
import type { KindDefinition, Need } from './kind.ts';

/** The weapon of a shot: the one that is named, else the first. */
function weaponOf({ weapon }: ShootingData, { shots }: Combatant): RangedWeapon | undefined {
  return weapon === undefined ? shots[0] : shots.find(({ id }) => id === weapon);
}

function difficultyOf(data: ShootingData, weapon: RangedWeapon, target: Combatant, variant: Variant): number {
  if (data['assault-fire']) return ASSAULT_FIRE_DIFFICULTY; // CF-SHOT-8
  const circumstances = {
    range: data.range ?? rangeAt(data.distance ?? 0, weapon.ranges) ?? 'long',
    cover: data.cover,
    hasMoved: data.moved,
    isRapid: data.rapid,
  };
  const state = data['target-state'];
  const seen = {
    who: target,
    hasMovedToCover: state['cover-move'],
    hasBeenActivated: state.activated,
    isFree: state.free,
    level: data['target-level'],
  };
  return shotDifficulty(circumstances, seen, variant);
}

function modelOf(data: ShootingData, variant: Variant, { engine }: CompileOptions): ShootingModel {
  const rulings = rulingsOf(variant);
  const combatants = [combatantOf(variant, data.shooter), combatantOf(variant, data.target)] as const;
  const [shooter, target] = combatants;
  const weapon = weaponOf(data, shooter) ?? { id: '', strength: 0, ranges: [0, 0, 0] };
  const { woundTable } = settingsOf(variant);
  const wounds = new Wounds({ combatants, rulings, woundTable, engine });
  const shots = new Shots({ combatants, rulings, engine, wounds });
  const { aim } = shots;
  aim.shooter = 0;
  aim.target = 1;
  aim.value = standingValue(shooter, 'AIM', rulings);
  aim.difficulty = difficultyOf(data, weapon, target, variant);
  aim.strength = weapon.strength;
  aim.isAimed = data.aimed;
  return new ShootingModel({ combatants, rulings, shots, count: data.rapid ? 2 : 1, engine });
}

function check(data: ShootingData, variant: Variant): readonly Finding[] {
  const unknown = [
    ...checkFighterId(['shooter'], data.shooter, variant),
    ...checkFighterId(['target'], data.target, variant),
  ];
  if (unknown.length > 0) return unknown;
  const shooter = combatantOf(variant, data.shooter);
  return [
    ...checkWeapon(data, shooter),
    ...checkManner(data, shooter, rulingsOf(variant)['free-assault-fire'] === 'yes'),
    ...checkLevels(data),
  ];
}

// CF-ERR-7
function checkWeapon(data: ShootingData, shooter: Combatant): readonly Finding[] {
  if (shooter.shots.length === 0) {
    const message = `${shooter.id} has no ranged weapon`;
    return [error('no-ranged-weapon', ['shooter'], message, 'give him one: equipment: [griffon-pistol]')];
  }
  const weapon = weaponOf(data, shooter);
  if (weapon === undefined) {
    const names = shooter.shots.map(({ id }) => id);
    const message = `${shooter.id} has no ranged weapon ${JSON.stringify(data.weapon)}`;
    return [error('unknown-weapon', ['weapon'], message, oneOf(data.weapon ?? '', names, 'weapons'))];
  }
  return data['assault-fire'] ? [] : checkRange(data, weapon);
}

function checkRange({ range, distance }: ShootingData, { id, ranges }: RangedWeapon): readonly Finding[] {
  const hint = 'give either a range or a distance';
  if (range === undefined && distance === undefined) {
    return [error('shot-form', [], 'a shot needs a range or a distance', hint)];
  }
  if (range !== undefined && distance !== undefined) {
    return [error('shot-form', ['distance'], 'a shot has both a range and a distance', hint)];
  }
  if (distance === undefined || rangeAt(distance, ranges) !== null) return [];
  const message = `out of range: ${distance} > ${ranges[2]}`;
  return [error('out-of-range', ['distance'], message, `${id} reaches ${ranges.join(', ')} cm`)];
}

// CF-ERR-8
function checkManner(data: ShootingData, { id, abilities }: Combatant, isFree: boolean): readonly Finding[] {
  const findings: Finding[] = [];
  const lacks = (
    key: 'aimed' | 'rapid' | 'assault-fire',
    ability: 'bulls-eye' | 'rapid-reloading' | 'assault-fire',
  ) => {
    if (!data[key] || abilities.has(ability)) return;
    findings.push(error('lacks-ability', [key], `${id} has no ${ability}`, `give him ${ability}, or leave it out`));
  };
  lacks('aimed', 'bulls-eye');
  lacks('rapid', 'rapid-reloading');
  if (!isFree) lacks('assault-fire', 'assault-fire');
  for (const [one, other] of CONFLICTS) {
    if (!data[one] || !data[other]) continue;
    const message = `${one} and ${other} exclude each other`;
    findings.push(error('conflict', [other], message, `leave ${one} or ${other} out`));
  }
  return findings;
}

/** Ways to shoot that exclude each other. // CF-SHOT-8, CF-SHOT-9, CF-SHOT-10 */
const CONFLICTS = [
  ['aimed', 'rapid'],
  ['aimed', 'moved'],
  ['rapid', 'moved'],
  ['aimed', 'assault-fire'],
  ['rapid', 'assault-fire'],
] as const;

// CF-ERR-10
function checkLevels(data: ShootingData): readonly Finding[] {
  const [from, to] = [data['shooter-level'], data['target-level']];
  if (Math.abs(from - to) < 2) return [];
  const message = `levels ${from} and ${to} are too far apart`;
  return [error('levels-apart', ['target-level'], message, 'a shot reaches an adjacent level at most')];
}

function warn(data: ShootingData, variant: Variant): readonly Finding[] {
  const state = data['target-state'];
  if (!data['assault-fire']) return warnOfState(state, rulingsOf(variant));
  const given = {
    range: data.range !== undefined,
    distance: data.distance !== undefined,
    cover: data.cover !== 'none',
    moved: data.moved,
    'shooter-level': data['shooter-level'] > 0,
    'target-level': data['target-level'] > 0,
    'target-state': state['cover-move'] || state.activated || !state.free,
  };
  const idle = Object.entries(given).flatMap(([key, isGiven]) => (isGiven ? [key] : []));
  return idle.map((key) =>
    warning(
      'no-effect',
      [key],
      { en: `${key} has no effect on assault fire`, fr: `\`${key}\` est sans effet sur un tir d’assaut` },
      { en: 'its difficulty is always 7', fr: 'sa difficulté est toujours 7' },
    ),
  );
}

/** What a target does, where a ruling makes nothing of it. // CF-SHOT-5, CF-SHOT-6 */
function warnOfState(state: ShootingData['target-state'], rulings: ReturnType<typeof rulingsOf>): readonly Finding[] {
  const isIdle = {
    'cover-move': state['cover-move'] && rulings['cover-move-effect'] !== 'target-2' ? 'cover-move-effect' : null,
    activated: state.activated && rulings['dive-for-cover'] !== 'yes' ? 'dive-for-cover' : null,
    free: !state.free && rulings['dive-for-cover'] !== 'yes' ? 'dive-for-cover' : null,
  } as const;
  return Object.entries(isIdle).flatMap(([key, ruling]) => {
    if (ruling === null) return [];
    const option = `${ruling}: ${rulings[ruling]}`;
    return [idleAt('confrontation', ['engagement', 'target-state', key], key, ruledOut(option))];
  });
}

function ruledOut(option: string): Words {
  return { en: `the ruling \`${option}\` is in force`, fr: `\`${option}\` est en vigueur` };
}

function needs({ shooter, target }: ShootingData): readonly Need[] {
  return [
    { fighter: shooter, characteristics: ['AIM'] },
    { fighter: target, characteristics: ['RES'] },
  ];
}

/** Shots of one action of one fighter on another. */
export const shooting: KindDefinition<ShootingData> = {
  listing: {
    id: 'shooting',
    alias: 'tir',
    summary: {
      en: 'the shots of one fighter on another in one action',
      fr: 'les tirs d’un combattant sur un autre en une action',
    },
    fields: SHOOTING_LISTING,
  },
  schema: SHOOTING_SCHEMA,
  // The penalty is given.
  neverFelt: ['initiative-wounds', 'damage-wounds'],
  needs,
  rollsDamage: () => true,
  check,
  warn,
  compile: (data, variant, options) => played(modelOf(data, variant, options)),
};
