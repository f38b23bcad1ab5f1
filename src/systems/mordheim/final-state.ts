import { DOWN, OUT, STUNNED } from './posture.ts';

/**
 * What became of a fighter: 0 unharmed, 1 wounded, 2 knocked down, 3 stunned, 4 out of action; the order of FINAL_STATES.
 * @param wounds wounds left to him
 * @param full his characteristic W
 */
export function finalStateOf(posture: number, wounds: number, full: number): number {
  if (posture >= OUT) return 4;
  if (posture === STUNNED) return 3;
  if (posture === DOWN) return 2;
  return wounds < full ? 1 : 0;
}

/**
 * Of the wounds dealt to a fighter those that he had left to lose; with none left he fares as with one. // MH-INJ-1, MH-INJ-2
 * @param before wounds that he had left
 */
export function effectiveWounds(dealt: number, before: number): number {
  return Math.min(dealt, Math.max(1, before));
}
