import type { RuleEntry } from '../../system.ts';
import { ABILITIES } from './abilities.ts';
import { FEAR } from './fear.ts';
import { FLIGHT } from './flight.ts';
import { MOVEMENT } from './movement.ts';

/** Every rule of the game, in the order of the sections: tests, turn, movement, fear, assault, fights, wounds, abilities. */
export const RULES: readonly RuleEntry[] = [...MOVEMENT, ...FLIGHT, ...FEAR, ...ABILITIES];
