import type { RuleEntry } from '../../system.ts';

/** Every rule of the game, in the order of the sections. */
export const RULES: readonly RuleEntry[] = [];
