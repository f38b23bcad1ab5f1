import type { RuleEntry } from '../../system.ts';

/** Every rule of the game, in the order of the sections: tests, turn, movement, fear, assault, fights, wounds, abilities. */
export const RULES: readonly RuleEntry[] = [];
