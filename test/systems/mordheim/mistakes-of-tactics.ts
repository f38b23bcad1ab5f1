import { stringify } from 'yaml';
import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const ATTACK = { kind: 'attack', attacker: 'a', target: 'b' };
const SIDES = { sides: { men: ['a'], undead: ['2 x b'] } };
const FIRST = { ...ATTACK, 'first-round': true };
const DUEL_SIDES = { sides: { men: ['a'], undead: ['b'] } };
const DUEL = { kind: 'melee', ...DUEL_SIDES };
const SKIRMISH = { kind: 'skirmish', ...SIDES, distance: 9 };
const DIVE = { ...ATTACK, kind: 'diving-charge', height: 4 };

interface Engagement {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A choice of one of both that the engagement does not ask for. */
function idle(engagement: Engagement, who: 'a' | 'b', point: string, option: string | string[]): Mistake {
  const bow = engagement.kind === 'shooting' ? ['bow'] : [];
  return vain(engagement, who, { [point]: option }, `kind ${engagement.kind} does not ask for it`, ['axe', ...bow]);
}

/** Choices of one of both, the last of which decides nothing. @param items what `a` has */
function vain(
  engagement: Engagement,
  who: 'a' | 'b',
  tactics: Readonly<Record<string, string | number | string[]>>,
  why: string,
  items: readonly string[] = ['axe'],
): Mistake {
  const [point = '', option = ''] = Object.entries(tactics).at(-1) ?? [];
  const fighters = {
    a: { profile: 'warrior', equipment: items },
    b: { profile: 'ghoul', equipment: ['axe'] },
  };
  const text = stringify({
    system: 'mordheim',
    fighters: { ...fighters, [who]: { ...fighters[who], tactics } },
    engagement,
  });
  return {
    what: `${point} of ${who} in ${engagement.kind}`,
    text,
    at: typeof option === 'string' ? option : '',
    path: `fighters.${who}.tactics.${point}`,
    says: [`${point} has no effect`, why, 'remove it'],
    severity: 'warning',
  };
}

/** Choices of fighters that an engagement does not ask for. */
export const mistakesOfTactics: Mistakes = {
  'tactics that an engagement does not ask for': [
    idle(ATTACK, 'a', 'target', 'weakest'),
    idle(ATTACK, 'a', 'split', 'even'),
    idle(ATTACK, 'a', 'parry', 'never'),
    idle(ATTACK, 'b', 'single-attack-with', 'main'),
    idle(ATTACK, 'b', 'stand-up', 'never'),
    idle({ kind: 'melee', ...SIDES }, 'a', 'stance', 'hold'),
    idle({ kind: 'melee', ...SIDES }, 'b', 'shoot-downed', 'no'),
    idle({ kind: 'melee', ...SIDES }, 'b', 'fire-twice', 'yes'),
    idle({ kind: 'shooting', shooters: ['a'], target: 'b', range: 9 }, 'a', 'shoot-downed', 'no'),
    idle({ kind: 'shooting', shooters: ['a'], target: 'b', range: 9 }, 'b', 'parry', 'never'),
    idle(DIVE, 'a', 'later-weapons', ['axe']),
    idle(DIVE, 'b', 'stand-up', 'never'),
    idle({ kind: 'fall', subject: 'a', height: 4 }, 'a', 'stand-up', 'never'),
  ],
  'tactics that decide nothing': [
    vain(FIRST, 'a', { 'later-weapons': ['axe'] }, 'first round'),
    vain({ ...ATTACK, 'first-round': false }, 'a', { pistols: 'hold' }, 'first round', ['axe', 'pistol']),
    vain(ATTACK, 'a', { pistols: 'hold' }, 'no pistol'),
    vain(ATTACK, 'b', { pistols: 'hold' }, 'no pistol'),
    vain(ATTACK, 'a', { 'single-attack-with': 'main' }, 'two different weapons', ['axe', 'axe']),
    vain(ATTACK, 'a', { 'single-attack-with': 'main' }, 'single attack', ['axe', 'sword']),
    vain(ATTACK, 'b', { parry: 'never' }, 'nothing to parry with'),
    vain(DUEL, 'a', { target: 'weakest' }, 'single enemy'),
    vain({ kind: 'melee', ...SIDES }, 'a', { split: 'even' }, 'one blow at a time'),
    vain(SKIRMISH, 'a', { 'fire-twice': 'yes' }, 'nothing to shoot with'),
    vain(SKIRMISH, 'a', { 'shoot-downed': 'no' }, 'nothing to shoot with'),
    vain(SKIRMISH, 'a', { stance: 'hold', 'charge-at': 5 }, 'never charges'),
    vain({ ...SKIRMISH, ...DUEL_SIDES }, 'a', { 'enemies-down': 'charge' }, 'single enemy'),
  ],
};
