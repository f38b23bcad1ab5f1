import type { Dice } from '../../dice/dice.ts';
import { DOWN, OUT, STANDING, STUNNED } from './batch.ts';
import type { Readings } from './readings.ts';
import { SITE } from './sites.ts';
import type { Blow, Volley } from './volley.ts';

// The straight form of a batch, for the trial loop. The rules stand in batch.ts and rolls.ts in steps, which the exact
// solver walks and replays tell; here a usual volley is struck without stages or state, asking for the same dice in the
// same order. A test plays both on the same luck and compares them trial by trial.

// What a strike comes to, packed into one integer: fields from the lowest bit.
const POSTURE_BITS = 0x7;
const WOUNDS_SHIFT = 3;
const WOUNDS_BITS = 0xf;
/** The target's chance to parry is used up. // MH-PAR-2 */
export const PARRY_SPENT = 1 << 7;
const CRITICALS_SHIFT = 8;
const CRITICALS_BITS = 0x3f;
const DEALT_SHIFT = 14;

/** Posture of the target after a strike. */
export function postureAfter(strike: number): number {
  return strike & POSTURE_BITS;
}

/** Wounds left to the target after a strike. */
export function woundsAfter(strike: number): number {
  return (strike >> WOUNDS_SHIFT) & WOUNDS_BITS;
}

/** Critical hits rolled in a strike. */
export function criticalsOf(strike: number): number {
  return (strike >> CRITICALS_SHIFT) & CRITICALS_BITS;
}

/** Unsaved wounds of a strike. */
export function woundsDealtBy(strike: number): number {
  return strike >> DEALT_SHIFT;
}

/** 1 when a face reaches a number, else 0; without a branch. */
function reaches(face: number, need: number): number {
  return (need - 1 - face) >>> 31;
}

/** Injury dice earned while further hits are to be resolved: blow index × 2 + (1 when worsened by a critical). */
const queue = new Uint8Array(64);

/**
 * Strikes a usual volley ({@link Volley.isUsual}) at a standing man.
 * @param woundsBefore wounds left to him
 * @param critical whether the limit on criticals leaves the striker one
 * @returns posture, wounds, parry, criticals and wounds dealt, packed
 */
export function strikeStanding(
  volley: Volley,
  woundsBefore: number,
  canParry: boolean,
  critical: boolean,
  readings: Readings,
  dice: Dice,
): number {
  const { blows } = volley;
  const count = blows.length;
  let hitSet = 0;
  let result = 0;
  if (canParry) {
    hitSet = strikeParrier(volley, readings, dice);
    if (hitSet < 0) {
      result = PARRY_SPENT;
      hitSet = ~hitSet;
    }
  } else {
    for (let index = 0; index < count; index += 1) {
      hitSet |= reaches(dice.roll(6, SITE.hit), (blows[index] as Blow).toHit) << index; // MH-HIT-1
    }
  }
  let wounds = woundsBefore;
  let dealt = 0;
  let criticals = 0;
  let queued = 0;
  while (hitSet !== 0) {
    const index = 31 - Math.clz32(hitSet & -hitSet);
    hitSet &= hitSet - 1;
    const blow = blows[index] as Blow;
    if (blow.toWound > 6) continue;
    const face = dice.roll(6, SITE.wound);
    if (face < blow.toWound) continue; // MH-WND-1
    let lost = 1;
    let isWorse = 0;
    let maySave = true;
    // MH-CRIT-1 to 3
    if (face >= blow.critFrom && critical && (criticals & blow.limit) === 0) {
      criticals += 1;
      lost = 2;
      const part = dice.roll(6, SITE.critical);
      maySave = part < blow.exposedFrom;
      isWorse = reaches(part, blow.worseFrom);
    }
    if (maySave && blow.toSave <= 6 && dice.roll(6, SITE.save) >= blow.toSave) continue; // MH-SAVE-2
    if (blow.sidesteps && dice.roll(6, SITE.sidestep) >= 5) continue; // MH-SAVE-6
    dealt += lost;
    for (; lost > 0; lost -= 1) {
      // MH-INJ-1, MH-INJ-2
      if (wounds > 0) wounds -= 1;
      if (wounds > 0 || (queued > 0 && readings.singleInjuryDie)) continue;
      queue[queued] = index * 2 + isWorse;
      queued += 1;
    }
  }
  let worst = STANDING;
  for (let die = 0; die < queued; die += 1) {
    // MH-INJ-3, MH-INJ-4
    const earned = queue[die] as number;
    const blow = blows[earned >> 1] as Blow;
    const face = dice.roll(6, SITE.injury) + 2 * (earned & 1);
    const injury = DOWN + reaches(face, blow.stunnedFrom) + reaches(face, blow.outFrom);
    if (injury > worst) worst = injury;
  }
  if (worst === STUNNED && volley.headSave <= 6 && dice.roll(6, SITE.helmet) >= volley.headSave) worst = DOWN; // MH-INJ-5
  return result | worst | (wounds << WOUNDS_SHIFT) | (criticals << CRITICALS_SHIFT) | (dealt << DEALT_SHIFT);
}

/**
 * Hit dice at a man who may parry, and his parry. // MH-HIT-1, MH-PAR-2 to 5
 * @returns the set of hits left; its complement when the chance to parry is used up
 */
function strikeParrier(volley: Volley, readings: Readings, dice: Dice): number {
  const { blows } = volley;
  const count = blows.length;
  let hitSet = 0;
  let highest = 0;
  let highestBlow = 0;
  for (let index = 0; index < count; index += 1) {
    const blow = blows[index] as Blow;
    const face = dice.roll(6, SITE.hit);
    const hit = reaches(face, blow.toHit);
    hitSet |= hit << index;
    const value = hit * blow.parriable * (readings.parryModified ? face + blow.hitModifier : face);
    if (value > highest) {
      highest = value;
      highestBlow = index;
    }
  }
  if (hitSet === 0) return 0;
  if (highest === 0 || highest >= 6) return readings.parryOnAttemptOnly ? hitSet : ~hitSet;
  let parry = reaches(dice.roll(6, SITE.parry), highest + 1);
  if (volley.rerollsParry && parry === 0) parry = reaches(dice.roll(6, SITE.parryAgain), highest + 1);
  return ~(hitSet & ~(parry << highestBlow));
}

/**
 * Strikes a usual volley at a man who is down: the first unsaved wound removes him. // MH-DWN-1, MH-DWN-2
 * @param posture how he lies
 * @returns as {@link strikeStanding}
 */
export function strikeFallen(
  volley: Volley,
  posture: number,
  wounds: number,
  critical: boolean,
  readings: Readings,
  dice: Dice,
): number {
  const before = wounds << WOUNDS_SHIFT;
  if (posture === STUNNED && readings.stunnedIsOut) return OUT | before | (1 << DEALT_SHIFT); // MH-DWN-2
  const { blows } = volley;
  let criticals = 0;
  for (let index = 0; index < blows.length; index += 1) {
    const blow = blows[index] as Blow;
    if (readings.downedHitsRolled && dice.roll(6, SITE.hit) < blow.toHit) continue; // MH-DWN-1, rolled
    if (blow.toWound > 6) continue;
    const face = dice.roll(6, SITE.wound);
    if (face < blow.toWound) continue; // MH-WND-1
    let lost = 1;
    let maySave = true;
    // MH-CRIT-1 to 3
    if (face >= blow.critFrom && critical && readings.criticalOnDowned && (criticals & blow.limit) === 0) {
      criticals += 1;
      lost = 2;
      maySave = dice.roll(6, SITE.critical) < blow.exposedFrom;
    }
    if (maySave && blow.toSave <= 6 && dice.roll(6, SITE.save) >= blow.toSave) continue; // MH-SAVE-2
    if (blow.sidesteps && dice.roll(6, SITE.sidestep) >= 5) continue; // MH-SAVE-6
    return OUT | before | (criticals << CRITICALS_SHIFT) | (lost << DEALT_SHIFT);
  }
  return posture | before | (criticals << CRITICALS_SHIFT);
}
