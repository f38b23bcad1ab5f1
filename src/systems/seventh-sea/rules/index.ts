import type { RuleEntry } from '../../system.ts';
import { DICE } from './dice.ts';
import { DRAMA } from './drama.ts';
import { OPPOSITION } from './opposition.ts';
import { REWARDS } from './rewards.ts';
import { SCENERY } from './scenery.ts';
import { WITS } from './wits.ts';

/** Every rule of the game, in the order of the sections: dice, opposition, combat, hazards, wits, sea, battles, rewards. */
export const RULES: readonly RuleEntry[] = [...DICE, ...OPPOSITION, ...DRAMA, ...SCENERY, ...WITS, ...REWARDS];
