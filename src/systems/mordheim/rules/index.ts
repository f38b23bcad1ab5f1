import type { RuleEntry } from '../../system.ts';
import { ATTACKS } from './attacks.ts';
import { CHARACTERISTICS } from './characteristics.ts';
import { INJURIES } from './injuries.ts';
import { MOVEMENT } from './movement.ts';
import { ORDER } from './order.ts';
import { PSYCHOLOGY } from './psychology.ts';
import { RALLY } from './rally.ts';
import { SHOOTING } from './shooting.ts';
import { SKIRMISH } from './skirmish.ts';
import { TURN } from './turn.ts';
import { VERTICAL } from './vertical.ts';
import { WOUNDING } from './wounds.ts';

/** Every rule of the game, in the order in which a turn meets them. */
export const RULES: readonly RuleEntry[] = [
  ...CHARACTERISTICS,
  ...TURN,
  ...RALLY,
  ...MOVEMENT,
  ...VERTICAL,
  ...SHOOTING,
  ...ORDER,
  ...ATTACKS,
  ...WOUNDING,
  ...INJURIES,
  ...PSYCHOLOGY,
  ...SKIRMISH,
];
