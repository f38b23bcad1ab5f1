import type { RuleEntry } from '../../system.ts';
import { CAPTURING } from './capture.ts';
import { CHARGING } from './charges.ts';
import { CLOSE_COMBAT, DAMAGE, OPPOSITION } from './close-combat.ts';
import { MANOEUVRES } from './manoeuvres.ts';

/** Every rule of the game, in the order of the sections. */
export const RULES: readonly RuleEntry[] = [
  ...OPPOSITION,
  ...CLOSE_COMBAT,
  ...DAMAGE,
  ...MANOEUVRES,
  ...CHARGING,
  ...CAPTURING,
];
