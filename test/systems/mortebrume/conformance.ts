import type { ConformanceFacts } from '../conformance/facts.ts';
import { example, fighter, scene } from './scenes.ts';

const human = example('human');
const elf = example('elf');
const dwarf = example('dwarf', { tactics: { reaction: 'take' } });
const orrokeen = example('orrokeen');
const brute = example('brute', { destiny: 2, tactics: { 'destiny-use': 'both' } });

/** Tests, morale, objects, prisoners. */
const SMALL: readonly string[] = [
  scene({ a: example('sorcerer', { holds: 'b' }), b: dwarf }, 'test', {
    subject: 'a',
    aptitude: 'dodge',
    difficulty: 15,
    modifier: -4,
    destiny: 2,
  }),
  scene(
    { a: fighter({ 'weapon-skill': 7 }) },
    'test',
    { subject: 'a', roll: 9, difficulty: 10 },
    {
      'dice-table': { 0: [6], 8: [8, 6] },
      rulings: { 'automatic-failure': 'any-one', 'special-success': 'maximum-face' },
    },
  ),
  scene({ a: human, b: elf, c: orrokeen }, 'morale', {
    sides: { x: ['2 x a'], y: ['b', 'c'] },
    'lost-last-turn': { x: 2, y: 1 },
    champions: { y: 'b' },
  }),
  scene({ a: human, b: elf }, 'morale', { sides: { x: ['a'], y: ['b'] } }),
  scene({ a: elf, b: human, c: example('brute', { tactics: { 'attack-mode': 'body-strike' } }) }, 'pick-up', {
    subject: 'a',
    object: { encumbrance: 3 },
    attackers: ['2 x b', 'c'],
    rivals: 0,
  }),
  scene({ a: example('elf', { carried: 4, holds: 'c' }), b: human, c: dwarf }, 'pass-object', {
    giver: 'a',
    receiver: 'b',
    objects: [1, 2],
    prisoner: 'c',
  }),
  scene({ a: orrokeen, b: dwarf }, 'prisoner', { captor: 'a', prisoner: 'b' }),
  scene({ a: dwarf, b: fighter({ physique: 12, armour: 1 }) }, 'escape', {
    prisoner: 'a',
    captor: 'b',
    attempts: 3,
    modifier: 1,
  }),
];

/** One attack hand to hand, charges, sweeps, captures. */
const HAND_TO_HAND: readonly string[] = [
  scene({ a: brute, b: human }, 'clash', { attacker: 'a', target: 'b', distance: 1.5, band: 'reduced' }),
  scene({ a: brute, b: elf }, 'body-strike', { attacker: 'a', target: 'b', modifier: 6 }),
  scene({ a: human, b: elf }, 'close-in', { attacker: 'a', target: 'b', distance: 3 }),
  scene({ a: orrokeen, b: human }, 'fling', { attacker: 'a', target: 'b', distance: 1, 'fling-to': 3.5 }),
  scene({ a: orrokeen, b: human, c: dwarf }, 'charge', {
    attacker: 'a',
    target: 'b',
    type: 'breakthrough',
    run: 10,
    pursuer: 'c',
  }),
  scene({ a: orrokeen, b: dwarf, c: human }, 'multiple-strike', { attacker: 'a', targets: ['b', '2 x c'] }),
  scene({ a: human, b: dwarf, c: orrokeen }, 'capture', {
    attacker: 'a',
    target: 'b',
    by: 'companion',
    dominator: 'c',
  }),
];

/** What the conformance suite needs to know of Mortebrume. */
export const facts: ConformanceFacts = {
  samples: [...SMALL, ...HAND_TO_HAND],
  mirrors: [],
  naming: {
    characteristics: null,
    'weapon-classes': (word) => ({ weapon: { class: word } }),
    cards: null,
    'shot-modifiers': null,
    faces: null,
    bestiary: (word) => ({ profile: word }),
  },
};
