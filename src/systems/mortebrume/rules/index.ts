import type { RuleEntry } from '../../system.ts';
import { CAPTURING } from './capture.ts';
import { CHARGING } from './charges.ts';
import { CLOSE_COMBAT, DAMAGE, OPPOSITION } from './close-combat.ts';
import { COMBINED_ATTACKS } from './combined.ts';
import { GENERAL, ROLLS } from './dice.ts';
import { FIGHTS } from './fights.ts';
import { CLIMBING, FALLING, JUMPING } from './ground.ts';
import { MANOEUVRES } from './manoeuvres.ts';
import { MORALE } from './morale.ts';
import { DEFENDING, DISENGAGING, INTERCEPTING } from './moves.ts';
import { OBJECTS } from './objects.ts';
import { PRISONERS } from './prisoners.ts';
import { CARDS_OF_SKILL, SCATTER, SHOTS } from './shots.ts';
import { SORCERY } from './sorcery.ts';
import { STATES_OF_FIGHTERS } from './states.ts';
import { THROWING } from './throws.ts';
import { TURNS } from './turns.ts';

/** Every rule of the game, in the order of the sections. */
export const RULES: readonly RuleEntry[] = [
  ...GENERAL,
  ...ROLLS,
  ...OPPOSITION,
  ...STATES_OF_FIGHTERS,
  ...TURNS,
  ...MORALE,
  ...CLOSE_COMBAT,
  ...DAMAGE,
  ...COMBINED_ATTACKS,
  ...INTERCEPTING,
  ...DISENGAGING,
  ...DEFENDING,
  ...MANOEUVRES,
  ...CHARGING,
  ...SHOTS,
  ...CARDS_OF_SKILL,
  ...SCATTER,
  ...SORCERY,
  ...THROWING,
  ...OBJECTS,
  ...CAPTURING,
  ...PRISONERS,
  ...JUMPING,
  ...FALLING,
  ...CLIMBING,
  ...FIGHTS,
];
