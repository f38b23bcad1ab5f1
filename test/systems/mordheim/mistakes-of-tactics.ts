import { stringify } from 'yaml';
import type { Mistake, Mistakes } from '../../support/mistakes.ts';

const ATTACK = { kind: 'attack', attacker: 'a', target: 'b' };
const SIDES = { sides: { men: ['a'], undead: ['2 x b'] } };
const DIVE = { ...ATTACK, kind: 'diving-charge', height: 4 };

/** A choice of one of both that the engagement does not ask for. */
function idle(
  engagement: { readonly kind: string },
  who: 'a' | 'b',
  point: string,
  option: string | string[],
): Mistake {
  const bow = engagement.kind === 'shooting' ? ['bow'] : [];
  const fighters = {
    a: { profile: 'warrior', equipment: ['axe', ...bow] },
    b: { profile: 'ghoul', equipment: ['axe'] },
  };
  const text = stringify({
    system: 'mordheim',
    fighters: { ...fighters, [who]: { ...fighters[who], tactics: { [point]: option } } },
    engagement,
  });
  return {
    what: `${point} of ${who} in ${engagement.kind}`,
    text,
    at: typeof option === 'string' ? option : '',
    path: `fighters.${who}.tactics.${point}`,
    says: [`${point} has no effect`, `kind ${engagement.kind} does not ask for it`, 'remove it'],
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
    idle({ kind: 'shooting', shooters: ['a'], target: 'b', range: 9 } as { kind: string }, 'a', 'shoot-downed', 'no'),
    idle({ kind: 'shooting', shooters: ['a'], target: 'b', range: 9 } as { kind: string }, 'b', 'parry', 'never'),
    idle(DIVE, 'a', 'later-weapons', ['axe']),
    idle(DIVE, 'b', 'stand-up', 'never'),
    idle({ kind: 'fall', subject: 'a', height: 4 } as { kind: string }, 'a', 'stand-up', 'never'),
  ],
};
