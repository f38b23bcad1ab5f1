import type { RuleEntry } from '../../system.ts';
import { CAPTURING } from './capture.ts';
import { CHARGING } from './charges.ts';
import { CLOSE_COMBAT, DAMAGE, OPPOSITION } from './close-combat.ts';
import { GENERAL, ROLLS } from './dice.ts';
import { MANOEUVRES } from './manoeuvres.ts';
import { MORALE } from './morale.ts';
import { OBJECTS } from './objects.ts';
import { PRISONERS } from './prisoners.ts';
import { STATES_OF_FIGHTERS } from './states.ts';

/** Every rule of the game, in the order of the sections. */
export const RULES: readonly RuleEntry[] = [
  ...GENERAL,
  ...ROLLS,
  ...OPPOSITION,
  ...STATES_OF_FIGHTERS,
  ...MORALE,
  ...CLOSE_COMBAT,
  ...DAMAGE,
  ...MANOEUVRES,
  ...CHARGING,
  ...OBJECTS,
  ...CAPTURING,
  ...PRISONERS,
];
