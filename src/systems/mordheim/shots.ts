import { InvariantError } from '../../errors.ts';
import { type HitNumbers, hitNeed, hitNumbers, injuryNumbers, saveNeed, woundNumbers } from './blow-numbers.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { criticalNumbers } from './criticals.ts';
import { type CarriedMissile, carryMissile, findMissile } from './missiles.ts';
import { NEVER, needToWound } from './numbers.ts';
import type { Blow } from './volley.ts';
import { CROSSBOW_PISTOL } from './weapons.ts';

/** Circumstances of a shot as bits. */
export const AIM = {
  /** More than half the greatest range. // MH-SHT-2 */
  long: 1,
  /** Out of range: the shot is made and misses. // MH-SHT-2 */
  beyond: 2,
  /** The shooter moved this turn. */
  moved: 4,
  covered: 8,
  /** A large target, by the scene or by itself. */
  large: 16,
  /** One of two shots at -1. // MH-SHT-5 */
  doubled: 32,
  /** The crossbow pistol before the blows of a combat: nothing else matters. // MH-ATK-8 */
  melee: 64,
} as const;

/** Sets of {@link AIM} are below this. */
export const AIMS = 128;

/** What a shooter did in earlier turns, as bits. */
export const PAST = {
  /** Fired in his own last turn. */
  firedLastTurn: 1,
  /** Fired in this battle. */
  fired: 2,
} as const;

/**
 * Adds to the circumstances of a shot what follows from range and weapon. // MH-SHT-2, MH-SHT-5
 * @param distance inches to the target
 * @param circumstances `moved`, `covered` and `large` of {@link AIM}
 */
export function aimAt(shooter: Combatant, distance: number, circumstances: number): number {
  const { missile } = shooter;
  if (missile === null) return circumstances;
  let aim = circumstances;
  if (distance > missile.range / 2) aim |= AIM.long;
  if (distance > missile.range) aim |= AIM.beyond;
  const isNear = (aim & (AIM.long | AIM.moved)) === 0;
  if (missile.doubles === 'always' || (missile.doubles === 'near' && isNear)) aim |= AIM.doubled;
  return aim;
}

/** Whether he can shoot at all, as far as weapon and skill go. // MH-SHT-1 */
export function canShoot({ missile, stats }: Combatant): boolean {
  return missile !== null && (stats.BS > 0 || missile.scatters);
}

/**
 * Shots of a shooter in one shooting phase. // MH-SHT-1, MH-SHT-5
 * @param aim as {@link aimAt} gives it
 * @param past bits of {@link PAST}
 */
export function shotsInPhase(shooter: Combatant, aim: number, past: number): number {
  const { missile } = shooter;
  if (missile === null || !canShoot(shooter)) return 0;
  if (missile.isSpent && (past & PAST.fired) !== 0) return 0;
  let shots = missile.shots;
  if ((aim & AIM.moved) !== 0) shots = Math.min(shots, missile.shotsAfterMoving);
  if ((past & PAST.firedLastTurn) !== 0) shots = Math.min(shots, missile.shotsAfterFiring);
  return shots > 0 && (aim & AIM.doubled) !== 0 ? 2 : shots;
}

/**
 * One shot at a target. // MH-SHT-3 to 7
 * @param aim bits of {@link AIM}
 * @param criticalSlot slot of the limit on criticals, -1 without one
 * @throws InvariantError when the shooter has no missile weapon
 */
export function compileShot(
  shooter: Combatant,
  target: Combatant,
  aim: number,
  criticalSlot: number,
  rulings: Rulings,
): Blow {
  const missile = weaponOf(shooter, aim);
  const { abilities } = shooter;
  const base = target.armour - (target.carriesShield ? 1 : 0) - missile.saveBonus; // MH-SAVE-1, MH-SAVE-4, MH-EQ-3
  const penalty = missile.savePenalty + (abilities.has('perfect-killer') ? 1 : 0); // MH-SAVE-3
  const isPoisoned = missile.isPoisoned && !target.abilities.has('immune-poison'); // MH-WND-4
  const hits = hitsOf(missile, shooter, target, aim, rulings);
  const wounds = woundNumbers(needToWound(missile.strength, target.stats.T), rulings);
  return {
    weapon: missile.id,
    ...hits,
    rerollsMiss: false,
    isPlain: !hits.isAutomatic && hits.confirm === 0 && !isPoisoned,
    hitModifier: 0,
    dodges: target.abilities.has('dodge'),
    isParriable: false,
    isPoisoned,
    ...wounds,
    canCrit: wounds.canCrit && !missile.isPoisoned, // MH-CRIT-1
    ...criticalNumbers(0, 'missile', rulings),
    toSave: saveNeed(base + penalty, rulings),
    sidesteps: false,
    ...injuryNumbers(false, target, 0),
    criticalSlot,
    group: 0,
  };
}

/** His first missile weapon, or the crossbow pistol that he fires in close combat. */
function weaponOf(shooter: Combatant, aim: number): CarriedMissile {
  const { missile, abilities, stats } = shooter;
  if ((aim & AIM.melee) === 0) {
    if (missile === null) throw new InvariantError(`${shooter.name} has no missile weapon`);
    return missile;
  }
  const crossbow = findMissile(CROSSBOW_PISTOL.id);
  if (crossbow === undefined) throw new InvariantError('there is no crossbow pistol');
  return carryMissile(crossbow, {
    strength: stats.S,
    abilities,
    firesTwice: false,
    sheetOnly: false,
    reloadsBrace: false,
  });
}

type ShotNumbers = HitNumbers & Pick<Blow, 'confirm' | 'isAutomatic'>;

/** How a shot hits. // MH-SHT-2, MH-SHT-3, MH-SHT-6 */
function hitsOf(
  missile: CarriedMissile,
  shooter: Combatant,
  target: Combatant,
  aim: number,
  rulings: Rulings,
): ShotNumbers {
  if ((aim & AIM.beyond) !== 0) return byDie(NEVER); // MH-SHT-2
  if (missile.scatters) {
    return rulings['blunderbuss-hit'] === 'four-plus' ? byDie(4) : { ...byDie(1), isAutomatic: true }; // MH-SHT-6
  }
  return shotNumbers(7 - shooter.stats.BS - modifierOf(missile, shooter, target, aim), rulings);
}

/** What helps a shot, less what hampers it. // MH-SHT-3, MH-ATK-8 */
function modifierOf(missile: CarriedMissile, shooter: Combatant, target: Combatant, aim: number): number {
  const is = (circumstance: number): number => ((aim & circumstance) === 0 ? 0 : 1);
  const large = target.abilities.has('large') ? 1 : is(AIM.large);
  if ((aim & AIM.melee) !== 0) return large - 2;
  const cover = shooter.abilities.has('trick-shooter') ? 0 : is(AIM.covered);
  const effort = missile.isThrown ? 0 : is(AIM.moved) + is(AIM.long);
  return large + missile.toHit - cover - effort - is(AIM.doubled);
}

/** Hit numbers by need; 7 and more as the ruling says. // MH-SHT-4 */
function shotNumbers(need: number, rulings: Rulings): ShotNumbers {
  if (need < NEVER) return byDie(hitNeed(need, rulings));
  const ruling = rulings['seven-plus-to-hit'];
  if (ruling === 'natural-six') return byDie(6);
  if (ruling === 'six-then-four' && need <= 9) return { ...byDie(6), confirm: need - 3 };
  return byDie(NEVER);
}

function byDie(toHit: number): ShotNumbers {
  return { ...hitNumbers(toHit), confirm: 0, isAutomatic: false };
}
