import type { Roles } from '../asked.ts';

/** What he strikes and wards with in either round of a combat. // MH-EQ-4 */
const HANDS = ['pistols', 'later-weapons'];
const FIGHTING = ['target', 'split', 'single-attack-with', 'parry', 'stand-up', ...HANDS];
/** Of a single phase, the first of a combat. */
const DIVING = ['single-attack-with', 'parry', 'pistols'];

/** Kind → field that names fighters → decision points that the kind asks of them. */
export const ASKED: Readonly<Record<string, Roles>> = {
  attack: { attacker: ['single-attack-with', ...HANDS], target: ['parry', ...HANDS] },
  melee: { sides: FIGHTING },
  shooting: { shooters: ['fire-twice'], target: ['stand-up'] },
  skirmish: { sides: [...FIGHTING, 'fire-twice', 'stance', 'charge-at', 'shoot-downed', 'enemies-down'] },
  rally: { subject: [] },
  'rout-test': { subject: [] },
  climb: { subject: [] },
  'jump-down': { subject: [] },
  'diving-charge': { attacker: DIVING, target: DIVING },
  leap: { subject: [] },
  'edge-fall': { subject: [] },
  fall: { subject: [] },
  movement: { subject: [] },
};
