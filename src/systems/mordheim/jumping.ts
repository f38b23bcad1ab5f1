import type { Rulings } from './combatant.ts';

/** Greatest height from which one jumps down, in inches. // MH-JMP-1, MH-DIV-1 */
export const JUMP_MAX = 6;

/** Greatest height from which an acrobat may come down unhurt, in inches. // MH-JMP-4, MH-FAL-4 */
export const ACROBAT_MAX = 12;

/** Inches to every test of a jump. // MH-JMP-2 */
const INCHES_A_TEST = 2;

/**
 * The tests of a jump down: a fall for each, in inches, should it be the one that fails.
 * @param height inches
 * @source MH-JMP-2, MH-JMP-3
 */
export function fallsOfJump(height: number, rulings: Rulings): readonly number[] {
  const tests = Math.floor(height / INCHES_A_TEST);
  const isFull = rulings['jump-fall-height'] !== 'remaining';
  return Array.from({ length: tests }, (_, passed) => (isFull ? height : height - INCHES_A_TEST * passed));
}
