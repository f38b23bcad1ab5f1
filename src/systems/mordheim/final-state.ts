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
