import { type Cuts, cuts, type Dice } from '../../dice/dice.ts';
import { type Critical, PLAIN_WOUND } from './criticals.ts';
import { NEVER } from './numbers.ts';
import type { Readings } from './readings.ts';
import { SITE } from './sites.ts';
import type { Blow, Volley } from './volley.ts';

/** What {@link rollToHit} gives for a hit whose face nobody will ask for. */
const BLIND = 7;
/** What {@link rollToHit} gives for a hit without a die; no parry beats it. */
const AUTOMATIC = 8;

/** A hit die of which only a natural 6 counts. // MH-HIT-4 */
const SIX = { toHit: 6, faces: cuts(6, [6]), firstFace: 6 };

/**
 * One attack's hit roll. // MH-HIT-1 to 4
 * @param isAfraid only a natural 6 hits
 * @param asksFace whether the face matters to a parry
 * @returns 0 for a miss, else the natural face, {@link BLIND} or {@link AUTOMATIC}
 */
export function rollToHit(blow: Blow, isAfraid: boolean, asksFace: boolean, dice: Dice): number {
  if (!isAfraid && !asksFace && blow.isPlain) return dice.atLeast(6, blow.toHit, SITE.hit) ? BLIND : 0;
  return rollSpecialHit(blow, isAfraid, asksFace, dice);
}

function rollSpecialHit(blow: Blow, isAfraid: boolean, asksFace: boolean, dice: Dice): number {
  if (blow.isAutomatic && !isAfraid) return AUTOMATIC; // MH-HIT-2
  const numbers = isAfraid ? SIX : blow;
  if (blow.confirm > 0) {
    // MH-SHT-4: a 6, then a second die
    return dice.atLeast(6, 6, SITE.hit) && dice.atLeast(6, blow.confirm, SITE.confirm) ? 6 : 0;
  }
  if (asksFace || blow.isPoisoned) {
    let band = dice.band(6, numbers.faces, SITE.hit);
    if (band === 0 && blow.rerollsMiss) band = dice.band(6, numbers.faces, SITE.hitAgain); // MH-HIT-3
    return band === 0 ? 0 : numbers.firstFace + band - 1;
  }
  if (dice.atLeast(6, numbers.toHit, SITE.hit)) return BLIND;
  return blow.rerollsMiss && dice.atLeast(6, numbers.toHit, SITE.hitAgain) ? BLIND : 0; // MH-HIT-3
}

/** Whether a hit that shows `face` is poisoned: a natural 6 of a poisoned blow. // MH-WND-4 */
export function isPoisonedHit(blow: Blow, face: number): boolean {
  return face === 6 && blow.isPoisoned;
}

/** No face can beat an automatic hit. // MH-PAR-3, all-hits */
const UNBEATABLE = 99;

/** What a parry has to beat to discard this hit; 0 when the hit is no candidate. // MH-PAR-3, MH-PAR-4 */
export function parryValue(blow: Blow, face: number, readings: Readings): number {
  if ((face === AUTOMATIC || !blow.isParriable) && !readings.parryAllHits) return 0;
  if (face === AUTOMATIC) return UNBEATABLE;
  return blow.hitModifier !== 0 && readings.parryModified ? face + blow.hitModifier : face;
}

/** Whether the highest candidate can be parried at all. // MH-PAR-3, MH-PAR-4 */
export function mayAttempt(blow: Blow, highest: number): boolean {
  return highest > 0 && highest < 6 && blow.isParriable;
}

/** A parry of the hit that shows `highest`. // MH-PAR-4, MH-PAR-5 */
export function rollParry(volley: Volley, highest: number, dice: Dice): boolean {
  if (dice.atLeast(6, highest + 1, SITE.parry)) return true;
  return volley.rerollsParry && dice.atLeast(6, highest + 1, SITE.parryAgain);
}

/** Whether the limit on criticals leaves this blow one. // MH-CRIT-1, MH-CRIT-2 */
export function mayCrit(blow: Blow, criticalsUsed: number): boolean {
  return blow.canCrit && (blow.criticalSlot < 0 || ((criticalsUsed >>> blow.criticalSlot) & 1) === 0);
}

/** 0 nothing, 1 a wound, 2 a critical. // MH-WND-1, MH-WND-4, MH-CRIT-1 */
export function rollToWound(blow: Blow, isPoisoned: boolean, critical: boolean, dice: Dice): number {
  if (isPoisoned) return dice.atLeast(6, 6, SITE.wound) && critical ? 2 : 1;
  if (blow.toWound >= NEVER) return 0;
  if (critical) return dice.band(6, blow.wounds, SITE.wound);
  return dice.atLeast(6, blow.toWound, SITE.wound) ? 1 : 0;
}

/** The critical die. // MH-CRIT-3 to MH-CRIT-8 */
export function rollCritical(blow: Blow, dice: Dice): Critical {
  return blow.results[dice.band(6, blow.criticals, SITE.critical)] as Critical;
}

/** What {@link rollUnsaved} gives where the target stepped aside: he was not hit at all. // MH-SAVE-6 */
export const SIDESTEPPED = -1;

/**
 * What save and side-step leave of a wound. // MH-CRIT-3, MH-SAVE-2, MH-SAVE-6
 * @param eachWound whether the target steps aside from each wound by itself
 * @returns unsaved wounds, or {@link SIDESTEPPED}
 */
export function rollUnsaved(blow: Blow, { save, wounds }: Critical, eachWound: boolean, dice: Dice): number {
  if (save === 'each') return rollOne(blow, dice) + rollOne(blow, dice); // MH-CRIT-6
  if (save === 'all' && blow.toSave <= 6 && dice.atLeast(6, blow.toSave, SITE.save)) return 0;
  if (!blow.sidesteps) return wounds;
  const taken = eachWound ? 1 : wounds;
  let unsaved: number = wounds;
  for (let left = wounds; left > 0; left -= taken) if (dice.atLeast(6, 5, SITE.sidestep)) unsaved -= taken;
  return unsaved === 0 ? SIDESTEPPED : unsaved;
}

/** One wound of several that are saved by themselves: 1 when it is not saved. */
function rollOne(blow: Blow, dice: Dice): number {
  return Math.max(0, rollUnsaved(blow, PLAIN_WOUND, true, dice));
}

/** One injury die: 1 knocked down, 2 stunned, 3 out. @param kind one of INJURY in criticals.ts // MH-INJ-3 */
export function rollInjury(blow: Blow, kind: number, dice: Dice): number {
  return 1 + dice.band(6, blow.injuries[kind] as Cuts, SITE.injury);
}

/** Whether the head is spared: a stunned man is knocked down instead. // MH-INJ-5 */
export function rollHelmet(volley: Volley, dice: Dice): boolean {
  return volley.headSave < NEVER && dice.atLeast(6, volley.headSave, SITE.helmet);
}
