import { askedOf, chosen, idle, type Roles, unasked } from '../asked.ts';
import type { Finding, Variant } from '../system.ts';
import { DECISIONS } from './decisions.ts';
import type { FighterData } from './fighter-schema.ts';

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

/** Warnings about decisions of those who take part that their engagement does not ask for. */
export function warnIdleTactics(variant: Variant): readonly Finding[] {
  const engagement = variant.engagement as { readonly kind: string };
  const asked = askedOf(ASKED[engagement.kind] ?? {}, [{ ...engagement }]);
  return [...asked].flatMap(([id, points]) => {
    const { tactics = {} } = variant.fighters[id] as FighterData;
    return chosen(DECISIONS, tactics)
      .filter((point) => !points.has(point))
      .map((point) => idle('mordheim', id, ['tactics', point], unasked(engagement.kind)));
  });
}
