import type { RuleEntry } from '../../system.ts';

/** Every rule of the game, in the order of the sections: dice, opposition, combat, hazards, wits, sea, battles, rewards. */
export const RULES: readonly RuleEntry[] = [];
