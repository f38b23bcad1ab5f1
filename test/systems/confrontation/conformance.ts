import type { ConformanceFacts } from '../conformance/facts.ts';
import { against, alone, fighter, profile, SOLDIER, scene, versus } from './scenes.ts';

const soldier = fighter(SOLDIER);
const archer = fighter({ ...SOLDIER, AIM: 3 }, { equipment: ['griffon-pistol'], abilities: ['rapid-reloading'] });
const marked = fighter(SOLDIER, { abilities: ['survival-instinct-5', 'hard-boiled-1'], state: { level: 'light' } });

/** What the conformance suite needs to know of Confrontation: a sample of each kind at least, in the order of the listing. */
export const facts: ConformanceFacts = {
  samples: [
    alone('test', soldier, { characteristic: 'INI', difficulty: 8, dice: 2 }),
    scene(
      { kind: 'test', subject: 'a', opponent: 'b', characteristic: 'DIS', modifier: 1 },
      { a: soldier, b: profile('sered') },
    ),
    alone('ability-roll', fighter(SOLDIER, { abilities: ['regeneration-4'], state: { level: 'serious' } }), {
      ability: 'regeneration',
    }),
    alone('ability-roll', fighter(SOLDIER, { abilities: ['reinforcement'] }), { ability: 'reinforcement' }),
    scene({ kind: 'wound', strength: 6, 'strength-dice': 1, target: 'a' }, { a: marked }),
    against('attack', soldier, marked, { parry: 'plain', 'parry-dice': 2 }),
    versus('combat', soldier, soldier, { rounds: 1 }),
    alone('action', profile('sylvan-animae'), { action: 'charge', level: 1, 'level-change': 'up' }),
    scene({ kind: 'disengage', subject: 'a', opponents: ['2 x b'] }, { a: soldier, b: soldier }),
    scene(
      { kind: 'shooting', shooter: 'a', target: 'b', range: 'medium', cover: 'light', rapid: true },
      { a: archer, b: marked },
    ),
    scene(
      { kind: 'fear', subject: 'a', against: 'b' },
      { a: fighter(SOLDIER, { abilities: ['bravery'] }), b: profile('killyox') },
      { rulings: { bravery: 're-roll' } },
    ),
    alone('rally', soldier),
  ],
  mirrors: [
    {
      one: versus('combat', soldier, marked, { rounds: 1 }),
      other: versus('combat', marked, soldier, { rounds: 1 }),
      sides: ['x', 'y'],
    },
  ],
  naming: {
    characteristics: (word) => ({ characteristics: { [word]: 3 } }),
    sizes: (word) => ({ size: word }),
    equipment: (word) => ({ equipment: [word] }),
    abilities: (word) => ({ abilities: [word] }),
    bestiary: (word) => ({ profile: word }),
  },
};
