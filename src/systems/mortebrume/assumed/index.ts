import { RULES_FROM_AFAR } from './afar.ts';
import { FIGHT_RULES } from './fights.ts';
import { MELEE_RULES } from './melees.ts';
import type { AssumedRule } from './reading.ts';
import { ROLL_RULES } from './rolls.ts';

/** Rules that no source states; each section adds its own. */
export const ASSUMED_RULES: readonly AssumedRule[] = [
  ...ROLL_RULES,
  ...MELEE_RULES,
  ...FIGHT_RULES,
  ...RULES_FROM_AFAR,
];
