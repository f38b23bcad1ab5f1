import type { RuleEntry } from '../../system.ts';
import { ABILITIES } from './abilities.ts';
import { ASSAULT } from './assault.ts';
import { ATTACKS } from './attacks.ts';
import { CHARGE } from './charge.ts';
import { COMBAT_DICE, EXCHANGES, SEPARATION } from './combats.ts';
import { DISENGAGEMENT } from './disengagement.ts';
import { FEAR } from './fear.ts';
import { FLIGHT } from './flight.ts';
import { FURTHER } from './further-moves.ts';
import { MOVEMENT } from './movement.ts';
import { PURSUIT } from './pursuit.ts';
import { SHOOTING } from './shooting.ts';
import { TABLE_ORDERS } from './table-orders.ts';
import { TEST_RULES } from './tests.ts';
import { TURN } from './turn.ts';
import { WAYS } from './ways.ts';
import { DAMAGE_RULES, LEVEL_RULES } from './wounds.ts';

/** Every rule of the game, in the order of the sections: tests, turn, movement, fear, assault, fights, wounds, abilities. */
export const RULES: readonly RuleEntry[] = [
  ...TEST_RULES,
  ...TURN,
  ...MOVEMENT,
  ...FLIGHT,
  ...TABLE_ORDERS,
  ...WAYS,
  ...FURTHER,
  ...FEAR,
  ...ASSAULT,
  ...CHARGE,
  ...DISENGAGEMENT,
  ...SHOOTING,
  ...SEPARATION,
  ...COMBAT_DICE,
  ...EXCHANGES,
  ...ATTACKS,
  ...DAMAGE_RULES,
  ...LEVEL_RULES,
  ...PURSUIT,
  ...ABILITIES,
];
