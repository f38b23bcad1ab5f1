import { type Cuts, cuts } from '../../dice/dice.ts';
import type { Combatant, Rulings } from './combatant.ts';
import { NEVER } from './numbers.ts';
import type { Blow } from './volley.ts';

/** Save number; a natural 1 fails unless numbers alone decide. // MH-SAVE-2 */
export function saveNeed(need: number, rulings: Rulings): number {
  return need >= 2 || rulings['natural-one-save'] === 'by-number' ? need : 2;
}

/** Hit number; a natural 1 misses unless numbers alone decide. // MH-HIT-1, MH-SHT-4 */
export function hitNeed(need: number, rulings: Rulings): number {
  return need >= 2 || rulings['natural-one-hit'] === 'by-number' ? need : 2;
}

export type HitNumbers = Pick<Blow, 'toHit' | 'faces' | 'firstFace'>;

/** Bands of a hit die. */
/** @param toHit natural face needed; {@link NEVER} or more when impossible // MH-HIT-1 */
export function hitNumbers(toHit: number): HitNumbers {
  const firstFace = Math.max(1, Math.min(NEVER, toHit));
  const starts: number[] = [];
  for (let face = firstFace; face <= 6; face += 1) starts.push(face);
  return { toHit, faces: cuts(6, starts), firstFace };
}

/** Numbers and bands of the wound die; a 6 is a critical unless a 6 is what was needed. // MH-CRIT-1 */
export function woundNumbers(toWound: number, rulings: Rulings): Pick<Blow, 'toWound' | 'canCrit' | 'wounds'> {
  const isEasy = toWound < 6 || (toWound === 6 && rulings['critical-when-six-needed'] === 'allowed');
  const canCrit = isEasy && rulings['critical-hits'] !== 'none';
  return { toWound, canCrit, wounds: cuts(6, [toWound, 6]) };
}

/** Bands of the injury die for each of INJURY in criticals.ts. // MH-INJ-3 */
export function injuryNumbers(concussed: boolean, defender: Combatant, bonus: number): Pick<Blow, 'injuries'> {
  const isGritty = defender.abilities.has('true-grit');
  const downUpTo = concussed ? 1 : isGritty ? 3 : 2;
  const stunnedUpTo = isGritty || defender.abilities.has('hard-to-kill') ? 5 : 4;
  const stunnedFrom = downUpTo + 1 - bonus;
  const outFrom = stunnedUpTo + 1 - bonus;
  const [plain, bad, worse] = [0, 1, 2].map((more) => cuts(6, [stunnedFrom - more, outFrom - more])) as [
    Cuts,
    Cuts,
    Cuts,
  ];
  return { injuries: [plain, bad, worse, plain] };
}
