import type { RuleEntry } from '../../system.ts';
import { ATTACK, DEFENCE } from './attack.ts';
import { BATTLES, SALVOS } from './battles.ts';
import { DICE } from './dice.ts';
import { DRAMA } from './drama.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { FIGHT, INITIATIVE } from './fights.ts';
import { HAZARDS } from './hazards.ts';
import { FIRST_ACTION, OPPOSITION } from './opposition.ts';
import { REWARDS } from './rewards.ts';
import { SCENERY } from './scenery.ts';
import { SEA_TRAVEL } from './sea-travel.ts';
import { SHIPS } from './ships.ts';
import { SQUADS } from './squads.ts';
import { WITS } from './wits.ts';
import { DAMAGE, WOUNDING } from './wounds.ts';

/** Every rule of the game, in the order of the sections: dice, opposition, combat, hazards, wits, sea, battles, rewards. */
export const RULES: readonly RuleEntry[] = [
  ...DICE,
  ...OPPOSITION,
  ...INITIATIVE,
  ...FIRST_ACTION,
  ...FIGHT,
  ...ATTACK,
  ...DEFENCE,
  ...DAMAGE,
  ...WOUNDING,
  ...SQUADS,
  ...DRAMA,
  ...SCENERY,
  ...HAZARDS,
  ...WITS,
  ...SEA_TRAVEL,
  ...SHIPS,
  ...BATTLES,
  ...SALVOS,
  ...REWARDS,
  ...ELSEWHERE,
];
